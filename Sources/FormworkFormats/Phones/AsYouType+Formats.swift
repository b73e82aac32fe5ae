import FormworkPhoneNumbers

extension AsYouType {
  /// Finds the possible formats for the known part of the number, and matches its leading digits.
  mutating func findPossibleFormats() {
    guard let code else { return }
    var list = code.nationalFormats
    if isComplete, trunk.isEmpty {
      let international = code.internationalFormats
      if international.count > 0 { list = international }
    }
    entries = list.entries
    possible = 0
    for (index, entry) in entries.enumerated() where index < 32 {
      let isSkipped =
        trunk.isEmpty
        ? !isComplete && !entry.isGroupOnly && !entry.isTrunkOptional
        : entry.isGroupOnly && !entry.isTrunkOptional && !entry.hasCarrier
      if !isSkipped { possible |= 1 << UInt32(index) }
    }
    comparedAt = -1
    compareLeadingDigits()
  }

  /// Removes the formats for other leading digits, permanently.
  mutating func compareLeadingDigits() {
    let tooFew = max(0, number.count - 3)
    var rest = possible
    while rest != 0 {
      let index = rest.trailingZeroBitCount
      rest &= rest - 1
      let entry = entries[index]
      let last = entry.leadingCount - 1
      // A pattern that was already matched would give the same result.
      if last < 0 || (comparedAt >= 0 && min(comparedAt, last) == min(tooFew, last)) { continue }
      if entry.leading(min(tooFew, last))?.end(in: number) == nil {
        possible &= ~(1 << UInt32(index))
      }
    }
    comparedAt = tooFew
  }

  /// Returns the first possible format that the whole number fits.
  mutating func exactFormat() -> PhoneFormatEntry? {
    var rest = possible
    while rest != 0 {
      let entry = entries[rest.trailingZeroBitCount]
      rest &= rest - 1
      guard entry.lengths.contains(number.count) else { continue }
      needsSpace = entry.isSpaced
      if !isDamaged || hasAllDigits { return entry }
    }
    return nil
  }

  /// Whether the prefix and the number together contain exactly the typed digits.
  var hasAllDigits: Bool {
    var digits = DigitBuffer()
    for byte in prefix where byte != UInt8(ascii: " ") { digits.append(byte) }
    digits += number
    return digits == dialed
  }

  /// Creates the template of the first possible format that is long enough.
  ///
  /// - Returns: Whether there is a new template, for ``refill()``.
  mutating func chooseTemplate() -> Bool {
    while possible != 0 {
      let entry = entries[possible.trailingZeroBitCount]
      if isTemplateCurrent, let template, template.pattern == entry.pattern { return false }
      let capacity = min(15, entry.lengths.upperBound)
      if capacity < number.count {
        possible &= possible - 1
        continue
      }
      template = entry
      self.capacity = capacity
      isTemplateCurrent = true
      needsSpace = entry.isSpaced
      return true
    }
    isAble = false
    return false
  }

  /// Inserts one more digit into the template.
  mutating func fillTemplate() -> Shown {
    if filled < capacity {
      filled += 1
      return .template
    }
    if possible & (possible &- 1) == 0 { isAble = false }
    isTemplateCurrent = false
    return .typed
  }

  /// Inserts all digits of the number into the template.
  mutating func refill() -> Shown {
    filled = number.count
    return number.isEmpty ? .plain : .template
  }
}
