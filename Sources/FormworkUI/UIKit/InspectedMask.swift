#if canImport(UIKit) && !os(watchOS)
import Formwork

/// What Interface Builder says of a mask, piece by piece and in no order that is promised.
///
/// The mask is made anew with each piece, from all pieces that are there.
@_spi(InterfaceBuilder)
public struct InspectedMask: Hashable, Sendable {
  /// The pattern; none of the other pieces matter without it.
  public var pattern: String?

  /// The name of the syntax.
  public var syntax = "brackets"

  /// How the mask edits and shows.
  public var options = Mask.Options()

  /// Nothing is known yet.
  public init() {}

  static let syntaxes: KeyValuePairs<String, Mask.Syntax> = [
    "brackets": .brackets, "hash": .hash, "digits": .digits,
  ]
}

extension FormattedTextControl {
  /// What is known of the mask from Interface Builder; setting it masks the control.
  @_spi(InterfaceBuilder)
  public var inspectedMask: InspectedMask {
    get { FieldFormatting.present(in: formwork.input)?.inspectedMask ?? InspectedMask() }
    set {
      let formatting = FieldFormatting.of(formwork.input)
      formatting.inspectedMask = newValue
      guard let pattern = newValue.pattern else { return setMask(nil) }
      guard let syntax = InspectedMask.syntaxes.first(where: { $0.key == newValue.syntax }) else {
        return formatting.fail(
          .unknownName(
            newValue.syntax, of: "syntax", known: InspectedMask.syntaxes.map(\.key)))
      }
      setMask(pattern, syntax: syntax.value, options: newValue.options)
    }
  }

  /// The restriction by its name; a name that stands for nothing is reported.
  @_spi(InterfaceBuilder)
  public var restrictionName: String? {
    get { restriction?.name }
    set {
      guard let newValue else {
        restriction = nil
        return
      }
      guard let named = InputRestriction(name: newValue) else {
        return FieldFormatting.of(formwork.input).fail(
          .unknownName(newValue, of: "restriction", known: InputRestriction.names))
      }
      restriction = named
    }
  }
}
#endif
