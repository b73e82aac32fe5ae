/// What a text says about some fields.
struct DateReading {
  /// The fields that it fills, with their content.
  var contents: [(index: Int, content: FieldContent)] = []

  /// What it says beyond that, in UTF-8 code units of the text: a time where there are fields for a date only.
  var unused: [Range<Int>] = []

  /// Whether all fields have a value.
  func isRight(_ engine: FieldEngine) -> Bool {
    isComplete(engine, engine.layout.slots.indices)
  }

  /// Whether some fields have a value each.
  func isComplete(_ engine: FieldEngine, _ slots: Range<Int>) -> Bool {
    contents.count == slots.count
      && contents.allSatisfy { engine.layout.slots[$0.index].accepts($0.content) }
  }

  func joined(with other: DateReading) -> DateReading {
    DateReading(contents: contents + other.contents, unused: unused + other.unused)
  }
}
