import FormworkMasks

extension EditingSession {
  /// What undo and redo do wrong: undo brings back what was there, redo what came of it.
  ///
  /// Without a step more than there were before the last edit there is nothing to look at.
  mutating func undoViolation(
    _ before: FormattedText, _ steps: Int, _ tally: inout LawTally
  ) -> String? {
    guard undoCount > steps else { return nil }
    let after = current
    tally.count("undo")
    undo()
    if current != before { return "undo brings back something else" }
    redo()
    return current == after ? nil : "redo does something else"
  }
}
