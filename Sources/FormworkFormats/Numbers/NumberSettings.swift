/// The notation of negative numbers. All of them can be typed and pasted.
public enum SignStyle: Hashable, Sendable, CaseIterable {
  /// With the minus sign of the language: `-$1,234.50`.
  case minus

  /// As in accounting in the language: `($1,234.50)` in English, `-1.234,50 €` in German.
  case accounting

  /// In parentheses, in every language: `(1.234,50 €)`.
  case parentheses
}

/// The way in which digits are entered.
public enum DigitEntry: Hashable, Sendable {
  /// From the left, with a decimal separator.
  case standard

  /// From the right, as at a cash register: `0.01`, `0.12`, `1.23`.
  ///
  /// The number of fraction digits is fixed: it is the maximum, or two if there is no limit.
  case minorUnits
}

/// The time at which the fraction is padded with zeros.
public enum ZeroPadding: Hashable, Sendable {
  /// When the user leaves the field, and when the app sets a value.
  case afterEditing

  /// Always, so that `5` immediately becomes `5.00`.
  case always
}

/// The grouping of digits.
public enum GroupingStyle: Hashable, Sendable {
  /// As in the language.
  case automatic

  /// Never: `1234567.5`. Separators of groups can still be pasted.
  case never
}
