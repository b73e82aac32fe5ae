public import FormworkText

/// Text that no mask describes, such as a name or an e-mail address.
///
///     GentleFormat.personName.formatted(text: "  Zoë   O’Hara 3rd").text                 // "Zoë O’Hara 3rd"
///     GentleFormat.emailAddress.formatted(text: "Write to <ann@example.org>.").text      // "ann@example.org"
///     GentleFormat.emailAddress.formatted(text: "ann@@example.org").issue?.code        // "malformed"
///     GentleFormat.slug.formatted(text: "New Title").text                                // "new-title"
///
/// The format deletes nothing inside the text. The ends are trimmed, and if a whole input such as a paste
/// has exactly one complete address, the address is taken. All other text stays, with an issue,
/// `ValidationIssue.malformed`, if more typing can't make it valid.
///
/// The value is the text. It is complete when it could be such a thing. Whether the person or the mailbox
/// exists, nobody can tell from it.
public struct GentleFormat: Hashable, Sendable {
  /// Any characters but controls.
  public let base: AllowedCharacters

  let kind: Kind

  enum Kind: UInt8, Sendable, CaseIterable {
    case personName, emailAddress, webAddress, slug, ipAddress4, ipAddress6, serial

    /// The kind that the table of presets calls so.
    init?(name: String) {
      switch Word(name) {
      case "personName": self = .personName
      case "emailAddress": self = .emailAddress
      case "webAddress": self = .webAddress
      case "slug": self = .slug
      case "ipAddress4": self = .ipAddress4
      case "ipAddress6": self = .ipAddress6
      case "serial": self = .serial
      default: return nil
      }
    }
  }

  init(_ kind: Kind) {
    self.kind = kind
    base = AllowedCharacters(.characters(.printed))
  }

  /// Whether two formats are of one kind.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The name of a person. All of it is kept, with spaces one at a time.
  public static let personName = GentleFormat(.personName)

  /// An e-mail address, after RFC 5321 and what people write: no quoted parts, no addresses of machines.
  ///
  /// Of a whole input with exactly one address, the address is taken, without `mailto:`.
  public static let emailAddress = GentleFormat(.emailAddress)

  /// The address of a page or a server, with a scheme or without one, after RFC 3986.
  public static let webAddress = GentleFormat(.webAddress)

  /// The last part of a page's address: small letters and digits of ASCII, with hyphens between words.
  ///
  /// Capitals become small; spaces, low lines, and punctuation become hyphens.
  public static let slug = GentleFormat(.slug)

  /// An IP address of version 4: four numbers up to 255, without zeros before them.
  public static let ipAddress4 = GentleFormat(.ipAddress4)

  /// An IP address of version 6, after RFC 4291, in small letters as RFC 5952 wants them.
  public static let ipAddress6 = GentleFormat(.ipAddress6)

  /// A license plate, a serial number, and similar text: capital letters and digits, with a space or a hyphen
  /// between groups.
  public static let serial = GentleFormat(.serial)
}

extension GentleFormat: FormatWrapper {
  /// Puts in text as it is written in such a thing.
  ///
  /// A text that takes the place of everything is a whole input: its ends are trimmed, and if it has exactly
  /// one complete address, the address is taken.
  ///
  /// - Returns: The text after the edit; as it was, if there is nothing to put in but a space or a mark of no
  ///   width.
  /// - Complexity: O(*n*) in the lengths of the text and the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if edit.replacement.isEmpty { return base.apply(edit, to: current).judged(by: self) }
    let range = edit.range
    let place = GentlePlace(
      before: current.text.unit(before: range.lowerBound.value),
      after: current.text.unit(at: range.upperBound.value))
    let isWhole = place.before == nil && place.after == nil
    if isWhole, edit.replacement.unicodeScalars.dropFirst().first != nil {
      return whole(edit.replacement, insteadOf: current)
    }
    let written = kind.written(edit.replacement, at: place)
    if written.isEmpty { return EditOutcome(current) }
    var changed = edit
    changed.replacement = written
    return base.apply(changed, to: current).judged(by: self)
  }

  /// What comes of a whole input: its one complete part, or all of it.
  private func whole(_ text: String, insteadOf current: FormattedText) -> EditOutcome {
    let written = kind.trimmed(kind.written(kind.withoutScheme(text), at: GentlePlace()))
    if written.isEmpty { return EditOutcome(current) }
    let all = judged(base.formatted(text: written).withCaretAtEnd())
    if all.isDone { return EditOutcome(all) }
    let part = EditOutcome.onePart(
      of: WholeInput(written), kind.candidates(in: written), otherwise: .notAllowed, current
    ) { EditOutcome(judged(base.formatted(text: $0).withCaretAtEnd())) }
    return part.isRejected ? EditOutcome(all) : part
  }

  /// The text that comes of a whole one, with the caret at its end.
  public func formatted(text: String) -> FormattedText {
    whole(text, insteadOf: FormattedText()).formatted
  }

  /// The text that shows `value`; more than one address is kept as it is, with an issue.
  public func formatted(value: String) -> FormattedText {
    let outcome = whole(value, insteadOf: FormattedText())
    if outcome.unused.isEmpty { return outcome.formatted }
    let written = kind.trimmed(kind.written(value, at: GentlePlace()))
    return base.formatted(text: written).withCaretAtEnd().showing(partOf: value)
  }

  /// The text as a whole input: without spaces at its ends, and an address without what is around it.
  public func blurred(_ current: FormattedText) -> FormattedText {
    if current.isPartShown { return current }
    let tidy = formatted(text: current.text)
    return tidy.text.isSame(as: current.text) ? current : tidy
  }

  /// The letters and digits around an address that was taken from a longer text.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    let outcome = whole(input, insteadOf: FormattedText())
    return outcome.formatted.text.isSame(as: formatted.text)
      ? outcome.unused : formatted.unused(of: input)
  }

  /// Any key.
  public var keyboard: InputKeyboard { .any }

  /// A name, an e-mail address or the address of a page.
  public var purpose: InputPurpose? {
    switch kind {
    case .personName: .personName
    case .emailAddress: .emailAddress
    case .webAddress: .webAddress
    case .slug, .ipAddress4, .ipAddress6, .serial: nil
    }
  }

  func judged(_ formatted: FormattedText) -> FormattedText {
    var judged = formatted
    let verdict = kind.verdict(formatted.text)
    judged.isComplete = verdict == .whole
    judged.issue = verdict == .malformed ? .malformed : nil
    return judged
  }
}

extension String {
  /// The UTF-16 code unit before an offset; `nil` where there is none.
  fileprivate func unit(before offset: Int) -> UInt32? {
    offset > 0 ? unit(at: Swift.min(offset, utf16.count) - 1) : nil
  }

  /// The UTF-16 code unit at an offset; `nil` where there is none.
  fileprivate func unit(at offset: Int) -> UInt32? {
    guard let place = utf16.index(startIndex, offsetBy: max(0, offset), limitedBy: endIndex),
      place < endIndex
    else { return nil }
    return UInt32(utf16[place])
  }
}

extension EditOutcome {
  fileprivate func judged(by format: GentleFormat) -> EditOutcome {
    if isRejected { return self }
    var outcome = self
    outcome.formatted = format.judged(formatted)
    return outcome
  }
}
