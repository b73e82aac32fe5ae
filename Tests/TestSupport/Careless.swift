public import FormworkFormats

/// A format of an app that takes anything and is wrong about who put it there.
public struct Careless: InputFormat, Hashable {
  /// What it says of every text.
  private let provenance: Provenance

  /// Creates a format that gives every text the same provenance.
  public init(_ provenance: Provenance) {
    self.provenance = provenance
  }

  /// Inserts and deletes, as a filter of any characters does.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    var outcome = AllowedCharacters.any.apply(edit, to: current)
    if !outcome.isRejected { outcome.formatted = withWrongProvenance(outcome.formatted) }
    return outcome
  }

  /// Shows the value as it is.
  public func formatted(value: String) -> FormattedText {
    withWrongProvenance(AllowedCharacters.any.formatted(value: value))
  }

  private func withWrongProvenance(_ right: FormattedText) -> FormattedText {
    FormattedText(
      text: right.text, value: right.value, selection: right.selection,
      isComplete: right.isComplete, provenance: provenance)
  }
}
