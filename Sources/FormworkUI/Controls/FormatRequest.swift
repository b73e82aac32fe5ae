#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import Formwork
import FormworkMasks
import Foundation

/// What the app has asked of a control's format, and what is wrong with that.
struct FormatRequest {
  /// The settings as the app made them.
  private(set) var settings = InputSettings()

  /// The format as the app set it, if it did.
  var format: FieldFormat<String>?

  /// Returns the details of a text.
  var details: (@Sendable (FormattedText) -> FieldDetails)?

  /// What is known of the mask where its pieces are set one by one.
  var inspectedMask = InspectedMask()

  /// What is wrong with names, in a storyboard or from Objective-C: there is no format until all of
  /// them are right.
  var wrongNames: [NamedSetting: InputFormatError] = [:]

  /// Whether a certain prefix appears on focus; `nil` if the app hasn't said.
  var completesOnFocus: Bool?

  /// Why there is no format although one was asked for.
  private(set) var error: InputFormatError?

  /// Changes the settings.
  ///
  /// - Parameters:
  ///   - isMultiline: Whether the control shows line breaks.
  ///   - obstacle: Why the control can have no format at all.
  ///   - body: The change.
  /// - Returns: The format that they make; `nil` if nothing is asked for, or for an ``error``.
  mutating func change(
    isMultiline: Bool, obstacle: InputFormatError? = nil, _ body: (inout InputSettings) -> Void
  ) -> AnyInputFormat? {
    body(&settings)
    settings.allowsLineBreaks = isMultiline
    if let completesOnFocus {
      settings.mask?.options.completesOnFocus = completesOnFocus
    }
    do throws(InputFormatError) {
      let format = try makeFormat()
      if format != nil, let obstacle { throw obstacle }
      error = nil
      return format
    } catch {
      note(error)
      return nil
    }
  }

  private func makeFormat() throws(InputFormatError) -> AnyInputFormat? {
    for setting in NamedSetting.allCases {
      if let error = wrongNames[setting] { throw error }
    }
    return try settings.makeFormat()
  }

  private mutating func note(_ error: InputFormatError) {
    // Each of the settings that come one after the other fails alike.
    // A mistake in a field format is logged with its line.
    if case .format = error {
    } else if self.error != error {
      // The pattern is the developer's, and may be shown. The text never is.
      NSLog("Formwork: the field stays as it is. %@", error.description)
    }
    self.error = error
  }
}

/// What Interface Builder or Objective-C says of a mask, piece by piece and in no order that is
/// promised.
///
/// The mask is made anew with each piece, from all pieces that are there.
struct InspectedMask: Hashable, Sendable {
  /// The pattern; none of the other pieces matter without it.
  var pattern: String?

  /// The name of the syntax.
  var syntax = "brackets"

  /// How the mask edits and shows.
  var options = Mask.Options()
}

/// What is chosen by a name in a storyboard or from Objective-C.
enum NamedSetting: CaseIterable {
  case syntax, allowedCharacters
}

extension FormworkControl {
  /// What is known of the mask from Interface Builder; setting it masks the control.
  var inspectedMask: InspectedMask {
    get { presentFormatting?.request.inspectedMask ?? InspectedMask() }
    nonmutating set {
      formatting.request.inspectedMask = newValue
      do throws(InputFormatError) {
        let syntax = try Mask.Syntax(name: newValue.syntax)
        setMask(newValue.pattern, syntax: syntax, options: newValue.options)
      } catch {
        report(error, as: .syntax)
      }
    }
  }

  /// The name of the allowed characters; an unknown name is reported.
  var allowedName: String? {
    get { allowedCharacters?.name }
    nonmutating set {
      do throws(InputFormatError) {
        allowedCharacters = try newValue.map { name throws(InputFormatError) in
          try AllowedCharacters(named: name)
        }
      } catch {
        report(error, as: .allowedCharacters)
      }
    }
  }

  /// Takes note that a name stands for nothing.
  private func report(_ error: InputFormatError, as setting: NamedSetting) {
    let formatting = formatting
    formatting.request.wrongNames[setting] = error
    formatting.change { settings in
      switch setting {
      case .syntax: settings.base = nil
      case .allowedCharacters: settings.allowedCharacters = nil
      }
    }
  }
}
#endif
