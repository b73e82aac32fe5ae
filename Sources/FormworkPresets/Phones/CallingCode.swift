/// A country's calling code, or that of a service without a country, with what is known of its numbers.
struct CallingCode: Hashable {
  /// Which one of the table it is.
  private let index: Int

  init(index: Int) {
    self.index = index
  }

  private var place: Int { PhoneTables.codes + index * 16 }

  /// The code itself, such as 49.
  var number: Int { PhoneData.pair(place) }

  /// The digits of the code, in ASCII.
  var digits: DigitBuffer {
    let number = number
    var digits = DigitBuffer()
    if number > 99 { digits.append(UInt8(number / 100) | 0x30) }
    if number > 9 { digits.append(UInt8(number / 10 % 10) | 0x30) }
    digits.append(UInt8(number % 10) | 0x30)
    return digits
  }

  /// The region that the formats of the code belong to; `nil` for a service without a country.
  var mainRegion: PhoneRegion? { PhoneRegion(at: place + 2, code: index) }

  /// What is dialled before a calling code.
  var internationalPrefix: DigitPattern? { DigitPattern(PhoneData.pair(place + 4)) }

  /// What may stand before a number at home, to be left out in its international form.
  var trunkPattern: DigitPattern? { DigitPattern(PhoneData.pair(place + 6)) }

  /// How numbers are written at home.
  var nationalFormats: PhoneFormatList {
    PhoneFormatList(place: formats, count: Int(PhoneData.byte(place + 12)))
  }

  /// How numbers are written with their calling code; empty if that is how they are written at home.
  var internationalFormats: PhoneFormatList {
    let national = nationalFormats
    if PhoneData.byte(place + 14) & 1 == 1 { return national }
    return PhoneFormatList(
      place: national.end, count: Int(PhoneData.byte(place + 13)))
  }

  private var formats: Int { PhoneTables.formats + PhoneData.pair(place + 10) }

  /// The digits that are usually dialled before a number at home, in ASCII; empty if there are none.
  var trunkPrefix: DigitBuffer {
    switch PhoneData.byte(place + 15) >> 4 {
    case 1: DigitBuffer(CollectionOfOne(0x30))
    case 2: DigitBuffer(CollectionOfOne(0x31))
    case 3: DigitBuffer(CollectionOfOne(0x38))
    case 4: DigitBuffer("06".utf8)
    default: DigitBuffer()
    }
  }

  /// Whether a number may begin like the trunk prefix, so that only its length tells them apart.
  var hasNumbersLikeTrunk: Bool { PhoneData.byte(place + 14) & 2 != 0 || trunkPrefix.isEmpty }

  /// The digit that takes the place of a trunk prefix with a marked group, in ASCII; `nil` for none.
  var insertedDigit: UInt8? {
    let marker = PhoneData.byte(place + 15) & 15
    return marker == 0 ? nil : (marker - 1) | 0x30
  }

  /// Whether a number of the code can have so many digits.
  func canHave(_ count: Int) -> Bool {
    count >= 2 && count < 18 && PhoneData.pair(place + 8) >> (count - 2) & 1 == 1
  }

  /// The most digits that a number of the code can have.
  var longest: Int {
    let lengths = PhoneData.pair(place + 8)
    return lengths == 0 ? 17 : Int.bitWidth - lengths.leadingZeroBitCount + 1
  }
}

extension CallingCode {
  /// The calling code that digits begin with: no code is the beginning of another.
  ///
  /// - Parameter digits: Digits in ASCII.
  init?(startOf digits: DigitBuffer) {
    var number = 0
    for digit in digits.prefix(3) {
      number = number * 10 + Int(digit & 15)
      if number == 0 { return nil }
      if let found = Self(number) {
        self = found
        return
      }
    }
    return nil
  }

  /// The calling code with a number.
  init?(_ number: Int) {
    var (low, high) = (0, PhoneTables.codeCount)
    while low < high {
      let middle = (low + high) / 2
      if PhoneData.pair(PhoneTables.codes + middle * 16) < number {
        low = middle + 1
      } else {
        high = middle
      }
    }
    guard low < PhoneTables.codeCount, PhoneData.pair(PhoneTables.codes + low * 16) == number else {
      return nil
    }
    index = low
  }
}

extension CallingCode {
  /// The region of a number: told by its leading digits where the table has them, else the preferred
  /// one if it has this code, else the main one.
  ///
  /// - Parameters:
  ///   - number: The national number, in ASCII, or its beginning.
  ///   - preferred: The region of the field.
  /// - Returns: The region; `nil` for a service without a country.
  func region(of number: DigitBuffer, preferring preferred: PhoneRegion?) -> PhoneRegion? {
    var preferred = preferred?.callingCodeIndex == index ? preferred : mainRegion
    for entry in 0..<PhoneTables.leadingCount {
      let place = PhoneTables.leading + entry * 5
      guard Int(PhoneData.byte(place + 2)) == index,
        let region = PhoneRegion(at: place, code: index),
        let pattern = DigitPattern(PhoneData.pair(place + 3))
      else { continue }
      if pattern.end(in: number) != nil { return region }
      // As soon as there are enough digits to tell, it isn't that of another area.
      if region == preferred, number.count >= 3 { preferred = mainRegion }
    }
    return preferred
  }
}
