import Formwork
import FormworkDefinition
import FormworkReplay
import FormworkUIUnderTest

/// What a script says of its mask, as far as the properties of a listener object can say it.
struct ListenedMask {
  private let masks: [Mask]
  private let strategy: MaskSet.Strategy

  /// Reads a format; one that needs more than a listener has is thrown, to be counted.
  init(_ definition: FormatDefinition) throws(UnsupportedAction) {
    guard case .mask(let rules) = definition.kind, let masks = try? definition.makeMasks() else {
      throw UnsupportedAction("a format that isn't a mask")
    }
    let options = masks[0].options
    let expressible = Mask.Options(
      completion: options.completion, completionOnFocus: options.completionOnFocus,
      autoskip: options.autoskip, rightToLeft: options.rightToLeft)
    guard masks.allSatisfy({ $0.syntax == .brackets }) else {
      throw UnsupportedAction("a pattern without brackets")
    }
    guard options == expressible else { throw UnsupportedAction("other options of a mask") }
    guard definition.options.valueMatches == nil, definition.options.maximumLength == nil else {
      throw UnsupportedAction("a limit on the value")
    }
    self.masks = masks
    strategy = rules.strategy
  }

  /// Hands everything over to a listener object that is new.
  @MainActor func configure(_ listener: MaskedTextInputDelegate) {
    let options = masks[0].options
    listener.primaryMaskFormat = masks[0].pattern
    listener.affineFormats = masks.dropFirst().map(\.pattern)
    listener.affinityCalculationStrategy = strategy
    listener.customNotations = masks[0].notations
    listener.autocomplete = options.completion ?? true
    listener.autocompleteOnFocus = options.completionOnFocus
    listener.autoskip = options.autoskip
    listener.rightToLeft = options.rightToLeft
  }
}
