#if canImport(UIKit) && !os(watchOS)
import UIKit
public import FormworkMasks

/// The mask of the pattern, whether or not a field uses it.
extension MaskedTextInputDelegate {
  /// The mask of ``primaryMaskFormat``; an empty mask if the pattern can't be read.
  public var primaryMask: Mask {
    let mask = try? Mask(primaryMaskFormat, notations: customNotations, options: options)
    // Without the notations, because one of them may be invalid.
    guard let mask = mask ?? (try? Mask("", options: options)) else {
      preconditionFailure("The empty pattern can be read.")
    }
    return mask
  }

  /// The minimum length of a complete text, in characters.
  public var acceptableTextLength: Int { primaryMask.acceptableTextLength }

  /// The maximum length of the text, in characters; an endless slot counts as one.
  public var totalTextLength: Int { primaryMask.totalTextLength }

  /// The minimum length of a complete value, in characters.
  public var acceptableValueLength: Int { primaryMask.acceptableValueLength }

  /// The maximum length of the value, in characters; an endless slot counts as one.
  public var totalValueLength: Int { primaryMask.totalValueLength }

  var options: Mask.Options {
    Mask.Options(
      completion: autocomplete, completesOnFocus: autocompleteOnFocus, autoskip: autoskip,
      rightToLeft: rightToLeft)
  }
}
#endif
