#if canImport(FoundationEssentials)
public import FoundationEssentials
#else
public import Foundation
#endif

/// Labels for assistive technologies, for the buttons of the keyboard bar that the system doesn't
/// label.
///
///     form.barLabels = KeyboardBarLabels(locale: Locale(identifier: "de"))
///     form.barLabels = KeyboardBarLabels(sign: "Debit or credit")
///
/// English and German are built in. Any other language falls back to English.
public struct KeyboardBarLabels: Hashable, Sendable {
  /// The label of the button that goes to the previous field.
  public var previous: String

  /// The label of the button that goes to the next field.
  public var next: String

  /// The label of the button that hides the keyboard, where SwiftUI draws it.
  public var done: String

  /// The label of the button that changes the sign of a number.
  public var sign: String

  /// Creates labels in the user's language.
  ///
  /// - Parameters:
  ///   - previous: The label of the button that goes to the previous field.
  ///   - next: The label of the button that goes to the next field.
  ///   - done: The label of the button that hides the keyboard.
  ///   - sign: The label of the button that changes the sign of a number.
  ///   - locale: The locale that determines the language of the labels that you omit.
  public init(
    previous: String? = nil, next: String? = nil, done: String? = nil, sign: String? = nil,
    locale: Locale = .current
  ) {
    let messages = ValidationMessages(locale: locale)
    self.previous = previous ?? messages.label("bar.previous")
    self.next = next ?? messages.label("bar.next")
    self.done = done ?? messages.label("bar.done")
    self.sign = sign ?? messages.label("bar.sign")
  }
}
