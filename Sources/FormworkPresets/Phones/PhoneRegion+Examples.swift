import FormworkPhoneNumbers

extension PhoneRegion {
  /// An example of the region's numbers as it is dialed there, for a placeholder.
  ///
  ///     try PhoneRegion("DE").example()                    // "01512 3456789"
  ///     try PhoneRegion("DE").example(isInternational: true)  // "+49 1512 3456789"
  ///
  /// - Parameters:
  ///   - kinds: `.mobile` for a mobile number, `.any` for a fixed-line number.
  ///   - isInternational: Whether the number begins with its calling code.
  /// - Returns: The number; `nil` if none is known.
  package func example(
    _ kinds: PhoneFormat.Kinds = .mobile, isInternational: Bool = false
  ) -> String? {
    ParsedPhoneNumber.example(ofRegion: code, kind: kinds == .mobile ? .mobile : .fixedLine)?
      .formatted(isInternational ? .international : .national)
  }

  /// Returns the regions with numbers that start with `digits` in international form.
  ///
  ///     PhoneRegion.all(withNumbersStarting: "1242").map(\.code)  // ["BS"]
  ///
  /// - Parameter digits: A calling code, optionally with more digits of a number. Other characters
  ///   are ignored.
  /// - Returns: The regions; empty if there are no digits.
  package static func all(withNumbersStarting digits: String) -> [PhoneRegion] {
    ParsedPhoneNumber.regions(withNumbersStarting: digits).compactMap { NumberingRegion($0) }
      .map(PhoneRegion.init)
  }

  /// Returns a phone field's value with the calling code of this region instead of another one, for a user who picks
  /// another country after typing digits.
  ///
  ///     try PhoneRegion("FR").adopting("+49301234567", from: try PhoneRegion("DE"))  // "+33301234567"
  ///
  /// - Parameters:
  ///   - value: The value of a field: a number in E.164, or digits that aren't a complete number
  ///     yet.
  ///   - old: The previous region of the field.
  /// - Returns: The value, which keeps all digits of the number.
  package func adopting(_ value: String, from old: PhoneRegion?) -> String {
    let dialed = CountedText(phone: value).characters
    let number = DialedNumber(dialed, home: old)
    guard dialed.first == UInt8(ascii: "+") else { return value }
    guard number.plan != nil else { return value }
    return "+" + PackedDigits(decimal: callingCode).text + number.national.text
  }
}
