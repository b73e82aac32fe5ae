/// A mistake that a programmer could make in a source file, as a choice between two pieces of code.
struct Mutant: Encodable {
  /// How the choice is written into the source.
  enum Shape: String, Encodable {
    /// `(isOn ? (new) : (old))`.
    case expression
    /// `if isOn { new } else { old }`.
    case statement
  }

  /// The kind of mistake, such as `comparison shifted`.
  let mistake: String
  let shape: Shape
  /// The place of the old text, in UTF-8 bytes of the file.
  let start: Int
  let end: Int
  /// The function, initializer, or property that it is in, such as `FieldMachine.restore`.
  let owner: String
  let new: String
}

/// The mutants of one file.
struct MutatedFile: Encodable {
  let path: String
  let mutants: [Mutant]
}
