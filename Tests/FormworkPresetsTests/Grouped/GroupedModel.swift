import FormworkText

/// What a grouped format must do, told from the data and the characters alone.
struct GroupedModel {
  /// Whether letters count.
  var takesLetters = false

  /// The letters that mean nothing at the start.
  var heading = ""

  /// The sizes of the groups that characters are shown in, one after the other.
  var groups: ([Character]) -> [Int]

  /// How many characters there may be.
  var most: ([Character]) -> Int

  /// Whether they are complete.
  var isComplete: ([Character]) -> Bool

  /// What is wrong with them.
  var problem: ([Character]) -> InputProblem?

  /// Whether a typed character may be where it stands.
  var accepts: (_ place: Int, _ all: [Character]) -> Bool = { _, _ in true }

  /// The text of characters.
  func text(_ characters: [Character]) -> String {
    var rest = characters[...]
    var groups = groups(characters)[...]
    var parts: [String] = []
    while !rest.isEmpty {
      let size = groups.popFirst() ?? rest.count
      parts.append(String(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    return parts.joined(separator: " ")
  }

  /// The characters of a text before an offset in UTF-16 code units.
  static func count(in text: String, before offset: Int) -> Int {
    text.utf16.prefix(max(0, offset)).count { $0 != 0x20 }
  }
}

extension GroupedModel {
  /// What is read in an insertion.
  struct Reading: Hashable {
    var characters: [Character] = []
    var leftBefore = ""
    var leftAfter = ""
    var isIgnored = true
  }

  /// Reads an insertion.
  func reading(_ text: String, atStart isAtStart: Bool) -> Reading {
    var reading = Reading()
    var isOver = false
    for character in text {
      let scalars = Array(character.unicodeScalars)
      if let counted = counted(character) {
        reading.isIgnored = false
        if isOver { reading.leftAfter.append(counted) } else { reading.characters.append(counted) }
      } else if PhoneModel.isLetter(scalars) {
        reading.isIgnored = false
        isOver = isOver || !reading.characters.isEmpty
        if isOver {
          reading.leftAfter.append(character)
        } else {
          reading.leftBefore.append(character)
        }
      } else if ",;\n\r\r\n".contains(character) {
        isOver = isOver || !reading.characters.isEmpty
      } else if scalars.count > 1 || scalars[0].properties.isEmoji && !scalars[0].isASCII
        || scalars[0].properties.isMark
      {
        reading.isIgnored = false
      }
    }
    if isAtStart, !heading.isEmpty, reading.characters.starts(with: heading) {
      reading.characters.removeFirst(heading.count)
    }
    return reading
  }

  private func counted(_ character: Character) -> Character? {
    guard let scalar = character.unicodeScalars.first, character.unicodeScalars.count == 1 else {
      return nil
    }
    if scalar.properties.generalCategory == .decimalNumber,
      let value = scalar.properties.numericValue
    {
      return Character(String(Int(value)))
    }
    if !takesLetters { return nil }
    if ("a"..."z").contains(scalar) || ("A"..."Z").contains(scalar) {
      return Character(String(scalar).uppercased())
    }
    let isWide =
      ("\u{FF21}"..."\u{FF3A}").contains(scalar) || ("\u{FF41}"..."\u{FF5A}").contains(scalar)
    return isWide
      ? Unicode.Scalar(scalar.value - 0xFEE0).map { Character(String($0).uppercased()) } : nil
  }
}

extension GroupedModel {
  /// What an edit must come to.
  struct Outcome {
    var characters: [Character]
    /// How many characters stand before the caret; `nil` if it may be anywhere.
    var caret: Int?
    var leftOut = ""
    var refusal: Refusal?
  }

  /// What an edit must come to; `nil` if nothing is to be done.
  func outcome(of edit: TextEdit, in text: String) -> Outcome? {
    let old = text.filter { $0 != " " }.map { $0 }
    let length = text.utf16.count
    let (low, high) = (
      max(0, min(length, edit.range.lowerBound.value)),
      max(0, min(length, edit.range.upperBound.value))
    )
    let lower = Self.count(in: text, before: low)
    let upper = Self.count(in: text, before: high)
    if edit.replacement.isEmpty {
      return low >= high ? nil : deletion(lower..<upper, edit.direction, old)
    }
    let reading = reading(edit.replacement, atStart: lower == 0)
    if reading.isIgnored { return nil }
    if reading.characters.isEmpty { return Outcome(characters: old, refusal: .notAllowed) }
    for count in stride(
      from: min(reading.characters.count, 60 - old.count + upper - lower), to: 0, by: -1)
    {
      var all = old
      all.replaceSubrange(lower..<upper, with: reading.characters.prefix(count))
      if reading.characters.count == 1, !accepts(lower, all) {
        return Outcome(characters: old, refusal: .notAllowed)
      }
      if all.count <= max(most(all), old.count) {
        let rest = String(reading.characters.dropFirst(count))
        return Outcome(
          characters: all, caret: lower + count,
          leftOut: reading.leftBefore + rest + reading.leftAfter)
      }
    }
    return Outcome(characters: old, refusal: .noRoom)
  }

  private func deletion(
    _ range: Range<Int>, _ direction: TextEdit.Direction, _ old: [Character]
  ) -> Outcome? {
    var range = range
    if range.isEmpty {
      switch direction {
      case .insertion: return Outcome(characters: old)
      case .backward: range = range.lowerBound - 1..<range.lowerBound
      case .forward: range = range.lowerBound..<range.lowerBound + 1
      }
    }
    guard range.lowerBound >= 0, range.upperBound <= old.count else { return nil }
    var rest = old
    rest.removeSubrange(range)
    return Outcome(characters: rest, caret: range.lowerBound)
  }
}
