import FormworkReplay
import FormworkListenersUnderTest
@testable import FormworkUnderTest

/// What a script says of its mask, as far as a listener object can say it.
struct ListenedMask {
  private let masks: [Mask]
  private let patterns: [String]
  private let strategy: MaskSet.Strategy

  /// What the app sets on the field itself, beside its delegate.
  private let valuePattern: String?

  /// Reads a format; one that needs more than a listener has is thrown, to be counted.
  init(_ definition: FormatDefinition) throws(UnsupportedAction) {
    guard case .mask(let mask) = definition.kind, let masks = try? definition.makeMasks() else {
      throw UnsupportedAction("a format that isn't a mask")
    }
    let options = masks[0].options
    let expressible = Mask.Options(
      completion: options.completion, completesOnFocus: options.completesOnFocus,
      autoskip: options.autoskip, rightToLeft: options.rightToLeft)
    guard options == expressible else { throw UnsupportedAction("other options of a mask") }
    guard definition.limits.maximumLengths.isEmpty else {
      throw UnsupportedAction("a length of the value")
    }
    var patterns: [String] = []
    for mask in masks { patterns.append(try Self.bracketPattern(of: mask)) }
    self.masks = masks
    self.patterns = patterns
    strategy = mask.strategy
    valuePattern = definition.limits.valuePatterns.first?.string
  }

  /// The character of a pattern in which `#` is any character, as a notation.
  private static let any = Mask.Notation("#", accepts: .any)

  /// The pattern as users of the old library write it.
  private static func bracketPattern(of mask: Mask) throws(UnsupportedAction) -> String {
    let isSlot: (Character) -> Bool
    switch mask.syntax {
    case .brackets: return mask.pattern
    case .hash: isSlot = { $0 == "#" }
    case .digits: isSlot = { $0.isASCII && $0.isNumber }
    default: throw UnsupportedAction("a table of tokens")
    }
    return mask.pattern.map { character in
      if isSlot(character) { return character == "#" ? "[#]" : "[0]" }
      return #"[]{}\"#.contains(character) ? "\\\(character)" : "\(character)"
    }.joined()
  }

  /// Hands everything over to a listener object that is new.
  @MainActor func configure(_ listener: MaskedTextInputDelegate) {
    let options = masks[0].options
    listener.primaryMaskFormat = patterns[0]
    listener.affineFormats = Array(patterns.dropFirst())
    listener.affinityCalculationStrategy = strategy
    listener.customNotations = masks[0].notations + [Self.any]
    listener.autocomplete = options.completion ?? (masks[0].syntax == .brackets)
    listener.autocompleteOnFocus = options.completesOnFocus
    listener.autoskip = options.autoskip
    listener.rightToLeft = options.rightToLeft
  }

  /// Sets what is no business of a listener.
  @MainActor func configure(_ field: any FormattedInput) {
    if field.formwork.valuePattern != valuePattern { field.formwork.valuePattern = valuePattern }
  }
}
