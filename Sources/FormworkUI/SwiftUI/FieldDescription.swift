#if canImport(SwiftUI) && !os(watchOS)
import Formwork
import FormworkMasks
import FormworkField
import SwiftUI

/// All that a masked text field was asked for.
///
/// What is told to the app is told in the order of the modifiers.
struct FieldDescription {
  var title: FieldTitle

  /// The limits of the text on top of the format.
  var limits = FieldLimits()

  /// What is shown in the place of the title while the field is empty.
  var prompt: FieldTitle?

  /// The format and the app's value, of any type.
  let source: FieldSource

  /// Whether the binding has the text with its literals, and not the value.
  var bindsText = false

  /// The format in the context of the view, once that is known.
  private(set) var resolved: ResolvedField?

  /// The app's value as what the field has.
  private(set) var binding = FieldBinding.none

  var status: Binding<InputStatus>?

  /// Observers of the status.
  var reports: [@MainActor (InputStatus) -> Void] = []

  /// Observers of the focus.
  var focusChanges: [@MainActor (Bool) -> Void] = []

  /// The field's place in a group.
  var membership: GroupMembership?
  var focus: FieldFocus?

  /// Tells SwiftUI that the field may have the focus.
  var claim: (@MainActor (FieldRepresentable) -> AnyView)?
  var changed: [@MainActor (InputChange) -> Void] = []
  var rejected: [@MainActor (Rejection) -> Void] = []
  var validationTiming = ValidationTiming.afterEditing
  var completed: [@MainActor () -> Void] = []
  var submitted: [@MainActor () -> Void] = []
  var failed: [@MainActor (InputFormatError) -> Void] = []
  var configured: [@MainActor (HostedTextField) -> Void] = []
  var looks = FieldLooks()

  /// The boxes that are drawn for the field; `nil` for a field that is seen itself.
  var codeLayout: CodeLayout?

  /// The modifiers of SwiftUI's that the looks were asked for by, for a field of SwiftUI's own.
  var standard: [@MainActor (AnyView) -> AnyView] = []
}

/// What the app has set on the field itself, which the environment leaves alone then.
struct OwnLooks: Equatable {
  var font = false
  var alignment = false
}

/// The state that the focus of a field is bound to.
struct FieldFocus {
  let isWanted: @MainActor () -> Bool

  /// Only called with what isn't wanted yet.
  let set: @MainActor (Bool) -> Void

  /// Whether SwiftUI sets the state by itself where it doesn't know the field.
  var mayBeTakenBack = false
}

/// The border of a field.
enum FieldBorder: Hashable {
  case rounded, plain
}

extension FieldDescription {
  init(_ title: FieldTitle, _ source: FieldSource) {
    self.title = title
    self.source = source
  }

  var value: Binding<String> { binding.value }

  /// Whether two values are one to the app.
  func isSame(_ first: String, _ second: String) -> Bool { binding.isSame(first, second) }

  /// Whether the app's value can become what the field has.
  func takes(_ value: String) -> Bool { binding.takes(value) }

  /// Returns the description with its format in a context; an equal one isn't made again.
  func resolved(in context: FieldContext, after old: ResolvedField?) -> FieldDescription {
    var description = self
    let resolved = source.resolve(context, limits, old)
    description.resolved = resolved
    description.binding = source.bind(resolved)
    return description
  }
}

/// A title or a prompt, as `TextField` takes it: a text as it is, or one that is to be translated.
enum FieldTitle {
  case verbatim(String)
  case text(Text)

  init(_ title: some StringProtocol) { self = .verbatim(String(title)) }
  init(_ key: LocalizedStringKey) { self = .text(Text(key)) }

  /// The words, in the language of the environment.
  ///
  /// A field of the platform takes a string, and SwiftUI has no public way to ask a `Text` for one that
  /// isn't marked by an underscore. Source: the interface file of SwiftUI, which has had it since 2020.
  func words(in environment: EnvironmentValues) -> String {
    switch self {
    case .verbatim(let words): words
    case .text(let text): text._resolveText(in: environment)
    }
  }
}
#endif
