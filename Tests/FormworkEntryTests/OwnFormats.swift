import FormworkFormats

/// A Brazilian company number, which has letters since July 2026 (Instrução Normativa RFB 2.229/2024).
struct CNPJ: EntryFormat, Hashable {
  func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    if character.isASCII, character.isNumber || character.isLetter {
      return .significant(Character(character.uppercased()))
    }
    return "./- ".contains(character) ? .separator : .foreign
  }

  func write(_ entry: Entry) -> EntryText {
    var text = EntryText(entry)
    for index in entry.indices {
      if let literal = [2: ".", 5: ".", 8: "/", 12: "-"][index] { text.supply(literal) }
      text.show(index)
    }
    text.isComplete = entry.count == 14
    text.isFull = entry.count >= 14
    if entry.count == 14, !hasCheckDigits(entry) { text.issue = .checksum }
    if entry.count > 14 { (text.issue, text.rejection) = (.tooLong, .noRoom) }
    return text
  }

  private func hasCheckDigits(_ entry: Entry) -> Bool {
    let values = entry.map { Int($0.asciiValue ?? 48) - 48 }
    return [12, 13].allSatisfy { end in
      let sum = (0..<end).reduce(0) { $0 + values[$1] * ((end - 1 - $1) % 8 + 2) }
      return values[end] == (sum % 11 < 2 ? 0 : 11 - sum % 11)
    }
  }

  var keyboard: KeyboardType { .asciiCapable }
  var isCode: Bool { true }
}

/// A distance with its unit, `123 456 km`.
struct Odometer: EntryFormat, Hashable {
  func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    switch character {
    case "0"..."9" where character.isASCII: .significant(character)
    case " ", ".", "k", "m": .separator
    default: .foreign
    }
  }

  func write(_ entry: Entry) -> EntryText {
    var text = EntryText(entry)
    for index in entry.indices {
      if index > 0, (entry.count - index) % 3 == 0 { text.supply(" ") }
      text.show(index)
    }
    text.supply(suffix: " km")
    text.isComplete = true
    if entry.count > 6 { text.rejection = .noRoom }
    return text
  }
}

/// A time span, `2h 30m`, whose value is a number of minutes.
struct TimeSpan: EntryFormat, Hashable {
  func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    switch character {
    case "0"..."9" where character.isASCII: .significant(character)
    case "h", "H", ":": index == 0 || entry.contains("h") ? .ignored : .significant("h")
    case "m", "M", " ": .separator
    default: .foreign
    }
  }

  func write(_ entry: Entry) -> EntryText {
    var text = EntryText(entry)
    let hours = entry.firstIndex(of: "h")
    for index in entry.indices {
      text.show(index)
      if index == hours, index + 1 < entry.count { text.supply(" ") }
    }
    let parts = entry.text.split(separator: "h").map { Int($0) ?? 0 }
    if entry.last != "h" { text.supply(suffix: "m") }
    let minutes = hours == nil ? parts[0] : parts[0] * 60 + (parts.count > 1 ? parts[1] : 0)
    text.value = String(minutes)
    text.isComplete = true
    if parts.count > 1, parts[1] > 59 { text.issue = .aboveMaximum }
    if entry.count > 6 { text.rejection = .noRoom }
    return text
  }

  /// `90` becomes `1h 30m`.
  func tidied(_ entry: Entry) -> Entry {
    guard !entry.contains("h"), let minutes = Int(entry.text), minutes > 59 else { return entry }
    return Entry("\(minutes / 60)h\(minutes % 60 == 0 ? "" : String(minutes % 60))")
  }

  /// Without hours, an `h` means nothing.
  func reduced(_ entry: Entry) -> Entry {
    entry.first == "h" ? Entry(String(entry.text.dropFirst())) : entry
  }

  func entry(ofValue value: String) -> Entry? {
    Int(value).map { tidied(Entry(String($0))) }
  }
}
