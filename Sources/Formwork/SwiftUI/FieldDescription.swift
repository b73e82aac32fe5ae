#if canImport(SwiftUI) && !os(watchOS)
import FormworkCore
import Foundation
import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

/// The complete description of a masked text field.
///
/// Closures are called in the order of their modifiers.
struct FieldDescription {
  var title: FieldTitle

  /// The limits of the text on top of the format.
  var limits = InputLimits()

  /// The prompt that an empty field shows instead of the title.
  var prompt: FieldTitle?

  /// The format and the app's value, of any type.
  let source: FieldSource

  /// Whether the binding is the text with its literals, not the value.
  var bindsText = false

  /// The format in the context of the view, once the context is known.
  private(set) var resolved: ResolvedField?

  /// The app's value, converted to the field's content.
  private(set) var binding = FieldBinding.none

  var status: Binding<InputStatus>?

  /// Observers of the status.
  var reports: [@MainActor (InputStatus) -> Void] = []

  /// Observers of the focus.
  var focusChanges: [@MainActor (Bool) -> Void] = []

  /// The field's membership in a group.
  var membership: GroupMembership?
  var focus: FieldFocus?

  /// Registers the field with SwiftUI as able to have the focus.
  var claim: (@MainActor (FieldRepresentable) -> AnyView)?
  var changed: [@MainActor (InputChange) -> Void] = []
  var rejected: [@MainActor (Rejection) -> Void] = []
  var validationTiming = ValidationTiming.afterEditing
  var completed: [@MainActor () -> Void] = []
  var submitted: [@MainActor () -> Void] = []
  var configured: [@MainActor (HostedTextField) -> Void] = []
  var looks = FieldLooks()

  /// The numbers of lines between which a text view grows; `nil` for a field of one line.
  var lines: ClosedRange<Int>?

  #if canImport(UIKit)
  var configuredViews: [@MainActor (UITextView) -> Void] = []
  #endif

  /// The boxes that are drawn for the field; `nil` for a field that is seen itself.
  var codeLayout: CodeBoxLayout?

  /// The SwiftUI modifiers that correspond to the field's settings, for SwiftUI's own field.
  var standard: [@MainActor (AnyView) -> AnyView] = []
}

/// The settings that the app has made on the field itself, which the environment doesn't override.
struct OwnLooks: Equatable {
  var font = false
  var alignment = false
}

/// The state to which the focus of a field is bound.
struct FieldFocus {
  let isWanted: @MainActor () -> Bool

  /// Sets the state. It is only called with a new value.
  let set: @MainActor (Bool) -> Void

  /// Whether SwiftUI resets the state by itself if it doesn't know the field.
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

  /// Whether the app considers two values equal.
  func isSame(_ first: String, _ second: String) -> Bool { binding.isSame(first, second) }

  /// Whether the app's type can hold a value.
  func takes(_ value: String) -> Bool { binding.takes(value) }

  /// Returns the part of a formatted text that the app binds: the value, or the text.
  func content(of formatted: FormattedText) -> String {
    bindsText ? formatted.text : formatted.value
  }

  /// Returns what the status of a formatted text needs to know.
  func statusDescription(of formatted: FormattedText) -> StatusDescription {
    StatusDescription(
      details: { [isSecure = looks.isSecure, resolved] text in
        isSecure ? InputDetails() : resolved?.resolved.details(of: text) ?? InputDetails()
      },
      limits: resolved?.resolved.textLimits ?? [], fits: binding.holds(content(of: formatted)),
      error: resolved?.resolved.error)
  }

  /// Returns the description with its format in a context. If nothing has changed, the format isn't
  /// created again.
  func resolved(in context: FormatContext, after old: ResolvedField?) -> FieldDescription {
    var description = self
    let resolved = ResolvedField.make(source, in: context, limits, after: old)
    description.resolved = resolved
    description.binding = source.bind(resolved.resolved)
    return description
  }
}

/// A title or a prompt, as in `TextField`: a text, or a key to translate.
enum FieldTitle {
  case verbatim(String)
  case text(Text)

  init(_ title: some StringProtocol) { self = .verbatim(String(title)) }
  init(_ key: LocalizedStringKey) { self = .text(Text(key)) }

  /// Returns the text in the language of the environment.
  ///
  /// A field of the platform needs a string, and SwiftUI has no public way to get one from a
  /// `Text`; the method has an underscore. Source: the interface file of SwiftUI, which has had it
  /// since 2020.
  func words(in environment: EnvironmentValues) -> String {
    switch self {
    case .verbatim(let words): words
    case .text(let text): text._resolveText(in: environment)
    }
  }
}

extension Text {
  /// Returns the text in the app's language, from the description that Swift has of it.
  ///
  /// The compiler only chooses this method if SwiftUI's own one, which has fewer parameters, is
  /// missing from an SDK.
  func _resolveText(in environment: EnvironmentValues, orElse fallback: Void = ()) -> String {
    guard let words = Self.words(in: self) else { return "" }
    return Bundle.main.localizedString(forKey: words, value: nil, table: nil)
  }

  /// Returns the words of a value as Swift describes it: the first string that isn't empty.
  static func words(in value: Any) -> String? {
    if let words = value as? String { return words.isEmpty ? nil : words }
    return Mirror(reflecting: value).children.lazy.compactMap { words(in: $0.value) }.first
  }
}
#endif
