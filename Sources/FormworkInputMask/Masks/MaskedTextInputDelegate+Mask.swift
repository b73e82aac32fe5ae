#if canImport(UIKit) && !os(watchOS)
import UIKit
public import FormworkMasks

/// What the listener's pattern is, whether or not a field has it.
extension MaskedTextInputDelegate {
  /// The mask of ``primaryMaskFormat``; an empty one if the pattern can't be read.
  public var primaryMask: Mask {
    let mask = try? Mask(primaryMaskFormat, notations: customNotations, options: options)
    // Without the notations: one of them may be what is wrong.
    guard let mask = mask ?? (try? Mask("", options: options)) else {
      preconditionFailure("The empty pattern can be read.")
    }
    return mask
  }

  /// How long a text is that has only what is mandatory, in characters.
  public var acceptableTextLength: Int { primaryMask.acceptableTextLength }

  /// How long a text can get, in characters; an endless slot counts as one.
  public var totalTextLength: Int { primaryMask.totalTextLength }

  /// How long a value is that has only what is mandatory, in characters.
  public var acceptableValueLength: Int { primaryMask.acceptableValueLength }

  /// How long a value can get, in characters; an endless slot counts as one.
  public var totalValueLength: Int { primaryMask.totalValueLength }

  var options: Mask.Options {
    Mask.Options(
      completion: autocomplete, completesOnFocus: autocompleteOnFocus, autoskip: autoskip,
      rightToLeft: rightToLeft)
  }
}
#endif
