public import FormworkText

/// A text that no mask describes, such as a name or an e-mail address: what can't belong to it is kept out,
/// and all else is left to the person.
///
///     GentleFormat.personName.formatted(text: "  Zoë   O’Hara 3").text                 // "Zoë O’Hara "
///     GentleFormat.emailAddress.formatted(text: "<ann@example.org>").text              // "ann@example.org"
///     GentleFormat.emailAddress.formatted(text: "ann@@example.org").problem?.code      // "malformed"
///     GentleFormat.slug.formatted(text: "New Title").text                              // "new-title"
///
/// The value is the text. A text is complete when it could be such a thing; that a person or a mailbox of that
/// name exists, nobody can tell from it. What more typing can't mend is a problem, `InputProblem.malformed`.
public struct GentleFormat: Hashable, Sendable {
  /// The characters that there may be.
  public let base: CharacterFilter

  let kind: Kind

  enum Kind: UInt8, Sendable, CaseIterable {
    case personName, emailAddress, webAddress, slug, ipAddress6, serial

    /// The kind that the table of presets calls so.
    init?(name: String) {
      switch Word(name) {
      case "personName": self = .personName
      case "emailAddress": self = .emailAddress
      case "webAddress": self = .webAddress
      case "slug": self = .slug
      case "ipAddress6": self = .ipAddress6
      case "serial": self = .serial
      default: return nil
      }
    }
  }

  init(_ kind: Kind) {
    self.kind = kind
    base = CharacterFilter(.characters(kind.characters))
  }

  /// Whether two formats are of one kind.
  public static func == (left: Self, right: Self) -> Bool { left.kind == right.kind }

  /// Hashes the kind.
  public func hash(into hasher: inout Hasher) { hasher.combine(kind) }

  /// The name of a person: letters of any script, apostrophes, hyphens, full stops, and spaces one at a time.
  public static let personName = GentleFormat(.personName)

  /// An e-mail address, after RFC 5321 and what people write: no quoted parts, no addresses of machines.
  ///
  /// `mailto:` and the name before an address in angle brackets are left out of what is pasted.
  public static let emailAddress = GentleFormat(.emailAddress)

  /// The address of a page or a server, with a scheme or without one, after RFC 3986.
  public static let webAddress = GentleFormat(.webAddress)

  /// The last part of a page's address: small letters and digits of ASCII, with hyphens between words.
  ///
  /// Capitals become small, spaces and low lines become hyphens.
  public static let slug = GentleFormat(.slug)

  /// An IP address of version 6, after RFC 4291, in small letters as RFC 5952 wants them.
  public static let ipAddress6 = GentleFormat(.ipAddress6)

  /// A licence plate, a serial number and their like: capital letters and digits, with a space or a hyphen
  /// between groups.
  public static let serial = GentleFormat(.serial)
}

extension GentleFormat: FormatWrapper {
  /// Puts in what can belong to the text, as it is written in one.
  ///
  /// - Returns: The text after the edit; as it was, if there is nothing to put in but a separator that is there
  ///   already; a refusal, if no character can belong to the text.
  /// - Complexity: O(*n*) in the lengths of the text and the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if edit.replacement.isEmpty { return base.apply(edit, to: current).judged(by: self) }
    let range = edit.range
    let place = GentlePlace(
      before: current.text.unit(before: range.lowerBound.value),
      after: current.text.unit(at: range.upperBound.value))
    let written = kind.written(edit.replacement, at: place)
    if written.isEmpty { return EditOutcome(current) }
    var changed = edit
    changed.replacement = written
    return base.apply(changed, to: current).judged(by: self)
  }

  /// The text that comes of a whole one, with the caret at its end.
  public func formatted(text: String) -> FormattedText {
    judged(base.formatted(text: kind.written(text, at: GentlePlace())).withCaretAtEnd())
  }

  /// The same as of a text.
  public func formatted(value: String) -> FormattedText { formatted(text: value) }

  /// The text without separators at its ends, or two in a row.
  public func blurred(_ current: FormattedText) -> FormattedText {
    guard !kind.joints.isEmpty else { return current }
    let tidy = kind.trimmed(kind.written(current.text, at: GentlePlace()))
    if tidy.utf8.elementsEqual(current.text.utf8) { return current }
    return judged(base.formatted(text: tidy).withCaretAtEnd())
  }

  /// The letters and digits that can't belong to the text; the name before an address is among them.
  public func surplus(of input: String, in formatted: FormattedText) -> String {
    let (name, address) = kind.parts(of: input)
    return base.surplus(of: name, in: FormattedText())
      + base.surplus(of: kind.withItsSigns(address), in: formatted)
  }

  /// Any key.
  public var keyboard: InputKeyboard { .any }

  /// A name, an e-mail address or the address of a page.
  public var purpose: InputPurpose? {
    switch kind {
    case .personName: .personName
    case .emailAddress: .emailAddress
    case .webAddress: .webAddress
    case .slug, .ipAddress6, .serial: nil
    }
  }

  func judged(_ formatted: FormattedText) -> FormattedText {
    var judged = formatted
    let verdict = kind.verdict(formatted.text)
    judged.isComplete = verdict == .whole
    judged.problem = verdict == .malformed ? .malformed : nil
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
    if isRefused { return self }
    var outcome = self
    outcome.formatted = format.judged(formatted)
    return outcome
  }
}

extension InputFormat where Self == GentleFormat {
  /// The name of a person; see ``GentleFormat/personName``.
  public static var personName: GentleFormat { GentleFormat.personName }

  /// An e-mail address; see ``GentleFormat/emailAddress``.
  public static var emailAddress: GentleFormat { GentleFormat.emailAddress }

  /// The address of a page or a server; see ``GentleFormat/webAddress``.
  public static var webAddress: GentleFormat { GentleFormat.webAddress }

  /// The last part of a page's address; see ``GentleFormat/slug``.
  public static var slug: GentleFormat { GentleFormat.slug }
}
