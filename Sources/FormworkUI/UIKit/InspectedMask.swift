#if canImport(UIKit) && !os(watchOS)
import Formwork

/// What Interface Builder says of a mask, piece by piece and in no order that is promised.
///
/// The mask is made anew with each piece, from all pieces that are there.
struct InspectedMask: Hashable, Sendable {
  /// The pattern; none of the other pieces matter without it.
  var pattern: String?

  /// The name of the syntax.
  var syntax = "brackets"

  /// How the mask edits and shows.
  var options = Mask.Options()

  static let syntaxes: KeyValuePairs<String, Mask.Syntax> = [
    "brackets": .brackets, "hash": .hash, "digits": .digits,
  ]
}

/// What is chosen by a name in a storyboard or from Objective-C.
enum NamedSetting: String, CaseIterable {
  case syntax, restriction
}

extension FormattedTextControl {
  /// What is known of the mask from Interface Builder; setting it masks the control.
  var inspectedMask: InspectedMask {
    get { FieldFormatting.present(in: formwork.input)?.inspectedMask ?? InspectedMask() }
    set {
      FieldFormatting.of(formwork.input).inspectedMask = newValue
      let syntaxes = InspectedMask.syntaxes
      guard let syntax = syntaxes.first(where: { $0.key == newValue.syntax }) else {
        return report(newValue.syntax, as: .syntax, known: syntaxes.map(\.key))
      }
      setMask(newValue.pattern, syntax: syntax.value, options: newValue.options)
    }
  }

  /// The restriction by its name; a name that stands for nothing is reported.
  var restrictionName: String? {
    get { restriction?.name }
    set {
      let named = newValue.flatMap { InputRestriction(name: $0) }
      if let newValue, named == nil {
        return report(newValue, as: .restriction, known: InputRestriction.names)
      }
      restriction = named
    }
  }

  /// Takes note that a name stands for nothing.
  private func report(_ name: String, as setting: NamedSetting, known: [String]) {
    let formatting = FieldFormatting.of(formwork.input)
    formatting.wrongNames[setting] = .unknownName(name, of: setting.rawValue, known: known)
    formatting.change { settings in
      settings.format = nil
      switch setting {
      case .syntax: settings.mask = nil
      case .restriction: settings.restriction = nil
      }
    }
  }
}
#endif
