#if canImport(AppKit) && !canImport(UIKit)
import FormworkMasks

extension InputSettings {
  /// The definition of the mask, if there are no settings that an archive can't store.
  var definition: FormatDefinition? {
    guard format == nil, allowedCharacters == nil, valuePattern == nil,
      maximumLength == nil, object == ObjectRestriction()
    else { return nil }
    return mask?.definition
  }
}

extension MaskSettings {
  /// The definition of the mask; `nil` if there are several masks, or if a part of the mask is
  /// code.
  var definition: FormatDefinition? {
    guard alternatives.isEmpty, let mask = try? mask(pattern) else { return nil }
    return FormatDefinition(mask)
  }
}
#endif
