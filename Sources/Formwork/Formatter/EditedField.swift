#if canImport(AppKit) && !canImport(UIKit)
import FormworkMasks

/// The field that uses a formatter alone, while the user edits its text.
///
/// A formatter only receives text. The field also knows how its text was typed, so its answers are
/// better. Each closure returns `nil` if the question isn't about the text in the field's editor.
package struct EditedField: Sendable {
  /// Decides about an edit.
  package var answer:
    @MainActor @Sendable (_ proposed: PartialString, _ original: PartialString)
      -> PartialString.Answer?

  /// Returns the value of the edited text.
  package var value: @MainActor @Sendable (_ text: String) -> String?

  /// Returns the edited text.
  package var text: @MainActor @Sendable () -> String?

  /// Creates the answers of a field.
  package init(
    answer:
      @escaping @MainActor @Sendable (_ proposed: PartialString, _ original: PartialString)
      -> PartialString.Answer?,
    value: @escaping @MainActor @Sendable (_ text: String) -> String?,
    text: @escaping @MainActor @Sendable () -> String?
  ) {
    self.answer = answer
    self.value = value
    self.text = text
  }
}
#endif
