import FormworkPhoneNumbers
package import FormworkMasks

// Lines of a file.
extension PhoneFormat {
  /// Reads a line. A number in ASCII is parsed once and written once.
  package func read(line: String) -> LineReading { readWhole(line) ?? readPasted(line) }

  /// Reads a line that is one complete number in ASCII, without a label and an extension; `nil` for any other.
  private func readWhole(_ line: String) -> LineReading? {
    guard let all = DigitBuffer(phoneLine: line), ExportedNumber(line) == nil else { return nil }
    let digits = DialedDigits(all, of: self)
    let number = digits.number
    guard rejection(of: digits, insteadOf: 0) == nil, number.isPossible, issue(of: number) == nil
    else { return nil }
    guard number.isInternational, let e164 = number.e164 else { return reading(of: digits) }
    if homeNumbers == .national { return nil }
    // Leaving the field may correct a prefix.
    if isCorrected(number, digits.dialed), e164 != digits.dialed {
      let corrected = DialedDigits(e164, of: self)
      if corrected.number.e164 == e164 {
        guard corrected.number.isPossible, issue(of: corrected.number) == nil else { return nil }
        return reading(of: corrected)
      }
    }
    return reading(of: digits)
  }

  /// Returns the digits of a number without an issue as a line that was read: what ``formatted(_:caret:_:)`` shows,
  /// without the origin of each character.
  private func reading(of digits: DialedDigits) -> LineReading {
    var formatter = AsYouType(region: region)
    return LineReading(
      text: formatter.text(of: digits.dialed).text,
      value: value(of: digits.number, dialed: digits.dialed), isComplete: true)
  }

  /// Whether a number is shown in E.164's digits after the user has left the field: nobody dials a prefix for other
  /// countries before the code of the own one.
  func isCorrected(_ number: DialedNumber, _ dialed: DigitBuffer) -> Bool {
    let isOwn = region?.plan != nil && number.plan == region?.plan
    return dialed.first == UInt8(ascii: "+") || number.isForeignPrefix || isOwn
  }
}

extension DigitBuffer {
  /// Creates the digits of a line, with a leading plus sign; `nil` if there is anything else than one number of
  /// ASCII digits with the separators of phone numbers.
  fileprivate init?(phoneLine line: String) {
    var (digits, isNumber) = (DigitBuffer(), false)
    line.withBytes { bytes in
      // One character is a key.
      guard 2...64 ~= bytes.count else { return }
      for byte in bytes {
        switch byte {
        case 0x30...0x39: digits.append(byte)
        case UInt8(ascii: "+") where digits.isEmpty: digits.append(byte)
        case 0x09, 0x20, 0x28, 0x29, 0x2D...0x2F, 0x5B, 0x5D, 0x7E: break
        default: return
        }
      }
      isNumber = digits.count > 1 && digits.count <= PhoneFormat.mostDigits
    }
    if !isNumber { return nil }
    self = digits
  }
}
