#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import FormworkCore
import Foundation

/// The format that the app has requested for a control, and the mistake in it, if any.
struct FormatRequest {
  /// The settings that the app has made.
  private(set) var settings = FieldSettings()

  /// The format that the app has set, if any.
  var chosen: FieldFormat<String>?

  /// The guide that the control shows after the text of an unfinished value, if it shows the remainder.
  var guide: FieldGuide { result?.guide ?? .remainder }

  /// The parts of a mask that were set one by one.
  var inspectedMask = InspectedMask()

  /// Unknown names in a storyboard or from Objective-C. There is no format until all names are
  /// known.
  var wrongNames: [NamedSetting: FormatError] = [:]

  /// Whether a fixed prefix appears on focus; `nil` if the app hasn't set it.
  var completesOnFocus: Bool?

  /// A format that was already created, with its definition. It is used once.
  var ready: (definition: FormatDefinition?, resolved: ResolvedFormat)?

  /// The reason there is no format although the app has requested one.
  private(set) var error: FormatError?

  /// The resulting format; `nil` if none is requested, or if there is an ``error``.
  private(set) var result: ResolvedFormat?

  /// Everything that determined the ``result``.
  private var decided = Decision()

  private struct Decision: Equatable {
    var settings = FieldSettings()
    var wrongNames: [NamedSetting: FormatError] = [:]
  }

  /// Changes the settings, and makes another ``result`` if they differ from the last ones.
  ///
  /// - Parameters:
  ///   - isMultiline: Whether the control shows line breaks.
  ///   - obstacle: The reason the control can't have a format at all.
  ///   - body: The change.
  /// - Returns: Whether the settings differ, so that the control needs the ``result``.
  mutating func change(
    isMultiline: Bool, obstacle: FormatError? = nil, _ body: (inout FieldSettings) -> Void
  ) -> Bool {
    body(&settings)
    settings.allowsLineBreaks = isMultiline
    if let completesOnFocus, settings.isMask {
      settings.format?.options.completesOnFocus = completesOnFocus
    }
    let decision = Decision(settings: settings, wrongNames: wrongNames)
    if decision == decided { return false }
    decided = decision
    do throws(FormatError) {
      result = try makeFormat()
      if result != nil, let obstacle { throw obstacle }
      error = nil
    } catch {
      result = nil
      note(error)
    }
    return true
  }

  private mutating func makeFormat() throws(FormatError) -> ResolvedFormat? {
    defer { ready = nil }
    for setting in NamedSetting.allCases {
      if let error = wrongNames[setting] { throw error }
    }
    if let ready, let definition = ready.definition, definition == settings.definition {
      return ready.resolved
    }
    return try settings.resolved()
  }

  /// Logs a mistake. With several settings in a row, each of them fails the same way.
  private mutating func note(_ error: FormatError) {
    defer { self.error = error }
    if self.error == error { return }
    // The log may show the pattern, which is the developer's, but never the text.
    let isOfFormat =
      wrongNames.isEmpty && (try? settings.format?.resolvedForField(in: settings.context)) == nil
    if let chosen, isOfFormat { return error.report(at: chosen.location) }
    NSLog("Formwork: The field stays unformatted. %@", error.description)
  }
}

/// The parts of a mask that Interface Builder or Objective-C sets, one by one and in any order.
///
/// The mask is created again for each part, from all the parts that are there.
struct InspectedMask: Hashable, Sendable {
  /// The pattern. Without it, the other parts have no effect.
  var pattern: String?

  /// The name of the syntax, or `nil` for the one in which the pattern is written.
  var syntax: String?

  /// The options of the mask.
  var options = Mask.Options()

  /// Whether literals appear after the caret, by the options or else by the syntax.
  var completes: Bool {
    if let completion = options.completion { return completion }
    if let syntax { return syntax == "brackets" }
    return (try? Mask.Syntax(of: pattern ?? "")) == .brackets
  }
}

/// A setting that is chosen by name in a storyboard or from Objective-C.
enum NamedSetting: CaseIterable {
  case syntax, allowedCharacters
}

extension FormworkControl {
  /// The parts of the mask from Interface Builder; setting them masks the control.
  var inspectedMask: InspectedMask {
    get { presentFormatting?.request.inspectedMask ?? InspectedMask() }
    nonmutating set {
      formatting.request.inspectedMask = newValue
      do throws(FormatError) {
        let syntax = try newValue.syntax.map { name throws(FormatError) in
          try Mask.Syntax(name: name)
        }
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
      do throws(FormatError) {
        allowedCharacters = try newValue.map { name throws(FormatError) in
          try AllowedCharacters(named: name)
        }
      } catch {
        report(error, as: .allowedCharacters)
      }
    }
  }

  /// Records an unknown name as an error.
  private func report(_ error: FormatError, as setting: NamedSetting) {
    let formatting = formatting
    formatting.request.wrongNames[setting] = error
    formatting.change { settings in
      switch setting {
      case .syntax: settings.format = nil
      case .allowedCharacters: settings.allowedCharacters = nil
      }
    }
  }
}
#endif
