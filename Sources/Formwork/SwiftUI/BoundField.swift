#if canImport(SwiftUI) && !os(watchOS)
import FormworkMasks
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A stock text field, or a text view, as its coordinator sees it, under the same names on all
/// platforms.
///
/// Everything else is the same on all platforms: the value, the format, and the closures of a
/// masked field.
@MainActor
protocol BoundField: FormattedInput, StyledInput {
  /// The prompt that an empty field shows.
  var shownPrompt: String? { get set }

  /// The name of the field for assistive technologies.
  var spokenName: String? { get set }

  /// Whether some of the text isn't committed yet.
  var isComposing: Bool { get }

  /// Whether the user can edit the field. A field that is disabled loses the focus.
  var isInUse: Bool { get set }

  /// Whether the field receives key presses.
  var hasFocus: Bool { get }

  /// The font of the text.
  var font: PlatformFont? { get set }

  /// The text alignment.
  var lineAlignment: NSTextAlignment { get }

  /// The end of the selection, if the field has the focus. Setting it collapses the selection.
  var caret: UTF16Offset? { get set }

  func takeFocus()
  func leaveFocus()

  /// Adapts what the field draws itself to its text, which the user or code may have changed.
  func contentMayHaveChanged()

  /// Notifies the coordinator of changes to the text and the focus and of Return, until the
  /// returned closure is called.
  func listen(for coordinator: FieldCoordinator) -> @MainActor () -> Void
}

extension BoundField {
  func contentMayHaveChanged() {}
}

/// The names of a field in the user's language.
struct FieldNames: Equatable {
  var title: String?
  var prompt: String?
}

extension FieldNames {
  init(_ description: FieldDescription, _ environment: EnvironmentValues) {
    title = description.title.words(in: environment)
    prompt = description.prompt?.words(in: environment) ?? title
  }

  /// Sets the names of a field, except where the app has set its own.
  @MainActor
  func apply(to field: any BoundField, replacing old: FieldNames) {
    if field.shownPrompt == old.prompt || field.shownPrompt?.isEmpty == true {
      field.shownPrompt = prompt
    }
    // Assistive technologies only read a placeholder while it is shown, so a filled field needs a
    // name.
    if field.spokenName == old.title { field.spokenName = title }
  }
}
#endif
