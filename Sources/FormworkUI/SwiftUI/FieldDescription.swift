#if canImport(SwiftUI) && !os(watchOS)
import Formwork
import FormworkField
import SwiftUI

/// All that a masked text field was asked for.
///
/// What is told to the app is told in the order of the modifiers.
struct FieldDescription {
  var title: String
  var value: Binding<String>

  /// Whether two values are one to the app: the texts are, or what they stand for.
  var isSame: (String, String) -> Bool = { $0.isIdentical(to: $1) }

  var format: FormatChoice
  var isComplete: Binding<Bool>?
  var status: Binding<InputStatus>?
  var focus: FieldFocus?
  var changed: [@MainActor (InputChange) -> Void] = []
  var refused: [@MainActor (Refusal) -> Void] = []
  var problemMoment = ProblemMoment.afterEditing
  var completed: [@MainActor () -> Void] = []
  var submitted: [@MainActor () -> Void] = []
  var failed: [@MainActor (InputFormatError) -> Void] = []
  var configured: [@MainActor (HostedTextField) -> Void] = []
  var looks = FieldLooks()
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
}

/// The format that a field was asked for, in a form that can be compared.
enum FormatChoice {
  case mask(MaskSettings?)
  case comparable(AnyHashable, AnyInputFormat)
  case format(AnyInputFormat)

  func isSame(as other: FormatChoice) -> Bool {
    switch (self, other) {
    case (.mask(let mask), .mask(let other)): mask == other
    case (.comparable(let format, _), .comparable(let other, _)): format == other
    case (.format(let format), .format(let other)): format.isTriviallyIdentical(to: other)
    default: false
    }
  }
}
#endif
