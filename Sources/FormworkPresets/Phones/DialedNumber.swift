/// What dialled digits stand for: a calling code and a national number, as far as they are known.
///
/// It follows libphonenumber's parser as far as that goes without the patterns of valid numbers: in their
/// stead it looks at the lengths that numbers can have.
struct DialedNumber {
  /// The calling code; `nil` as long as it isn't known.
  private(set) var code: CallingCode?

  /// The national number without trunk prefix, in ASCII.
  private(set) var national = DigitBuffer()

  /// Whether it was dialled with a plus sign or an international prefix.
  private(set) var isInternational = false

  /// Whether the international prefix is one that isn't dialled at home.
  private(set) var isForeignPrefix = false

  /// Where the calling code begins in what was dialled; 0 without one.
  private var codeStart = 0

  /// Whether no calling code begins so.
  private(set) var hasUnknownCode = false

  /// The digits where a calling code would stand.
  private(set) var codeDigits = DigitBuffer()

  /// Reads what was dialled.
  ///
  /// - Parameters:
  ///   - dialed: Digits in ASCII, maybe after a plus sign.
  ///   - home: The calling code of the field's region.
  init(_ dialed: DigitBuffer, home: CallingCode?) {
    if dialed.first == UInt8(ascii: "+") {
      codeStart = 1
    } else if let end = dialed.internationalPrefixLength(from: home), end > 0,
      home == nil || dialed.dropFirst(end).first != 0x30
    {
      // No calling code begins with a zero: what looks like a prefix is part of a number at home.
      codeStart = end
    } else if let home, home.trunkPrefix.first != 0x30, dialed.starts(with: "00".utf8),
      CallingCode(startOf: dialed.suffix(after: 2)) != nil
    {
      // The prefix of most countries is meant where it can be nothing else, though it isn't dialled so.
      codeStart = 2
      isForeignPrefix = true
    }
    isInternational = codeStart > 0
    guard isInternational else {
      code = home
      guard let home else {
        hasUnknownCode = dialed.count > 1
        return
      }
      guard let rest = home.withoutTrunkPrefix(dialed) else {
        national = dialed
        return
      }
      national = rest
      settle(home)
      return
    }
    codeDigits = dialed.suffix(after: codeStart)
    guard let found = CallingCode(startOf: codeDigits) else {
      hasUnknownCode = codeDigits.count > 2 || codeDigits.first == 0x30
      return
    }
    code = found
    national = codeDigits.suffix(after: found.digits.count)
    settle(found)
  }

  /// Leaves out what is dialled at home only, as in `+44 (0)20`, until a number is left.
  ///
  /// So the number is the same when it is read again with its calling code.
  private mutating func settle(_ code: CallingCode) {
    while let rest = code.withoutTrunkPrefix(national), rest.count < national.count,
      !code.hasNumbersLikeTrunk || (code.canHave(rest.count) && !code.canHave(national.count))
    {
      national = rest
    }
  }
}

extension CallingCode {
  /// The national number of what is dialled at home; `nil` if no trunk prefix is to be left out.
  fileprivate func withoutTrunkPrefix(_ dialed: DigitBuffer) -> DigitBuffer? {
    guard let match = trunkPattern?.match(dialed), match.end > 0 else { return nil }
    var rest = DigitBuffer()
    if let group = match.group {
      if let insertedDigit { rest.append(insertedDigit) }
      rest += dialed[group]
    }
    rest += dialed.dropFirst(match.end)
    // A number that is whole as it is begins with a digit that only looks like the prefix.
    return canHave(dialed.count) && !canHave(rest.count) ? nil : rest
  }
}

extension DialedNumber {
  /// Whether a number of its calling code can have so many digits.
  var isComplete: Bool {
    code?.canHave(national.count) ?? false
  }

  /// Whether it has more digits than any number.
  var isTooLong: Bool {
    national.count > code?.longest ?? 0 && code != nil
  }

  /// The number as E.164 writes it, in ASCII; `nil` as long as there is nothing but a trunk prefix, or the
  /// calling code isn't known.
  var e164: DigitBuffer? {
    guard let code, isInternational || !national.isEmpty else { return nil }
    var e164 = DigitBuffer()
    e164.append(UInt8(ascii: "+"))
    e164 += code.digits
    e164 += national
    return e164
  }
}
