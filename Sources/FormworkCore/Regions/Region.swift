public import FormworkFormats

/// A country or territory with phone numbers.
///
///     Region.germany.code  // "DE"
///     Region("DE")         // Region.germany
///     Region("EU")         // nil
///
/// The list of regions comes from libphonenumber. Their names are the English names in Unicode
/// CLDR.
public struct Region: Hashable, Sendable {
  /// The two letters of the code, with the first letter in the upper byte.
  private let letters: UInt16

  private init(_ first: UInt8, _ second: UInt8) { letters = UInt16(first) << 8 | UInt16(second) }

  /// Creates the region of a generated constant.
  ///
  /// - Parameter code: The two letters of a known region, in uppercase.
  init(known code: StaticString) {
    self = code.withUTF8Buffer { Region($0[0], $0[1]) }
  }

  /// Creates the region with a code, or returns `nil` if there is none.
  ///
  /// - Parameter code: The two letters of ISO 3166, such as `DE`, in either case.
  public init?(_ code: String) {
    let bytes = code.utf8.map { 0x61...0x7A ~= $0 ? $0 & ~0x20 : $0 }
    guard bytes.count == 2, Self.codes.contains(bytes) else { return nil }
    self.init(bytes[0], bytes[1])
  }

  /// Creates the region with two capital letters, which are known to be those of a region.
  package init?(letters: String) {
    let bytes = Array(letters.utf8)
    guard bytes.count == 2 else { return nil }
    self.init(bytes[0], bytes[1])
  }

  /// The two letters of ISO 3166, such as `DE`.
  public var code: String {
    String(decoding: [UInt8(letters >> 8), UInt8(letters & 0xFF)], as: UTF8.self)
  }

  /// All regions, sorted by code.
  public static var all: [Region] {
    codes.pairs.map { Region($0[0], $0[1]) }
  }
}

extension StaticString {
  /// The string split into pairs of bytes.
  fileprivate var pairs: [[UInt8]] {
    withUTF8Buffer { bytes in
      stride(from: 0, to: bytes.count - 1, by: 2).map { [bytes[$0], bytes[$0 + 1]] }
    }
  }

  fileprivate func contains(_ pair: [UInt8]) -> Bool { pairs.contains(pair) }
}

extension Region {
  /// The calling code, such as 49.
  ///
  ///     Region.germany.callingCode  // 49
  public var callingCode: Int { phoneRegion?.callingCode ?? 0 }

  /// The flag as an emoji; `🇩🇪` for Germany.
  ///
  /// Where the system has no picture of a flag, it shows the two letters.
  public var flag: String {
    var flag = String.UnicodeScalarView()
    for byte in code.utf8 {
      if let scalar = Unicode.Scalar(0x1F1E6 + UInt32(byte) - 0x41) { flag.append(scalar) }
    }
    return String(flag)
  }

  /// Returns an example of the region's numbers, for a placeholder.
  ///
  ///     phoneField.placeholder = Region.germany.examplePhoneNumber()  // "01512 3456789"
  ///
  /// - Parameters:
  ///   - kinds: `.mobile` for a mobile number, `.any` for a fixed-line number.
  ///   - isInternational: Whether the number begins with its calling code.
  /// - Returns: The number; `nil` if none is known.
  public func examplePhoneNumber(
    _ kinds: PhoneNumberTypes = .mobile, isInternational: Bool = false
  ) -> String? {
    phoneRegion?.example(kinds, isInternational: isInternational)
  }

  /// Returns a phone field's value with the calling code of this region, for a user who picks another country after
  /// typing digits. No digit of the number is lost.
  ///
  ///     Region.france.adoptingPhoneNumber("+49301234567", from: .germany)  // "+33301234567"
  ///
  /// - Parameters:
  ///   - value: The value of a field: a number in E.164, or digits that aren't a complete number
  ///     yet.
  ///   - old: The previous region of the field.
  /// - Returns: The value in this region.
  public func adoptingPhoneNumber(_ value: String, from old: Region?) -> String {
    phoneRegion?.adopting(value, from: old?.phoneRegion) ?? value
  }

  /// Returns the region of a phone field's value, for a button that shows it.
  ///
  ///     Region.ofPhoneNumber("+431534110", in: .germany)  // .austria
  ///     Region.ofPhoneNumber("030", in: .germany)         // .germany
  ///
  /// - Parameters:
  ///   - value: The value of a field: a number in E.164, or the digits of an incomplete number.
  ///   - home: The region of numbers without a calling code. If numbers of several regions begin with
  ///     these digits, it is the result if it is one of them.
  /// - Returns: The region; `home` while the calling code isn't known, and `nil` for a service without
  ///   a country, such as +800.
  /// - Complexity: O(*n*) in the length of the value.
  package static func ofPhoneNumber(_ value: String, in home: Region?) -> Region? {
    PhoneRegion.ofNumber(value, in: home?.phoneRegion).flatMap { Region($0.code) }
  }

  /// Returns the regions with phone numbers that start with `digits` in international form.
  ///
  ///     Region.all(withNumbersStarting: "1242")  // [.bahamas]
  ///
  /// - Parameter digits: A calling code, optionally with more digits of a number.
  /// - Returns: The regions; empty if there are no digits.
  package static func all(withNumbersStarting digits: String) -> [Region] {
    PhoneRegion.all(withNumbersStarting: digits).compactMap { Region($0.code) }
  }

  var phoneRegion: PhoneRegion? { try? PhoneRegion(code) }
}
