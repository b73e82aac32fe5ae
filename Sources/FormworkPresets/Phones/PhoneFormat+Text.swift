import Formwork

extension PhoneFormat {
  /// The most signs that a text ever has, whatever the policy.
  static var mostDigits: Int { 32 }

  /// On which side of the separators a caret stands.
  enum Side {
    /// Right behind the digit before it.
    case after

    /// Right before the next digit, if there is one.
    case before
  }

  /// The text that shows dialled digits.
  ///
  /// - Parameters:
  ///   - dialed: Digits in ASCII, maybe after a plus sign that the person typed.
  ///   - caret: How many of them are before the caret.
  ///   - side: On which side of separators the caret stands.
  /// - Returns: The text with its value, and all that is known of it.
  func formatted(_ dialed: [UInt8], caret: Int, _ side: Side) -> FormattedText {
    var dialed = dialed
    let supplied = lacksPlus(dialed) ? 1 : 0
    if supplied == 1 { dialed.insert(UInt8(ascii: "+"), at: 0) }
    if dialed.isEmpty { return FormattedText() }
    var formatter = AsYouType(region: region)
    let bytes = formatter.text(of: dialed)
    let number = DialedNumber(dialed, home: home)
    var formatted = FormattedText(
      text: String(decoding: bytes, as: UTF8.self),
      value: String(decoding: number.e164 ?? dialed, as: UTF8.self),
      selection: selection(caret + supplied, side, in: bytes),
      isComplete: number.isComplete, problem: problem(of: number),
      provenance: Provenance(pieces(of: bytes, supplied: supplied)))
    formatted.isFull = isFull(dialed, number)
    return formatted
  }

  private func selection(_ caret: Int, _ side: Side, in bytes: [UInt8]) -> Range<UTF16Offset> {
    var count = 0
    var place = 0
    while place < bytes.count, count < caret {
      if bytes[place].isDialed { count += 1 }
      place += 1
    }
    // After the last digit there may be a space already; a key goes there as well.
    let isLast = !bytes[place...].contains { $0.isDialed }
    if isLast { place = bytes.count }
    if side == .before { while place < bytes.count, !bytes[place].isDialed { place += 1 } }
    return UTF16Offset(place)..<UTF16Offset(place)
  }

  private func pieces(of bytes: [UInt8], supplied: Int) -> [Provenance.Piece] {
    var pieces: [Provenance.Piece] = []
    pieces.reserveCapacity(12)
    for (place, byte) in bytes.enumerated() {
      let kind: Provenance.Kind = byte.isDialed && place >= supplied ? [.user, .value] : []
      if let last = pieces.last, last.kind == kind {
        pieces[pieces.count - 1].length += 1
      } else {
        pieces.append(.init(length: 1, kind: kind))
      }
    }
    return pieces
  }

  /// Whether a plus sign must be supplied: there is no region, and a calling code may follow.
  private func lacksPlus(_ dialed: [UInt8]) -> Bool {
    guard region == nil, let first = dialed.first else { return false }
    return first != UInt8(ascii: "+") && first != 0x30
  }

  /// Whether the plus sign at the start of a text was supplied.
  func suppliesPlus(of current: FormattedText) -> Bool {
    guard region == nil, current.text.utf8.first == UInt8(ascii: "+") else { return false }
    let first = current.provenance.pieces(of: current.text).first
    return first.map { !$0.kind.contains(.user) } ?? false
  }

  /// The value of dialled digits.
  func value(of dialed: [UInt8]) -> String {
    String(decoding: DialedNumber(dialed, home: home).e164 ?? dialed, as: UTF8.self)
  }
}

extension PhoneFormat {
  /// Why digits can't be in the place of others; `nil` if they can.
  func refusal(of dialed: [UInt8], insteadOf before: [UInt8]) -> Refusal? {
    let number = DialedNumber(lacksPlus(dialed) ? [UInt8(ascii: "+")] + dialed : dialed, home: home)
    if foreignNumbers == .refuse, let home, number.isForeign(to: home) { return .otherPrefix }
    if max(dialed.count, number.e164?.count ?? 0) > Self.mostDigits { return .noRoom }
    if extraDigits == .show { return nil }
    // Where nothing is known, a number may have the digits of the longest with its calling code.
    let digits = dialed.first == UInt8(ascii: "+") ? dialed.count - 1 : dialed.count
    let isTooLong = number.code == nil ? digits > 18 : number.isTooLong
    guard isTooLong else { return nil }
    // A number that is too long already may be edited as long as it doesn't grow.
    return dialed.count > before.count ? .noRoom : nil
  }

  /// Whether a further digit would be refused.
  private func isFull(_ dialed: [UInt8], _ number: DialedNumber) -> Bool {
    guard let code = number.code, number.national.count >= code.longest else { return false }
    return refusal(of: dialed + [0x35], insteadOf: dialed) != nil
  }
}

extension PhoneFormat {
  /// What is wrong with a number, if anything is.
  private func problem(of number: DialedNumber) -> InputProblem? {
    if number.hasUnknownCode { return .unknownCallingCode }
    if number.isTooLong { return .tooLong }
    // A deletion is never refused, and may lead to another country.
    if foreignNumbers == .refuse, let home, number.isForeign(to: home) { return .foreignNumber }
    return nil
  }
}

extension DialedNumber {
  /// Whether it has, or begins with, a calling code that isn't `home`.
  fileprivate func isForeign(to home: CallingCode) -> Bool {
    if !isInternational { return false }
    if let code { return code != home }
    return !home.digits.starts(with: codeDigits)
  }
}

extension UInt8 {
  /// Whether it is a digit or a plus sign, in ASCII.
  fileprivate var isDialed: Bool { self & 0xF0 == 0x30 && self < 0x3A || self == 0x2B }
}
