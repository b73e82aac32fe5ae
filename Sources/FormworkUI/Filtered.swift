import Formwork

/// A format that is given only the characters that a function of the app allows.
///
/// It serves restrictions that are written as code. A filter that can be described by characters is
/// better described so: it can be compared, and is faster.
struct Filtered: FormatWrapper {
  let base: AnyInputFormat
  let allows: @Sendable (Character) -> Bool

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if edit.replacement.isEmpty { return base.apply(edit, to: current) }
    var allowed = edit
    allowed.replacement = edit.replacement.filter(allows)
    return allowed.replacement.isEmpty ? .refused(current) : base.apply(allowed, to: current)
  }

  func formatted(value: String) -> FormattedText { base.formatted(value: value.filter(allows)) }
  func formatted(text: String) -> FormattedText { base.formatted(text: text.filter(allows)) }
}
