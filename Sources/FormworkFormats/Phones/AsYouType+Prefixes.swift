import FormworkPhoneNumbers

extension AsYouType {
  /// Removes a plus sign or an international prefix from the number.
  mutating func findInternationalPrefix() -> Bool {
    let isPlus = dialed.first == UInt8(ascii: "+")
    guard let end = isPlus ? 1 : dialed.internationalPrefixLength(from: code) else { return false }
    isComplete = true
    number = dialed.suffix(after: end)
    prefix = DigitBuffer(dialed.prefix(end))
    if !isPlus { prefix.append(UInt8(ascii: " ")) }
    return true
  }

  /// Removes a calling code from the number.
  mutating func takeCallingCode() -> Bool {
    guard let found = number.callingCode else { return false }
    // Upstream keeps the formats of another code if the region's code follows it.
    if found.mainRegion != region?.numbering { code = found }
    let digits = found.digits
    number = number.suffix(after: digits.count)
    prefix += digits
    prefix.append(UInt8(ascii: " "))
    trunk = DigitBuffer()
    return true
  }

  /// Removes a trunk prefix from the number.
  ///
  /// - Returns: The prefix; empty if there is none.
  mutating func takeTrunkPrefix() -> DigitBuffer {
    var end = 0
    if code?.code == 1, number.first == 0x31, number.count < 2 || number[1] > 0x31 {
      end = 1
      prefix += "1 ".utf8
      isComplete = true
    } else if let found = code?.mainRegion.trunkPrefix(of: number.packed)?.count,
      found > 0
    {
      end = found
      prefix += number.prefix(end)
      isComplete = true
    }
    let trunk = DigitBuffer(number.prefix(end))
    number = number.suffix(after: end)
    return trunk
  }

  /// Looks for a longer trunk prefix if no format fits the number. Returns whether the prefix
  /// changed.
  mutating func takeLongerTrunkPrefix() -> Bool {
    isDamaged = true
    if !trunk.isEmpty {
      number = trunk + number
      // It may follow a calling code, as in +44 (0)20.
      prefix.removeSubrange((lastPlace(of: trunk, in: prefix) ?? max(0, prefix.count - 1))...)
    }
    let before = trunk
    return takeTrunkPrefix() != before
  }

  private func lastPlace(of part: DigitBuffer, in whole: DigitBuffer) -> Int? {
    guard whole.count >= part.count else { return nil }
    return (0...whole.count - part.count).last { whole[$0..<$0 + part.count].elementsEqual(part) }
  }
}

extension DigitBuffer {
  /// Looks for an international prefix at the start.
  ///
  /// - Parameter code: The country from which the number is dialed; `nil` if it isn't known, so
  ///   that the prefix is `00`.
  /// - Returns: The number of digits in the prefix; `nil` if there is none.
  func internationalPrefixLength(from code: CallingCodePlan?) -> Int? {
    guard let code else { return starts(with: "00".utf8) ? 2 : nil }
    return code.mainRegion.internationalPrefixLength(of: packed)
  }
}
