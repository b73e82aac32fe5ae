/// The keys that a format has a use for, so that a surface can show a keyboard with no others.
///
///     try Mask("+1 ([000]) [000]-[0000]").keyboard  // .digits
///     CharacterFilter.decimal.keyboard              // .decimal
public enum InputKeyboard: Hashable, Sendable {
  /// Any key.
  case any

  /// Digits; literals that are no digits are the format's to supply.
  case digits

  /// Digits and a decimal separator.
  case decimal

  /// Digits and the plus sign of telephone numbers.
  case phone
}
