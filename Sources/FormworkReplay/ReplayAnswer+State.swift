public import FormworkMasks
@_spi(JSON) import FormworkRules

extension ReplayAnswer {
  /// An answer with the single state of a field that something else edits.
  ///
  /// - Parameters:
  ///   - id: A number that tells the answer from others.
  ///   - formatted: The text of the field.
  ///   - remainder: What the format says is still missing.
  ///   - isRejected: Whether the format rejected what was done last.
  public init(id: Int, _ formatted: FormattedText, remainder: String, isRejected: Bool) {
    let state = FieldState(formatted, remainder: remainder, isRejected: isRejected)
    self.init(id: .number(String(id)), states: [state])
  }
}
