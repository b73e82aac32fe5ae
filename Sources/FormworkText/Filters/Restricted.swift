/// A format in which the user's own characters must pass a filter, too.
///
///     let code = try Mask("[___]-[___]").restricted(to: .digits)
///     code.formatted(text: "No. 123456").text  // "123-456"
///     code.formatted(text: "12a-34b").text     // "": several parts
///
/// The literals of the base aren't the user's: a mask keeps its letters and signs whatever the
/// filter says. A key that the filter doesn't accept is rejected. Of text that arrives at once, the base is given
/// what the filter makes of it: a code whole or its one complete part, free text with spaces for what isn't
/// allowed. Characters that were there before, because the app put them there, may stay.
public struct Restricted<Base: InputFormat>: FormatWrapper {
  /// The format that is restricted.
  package let base: Base

  /// What the person's characters, put together, must pass.
  package let filter: AllowedCharacters

  init(_ base: Base, _ filter: AllowedCharacters) {
    self.base = base
    self.filter = filter
  }
}

extension InputFormat {
  /// This format with characters of the person that pass `filter`.
  ///
  /// - Parameter filter: What the person's characters, put together in order, must pass.
  /// - Returns: The restricted format.
  public func restricted(to filter: AllowedCharacters) -> Restricted<Self> {
    Restricted(self, filter)
  }
}

extension Restricted {
  /// Applies an edit, with what the filter makes of its replacement.
  ///
  /// - Complexity: That of the base, up to four times, and O(*n*) in the length of the text.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let whole = base.apply(edit, to: current)
    if edit.replacement.isEmpty || passes(whole.formatted) && !whole.isRejected { return whole }
    if !whole.isRejected, !passes(current) {
      return whole.introducesNothing(rejectedBy: filter, over: current)
    }
    let part = filter.part(of: edit.replacement)
    if part.isRejected { return .rejected(current, because: part.rejection ?? .notAllowed) }
    let text = part.formatted.text
    let outcome = base.apply(edit.replacing(with: text), to: current)
    if outcome.isRejected { return outcome }
    if passes(outcome.formatted) {
      let digits = filter.rule.withDigits(of: edit.replacement)
      var accounted = outcome.accounting(for: digits, insteadOf: text)
        .accountingDigits(of: edit.replacement)
      accounted.formatted.issue = accounted.formatted.issue ?? part.formatted.issue
      return accounted
    }
    return beginning(of: edit, text, in: current) ?? .rejected(current, because: rejection(outcome))
  }

  /// As much of free text as the filter's maximum length leaves room for, with an issue.
  private func beginning(
    of edit: TextEdit, _ text: String, in current: FormattedText
  ) -> EditOutcome? {
    guard filter.rule.isFreeText, let maximumLength = filter.maximumLength, !text.isOneCharacter
    else { return nil }
    let whole = base.apply(edit.replacing(with: text), to: current)
    let beginning = text.dropLast(max(0, whole.formatted.usersCharacters.count - maximumLength))
    guard !beginning.isEmpty else { return nil }
    let outcome = base.apply(edit.replacing(with: String(beginning)), to: current)
    guard !outcome.isRejected, passes(outcome.formatted) else { return nil }
    var cut = outcome.accounting(for: edit.replacement, insteadOf: String(beginning))
    cut.formatted.issue = cut.formatted.issue ?? .tooLong
    return cut
  }

  /// Why the filter doesn't accept the characters of an outcome together.
  private func rejection(_ outcome: EditOutcome) -> Rejection {
    guard let maximumLength = filter.maximumLength else { return .notAllowed }
    return outcome.formatted.usersCharacters.count > maximumLength ? .noRoom : .notAllowed
  }

  /// The text that shows `value`; if not all of it passes, its beginning, with an issue.
  public func formatted(value: String) -> FormattedText {
    let whole = base.formatted(value: value)
    if passes(whole) { return whole }
    let allowed = filter.formatted(value: value)
    let shown = base.formatted(value: allowed.text)
    if passes(shown), allowed.issue == nil { return shown }
    return (passes(shown) ? shown : base.formatted(value: "")).showing(partOf: value)
  }

  /// The text that comes of pasting `text`.
  public func formatted(text: String) -> FormattedText {
    let whole = base.formatted(text: text)
    if passes(whole), !whole.text.isEmpty { return whole }
    let paste = apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    return paste.isRejected ? base.formatted(text: "") : paste.formatted.withCaretAtEnd()
  }

  /// What the base reads in the characters of `text` that pass.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    let whole = base.read(text, caret: caret, direction: direction)
    if passes(base.formatted(text: text)) { return whole }
    let index = caret.index(in: text)
    let before = filter.read(String(text[..<index]), caret: 0, direction: direction).text
    let after = filter.read(String(text[index...]), caret: 0, direction: direction).text
    return base.read(before + after, caret: .end(of: before), direction: direction)
  }

  /// What the base steps to, if that passes or what was there didn't.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(current, by: steps).map { stepped in
      passes(stepped.formatted) || !passes(current) ? stepped : .rejected(current)
    }
  }

  private func passes(_ formatted: FormattedText) -> Bool {
    filter.passes(formatted.usersCharacters)
  }
}

extension Restricted: Equatable where Base: Equatable {}
extension Restricted: Hashable where Base: Hashable {}

extension AllowedCharacters {
  /// Whether the filter leaves `text` as it is.
  fileprivate func passes(_ text: String) -> Bool {
    if let maximumLength, text.count > maximumLength { return false }
    guard rule.withDigits(of: text).isSame(as: text) else { return false }
    return text.allSatisfy(rule.contains) && text.count(where: rule.isSeparator) < 2
  }

  /// What the filter makes of a replacement alone.
  fileprivate func part(of replacement: String) -> EditOutcome {
    apply(TextEdit(inserting: replacement, at: 0), to: FormattedText())
  }
}

extension EditOutcome {
  /// This outcome of an edit to a text that didn't pass before, if it adds nothing that wouldn't.
  fileprivate func introducesNothing(
    rejectedBy filter: AllowedCharacters, over current: FormattedText
  ) -> EditOutcome {
    let before = current.usersCharacters
    let after = formatted.usersCharacters
    let hasStranger = after.contains { character in
      let scalars = character.scalarValues
      return !filter.passes(String(character)) && !before.contains { $0.scalarValues == scalars }
    }
    return hasStranger ? .rejected(current) : self
  }
}

extension FormattedText {
  /// The characters of the person, in order, whether they belong to the value or not.
  fileprivate var usersCharacters: String {
    if provenance == .user { return text }
    var result = String.UnicodeScalarView()
    var index = text.utf8.startIndex
    for piece in provenance.pieces(of: text) {
      let end = text.utf8.index(index, offsetBy: piece.length)
      if piece.kind.contains(.user) { result.append(contentsOf: text.unicodeScalars[index..<end]) }
      index = end
    }
    return String(result)
  }
}

extension Restricted {
  /// The filter's keyboard, or else the base's.
  public var keyboard: InputKeyboard { filter.keyboard == .any ? base.keyboard : filter.keyboard }
}
