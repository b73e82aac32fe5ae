/// A phone number parsed from text.
///
///     let number = try PhoneNumber("(020) 7946 0018 ext. 5", region: "GB")
///     number.e164                        // "+442079460018"
///     number.formatted(.international)   // "+44 20 7946 0018 ext. 5"
///     number.kind                        // .fixedLine
///     number.isValid                     // true
///
/// The results match those of libphonenumber in version ``dataVersion``, tested against its Python
/// port. A valid number isn't necessarily in use.
public struct PhoneNumber: Hashable, Sendable {
  /// The numbering plan of the calling code.
  let plan: CallingCodePlan

  /// The digits after the calling code.
  let national: PackedDigits

  private let extensionDigits: PackedDigits

  /// Parses a phone number.
  ///
  /// The text can contain a trunk prefix or an international prefix, punctuation, letters instead
  /// of digits (`1-800-FLOWERS`), full-width digits or those of other scripts, an extension, and
  /// leading words. It can also be a link (`tel:020-7946-0018;phone-context=+44`).
  ///
  /// - Parameters:
  ///   - text: Text with one number.
  ///   - region: The region from which the number is dialed, as the two letters of ISO 3166 in any
  ///     case. If it is `nil` or unknown, the number needs a plus sign.
  /// - Throws: ``PhoneNumberError`` if the text can't be a number. A parsed number isn't
  ///   necessarily ``isValid``.
  /// - Complexity: O(*n*) in the length of the text. Text of more than 250 characters is rejected.
  public init(_ text: String, region: String? = nil) throws(PhoneNumberError) {
    let dialed = try DialedText(text)
    let outcome = try PhoneNumberParser.parse(dialed, in: region.flatMap(NumberingRegion.init))
    (plan, national) = (outcome.plan, outcome.national)
    extensionDigits = dialed.extensionDigits
  }
}

extension PhoneNumber {
  /// The calling code, such as 44.
  public var callingCode: Int { plan.code }

  /// The digits after the calling code, without a trunk prefix, but with leading zeros that belong
  /// to the number.
  public var nationalNumber: String { national.text }

  /// The digits of the extension; `nil` if there is none.
  public var extensionNumber: String? {
    extensionDigits.count == 0 ? nil : extensionDigits.text
  }

  /// The version of libphonenumber's metadata, such as `9.0.43`.
  public static var dataVersion: String { NumberingTables.version }
}

extension PhoneNumber {
  /// The style in which a number is written.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The form for storing and comparing: `+442079460018`, without the extension.
    case e164

    /// The form for dialing in its country: `020 7946 0018`.
    case national

    /// The form for readers in any country: `+44 20 7946 0018`.
    case international

    /// A link according to RFC 3966: `tel:+44-20-7946-0018`.
    case rfc3966
  }

  /// The number in E.164: `+`, the calling code, and the national number.
  public var e164: String { formatted(.e164) }

  /// Returns the formatted number.
  ///
  ///     let number = try PhoneNumber("2125550100", region: "US")
  ///     number.formatted(.national)       // "(212) 555-0100"
  ///     number.formatted(.international)  // "+1 212-555-0100"
  ///     number.formatted(.rfc3966)           // "tel:+1-212-555-0100"
  ///
  /// If no format is known, the digits aren't grouped.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public func formatted(_ style: Style) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(40)
    if style == .rfc3966 { text += "tel:".utf8 }
    if style != .national {
      text.append(UInt8(ascii: "+"))
      text.append(PackedDigits(decimal: plan.code))
    }
    if style == .international { text.append(UInt8(ascii: " ")) }
    if style == .rfc3966 { text.append(UInt8(ascii: "-")) }
    if style != .e164, let layout = plan.layout(of: national, atHome: style == .national) {
      layout.write(national, hasHyphensOnly: style == .rfc3966, to: &text)
    } else {
      text.append(national)
    }
    if style != .e164, let number = extensionNumber {
      text += style == .rfc3966 ? ";ext=".utf8 : plan.extensionPrefix.utf8
      text += number.utf8
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension CallingCodePlan {
  /// The text before an extension.
  fileprivate var extensionPrefix: String {
    let (number, prefixes) = (mainRegion.extensionPrefix, NumberingTables.extensionPrefixes)
    return prefixes.indices.contains(number) ? prefixes[number] : " ext. "
  }
}

extension [UInt8] {
  /// Appends digits in ASCII.
  fileprivate mutating func append(_ digits: PackedDigits) {
    for index in 0..<digits.count { append(digits[index] | 0x30) }
  }
}

extension PhoneNumber {
  /// The type of a phone number.
  public enum NumberType: Hashable, Sendable, CaseIterable {
    /// A premium-rate number, for which the caller pays a third party.
    case premiumRate

    /// A toll-free number.
    case tollFree

    /// A number whose cost the caller and the recipient share.
    case sharedCost

    /// An internet telephone.
    case voip

    /// A personal number, which can be routed to different telephones.
    case personalNumber

    /// A pager.
    case pager

    /// A universal access number, one number for all locations of a company.
    case uan

    /// A voicemail number.
    case voicemail

    /// A fixed line or a mobile telephone, in countries where the number doesn't show which, such
    /// as the United States.
    case fixedLineOrMobile

    /// A fixed-line number.
    case fixedLine

    /// A mobile number.
    case mobile

    /// The stable name of the type, such as `fixedLine`.
    package var name: String {
      switch self {
      case .premiumRate: "premiumRate"
      case .tollFree: "tollFree"
      case .sharedCost: "sharedCost"
      case .voip: "voip"
      case .personalNumber: "personalNumber"
      case .pager: "pager"
      case .uan: "uan"
      case .voicemail: "voicemail"
      case .fixedLineOrMobile: "fixedLineOrMobile"
      case .fixedLine: "fixedLine"
      case .mobile: "mobile"
      }
    }
  }

  /// The type of the number; `nil` if it isn't valid.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public var kind: NumberType? { plan.kind(of: national) }

  /// A Boolean value that indicates whether the number can be assigned, by its length and first
  /// digits.
  public var isValid: Bool { kind != nil }

  /// Returns a Boolean value that indicates whether the number is a valid number of a region.
  ///
  /// Regions with the same calling code are distinguished: a number of Jersey isn't valid in
  /// `"GB"`.
  ///
  /// - Parameter region: The two letters of ISO 3166, in any case.
  /// - Returns: Whether it is valid; `false` for an unknown region.
  /// - Complexity: O(*n*) in the number of digits.
  public func isValid(in region: String) -> Bool {
    guard let region = NumberingRegion(region), region.callingCode == plan.code else {
      return false
    }
    return region.kind(of: national) != nil
  }

  /// The region of the number, as the two letters of ISO 3166.
  ///
  /// It is `nil` for a service without a country, and for a number that isn't valid in any of
  /// several regions with its calling code.
  public var region: String? { plan.region(of: national)?.code }
}

extension NumberingRegion {
  /// Returns the type of a number; `nil` if it isn't valid in the region.
  func kind(of digits: PackedDigits) -> PhoneNumber.NumberType? {
    let all = PhoneNumber.NumberType.allCases
    guard let type = type(of: digits), all.indices.contains(type) else { return nil }
    return all[type]
  }
}

extension PhoneNumber {
  /// The comparison of a number's length with the possible lengths.
  public enum ValidationResult: Hashable, Sendable {
    /// The length is possible.
    case possible

    /// The length is only possible for a number without its area code, for local dialing.
    case possibleLocally

    /// The number is shorter than any possible number.
    case tooShort

    /// The number is longer than any possible number.
    case tooLong

    /// The length isn't possible, but shorter and longer numbers are.
    case invalidLength
  }

  /// The comparison of the number's length with possible lengths, by the rules of the main region
  /// with its calling code.
  public var possibility: ValidationResult {
    switch plan.mainRegion.length(national.count) {
    case .possible: .possible
    case .possibleLocally: .possibleLocally
    case .tooShort: .tooShort
    case .tooLong: .tooLong
    case .between: .invalidLength
    }
  }

  /// A Boolean value that indicates whether the number has a possible length, with or without its
  /// area code.
  public var isPossible: Bool { possibility == .possible || possibility == .possibleLocally }
}

extension PhoneNumber {
  /// Whether digits are missing: the number isn't valid, but a valid one begins with it, or with the rest after a
  /// trunk prefix that was kept because the rest is too short. Its length may be possible nevertheless.
  package var lacksDigits: Bool {
    if isValid { return false }
    return plan.hasNumbers(startingWith: national)
      || plan.hasNumbers(startingAfterTrunkPrefixOf: national)
  }
}

extension CallingCodePlan {
  /// Returns the type of a number; `nil` if it isn't valid in any region.
  package func kind(of digits: PackedDigits) -> PhoneNumber.NumberType? {
    region(of: digits).flatMap { $0.kind(of: digits) }
  }
}

extension PhoneNumber {
  /// Returns the calling code of a region, such as 49 for `"DE"`; `nil` if there is no such region.
  ///
  /// - Parameter region: The two letters of ISO 3166, in any case.
  /// - Returns: The code, which several regions may share.
  package static func callingCode(ofRegion region: String) -> Int? {
    NumberingRegion(region)?.callingCode
  }

  /// Returns the regions with valid numbers that begin with some digits in international form.
  ///
  ///     PhoneNumber.regions(withNumbersStarting: "1242")  // ["BS"]
  ///     PhoneNumber.regions(withNumbersStarting: "44")    // ["GB", "GG", "IM", "JE"]
  ///
  /// For a complete number, the result is the regions in which it is valid; there are none if it
  /// isn't. Services without a country, such as +800, have no region.
  ///
  /// - Parameter digits: The digits, beginning with the calling code; other characters are ignored.
  /// - Returns: The two letters of each region in ISO 3166, sorted by calling code, each with its
  ///   main region first.
  /// - Complexity: O(*n*) in the number of digits, times the number of regions that share the
  ///   calling code.
  package static func regions(withNumbersStarting digits: String) -> [String] {
    var start = PackedDigits()
    for byte in digits.utf8 where 0x30..<0x3A ~= byte { start.append(byte & 15) }
    if start.count == 0 { return [] }
    guard let (plan, count) = CallingCodePlan.start(of: start) else {
      return CallingCodePlan.all.filter { PackedDigits(decimal: $0.code).starts(with: start) }
        .flatMap { $0.regions }.compactMap { $0.code }
    }
    let national = start.dropFirst(count)
    return plan.regions.filter { $0.hasNumbers(startingWith: national) }.compactMap { $0.code }
  }
}

extension PhoneNumber {
  /// Returns an example of a region's numbers, for a placeholder; `nil` if no such number is known.
  ///
  ///     PhoneNumber.example(ofRegion: "DE", kind: .mobile)?.formatted(.national)  // "01512 3456789"
  ///
  /// - Parameters:
  ///   - region: The two letters of ISO 3166, such as `DE`, in either case.
  ///   - kind: `.mobile` or `.fixedLine`.
  /// - Returns: The number. It may be in use, so don't call it.
  /// - Complexity: O(*n*) in the size of the table, some 5 KB.
  package static func example(ofRegion region: String, kind: NumberType) -> PhoneNumber? {
    guard let region = NumberingRegion(region), let code = region.code else { return nil }
    let national = ExampleNumberTable.numbers.withUTF8Buffer { bytes in
      number(of: Array(code.utf8), kind == .fixedLine, in: bytes)
    }
    guard let national, !national.isEmpty else { return nil }
    let text =
      "+" + PackedDigits(decimal: region.callingCode).text
      + String(decoding: national, as: UTF8.self)
    return try? PhoneNumber(text)
  }

  private static func number(
    of code: [UInt8], _ isFixedLine: Bool, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [UInt8]? {
    for row in bytes.split(separator: 0x20) where row.prefix(2).elementsEqual(code) {
      let numbers = row.dropFirst(2).split(
        separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
      return (isFixedLine ? numbers.last : numbers.first).map { Array($0) }
    }
    return nil
  }
}
