package import FormworkMasks
import FormworkTables

/// A format for text that a mask can't describe, such as a name or an email address.
///
///     FreeformFormat.personName.formatted(text: "  Zoë   O’Hara 3rd").text                 // "Zoë O’Hara 3rd"
///     FreeformFormat.emailAddress.formatted(text: "Write to <ann@example.org>.").text      // "ann@example.org"
///     FreeformFormat.emailAddress.formatted(text: "ann@@example.org").issue?.code        // "malformed"
///     FreeformFormat.slug.formatted(text: "New Title").text                                // "new-title"
///
/// The format deletes nothing inside the text. It trims the ends. If a whole input, such as a
/// paste, contains exactly one complete address, only the address is used. It is never a piece of a
/// word. Typed text isn't cut, and any other text stays. If more typing can't make it valid, it has an issue,
/// `ValidationIssue.malformed`.
///
/// The value is the text. It is complete if it has a valid form. The format can't know whether the
/// person or the mailbox exists.
package struct FreeformFormat: Hashable, Sendable {
  /// The accepted characters: all except control characters.
  package let base: AllowedCharacters

  let kind: Kind

  /// The kinds of text, by their names in the table of presets.
  enum Kind: String, Sendable, CaseIterable {
    case personName, emailAddress, webAddress, slug, ipAddress4, ipAddress6, serial

    /// Creates the format with a name in the table of presets.
    init?(name: String) {
      guard let kind = Self.allCases.first(where: { $0.rawValue.isSame(as: name) }) else {
        return nil
      }
      self = kind
    }
  }

  init(_ kind: Kind) {
    self.kind = kind
    base = AllowedCharacters(.characters(.printed))
  }

  /// Returns a Boolean value that indicates whether two formats are of the same kind.
  package static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  /// Hashes the kind of the format.
  package func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// A format for the name of a person, which keeps everything and only removes unneeded spaces.
  package static let personName = FreeformFormat(.personName)

  /// A format for email addresses in their usual form, after RFC 5321 without quoted parts and IP
  /// addresses.
  ///
  /// If a whole input contains exactly one address, only the address is used, without `mailto:`.
  package static let emailAddress = FreeformFormat(.emailAddress)

  /// A format for the address of a page or a server, with or without a scheme, after RFC 3986.
  package static let webAddress = FreeformFormat(.webAddress)

  /// A format for the last part of a page's address: lowercase ASCII letters, digits, and hyphens.
  ///
  /// Capital letters become lowercase. Spaces, underscores, and punctuation become hyphens.
  package static let slug = FreeformFormat(.slug)

  /// A format for IPv4 addresses: four numbers up to 255, without leading zeros.
  package static let ipAddress4 = FreeformFormat(.ipAddress4)

  /// A format for IPv6 addresses, after RFC 4291, in lowercase as RFC 5952 recommends.
  package static let ipAddress6 = FreeformFormat(.ipAddress6)

  /// A format for license plates, serial numbers, and similar text: capital letters and digits,
  /// with a space or a hyphen between groups.
  package static let serial = FreeformFormat(.serial)
}

extension FreeformFormat: FormatWrapper {
  /// Inserts text in the style of the format, or deletes a range.
  ///
  /// Text that replaces everything is a whole input: its ends are trimmed, and if it contains
  /// exactly one complete address, only the address is used.
  ///
  /// - Returns: The text after the edit. It is unchanged if the insertion is only an unneeded space
  ///   or a zero-width character.
  /// - Complexity: O(*n*) in the lengths of the text and the replacement.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if edit.replacement.isEmpty { return base.apply(edit, to: current).updatingStatus(by: self) }
    let range = edit.range
    var place = InsertionContext(
      before: current.text.unit(before: range.lowerBound.value),
      after: current.text.unit(at: range.upperBound.value))
    if kind == .webAddress {
      let text = current.text
      place.scan = AddressScan(text[..<range.lowerBound.index(in: text)].unicodeScalars)
    }
    let isWhole = place.before == nil && place.after == nil
    if isWhole, edit.replacement.unicodeScalars.dropFirst().first != nil {
      return whole(edit.replacement, insteadOf: current)
    }
    let written = kind.written(edit.replacement, at: place)
    if written.isEmpty { return EditOutcome(current) }
    var changed = edit
    changed.replacement = written
    return base.apply(changed, to: current).updatingStatus(by: self)
  }

  /// Returns the result of a whole input: its one complete part, or all of it.
  private func whole(_ text: String, insteadOf current: FormattedText) -> EditOutcome {
    let written = kind.trimmed(kind.written(kind.withoutScheme(text), at: InsertionContext()))
    if written.isEmpty { return EditOutcome(current) }
    let all = updatingStatus(base.formatted(text: written).withCaretAtEnd())
    if all.isDone { return EditOutcome(all) }
    let part = EditOutcome.onePart(
      of: WholeInput(written), kind.candidates(in: written), otherwise: .notAllowed, current
    ) { EditOutcome(updatingStatus(base.formatted(text: $0).withCaretAtEnd())) }
    return part.isRejected ? EditOutcome(all) : part
  }

  /// Formats arbitrary text, such as a paste, and places the caret at its end.
  package func formatted(text: String) -> FormattedText {
    whole(text, insteadOf: FormattedText()).formatted
  }

  /// Reads a line. An address of visible ASCII characters is shown as it is written.
  package func read(line: String) -> LineReading {
    guard kind.keeps(line), kind.validity(line) == .whole else { return readPasted(line) }
    return LineReading(text: line, value: line, isComplete: true)
  }

  /// Returns the formatted text of a value. If the value contains several addresses, it is
  /// unchanged and has an issue.
  package func formatted(value: String) -> FormattedText {
    let outcome = whole(value, insteadOf: FormattedText())
    if outcome.unused.isEmpty { return outcome.formatted }
    let written = kind.trimmed(kind.written(value, at: InsertionContext()))
    return base.formatted(text: written).withCaretAtEnd().showing(partOf: value)
  }

  /// Returns the text without spaces at its ends, and without the punctuation or the `mailto:` around
  /// an address.
  ///
  /// A letter or a digit that was typed is never removed: the text stays, with its issue.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    if current.isPartShown { return current }
    var tidy = formatted(text: current.text)
    let (typed, kept) = (current.text.lettersAndDigits, tidy.text.lettersAndDigits)
    let isWhole = typed.isSame(as: kept) || kind.withoutMailto(typed).isSame(as: kept)
    if !isWhole {
      tidy = updatingStatus(
        base.formatted(text: kind.trimmed(kind.written(current.text, at: InsertionContext())))
          .withCaretAtEnd())
    }
    return tidy.text.isSame(as: current.text) ? current : tidy
  }

  /// Returns the letters and digits around an address in a longer text.
  package func unused(of input: String, in formatted: FormattedText) -> String {
    let outcome = whole(input, insteadOf: FormattedText())
    return outcome.formatted.text.isSame(as: formatted.text)
      ? outcome.unused : formatted.unused(of: input)
  }

  /// The keyboard of an address or a code; any keyboard for a name.
  package var keyboard: KeyboardType {
    switch kind {
    case .emailAddress: .emailAddress
    case .webAddress: .URL
    case .slug, .ipAddress6, .serial: .asciiCapable
    case .ipAddress4: .numbersAndPunctuation
    case .personName: .default
    }
  }

  /// The purpose: a name, an email address, or the address of a page.
  package var purpose: TextContentType? {
    switch kind {
    case .personName: .personName
    case .emailAddress: .emailAddress
    case .webAddress: .webAddress
    case .slug, .ipAddress4, .ipAddress6, .serial: nil
    }
  }

  func updatingStatus(_ formatted: FormattedText) -> FormattedText {
    var updated = formatted
    let validity = kind.validity(formatted.text)
    updated.isComplete = validity == .whole
    updated.issue = validity == .malformed ? .malformed : nil
    return updated
  }
}

extension String {
  /// Returns the UTF-16 code unit before an offset; `nil` if there is none.
  fileprivate func unit(before offset: Int) -> UInt32? {
    offset > 0 ? unit(at: Swift.min(offset, utf16.count) - 1) : nil
  }

  /// Returns the UTF-16 code unit at an offset; `nil` if there is none.
  fileprivate func unit(at offset: Int) -> UInt32? {
    guard let place = utf16.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex),
      place < endIndex
    else { return nil }
    return UInt32(utf16[place])
  }
}

extension EditOutcome {
  fileprivate func updatingStatus(by format: FreeformFormat) -> EditOutcome {
    if isRejected { return self }
    var outcome = self
    outcome.formatted = format.updatingStatus(formatted)
    return outcome
  }
}

/// The position of an insertion: the adjacent UTF-16 code units, if any.
struct InsertionContext {
  var before: UInt32?
  var after: UInt32?

  /// The text before the insertion, in a web address.
  var scan = AddressScan()
}

extension FreeformFormat.Kind {
  /// Whether a character separates words: never two of them in a row, and none at the start.
  func isJoint(_ unit: UInt32) -> Bool {
    switch self {
    case .slug: unit == 0x2D
    case .serial: unit == 0x20 || unit == 0x2D
    case .personName, .emailAddress, .webAddress, .ipAddress4, .ipAddress6: unit == 0x20
    }
  }

  /// Whether a text is written as it is: an address of visible ASCII characters.
  func keeps(_ text: String) -> Bool {
    switch self {
    case .emailAddress, .webAddress, .ipAddress4: return text.isVisibleASCII
    case .personName, .slug, .ipAddress6, .serial: return false
    }
  }

  /// Returns the inserted text in the style of the format.
  func written(_ insertion: String, at place: InsertionContext) -> String {
    if keeps(insertion) { return insertion }
    var scalars = String.UnicodeScalarView()
    var scan = place.scan
    for scalar in insertion.unicodeScalars {
      let isPlain = self == .webAddress && scan.isInPath
      if isLost(scalar, inPath: isPlain) { continue }
      let sign = isPlain && !scalar.isSpace ? scalar : sign(for: scalar)
      scan.take(sign)
      if isJoint(sign.value), (scalars.last?.value ?? place.before).map(isJoint) ?? true {
        continue
      }
      scalars.append(sign)
    }
    if let after = place.after, isJoint(after), let last = scalars.last, isJoint(last.value) {
      scalars.removeLast()
    }
    return String(scalars)
  }

  /// Returns a text without separators at its end.
  func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while let last = scalars.last, isJoint(last.value) { scalars.removeLast() }
    return String(scalars)
  }

  /// Whether a scalar is removed: a control character, or a zero-width character that no word
  /// needs.
  private func isLost(_ scalar: Unicode.Scalar, inPath: Bool) -> Bool {
    // Words in some scripts need the joiners, and an emoji its variant.
    if self == .personName || inPath, 0x200C...0x200D ~= scalar.value { return false }
    if inPath, scalar.value == 0xFE0F { return false }
    return scalar.isInvisible || (UnicodeData.isControl(scalar.value) && !scalar.isSpace)
  }

  /// Returns the ASCII form of a symbol that keyboards of other scripts have.
  private func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    var value = scalar.value
    if scalar.isSpace { value = 0x20 }
    if self == .personName {
      // For full-width characters, only letters and spaces are purely visual variants.
      let isWide = 0xFF21...0xFF3A ~= value || 0xFF41...0xFF5A ~= value
      return Unicode.Scalar(isWide ? value - 0xFEE0 : value) ?? scalar
    }
    switch value {
    case 0x3002, 0xFF61: value = 0x2E
    case 0xFF01...0xFF5E: value -= 0xFEE0
    case 0x2010, 0x2011: value = 0x2D
    default:
      if let digit = UnicodeData.decimalDigitValue(value) { value = 0x30 + UInt32(digit) }
    }
    let isCapital = 0x41...0x5A ~= value
    switch self {
    case .slug where isCapital, .ipAddress6 where isCapital: value |= 0x20
    case .slug where value < 0x80 && !isSlug(value): value = 0x2D
    case .slug where 0x2010...0x2027 ~= value: value = 0x2D
    case .serial: value = UnicodeData.simpleUppercase(value)
    default: break
    }
    return Unicode.Scalar(value) ?? scalar
  }

  private func isSlug(_ value: UInt32) -> Bool { 0x61...0x7A ~= value || 0x30...0x39 ~= value }

  /// Returns the letters and digits of an address without those of `mailto:`.
  fileprivate func withoutMailto(_ letters: String) -> String {
    guard self == .emailAddress else { return letters }
    let (bytes, scheme) = (Array(letters.utf8), Array("mailto".utf8))
    guard bytes.count > scheme.count, zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 }) else {
      return letters
    }
    return String(decoding: bytes.dropFirst(scheme.count), as: UTF8.self)
  }

  /// Returns an address without `mailto:` and the parameters that may follow it.
  func withoutScheme(_ text: String) -> String {
    guard self == .emailAddress else { return text }
    let (bytes, scheme) = (Array(text.utf8).drop { $0 <= 0x20 || $0 == 0x3C }, "mailto:".utf8)
    guard bytes.count >= scheme.count,
      zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    else { return text }
    let address = bytes.dropFirst(scheme.count).prefix { $0 != UInt8(ascii: "?") }
    return String(decoding: Array(address), as: UTF8.self)
  }
}

extension String {
  /// Whether each character is one of ASCII, and neither a space nor a control character.
  fileprivate var isVisibleASCII: Bool {
    var isVisible = false
    withBytes { bytes in isVisible = bytes.allSatisfy { 0x21...0x7E ~= $0 } }
    return isVisible
  }
}

extension UnicodeSet {
  /// All characters except control characters.
  static var printed: UnicodeSet {
    UnicodeSet(ranges: ["\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}"]).inverted
  }
}
