/// The handling of numbers of other countries, which have a foreign calling code.
public enum InternationalNumbers: Hashable, Sendable {
  /// They are shown in international form.
  case international

  /// They are rejected, with `Rejection.otherPrefix`.
  case reject
}

/// The accepted kinds of numbers.
public enum PhoneNumberTypes: Hashable, Sendable {
  /// All.
  case any

  /// Mobile numbers, and numbers that may be mobile, as in the United States. Others have the
  /// issue `notMobile`.
  case mobile
}

/// The display of a number of the field's region that was typed with its calling code.
public enum NationalDisplay: Hashable, Sendable {
  /// As it was typed: `+49 30 23125042`.
  case asTyped

  /// As it is dialed in the region, once the number is complete and the user leaves the field:
  /// `030 23125042`.
  case national
}

/// The notation of the value.
public enum PhoneNumberFormat: Hashable, Sendable {
  /// In E.164: `+493023125042`.
  case e164

  /// As it is dialed in the field's region, `03023125042`; a number with another calling code is
  /// in E.164.
  case national

  /// With the digits that were typed: `03023125042` or `+493023125042`.
  case asTyped
}

/// The strictness with which a number is checked.
public enum PhoneValidity: Hashable, Sendable {
  /// The number must have a possible length for its country, and mustn't be the beginning of a longer one.
  ///
  /// Use it if numbers must be accepted that were assigned after the data was compiled. It also
  /// accepts numbers that nobody can have, such as `000 000 0000` in the United States.
  case possible

  /// The number must be valid by its length and its first digits, as in libphonenumber; otherwise,
  /// it has the issue `notValid`. This is the default.
  case valid
}
