import FormworkPhoneNumbers

/// The as-you-type formats of a calling code.
extension CallingCodePlan {
  private var place: Int { PhoneTables.codes + Int(index) * 6 }

  /// The digits of the code, in ASCII.
  var digits: DigitBuffer { DigitBuffer(PackedDigits(decimal: code)) }

  /// The formats of national numbers.
  package var nationalFormats: PhoneFormatList {
    PhoneFormatList(place: formats, count: Int(PhoneData.byte(place + 2)))
  }

  /// The formats of numbers with a calling code; empty if they are the same as the national ones.
  var internationalFormats: PhoneFormatList {
    let national = nationalFormats
    if PhoneData.byte(place + 4) == 1 { return national }
    return PhoneFormatList(place: national.end, count: Int(PhoneData.byte(place + 3)))
  }

  private var formats: Int { PhoneTables.formats + PhoneData.pair(place) }

  /// The digits that are usually dialed before a national number, in ASCII; empty if there are
  /// none.
  var trunkPrefix: DigitBuffer {
    switch PhoneData.byte(place + 5) {
    case 1: DigitBuffer(CollectionOfOne(0x30))
    case 2: DigitBuffer(CollectionOfOne(0x31))
    case 3: DigitBuffer(CollectionOfOne(0x38))
    case 4: DigitBuffer("06".utf8)
    default: DigitBuffer()
    }
  }
}

extension DigitBuffer {
  /// Creates ASCII digits from packed digits.
  init(_ digits: PackedDigits) {
    self.init()
    for index in 0..<digits.count { append(digits[index] | 0x30) }
  }

  /// The digits in the form of the parser's tables, without a plus sign.
  var packed: PackedDigits {
    var digits = PackedDigits()
    for byte in self where byte & 0xF0 == 0x30 { digits.append(byte & 15) }
    return digits
  }

  /// The calling code that the digits begin with.
  var callingCode: CallingCodePlan? { CallingCodePlan.start(of: packed)?.plan }
}
