import FormworkMasks

/// The entry of a duration as a decimal number of its first unit, while it is typed: `1.5` for an hour and a half.
///
/// When the user leaves the field, the text becomes that of the pattern, `01:30`. The value is that text from the
/// start.
struct DecimalDuration: EntryFormat {
  let format: DurationFormat

  func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    if let mark = character.decimalMark {
      return index == 0 || entry.mark != nil ? .ignored : .significant(Character(mark))
    }
    guard case .digit(let digit) = DateCharacter(character) else { return .foreign }
    return .significant(Character(Unicode.Scalar(UInt8(0x30 + digit))))
  }

  func write(_ entry: Entry) -> EntryText {
    var text = EntryText(entry)
    text.show(0..<entry.count)
    let places = entry.mark.map { entry.count - $0 - 1 } ?? 0
    let mark = entry.mark.flatMap { Unicode.Scalar(entry.units[$0]) } ?? "."
    var number: Int64 = 0
    for unit in entry.units.prefix(11) where unit >= 0x30 {
      number = number &* 10 &+ Int64(unit & 15)
    }
    let seconds = format.seconds(ofDecimal: number, places: places, mark)
    let shown = seconds.map { format.formatted(typed: $0) } ?? FormattedText()
    text.value = shown.value
    text.issue = shown.issue
    text.isComplete = places > 0
    if places > 4 || entry.count > 11 || shown.value.isEmpty { text.rejection = .noRoom }
    return text
  }
}

extension Entry {
  /// The index of the decimal separator.
  fileprivate var mark: Int? { units.firstIndex { $0 < 0x30 } }
}

extension Character {
  /// The point or comma of a decimal number; `nil` for any other character.
  var decimalMark: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return nil }
    // The Arabic one is a comma.
    return first == "." || first == "," ? first : first == "\u{66B}" ? "," : nil
  }
}
