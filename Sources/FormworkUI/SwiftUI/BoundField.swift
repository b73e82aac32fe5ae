#if canImport(SwiftUI) && !os(watchOS)
import FormworkMasks
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A stock text field as its coordinator needs it: what the platforms have under different names.
///
/// All else is the same everywhere: value, format and closures of a masked field.
@MainActor
protocol BoundField: FormattedTextControl {
  /// What is shown while the field is empty.
  var shownPrompt: String? { get set }

  /// What assistive technologies call the field.
  var spokenName: String? { get set }

  /// The text that is shown, marked text included.
  var shownText: String { get }

  /// Whether some of the text isn't committed yet.
  var isComposing: Bool { get }

  /// Whether the person can use the field; one that is taken out of use loses the focus.
  var isInUse: Bool { get set }

  /// Whether what is typed goes to the field.
  var hasFocus: Bool { get }

  /// How the text is set against the edges.
  var lineAlignment: NSTextAlignment { get }

  /// The end of the selection, while the field has the focus; setting it selects nothing else.
  var caret: UTF16Offset? { get set }

  func takeFocus()
  func leaveFocus()

  /// Tells the coordinator of text, focus and Return, until what is returned is called.
  func listen(for coordinator: FieldCoordinator) -> @MainActor () -> Void
}

/// What a field is called, in the person's language.
struct FieldNames: Equatable {
  var title: String?
  var prompt: String?
}

extension FieldNames {
  init(_ description: FieldDescription, _ environment: EnvironmentValues) {
    title = description.title.words(in: environment)
    prompt = description.prompt?.words(in: environment) ?? title
  }

  /// Names a field. What the app has set on the field itself stays.
  @MainActor
  func apply(to field: HostedTextField, replacing old: FieldNames) {
    if field.shownPrompt == old.prompt || field.shownPrompt?.isEmpty == true {
      field.shownPrompt = prompt
    }
    // A placeholder is read as long as it is shown, and a filled field needs its name.
    if field.spokenName == old.title { field.spokenName = title }
  }
}

extension FormworkControl {
  func use(_ choice: FormatChoice) {
    switch choice {
    case .mask(let mask?):
      setMask(
        mask.pattern, syntax: mask.syntax, alternatives: mask.alternatives,
        strategy: mask.strategy, notations: mask.notations, options: mask.options)
    case .mask(nil): inputFormat = nil
    case .comparable(_, let format), .format(let format): inputFormat = format
    }
  }
}
#endif
