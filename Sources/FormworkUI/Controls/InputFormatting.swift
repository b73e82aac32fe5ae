#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import Formwork

/// What a control carries for its format, as far as its settings need to know it.
///
/// UIKit and AppKit have a type each, which knows its controls and how they are edited. The
/// settings are the same on both, and written once, against this.
@MainActor
protocol InputFormatting: AnyObject {
  /// The settings as the app made them.
  var settings: InputSettings { get }

  /// Changes the settings, and the control with them.
  func change(_ body: (inout InputSettings) -> Void)

  /// Lets `format` replace all that was set before.
  func replaceSettings(by format: AnyInputFormat?)

  /// What is wrong with names, in a storyboard or from Objective-C: there is no format until all of
  /// them are right.
  var wrongNames: [NamedSetting: InputFormatError] { get set }

  /// What is known of the mask where its pieces are set one by one.
  var inspectedMask: InspectedMask { get set }

  /// Why there is no format although one was asked for.
  var error: InputFormatError? { get }

  /// The format, while there is one.
  var format: AnyInputFormat? { get }

  /// The text and what is known of it, while there is a format.
  var current: FormattedText? { get }

  /// Shows a value formatted, silently; nothing without a format.
  func set(value: String)

  /// Whether a certain prefix appears on focus; `nil` if the app hasn't said.
  var completesOnFocus: Bool? { get set }

  /// Whether caret and selection stay behind the prefix.
  var locksPrefix: Bool { get set }

  /// What is said when a key is refused.
  var refusalAnnouncement: String? { get set }
}

extension InputFormatting {
  /// The format of the settings; `nil` if nothing is asked for.
  func makeFormat() throws(InputFormatError) -> AnyInputFormat? {
    for setting in NamedSetting.allCases {
      if let error = wrongNames[setting] { throw error }
    }
    return try settings.makeFormat()
  }
}

/// A control as Formwork's adapters see it.
///
/// Only Formwork can make one, which is why only its own types are formatted text controls.
@MainActor
public struct FormworkInput {
  let input: any FormattedInput
}
#endif
