import FormworkMasks

/// A whole input that has more than the number of a card: the track of a magnetic stripe, or a
/// security code.
struct CardInput {
  private let text: String

  /// The runs of digits, and the separators between them.
  private var runs: [Range<String.Index>] = []

  /// Whether there are only digits and separators.
  private var isPlain = true

  init(_ text: String) {
    self.text = text
    let alphabet = GroupedAlphabet.digits
    for index in text.indices {
      switch alphabet.role(of: text[index]) {
      case .counts:
        let next = text.index(after: index)
        if let last = runs.last, last.upperBound == index {
          runs[runs.count - 1] = last.lowerBound..<next
        } else {
          runs.append(index..<next)
        }
      case .decoration: break
      case .other: isPlain = false
      }
    }
  }

  /// The meaning of the input, if it is more than a number.
  var meaning: InputMeaning? { isPlain ? numberBeforeCode : numberOfTrack }

  /// The number of a track: the digits before the first field separator or the end sentinel, as ISO/IEC 7813
  /// describes them.
  private var numberOfTrack: InputMeaning? {
    for run in runs {
      guard run.upperBound < text.endIndex, text[run.upperBound].endsNumberOfTrack,
        text[run].utf8.count >= 12
      else { continue }
      return .part(String(text[run]), rest: String(text[run.upperBound...]))
    }
    return nil
  }

  /// The number before a security code.
  ///
  /// In groups with the same separator, the code may be the last group of a longer number, so all of them
  /// are read as a number. A number without groups may be wrapped; if both are numbers, none is meant.
  private var numberBeforeCode: InputMeaning? {
    guard let code = runs.last, runs.count > 1 else { return nil }
    let groups = runs.dropLast()
    let number = digits(of: groups)
    guard let card = CardRules(beginning: number), card.hasCheckDigit,
      digits(of: runs[(runs.count - 1)...]).count == card.securityCodeLength,
      card.allows(count: number.count), number.satisfyLuhn, isGrouped(groups, card)
    else { return nil }
    let before = separators(between: groups)
    let last = String(text[groups[groups.endIndex - 1].upperBound..<code.lowerBound])
    if before.contains(where: { $0.isSame(as: last) }) { return nil }
    let all = digits(of: runs[...])
    let isSpaced = last.isSame(as: " ") || last.isSame(as: "-")
    if isSpaced, card.allows(count: all.count), all.satisfyLuhn { return .nothing }
    return .part(
      String(text[..<code.lowerBound]), rest: String(text[code.lowerBound...]))
  }

  private func digits(of runs: ArraySlice<Range<String.Index>>) -> DigitBuffer {
    var digits = DigitBuffer()
    for run in runs {
      for character in text[run] {
        if case .counts(let byte) = GroupedAlphabet.digits.role(of: character) {
          digits.append(byte)
        }
      }
    }
    return digits
  }

  /// Whether digits stand together, or in the groups of their brand.
  private func isGrouped(_ runs: ArraySlice<Range<String.Index>>, _ card: CardRules) -> Bool {
    if runs.count == 1 { return true }
    var (groups, left) = (card.groups(count: digits(of: runs).count), runs.count)
    for run in runs {
      let size = digits(of: [run]).count
      left -= 1
      if UInt64(size) > groups & 15 || left > 0 && UInt64(size) < groups & 15 { return false }
      groups >>= 4
    }
    return true
  }

  private func separators(between runs: ArraySlice<Range<String.Index>>) -> [String] {
    zip(runs, runs.dropFirst()).map { String(text[$0.upperBound..<$1.lowerBound]) }
  }
}

extension Character {
  /// Whether the character ends the number of a track: a field separator, or the end sentinel.
  fileprivate var endsNumberOfTrack: Bool {
    guard let byte = utf8.first, utf8.count == 1 else { return false }
    return byte.endsNumberOfTrack
  }
}

extension UInt8 {
  /// Whether the byte ends the number of a track.
  var endsNumberOfTrack: Bool {
    self == UInt8(ascii: "=") || self == UInt8(ascii: "^") || self == UInt8(ascii: "?")
  }
}
