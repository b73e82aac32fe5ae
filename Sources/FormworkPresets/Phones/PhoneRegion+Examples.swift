import FormworkPhoneNumbers

extension PhoneRegion {
  /// An example of the region's numbers as it is dialed there, for a placeholder.
  ///
  ///     try PhoneRegion("DE").example()                    // "01512 3456789"
  ///     try PhoneRegion("DE").example(isInternational: true)  // "+49 1512 3456789"
  ///
  /// - Parameters:
  ///   - kinds: `.mobile` for the number of a mobile phone, `.any` for that of a fixed line.
  ///   - isInternational: Whether the number begins with its calling code.
  /// - Returns: The number; `nil` if none is known.
  public func example(
    _ kinds: PhoneFormat.Kinds = .mobile, isInternational: Bool = false
  ) -> String? {
    ParsedPhoneNumber.example(ofRegion: code, kind: kinds == .mobile ? .mobile : .fixedLine)?
      .formatted(isInternational ? .international : .national)
  }

  /// Returns the regions with numbers that start with `digits`, as after a plus sign.
  ///
  ///     PhoneRegion.all(withNumbersStarting: "1242").map(\.code)  // ["BS"]
  ///
  /// - Parameter digits: Digits of a calling code, and maybe of a number; others are ignored.
  /// - Returns: The regions; none for no digits.
  public static func all(withNumbersStarting digits: String) -> [PhoneRegion] {
    ParsedPhoneNumber.regions(withNumbersStarting: digits).compactMap { NumberingRegion($0) }
      .map(PhoneRegion.init)
  }

  /// Returns a phone field's value with the calling code of this region instead of another one, for a user who picks
  /// another country after typing digits.
  ///
  ///     try PhoneRegion("FR").adopting("+49301234567", from: try PhoneRegion("DE"))  // "+33301234567"
  ///
  /// - Parameters:
  ///   - value: The value of a field: a number as E.164 writes it, or digits that aren't one yet.
  ///   - old: The region of the field until now.
  /// - Returns: The value; all digits of the number are kept.
  public func adopting(_ value: String, from old: PhoneRegion?) -> String {
    let dialed = CountedText(phone: value).characters
    let number = DialedNumber(dialed, home: old)
    guard dialed.first == UInt8(ascii: "+") else { return value }
    guard number.plan != nil else { return value }
    return "+" + PackedDigits(decimal: callingCode).text + number.national.text
  }
}
