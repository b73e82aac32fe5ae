extension AsYouType {
  /// Formats a number as it looks after its last digit was typed.
  ///
  /// - Parameter dialed: Digits in ASCII, maybe after a plus sign.
  /// - Returns: The same with spaces, hyphens and parentheses, in ASCII.
  /// - Complexity: O(*n*) in the number of digits.
  mutating func text(of dialed: DigitBuffer) -> DigitBuffer {
    var shown = Shown.typed
    for byte in dialed { shown = type(byte) }
    let text = write(shown)
    // Upstream loses a digit where it looks for a longer trunk prefix twice.
    if isDamaged, !text.filter({ $0 & 0xF0 == 0x30 || $0 == 0x2B }).elementsEqual(dialed) {
      return dialed
    }
    return text
  }

  private func write(_ shown: Shown) -> DigitBuffer {
    var text = DigitBuffer()
    switch shown {
    case .typed:
      return dialed
    case .plain:
      text += prefix
      text += number
    case .spaced:
      text = spacedPrefix
      text += number
    case .template:
      text = spacedPrefix
      template?.write(DigitBuffer(number.prefix(filled)), of: 15, to: &text)
    case .exact(let entry):
      text = spacedPrefix
      entry.write(number, of: number.count, to: &text)
    }
    return text
  }

  private var spacedPrefix: DigitBuffer {
    var text = prefix
    if needsSpace, let last = prefix.last, last != UInt8(ascii: " ") {
      text.append(UInt8(ascii: " "))
    }
    return text
  }
}
