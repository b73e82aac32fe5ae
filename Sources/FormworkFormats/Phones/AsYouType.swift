import FormworkPhoneNumbers

/// Formats a phone number digit by digit, like libphonenumber's as-you-type formatter.
///
/// It is a port of `AsYouTypeFormatter` (Copyright (C) 2009 The Libphonenumber Authors, Apache
/// License 2.0) to digits and a leading plus sign. Each digit affects which formats remain and
/// whether the text is formatted at all; the text is only written once, at the end.
struct AsYouType {
  /// The region of the field.
  let region: PhoneRegion?

  /// The country whose formats are used: at first that of the field's region, or `nil` without one.
  var code: CallingCodePlan?

  /// All typed characters, in ASCII.
  var dialed = DigitBuffer()

  /// The characters before the number: the international prefix, the calling code, the trunk
  /// prefix, and spaces.
  var prefix = DigitBuffer()

  /// The digits to format.
  var number = DigitBuffer()

  /// The trunk prefix that was found first.
  var trunk = DigitBuffer()

  /// The formats of the chosen list. A bit mask marks the possible ones.
  var entries: [PhoneFormatEntry] = []
  var possible: UInt32 = 0

  /// The number of missing digits when the possible formats were last matched with the leading
  /// digits.
  var comparedAt = -1

  /// The format of the current template, with its filled and its total digits.
  var template: PhoneFormatEntry?
  var filled = 0
  var capacity = 0

  /// Whether the template belongs to the first possible format.
  var isTemplateCurrent = false

  /// Whether a space precedes the number.
  var needsSpace = false

  /// Whether the number can be formatted.
  var isAble = true

  /// Whether the number has a calling code or a trunk prefix, so that it is complete.
  var isComplete = false

  /// Whether a calling code must follow.
  var expectsCode = false

  /// Whether the formatter has looked for a longer trunk prefix, after which a digit may be
  /// missing.
  var isDamaged = false

  init(region: PhoneRegion?) {
    self.region = region
    code = region?.plan
  }

  /// The text to show after a digit.
  enum Shown {
    /// The typed characters.
    case typed

    /// The prefix and the unformatted number, possibly with a space between them.
    case plain, spaced

    /// The filled part of the template.
    case template

    /// A format that the whole number fits.
    case exact(PhoneFormatEntry)
  }
}

extension AsYouType {
  /// Handles the next digit, or a leading plus sign.
  mutating func type(_ byte: UInt8) -> Shown {
    dialed.append(byte)
    if byte != UInt8(ascii: "+") { number.append(byte) }
    guard isAble else { return recover() }
    if dialed.count < 3 { return .typed }
    if dialed.count == 3 {
      if findInternationalPrefix() {
        expectsCode = true
      } else {
        trunk = takeTrunkPrefix()
        return choose()
      }
    }
    if expectsCode {
      if takeCallingCode() { expectsCode = false }
      return .plain
    }
    if possible == 0 { return choose() }
    let before = fillTemplate()
    if let exact = exactFormat() { return .exact(exact) }
    compareLeadingDigits()
    if chooseTemplate() { return refill() }
    return isAble ? before : .typed
  }

  /// Looks for another interpretation of a number that can't be formatted any more.
  private mutating func recover() -> Shown {
    if findInternationalPrefix() {
      return takeCallingCode() ? chooseAgain() : .typed
    }
    guard takeLongerTrunkPrefix() else { return .typed }
    prefix.append(UInt8(ascii: " "))
    return chooseAgain()
  }

  private mutating func chooseAgain() -> Shown {
    isAble = true
    expectsCode = false
    possible = 0
    template = nil
    (filled, capacity) = (0, 0)
    isTemplateCurrent = false
    return choose()
  }

  /// Chooses among all formats for the current part of the number.
  private mutating func choose() -> Shown {
    if number.count < 3 { return .spaced }
    findPossibleFormats()
    if let exact = exactFormat() { return .exact(exact) }
    return chooseTemplate() ? refill() : .typed
  }
}

extension AsYouType {
  /// Finds the possible formats for the known part of the number, and matches its leading digits.
  private mutating func findPossibleFormats() {
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
  private mutating func compareLeadingDigits() {
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
  private mutating func exactFormat() -> PhoneFormatEntry? {
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
  private var hasAllDigits: Bool {
    var digits = DigitBuffer()
    for byte in prefix where byte != UInt8(ascii: " ") { digits.append(byte) }
    digits += number
    return digits == dialed
  }

  /// Creates the template of the first possible format that is long enough.
  ///
  /// - Returns: Whether there is a new template, for ``refill()``.
  private mutating func chooseTemplate() -> Bool {
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
  private mutating func fillTemplate() -> Shown {
    if filled < capacity {
      filled += 1
      return .template
    }
    if possible & (possible &- 1) == 0 { isAble = false }
    isTemplateCurrent = false
    return .typed
  }

  /// Inserts all digits of the number into the template.
  private mutating func refill() -> Shown {
    filled = number.count
    return number.isEmpty ? .plain : .template
  }
}

extension AsYouType {
  /// Removes a plus sign or an international prefix from the number.
  private mutating func findInternationalPrefix() -> Bool {
    let isPlus = dialed.first == UInt8(ascii: "+")
    guard let end = isPlus ? 1 : dialed.internationalPrefixLength(from: code) else { return false }
    isComplete = true
    number = dialed.suffix(after: end)
    prefix = DigitBuffer(dialed.prefix(end))
    if !isPlus { prefix.append(UInt8(ascii: " ")) }
    return true
  }

  /// Removes a calling code from the number.
  private mutating func takeCallingCode() -> Bool {
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
  private mutating func takeTrunkPrefix() -> DigitBuffer {
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
  private mutating func takeLongerTrunkPrefix() -> Bool {
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

extension AsYouType {
  /// Returns the number as it appears after its last digit was typed.
  ///
  /// - Parameter dialed: ASCII digits, with an optional leading plus sign.
  /// - Returns: The digits with spaces, hyphens, and parentheses, in ASCII.
  /// - Complexity: O(*n*) in the number of digits.
  mutating func text(of dialed: DigitBuffer) -> DigitBuffer {
    var shown = Shown.typed
    for byte in dialed { shown = type(byte) }
    let text = write(shown)
    // Upstream loses a digit when it looks for a longer trunk prefix twice.
    if isDamaged, !text.filter({ $0 & 0xF0 == 0x30 || $0 == 0x2B }).elementsEqual(dialed) {
      return dialed
    }
    return text
  }

  private func write(_ shown: Shown) -> DigitBuffer {
    var text = DigitBuffer()
    switch shown {
    case .typed:
      return dialed
    case .plain:
      text += prefix
      text += number
    case .spaced:
      text = spacedPrefix
      text += number
    case .template:
      text = spacedPrefix
      template?.write(DigitBuffer(number.prefix(filled)), of: 15, to: &text)
    case .exact(let entry):
      text = spacedPrefix
      entry.write(number, of: number.count, to: &text)
    }
    return text
  }

  private var spacedPrefix: DigitBuffer {
    var text = prefix
    if needsSpace, let last = prefix.last, last != UInt8(ascii: " ") {
      text.append(UInt8(ascii: " "))
    }
    return text
  }
}

extension DialedNumber {
  /// Reads the digits dialed in a field.
  ///
  /// - Parameters:
  ///   - dialed: ASCII digits, with an optional leading plus sign.
  ///   - home: The region of the field.
  init(_ dialed: DigitBuffer, home: PhoneRegion?) {
    self.init(dialed.packed, hasPlus: dialed.first == 0x2B, in: home?.numbering)
  }

  /// The number in E.164 notation, in ASCII; `nil` if there is only a trunk prefix, or the calling
  /// code isn't known.
  var e164: DigitBuffer? {
    guard let plan, isInternational || national.count > 0 else { return nil }
    var e164 = DigitBuffer()
    e164.append(UInt8(ascii: "+"))
    e164 += plan.digits
    e164 += DigitBuffer(national)
    return e164
  }

  /// Whether it has, or begins with, a calling code other than the region's.
  func isForeign(to home: PhoneRegion) -> Bool {
    if !isInternational { return false }
    if let plan { return plan.code != home.callingCode }
    return !PackedDigits(decimal: home.callingCode).starts(with: codeDigits)
  }

  /// Whether the number is right, but can be written better once it is complete.
  var isForeignPrefix: Bool { form == .foreignDialing || form == .ownCode }
}
