/// The keys that a format has a use for, so that a surface can show a keyboard with no others.
///
///     try Mask("+1 ([000]) [000]-[0000]").keyboard  // .digits
///     CharacterFilter.decimal.keyboard              // .decimal
public enum Keyboard: Hashable, Sendable {
  /// Any key.
  case any

  /// Digits; literals that are no digits are the format's to supply.
  case digits

  /// Digits and a decimal separator.
  case decimal
}

extension Mask {
  /// Digits, if no slot accepts anything else.
  public var keyboard: Keyboard {
    !program.classes.isEmpty && program.classes.allSatisfy { $0.holdsOnlyDigits } ? .digits : .any
  }
}

extension MaskSet {
  /// The keyboard that is enough for every mask of the set.
  public var keyboard: Keyboard {
    masks.allSatisfy { $0.keyboard == .digits } ? .digits : .any
  }
}

extension CharacterFilter {
  /// The keyboard that is enough for the rule.
  public var keyboard: Keyboard { rule.keyboard }
}

extension CharacterFilter.Rule {
  fileprivate var keyboard: Keyboard {
    guard let members, members.holdsOnlyDigits else { return .any }
    return separator == nil ? .digits : .decimal
  }
}

extension Restricted {
  /// The filter's keyboard, or else the base's.
  public var keyboard: Keyboard { filter.keyboard == .any ? base.keyboard : filter.keyboard }
}
