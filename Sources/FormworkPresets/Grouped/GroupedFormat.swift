import FormworkText

/// A format whose characters stand in groups, such as a card's number or an IBAN: the first of them
/// tell how long it is, and how it is grouped.
///
/// The text depends on the characters alone, whichever edits led there. Formats of this kind say what
/// they know of characters; `GroupedEditor` does the rest.
protocol GroupedFormat: InputFormat {
  /// Whether letters count as well as digits; they become upper case.
  static var takesLetters: Bool { get }

  /// The letters that may stand before it in what is pasted, and mean nothing.
  static var heading: [UInt8] { get }

  /// What is known of characters.
  func rules(for characters: DigitBuffer) -> GroupRules

  /// Whether a character that is typed may stand at a place.
  func accepts(_ character: UInt8, at place: Int, in characters: DigitBuffer) -> Bool

  /// Stand-ins for the characters that are missing, `0` for digits and `A` for letters.
  func missing(after characters: DigitBuffer) -> DigitBuffer
}

extension GroupedFormat {
  static var heading: [UInt8] { [] }

  func accepts(_ character: UInt8, at place: Int, in characters: DigitBuffer) -> Bool { true }
}

/// What is known of the characters of a grouped format.
struct GroupRules {
  /// How many characters each group has, half a byte for each, the first one in the lowest.
  ///
  /// Where a group has none, all that follows stands together.
  var groups: UInt64

  /// How many characters there may be.
  var most: Int

  /// Whether there are as many as there must be.
  var isComplete = false

  /// What is wrong with them.
  var problem: InputProblem?
}

extension GroupedFormat {
  /// The text that shows characters.
  ///
  /// - Parameters:
  ///   - characters: The characters, in ASCII.
  ///   - caret: How many of them are before the caret.
  ///   - side: On which side of a separator the caret stands.
  /// - Returns: The text with its value, and all that is known of it.
  func formatted(
    _ characters: DigitBuffer, caret: Int, _ side: CaretSide
  ) -> FormattedText {
    if characters.isEmpty { return FormattedText() }
    let rules = rules(for: characters)
    var text = DigitBuffer()
    var pieces: [Provenance.Piece] = []
    pieces.reserveCapacity(18)
    var (groups, next, offset) = (rules.groups, 0, 0)
    while next < characters.count {
      let size = Int(groups & 15)
      let end = size == 0 ? characters.count : min(characters.count, next + size)
      groups >>= 4
      if next > 0 {
        text.append(UInt8(ascii: " "))
        pieces.append(.init(length: 1, kind: []))
      }
      if caret > next || caret == next && (side == .before || next == 0) {
        offset = text.count + min(caret, end) - next
      }
      pieces.append(.init(length: end - next, kind: [.user, .value]))
      while next < end {
        text.append(characters[next])
        next += 1
      }
    }
    if caret >= characters.count || offset > text.count { offset = text.count }
    var formatted = FormattedText(
      text: text.text, value: characters.text,
      selection: UTF16Offset(offset)..<UTF16Offset(offset), isComplete: rules.isComplete,
      problem: rules.problem, provenance: Provenance(pieces))
    formatted.isFull = characters.count >= rules.most
    return formatted
  }

  /// The characters of a text of this format.
  func characters(of formatted: FormattedText) -> DigitBuffer {
    // Without their places, which only an edit needs.
    var characters = DigitBuffer()
    for byte in formatted.text.utf8 where byte.counts(letters: Self.takesLetters) {
      characters.append(byte)
    }
    return characters
  }
}

extension CountedText {
  /// The digits of a grouped text, and its letters where they count.
  init(grouped text: String, letters takesLetters: Bool) {
    self.init(text) { byte, _ in byte.counts(letters: takesLetters) }
  }
}

extension UInt8 {
  /// Whether it is a digit, or a capital letter where such count, in ASCII.
  fileprivate func counts(letters takesLetters: Bool) -> Bool {
    self &- 0x30 < 10 || (takesLetters && self &- UInt8(ascii: "A") < 26)
  }
}
