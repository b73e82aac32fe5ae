/// The contents of fields, according to a text.
struct DateReading {
  /// The fields that the text fills, with their contents.
  var contents: [(index: Int, content: FieldContent)] = []

  /// The unused parts, in UTF-8 code units of the text: for example a time if there are only fields
  /// for a date.
  var unused: [Range<Int>] = []

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
    DateReading(contents: contents + other.contents, unused: unused + other.unused)
  }
}
