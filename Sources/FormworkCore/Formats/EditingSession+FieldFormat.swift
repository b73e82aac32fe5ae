public import FormworkMasks

extension EditingSession where Format == AnyInputFormat {
  /// Creates an editing session from a field format.
  ///
  ///     var session = EditingSession(format: .phone(.germany))
  ///     session.insert("03023125042")
  ///     session.current.text  // "030 23125042"
  ///
  /// - Parameters:
  ///   - format: The format of the field.
  ///   - context: The locale and the region of the field.
  ///   - value: The initial value.
  ///   - undoSteps: How much one step of undo reverts.
  ///   - undoLimit: The maximum number of undo steps.
  public init(
    format: FieldFormat<String>, in context: FormatContext = FormatContext(), value: String = "",
    undoSteps: UndoSteps = .edits, undoLimit: Int = 100
  ) {
    self.init(
      format: format.makeFormat(in: context), value: value, undoSteps: undoSteps,
      undoLimit: undoLimit)
  }
}
