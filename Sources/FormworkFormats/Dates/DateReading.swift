/// The contents of fields, according to a text.
struct DateReading {
  /// The fields that the text fills, with their contents.
  var contents: [(index: Int, content: FieldContent)] = []

  /// The unused parts, in UTF-8 code units of the text: for example a time if there are only fields
  /// for a date.
  var unused: [Range<Int>] = []

  /// Whether two digits next to a month's name are the year only because nothing follows them.
  var hasBareYear = false

  /// Whether the hour counts to 24, or has AM or PM, so that no other word can change it.
  var isHourClear = false

  /// Whether all fields have a value.
  func isRight(_ engine: FieldEngine) -> Bool {
    isComplete(engine, engine.layout.slots.indices)
  }

  /// Whether each field in a range has a value.
  func isComplete(_ engine: FieldEngine, _ slots: Range<Int>) -> Bool {
    contents.count == slots.count
      && contents.allSatisfy { engine.layout.slots[$0.index].accepts($0.content) }
  }

  func joined(with other: DateReading) -> DateReading {
    DateReading(
      contents: contents + other.contents, unused: unused + other.unused,
      hasBareYear: hasBareYear || other.hasBareYear, isHourClear: isHourClear && other.isHourClear)
  }
}
