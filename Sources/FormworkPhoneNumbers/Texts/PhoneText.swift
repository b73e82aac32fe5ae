/// The part of a text that may be a number, as parser codes.
struct PhoneText {
  /// The codes of the part.
  var signs: [UInt8]

  /// The maximum number of Unicode scalars in text.
  static var longest: Int { 250 }

  /// Finds the part of a text that may be a number.
  init(_ text: String) throws(PhoneNumberError) {
    var all: [UInt8] = []
    all.reserveCapacity(min(text.utf8.count, Self.longest))
    for scalar in text.unicodeScalars {
      if all.count == Self.longest { throw .tooLong }
      all.append(scalar.isASCII ? UInt8(scalar.value) : PhoneSign.sign(of: scalar))
    }
    if let place = all.place(of: ";phone-context=") {
      signs = try Self.number(of: all, withContextAt: place)
    } else {
      signs = Self.possiblePart(of: all)
    }
    if let place = signs.place(of: ";isub="), place > 0 { signs.removeSubrange(place...) }
  }

  /// Returns the part from the first plus sign or digit on, without characters that can't end a
  /// number, and without a second extension, as in `x302/x2303`.
  private static func possiblePart(of all: [UInt8]) -> [UInt8] {
    guard let start = all.firstIndex(where: { $0.isPhonePlus || $0.isPhoneDigit }),
      let last = all.lastIndex(where: { $0.isPhoneEnd }), start <= last
    else { return [] }
    var end = last + 1
    for place in start..<end
    where all[place] == UInt8(ascii: "/") || all[place] == UInt8(ascii: "\\") {
      let next = all[(place + 1)..<end].firstIndex { $0 != UInt8(ascii: " ") }
      if let next, all[next] == UInt8(ascii: "x") {
        end = place
        break
      }
    }
    return Array(all[start..<end])
  }

  /// Returns the number of a link (RFC 3966): the digits of its context, followed by the local
  /// number.
  private static func number(
    of all: [UInt8], withContextAt place: Int
  ) throws(PhoneNumberError) -> [UInt8] {
    let rest = all[(place + 15)...]
    let context = rest.prefix { $0 != UInt8(ascii: ";") }
    let hasPlus = context.first == UInt8(ascii: "+")
    guard hasPlus ? isNumber(context) : isDomain(context) else { throw .notANumber }
    let start = all.place(of: "tel:").map { $0 + 4 } ?? 0
    return (hasPlus ? Array(context) : []) + (start < place ? all[start..<place] : [])
  }

  private static func isNumber(_ context: ArraySlice<UInt8>) -> Bool {
    let digits = context.dropFirst()
    return digits.contains(where: { $0.isPhoneDigit })
      && digits.allSatisfy { $0.isPhoneDigit || "-.()".utf8.contains($0) }
  }

  private static func isDomain(_ context: ArraySlice<UInt8>) -> Bool {
    var labels = context.split(separator: UInt8(ascii: "."), omittingEmptySubsequences: false)
    if labels.count > 1, labels.last?.isEmpty ?? false { labels.removeLast() }
    guard labels.last?.first?.isPhoneLetter ?? false else { return false }
    return labels.allSatisfy { label in
      guard let first = label.first, let last = label.last else { return false }
      return first != UInt8(ascii: "-") && last != UInt8(ascii: "-")
        && label.allSatisfy { $0.isPhoneLetter || $0.isPhoneDigit || $0 == UInt8(ascii: "-") }
    }
  }
}

extension PhoneText {
  /// Whether the characters are a number: two digits; or at least three digits with optional
  /// punctuation, optional letters after the third digit, and an optional extension.
  var isNumber: Bool { isNumber(upTo: signs.count) }

  /// Whether the characters before a position are a number.
  func isNumber(upTo end: Int) -> Bool {
    if end == 2, signs[0].isPhoneDigit, signs[1].isPhoneDigit { return true }
    var (place, count) = (0, 0)
    while place < end, signs[place].isPhonePlus { place += 1 }
    while place < end, count < 3 {
      if signs[place].isPhoneDigit {
        count += 1
      } else if !signs[place].isPhonePunctuation, signs[place] != UInt8(ascii: "*") {
        return false
      }
      place += 1
    }
    if count < 3 { return false }
    let body = signs[place..<end].firstIndex { !$0.isPhoneBody } ?? end
    if body == end { return true }
    return extensionStart(from: place, to: end).map { $0 <= body } ?? false
  }
}

extension [UInt8] {
  /// Returns the position of an ASCII string in the characters.
  fileprivate func place(of text: StaticString) -> Int? {
    text.withUTF8Buffer { text in
      // Most texts have no parameter, and all parameters but one begin with a semicolon.
      guard count >= text.count, text[0] != 0x3B || contains(0x3B) else { return nil }
      return (0...(count - text.count)).first { self[$0..<($0 + text.count)].elementsEqual(text) }
    }
  }
}
