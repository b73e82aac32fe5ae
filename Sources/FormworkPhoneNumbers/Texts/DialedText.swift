/// The parts of a number that were found in text: a plus sign, the digits, and an extension.
package struct DialedText {
  /// Whether a plus sign precedes the digits.
  package private(set) var hasPlus = false

  /// The digits, including those of letters.
  package private(set) var digits = PackedDigits()

  /// The digits of the extension; empty if there is none.
  package private(set) var extensionDigits = PackedDigits()

  /// Reads text as libphonenumber does.
  ///
  /// - Complexity: O(*n*) in the length of the text. Text of more than 250 characters is rejected.
  package init(_ text: String) throws(PhoneNumberError) {
    if let plain = text.utf8.withContiguousStorageIfAvailable(Self.init(plain:)), let plain {
      self = plain
    } else {
      try self.init(any: text)
    }
  }

  /// Creates the text from parsed digits.
  package init(_ digits: PackedDigits, hasPlus: Bool) {
    (self.digits, self.hasPlus) = (digits, hasPlus)
  }

  /// Reads simple text quickly: digits with common punctuation between them, after anything but a
  /// semicolon. Returns `nil` for other text.
  init?(plain bytes: UnsafeBufferPointer<UInt8>) {
    if bytes.count > PhoneText.longest { return nil }
    var isDirectlyBehindPlus = false
    for byte in bytes {
      switch byte {
      case 0x30..<0x3A:
        digits.append(byte & 15)
      case UInt8(ascii: "+"):
        guard digits.count == 0, isDirectlyBehindPlus || !hasPlus else { return nil }
        (hasPlus, isDirectlyBehindPlus) = (true, true)
        continue
      case UInt8(ascii: " "), UInt8(ascii: "-"), UInt8(ascii: "."), UInt8(ascii: "("),
        UInt8(ascii: ")"),
        UInt8(ascii: "/"):
        break
      default:
        guard digits.count == 0, !hasPlus, byte < 0x80, byte != UInt8(ascii: ";") else {
          return nil
        }
      }
      isDirectlyBehindPlus = false
    }
    if digits.count < 3 { return nil }
  }

  /// Reads any text.
  init(any text: String) throws(PhoneNumberError) {
    var text = try PhoneText(text)
    if !text.isNumber { throw .notANumber }
    if let range = text.extensionRange {
      for sign in text.signs[range.digits] { extensionDigits.append(sign & 15) }
      text.signs.removeSubrange(range.start...)
    }
    hasPlus = text.signs.first?.isPhonePlus ?? false
    let letters = text.signs.reduce(0) { $0 + ($1.isPhoneLetter ? 1 : 0) }
    for sign in text.signs {
      if letters > 2 {
        // If letters represent digits, digits of other scripts are ignored.
        if let digit = sign.keypadDigit { digits.append(digit) }
      } else if sign.isPhoneDigit {
        digits.append(sign & 15)
      }
    }
  }

  /// The same digits without a plus sign.
  var withoutPlus: DialedText {
    var text = self
    text.hasPlus = false
    return text
  }
}

extension UInt8 {
  /// The digit of a letter on a telephone keypad.
  fileprivate var keypadDigit: UInt8? {
    if self & 0xF0 == 0x30 { return self < 0x3A ? self & 15 : nil }
    if self == PhoneSign.dottedI || self == PhoneSign.kelvin { return nil }
    switch folded {
    case UInt8(ascii: "a")...UInt8(ascii: "c"): return 2
    case UInt8(ascii: "d")...UInt8(ascii: "f"): return 3
    case UInt8(ascii: "g")...UInt8(ascii: "i"): return 4
    case UInt8(ascii: "j")...UInt8(ascii: "l"): return 5
    case UInt8(ascii: "m")...UInt8(ascii: "o"): return 6
    case UInt8(ascii: "p")...UInt8(ascii: "s"): return 7
    case UInt8(ascii: "t")...UInt8(ascii: "v"): return 8
    case UInt8(ascii: "w")...UInt8(ascii: "z"): return 9
    default: return nil
    }
  }
}
