/// What a text says of a number: whether it has a plus sign, which digits, and which extension.
package struct DialedText {
  /// Whether a plus sign stands before the digits.
  package private(set) var hasPlus = false

  /// The digits, those of letters among them.
  package private(set) var digits = PackedDigits()

  /// The digits of an extension; none if there is none.
  package private(set) var extensionDigits = PackedDigits()

  /// Reads a text as libphonenumber does.
  ///
  /// - Complexity: O(*n*) in the length of the text, of which no more than 250 characters are read.
  package init(_ text: String) throws(PhoneNumberError) {
    if let plain = text.utf8.withContiguousStorageIfAvailable(Self.init(plain:)), let plain {
      self = plain
    } else {
      try self.init(any: text)
    }
  }

  /// Digits that were read already.
  package init(_ digits: PackedDigits, hasPlus: Bool) {
    (self.digits, self.hasPlus) = (digits, hasPlus)
  }

  /// Reads a text with nothing in it that takes a closer look: digits after anything but a semicolon, and
  /// between them the punctuation that most numbers have; `nil` for another one.
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
        // Where letters stand for digits, digits of other alphabets are left out.
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
  /// The digit of a key on a telephone.
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
