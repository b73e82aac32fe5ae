#if canImport(SwiftUI) && !os(watchOS)
import FormworkMasks
import FormworkField
import SwiftUI

/// All that a masked text field was asked for.
///
/// What is told to the app is told in the order of the modifiers.
struct FieldDescription {
  var title: FieldTitle

  /// What is shown in the place of the title while the field is empty.
  var prompt: FieldTitle?

  var value: Binding<String>

  /// Whether the binding has the text with its literals, and not the value.
  var bindsText = false

  /// Whether two values are one to the app: the texts are, or what they stand for.
  var isSame: (String, String) -> Bool = { $0.isIdentical(to: $1) }

  var format: FormatChoice
  var isComplete: Binding<Bool>?
  var status: Binding<InputStatus>?
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

/// The format that a field was asked for, in a form that can be compared.
enum FormatChoice {
  case mask(MaskSettings?)
  case comparable(AnyHashable, AnyInputFormat)
  case format(AnyInputFormat)

  init(_ format: some InputFormat & Hashable) {
    self = .comparable(AnyHashable(format), AnyInputFormat(format))
  }

  func isSame(as other: FormatChoice) -> Bool {
    switch (self, other) {
    case (.mask(let mask), .mask(let other)): mask == other
    case (.comparable(let format, _), .comparable(let other, _)): format == other
    case (.format(let format), .format(let other)): format.isTriviallyIdentical(to: other)
    default: false
    }
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
