import FormworkMasks

/// One edit of a text with fields.
struct FieldEditor {
  let engine: FieldEngine
  var sheet: FieldSheet

  /// The position of the caret after the edit.
  var place = FieldPlace(slot: 0, digit: 0)

  /// Whether the edit changes the displayed text.
  var isChanged = false

  /// Whether a key replaces a selection. If it adds nothing, the selection stays.
  var replaces = false

  /// The field of the last digit that was used.
  var filled: Int?

  /// The existing characters that were removed.
  var removed = ""

  /// The unused letters and digits of an insertion.
  var unused = ""

  /// Whether the hour and the year of a text in another notation are certain.
  var isHourClear = false
  var hasBareYear = false

  /// The text that replaces the fields, if the typed characters don't fit them.
  var loose: String?

  init(_ engine: FieldEngine, _ sheet: FieldSheet) {
    self.engine = engine
    self.sheet = sheet
  }

  /// Applies an edit of a text whose length is in UTF-16 code units.
  ///
  /// - Returns: The rejection, after which the state is invalid; `nil` if there is none.
  mutating func apply(_ edit: TextEdit, length: Int) -> Rejection? {
    let lower = max(0, min(edit.range.lowerBound.value, length))
    let upper = max(lower, min(edit.range.upperBound.value, length))
    let hadLostPeriod = sheet.hasLostPeriod
    sheet.hasLostPeriod = false
    if hadLostPeriod, edit.direction == .backward, upper == length, upper - lower == 1 {
      place = sheet.place(at: upper)
      isChanged = true
      return nil
    }
    if edit.replacement.isEmpty {
      delete(lower..<upper, edit.direction)
      return nil
    }
    if lower < upper { sheet.adoptCenturies() }
    place = sheet.place(at: lower)
    if place.slot < sheet.contents.count, sheet.contents[place.slot].supplied > 0,
      !engine.layout.slots[place.slot].pads
    {
      sheet.adoptCenturies()
      place = sheet.place(at: lower)
    }
    if lower < upper { select(lower..<upper, isAll: lower == 0 && upper == length) }
    let rejection = insert(edit.replacement)
    if isChanged { sheet.settle() }
    return rejection
  }

  /// Whether the caret is at the end.
  var isAtEnd: Bool {
    let last = sheet.last
    if last < 0 || place.slot > last { return true }
    return place.slot == last && !place.isBeforeSupplied
      && place.digit >= sheet.contents[last].ownCount
  }

  /// Removes the text that an insertion replaces.
  private mutating func select(_ range: Range<Int>, isAll: Bool) {
    replaces = true
    remove(range, of: sheet)
    if sheet.isEmpty { place = FieldPlace(slot: 0, digit: 0) }
    if isAll { sheet.typed = 0 }
    // No change so far would outweigh a rejection.
    isChanged = false
  }

  private mutating func insert(_ text: String) -> Rejection? {
    if text.utf8.count == 1, let byte = text.utf8.first, byte >= 0x30, byte <= 0x39 {
      return type(Int(byte - 0x30))
    }
    guard let character = text.first, text.utf8.count == 1 || text.dropFirst().isEmpty else {
      return paste(text)
    }
    switch DateCharacter(character) {
    case .digit(let digit): return type(digit)
    case .letter(let letter): return type(letter, from: character)
    case .separator:
      if replaces { return nil }
      if isAtEnd, isForeign(character) { return keep(character) }
      separate(character)
      return nil
    case .other: return .notAllowed
    }
  }
}

extension FieldSheet {
  /// Returns the user's characters in a field, as they are shown.
  func shown(_ index: Int, _ range: Range<Int>? = nil) -> String {
    let content = contents[index].own
    if layout.slots[index].isPeriod {
      return content.isEmpty ? "" : content.value == 0 ? "AM" : "PM"
    }
    var text = ""
    for digit in range ?? 0..<content.count { text += String(content[digit]) }
    return text
  }
}
