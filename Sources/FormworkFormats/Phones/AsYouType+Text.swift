extension AsYouType {
  /// Returns the number as it appears after its last digit was typed.
  ///
  /// - Parameter dialed: ASCII digits, with an optional leading plus sign.
  /// - Returns: The digits with spaces, hyphens, and parentheses, in ASCII.
  /// - Complexity: O(*n*) in the number of digits.
  mutating func text(of dialed: DigitBuffer) -> DigitBuffer {
    var shown = Shown.typed
    for byte in dialed { shown = type(byte) }
    let text = write(shown)
    // Upstream loses a digit when it looks for a longer trunk prefix twice.
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
