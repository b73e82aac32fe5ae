/// The parser's code for a character: ASCII characters themselves, and codes for others that
/// matter.
///
/// Beyond ASCII, libphonenumber recognizes decimal digits, full-width characters, some punctuation,
/// and a few labels of extensions.
enum PhoneSign {
  /// The code of the decimal digit zero outside ASCII; other digits follow.
  private static var otherDigit: UInt8 { 0x80 }

  /// `＋`
  fileprivate static var widePlus: UInt8 { 0x8A }

  /// A space of fixed width, which may precede an extension.
  static var fixedSpace: UInt8 { 0x8B }

  /// `．`
  static var wideStop: UInt8 { 0x8C }

  /// `～`
  static var wideTilde: UInt8 { 0x8D }

  /// `＃`
  static var wideHash: UInt8 { 0x8E }

  /// Other punctuation in phone numbers.
  static var punctuation: UInt8 { 0x8F }

  /// `ー`, which is both a letter and punctuation.
  static var longVowel: UInt8 { 0x95 }

  /// `ó`
  static var accentedO: UInt8 { 0x90 }

  /// The accent of a preceding `o`.
  static var accent: UInt8 { 0x91 }

  /// The letters `д`, `о`, and `б`, in three consecutive codes.
  static var cyrillic: UInt8 { 0x92 }

  /// The code of the first full-width letter; the others follow in alphabetical order.
  static var wideLetter: UInt8 { 0xA0 }

  /// The letter `İ`, which matches `i` regardless of case, but doesn't represent a digit.
  static var dottedI: UInt8 { 0xC0 }

  /// The letter `ı`, whose capital is `I`.
  fileprivate static var dotlessI: UInt8 { 0xC1 }

  /// The letter `ſ`, whose capital is `S`.
  fileprivate static var longS: UInt8 { 0xC2 }

  /// The kelvin sign, which matches `k` regardless of case, but doesn't represent a digit.
  static var kelvin: UInt8 { 0xC3 }

  /// Any other letter, mark, or number.
  static var word: UInt8 { 0xFE }

  /// Any other character.
  static var other: UInt8 { 0xFF }

  /// Returns the code of a scalar outside ASCII.
  static func sign(of scalar: Unicode.Scalar) -> UInt8 {
    switch scalar.value {
    case 0xFF0B: return widePlus
    case 0xA0: return fixedSpace
    case 0xFF0E: return wideStop
    case 0xFF5E: return wideTilde
    case 0xFF03: return wideHash
    case 0x2010...0x2015, 0x2212, 0xFF0D, 0xFF0F, 0xAD, 0x200B, 0x2060, 0x3000, 0xFF08, 0xFF09,
      0xFF3B, 0xFF3D, 0x2053, 0x223C:
      return punctuation
    case 0x30FC: return longVowel
    case 0xD3, 0xF3: return accentedO
    case 0x301: return accent
    case 0x414, 0x434, 0x1C81: return cyrillic
    case 0x41E, 0x43E, 0x1C82: return cyrillic + 1
    case 0x411, 0x431: return cyrillic + 2
    case 0xFF21...0xFF3A: return wideLetter + UInt8(scalar.value - 0xFF21)
    case 0xFF41...0xFF5A: return wideLetter + UInt8(scalar.value - 0xFF41)
    case 0x130: return dottedI
    case 0x131: return dotlessI
    case 0x17F: return longS
    case 0x212A: return kelvin
    default: break
    }
    let properties = scalar.properties
    switch properties.generalCategory {
    case .decimalNumber: return otherDigit + UInt8(properties.numericValue ?? 0)
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      return word
    default: return properties.numericType == nil ? other : word
    }
  }
}

extension UInt8 {
  /// Whether it is a decimal digit of any script.
  var isPhoneDigit: Bool { self & 0xF0 == 0x30 ? self < 0x3A : 0x80..<0x8A ~= self }

  /// Whether it is a plus sign.
  var isPhonePlus: Bool { self == 0x2B || self == PhoneSign.widePlus }

  /// Whether it is an ASCII letter.
  var isPhoneLetter: Bool { 0x61..<0x7B ~= self | 0x20 }

  /// The lowercase ASCII letter that this one matches regardless of case.
  var folded: UInt8 {
    switch self {
    case 0x41..<0x5B: self | 0x20
    case PhoneSign.dottedI, PhoneSign.dotlessI: UInt8(ascii: "i")
    case PhoneSign.longS: UInt8(ascii: "s")
    case PhoneSign.kelvin: UInt8(ascii: "k")
    default: self
    }
  }

  /// Whether it may occur between the digits of a number. An `x` may, in both cases.
  var isPhonePunctuation: Bool {
    switch self {
    case UInt8(ascii: "-"), UInt8(ascii: " "), UInt8(ascii: "("), UInt8(ascii: ")"),
      UInt8(ascii: "."),
      UInt8(ascii: "["), UInt8(ascii: "]"), UInt8(ascii: "/"), UInt8(ascii: "~"), UInt8(ascii: "x"),
      UInt8(ascii: "X"), PhoneSign.fixedSpace, PhoneSign.wideStop, PhoneSign.wideTilde,
      PhoneSign.punctuation,
      PhoneSign.longVowel:
      true
    default: false
    }
  }

  /// Whether it may occur after the third digit of a number.
  var isPhoneBody: Bool {
    isPhoneDigit || isPhonePunctuation || self == UInt8(ascii: "*") || folded.isPhoneLetter
  }

  /// Whether a number may end with it: a letter, a digit, or a number sign.
  var isPhoneEnd: Bool {
    switch self {
    case UInt8(ascii: "#"), 0x30..<0x3A, 0x80..<0x8A, PhoneSign.accentedO,
      PhoneSign.cyrillic...PhoneSign.longVowel,
      0xA0..<0xBA, 0xC0..<0xC4, PhoneSign.word:
      true
    default: isPhoneLetter
    }
  }
}
