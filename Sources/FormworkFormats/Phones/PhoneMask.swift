package import FormworkMasks

/// A fixed mask for one type of phone number in one region, for fields that can't use a format.
///
///     let mobile = try PhoneMask(region: "GB", .mobile)
///     mobile?.pattern(.national)       // "[00000] [000000]"
///     mobile?.pattern(.international)  // "+{44} [0000] [000000]"
///
/// A mask has one length and one grouping, taken from a single example of libphonenumber. It is
/// right if all numbers of the type have the same form, and wrong if they don't, as in Germany,
/// Austria, or Finland. For mobile numbers of Argentina, use only the international form.
/// ``PhoneFormat`` doesn't have these limits.
package struct PhoneMask: Hashable, Sendable {
  private let region: PhoneRegion
  private let home: Int
  private let abroad: Int

  /// A type of phone number.
  package enum Sort: Hashable, Sendable {
    /// A fixed-line number.
    case fixedLine

    /// A mobile number.
    case mobile

    /// A toll-free number.
    case tollFree
  }

  /// The form in which a number is written.
  package enum Form: Hashable, Sendable {
    /// The national form, as dialed in the country.
    case national

    /// The international form, with a plus sign and the calling code, which is part of the value.
    case international
  }

  /// Creates the mask of a region, or returns `nil` if the region has no example of this type.
  package init?(_ region: PhoneRegion, _ sort: Sort) {
    guard let number = region.number else { return nil }
    let column = sort == .fixedLine ? 0 : sort == .mobile ? 2 : 4
    home = Self.byte(number * 6 + column)
    abroad = Self.byte(number * 6 + column + 1)
    self.region = region
    if home == 0 || abroad == 0 { return nil }
  }

  /// Creates the mask of a region by its code, or returns `nil` if the region has no example of
  /// this type.
  ///
  /// - Throws: ``UnknownPhoneRegion`` if there is no such region.
  package init?(region: String, _ sort: Sort) throws(UnknownPhoneRegion) {
    self.init(try PhoneRegion(region), sort)
  }

  /// Returns the pattern of the mask in bracket syntax.
  package func pattern(_ form: Form) -> String {
    var pattern: [UInt8] = []
    if form == .international {
      pattern += "+{".utf8
      pattern += String(region.callingCode).utf8
      pattern.append(UInt8(ascii: "}"))
    }
    var isInside = false
    for byte in Self.example(form == .national ? home : abroad) {
      if (byte == 0x30) != isInside {
        pattern.append(UInt8(ascii: isInside ? "]" : "["))
        isInside.toggle()
      }
      pattern.append(byte)
    }
    if isInside { pattern.append(UInt8(ascii: "]")) }
    return String(decoding: pattern, as: UTF8.self)
  }

  /// Returns the compiled mask.
  ///
  /// - Throws: `MaskError` if the options don't suit the pattern, such as a digit as a guide.
  package func mask(_ form: Form, options: Mask.Options = Mask.Options()) throws(MaskError) -> Mask
  {
    try Mask(pattern(form), options: options)
  }

  private static func byte(_ place: Int) -> Int {
    let words = PhoneMaskTables.words
    guard words.indices.contains(place >> 3) else { return 0 }
    return Int(words[place >> 3] >> UInt64((place & 7) << 3) & 0xFF)
  }

  /// Returns the example with a number, counted from 1.
  private static func example(_ number: Int) -> [UInt8] {
    PhoneMaskTables.masks.withUTF8Buffer { bytes in
      var (line, example) = (1, [] as [UInt8])
      for byte in bytes where line <= number {
        if byte == 0x0A { line += 1 } else if line == number { example.append(byte) }
      }
      return example
    }
  }
}
