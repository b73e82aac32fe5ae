@_spi(JSON) import FormworkCore

extension Converter {
  /// A converter that reads phone numbers.
  init(phones: PhoneTextFormat, extracts: Bool = false) {
    self.init(format: AnyInputFormat(phones), input: .text, extracts: extracts)
    self.phones = phones
    region = phones.region
  }

  /// Reads the next numbers as those of another region; of that which was asked for, if none is named.
  mutating func dial(from name: String) {
    guard var phones else { return }
    let next = name.isEmpty ? region : name
    if next == phones.region { return }
    phones.region = next
    self.phones = phones
    format = AnyInputFormat(phones)
  }

  /// The reason of a reject in words.
  func detail(of reason: Reason) -> String? {
    switch reason {
    case .notEncodable: return "the result has a character that \(encoding.rawValue) doesn't have"
    case .otherCurrency: return "an amount in another currency"
    case .invalidJSON: return "the line isn't an object"
    case .notAString: return "the value is neither a string nor a number"
    default: return phones == nil ? nil : PhoneIssue(rawValue: reason.name)?.detail
    }
  }

  /// The number that was read in a text, with all its properties.
  func number(of conversion: Conversion, in bytes: UnsafeRawBufferPointer) -> PhoneNumber? {
    guard let phones, let text = conversion.extract?.part ?? encoding.text(bytes) else {
      return nil
    }
    return try? phones.number(in: text)
  }
}

extension JSONWriter {
  /// An object with all properties of a number.
  mutating func number(_ conversion: Conversion, _ number: PhoneNumber?) {
    object {
      $0.member("text", conversion.formatted.text)
      $0.member("e164", number?.e164)
      $0.member("national", number?.formatted(.national))
      $0.member("international", number?.formatted(.international))
      $0.member("link", number?.formatted(.rfc3966))
      $0.member("callingCode", number?.callingCode)
      $0.member("region", number?.region)
      $0.member("extension", number?.extensionNumber)
      $0.member("kind", number?.kind.map { "\($0)" })
      $0.member("valid", number?.isValid ?? false)
      $0.member("length", number.map { "\($0.possibility)" })
      $0.member("issue", conversion.reason?.name)
    }
  }
}
