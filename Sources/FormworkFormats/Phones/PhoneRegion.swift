package import FormworkMasks
import FormworkPhoneNumbers

/// A country or territory with its own phone numbers.
///
///     let germany = try PhoneRegion("DE")
///     germany.callingCode      // 49
///     PhoneRegion.all.count    // 245
///
/// The regions are those of libphonenumber's metadata. Several may share a calling code, as in
/// North America.
package struct PhoneRegion: Hashable, Sendable {
  /// The region with its numbering plan.
  let numbering: NumberingRegion

  init(_ numbering: NumberingRegion) {
    self.numbering = numbering
  }

  /// Creates the region with a code.
  ///
  /// - Parameter code: The two letters of ISO 3166, such as `"DE"`, in any case.
  /// - Throws: ``UnknownPhoneRegion`` if there is no such region.
  package init(_ code: String) throws(UnknownPhoneRegion) {
    guard let numbering = NumberingRegion(code) else { throw UnknownPhoneRegion(code: code) }
    self.init(numbering)
  }
}

extension PhoneRegion {
  /// All regions, sorted by code.
  package static var all: [PhoneRegion] { NumberingRegion.all.map(PhoneRegion.init) }

  /// The two letters of ISO 3166, such as `"DE"`.
  package var code: String { numbering.code ?? "" }

  /// The calling code, such as 49.
  package var callingCode: Int { numbering.callingCode }

  /// The numbering plan of the region's calling code.
  var plan: CallingCodePlan? { CallingCodePlan(callingCode) }

  /// The index of the region in the list sorted by code.
  var number: Int? { NumberingRegion.all.firstIndex(of: numbering) }
}

/// An error that indicates that there is no region with a code.
///
///     do { _ = try PhoneFormat(region: "EU") } catch { error.code }  // "EU"
package struct UnknownPhoneRegion: Error, Hashable {
  /// The unknown code.
  package let code: String

  /// Creates the error for a code.
  package init(code: String) {
    self.code = code
  }

  /// Returns a Boolean value that indicates whether two errors have the same code.
  package static func == (left: Self, right: Self) -> Bool {
    left.code.utf8.elementsEqual(right.code.utf8)
  }

  /// Hashes the code.
  package func hash(into hasher: inout Hasher) {
    for byte in code.utf8 { hasher.combine(byte) }
  }
}

extension PhoneRegion {
  /// An example of the region's numbers as it is dialed there, for a placeholder.
  ///
  ///     try PhoneRegion("DE").example()                    // "01512 3456789"
  ///     try PhoneRegion("DE").example(isInternational: true)  // "+49 1512 3456789"
  ///
  /// - Parameters:
  ///   - kinds: `.mobile` for a mobile number, `.any` for a fixed-line number.
  ///   - isInternational: Whether the number begins with its calling code.
  /// - Returns: The number; `nil` if none is known.
  package func example(
    _ kinds: PhoneFormat.Kinds = .mobile, isInternational: Bool = false
  ) -> String? {
    PhoneNumber.example(ofRegion: code, kind: kinds == .mobile ? .mobile : .fixedLine)?
      .formatted(isInternational ? .international : .national)
  }

  /// Returns the dialed digits of the example for the kind, of a fixed line if those fit better.
  fileprivate func exampleDigits(
    continuing digits: DigitBuffer, _ kinds: PhoneFormat.Kinds, isInternational: Bool
  ) -> DigitBuffer? {
    let all: [PhoneFormat.Kinds] = kinds == .mobile ? [.mobile] : [.mobile, .any]
    let examples = all.compactMap { example($0, isInternational: isInternational) }.map {
      CountedText(phone: $0).characters
    }
    return examples.first { $0.starts(with: digits) } ?? examples.first
  }

  /// Returns the regions with numbers that start with `digits` in international form.
  ///
  ///     PhoneRegion.all(withNumbersStarting: "1242").map(\.code)  // ["BS"]
  ///
  /// - Parameter digits: A calling code, optionally with more digits of a number. Other characters
  ///   are ignored.
  /// - Returns: The regions; empty if there are no digits.
  package static func all(withNumbersStarting digits: String) -> [PhoneRegion] {
    PhoneNumber.regions(withNumbersStarting: digits).compactMap { NumberingRegion($0) }
      .map(PhoneRegion.init)
  }

  /// Returns the region of a complete or incomplete number.
  ///
  /// - Parameters:
  ///   - value: A number in E.164, or dialed digits.
  ///   - home: The region of numbers without a calling code.
  /// - Returns: The region; `home` while the calling code isn't known, and `nil` for a service without
  ///   a country.
  package static func ofNumber(_ value: String, in home: PhoneRegion?) -> PhoneRegion? {
    let number = DialedNumber(CountedText(phone: value).characters, home: home)
    guard let plan = number.plan, number.e164 != nil else { return home }
    return PhoneFieldNumber(number, plan, home: home).region
  }

  /// Returns a phone field's value with the calling code of this region instead of another one, for a user who picks
  /// another country after typing digits.
  ///
  ///     try PhoneRegion("FR").adopting("+49301234567", from: try PhoneRegion("DE"))  // "+33301234567"
  ///
  /// - Parameters:
  ///   - value: The value of a field: a number in E.164, or digits that aren't a complete number
  ///     yet.
  ///   - old: The previous region of the field.
  /// - Returns: The value, which keeps all digits of the number.
  package func adopting(_ value: String, from old: PhoneRegion?) -> String {
    let dialed = CountedText(phone: value).characters
    let number = DialedNumber(dialed, home: old)
    guard dialed.first == UInt8(ascii: "+") else { return value }
    guard number.plan != nil else { return value }
    return "+" + PackedDigits(decimal: callingCode).text + number.national.text
  }
}

extension PhoneFormat {
  /// Returns the rest of an example number after the digits of an unfinished number, to show how many
  /// digits are missing.
  ///
  ///     let format = try PhoneFormat(region: "US")
  ///     format.exampleRest(after: format.formatted(text: "212"))  // " 555-0123"
  ///
  /// - Parameter current: A text of this format.
  /// - Returns: The rest; empty for a complete number, or if no example is known.
  package func exampleRest(after current: FormattedText) -> String {
    let dialed = CountedText(phone: current.text).characters
    guard !current.isComplete, current.issue == nil, PhoneTail(of: current.text).characters.isEmpty
    else { return "" }
    let number = DialedNumber(dialed, home: region)
    let place = number.plan.flatMap { PhoneFieldNumber(number, $0, home: region).region } ?? region
    // Digits that don't begin an example as they were dialed are compared as an international number.
    for (digits, mayDiffer) in [(dialed, false), (number.e164 ?? dialed, number.e164 != nil)] {
      let example = place?.exampleDigits(
        continuing: digits, kinds, isInternational: digits.first == UInt8(ascii: "+"))
      guard let example, example.count > digits.count,
        mayDiffer || example.starts(with: digits)
      else { continue }
      let whole = formatted(dialed + example[digits.count...], caret: 0, .after).text
      return rest(of: whole, after: dialed.count, current)
    }
    return ""
  }

  /// Returns the part of a whole number after some of its digits. Parentheses that begin before it
  /// don't end in it, and separators that the text has aren't repeated.
  private func rest(of whole: String, after count: Int, _ current: FormattedText) -> String {
    var left = count
    var rest: [UInt8] = []
    for byte in whole.utf8 {
      if left > 0 {
        if byte.isDialed { left -= 1 }
      } else if byte != UInt8(ascii: ")") || rest.contains(UInt8(ascii: "("))
        || current.text.utf8.contains(UInt8(ascii: "("))
      {
        rest.append(byte)
      }
    }
    if let last = current.text.utf8.last, !last.isDialed {
      rest = Array(rest.drop { !$0.isDialed })
    }
    return String(decoding: rest, as: UTF8.self)
  }
}

extension UInt8 {
  /// Whether the byte is an ASCII digit or a plus sign.
  fileprivate var isDialed: Bool { self & 0xF0 == 0x30 && self < 0x3A || self == 0x2B }
}
