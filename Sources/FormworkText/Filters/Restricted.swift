/// A format in which the person's own characters must pass a filter, too.
///
///     let code = try Mask("[___]-[___]").restricted(to: .digits)
///     code.formatted(text: "12a-34b").text  // "123-4"
///
/// The literals of the base aren't the person's: a mask keeps its letters and signs whatever the
/// filter says. Of an edit, what the filter refuses is left out; if nothing else is left, the edit
/// is refused as not allowed. Characters that were there before, because the app put them there, may
/// stay.
public struct Restricted<Base: InputFormat>: FormatWrapper {
  /// The format that is restricted.
  public let base: Base

  /// What the person's characters, put together, must pass.
  public let filter: CharacterFilter

  init(_ base: Base, _ filter: CharacterFilter) {
    self.base = base
    self.filter = filter
  }
}

extension InputFormat {
  /// This format with characters of the person that pass `filter`.
  ///
  /// - Parameter filter: What the person's characters, put together in order, must pass.
  /// - Returns: The restricted format.
  public func restricted(to filter: CharacterFilter) -> Restricted<Self> {
    Restricted(self, filter)
  }
}

extension Restricted {
  /// Applies an edit, or as much of it as the filter lets through.
  ///
  /// - Complexity: That of the base, up to four times, and O(*n*) in the length of the text.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    let whole = base.apply(edit, to: current)
    if edit.replacement.isEmpty || passes(whole.formatted) && !whole.isRefused { return whole }
    if whole.isRefused {
      // There may be no room for it either, but with room it would be refused all the same.
      let isAllowed = edit.replacement.parts(through: filter).contains { !$0.isEmpty }
      return isAllowed ? whole : .refused(current)
    }
    if !passes(current) { return whole.introducesNothing(refusedBy: filter, over: current) }
    for part in edit.replacement.parts(through: filter) where !part.isEmpty {
      let outcome = base.apply(edit.replacing(with: part), to: current)
      if outcome.isRefused { return .refused(current, because: outcome.refusal ?? .notAllowed) }
      if passes(outcome.formatted) {
        return outcome.accounting(for: edit.replacement, insteadOf: part)
      }
    }
    return .refused(current)
  }

  /// The text that shows the characters of `value` that pass.
  public func formatted(value: String) -> FormattedText {
    first(of: value) { base.formatted(value: $0) }
  }

  /// The text that comes of the characters of `text` that pass.
  public func formatted(text: String) -> FormattedText {
    first(of: text) { base.formatted(text: $0) }
  }

  private func first(
    of text: String, formattedBy format: (String) -> FormattedText
  ) -> FormattedText {
    let whole = format(text)
    if passes(whole) { return whole }
    for part in text.parts(through: filter) {
      let formatted = format(part)
      if passes(formatted) { return formatted }
    }
    return format("")
  }

  /// What the base reads in the characters of `text` that pass.
  public func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    let whole = base.read(text, caret: caret, direction: direction)
    if passes(base.formatted(text: text)) { return whole }
    let index = caret.index(in: text)
    let before = filter.formatted(text: String(text[..<index])).text
    let after = filter.formatted(text: String(text[index...])).text
    return base.read(before + after, caret: .end(of: before), direction: direction)
  }

  /// What the base steps to, if that passes or what was there didn't.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    base.stepped(current, by: steps).map { stepped in
      passes(stepped.formatted) || !passes(current) ? stepped : .refused(current)
    }
  }

  private func passes(_ formatted: FormattedText) -> Bool {
    filter.passes(formatted.usersCharacters)
  }
}

extension Restricted: Equatable where Base: Equatable {}
extension Restricted: Hashable where Base: Hashable {}

extension CharacterFilter {
  /// Whether the filter leaves `text` as it is.
  fileprivate func passes(_ text: String) -> Bool {
    formatted(text: text).text.isSame(as: text)
  }
}

extension EditOutcome {
  /// This outcome of an edit to a text that didn't pass before, if it adds nothing that wouldn't.
  fileprivate func introducesNothing(
    refusedBy filter: CharacterFilter, over current: FormattedText
  ) -> EditOutcome {
    let before = current.usersCharacters
    let after = formatted.usersCharacters
    let stranger = after.first { !filter.passes(String($0)) && !before.contains($0) }
    return stranger == nil ? self : .refused(current)
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

extension String {
  /// What is left of a text without what `filter` refuses, the most first: signs may be literals
  /// that were pasted along, letters and digits can't.
  fileprivate func parts(through filter: CharacterFilter) -> [String] {
    let plausible = self.filter { character in
      !CharacterClass.alphanumeric.contains(character) || filter.passes(String(character))
    }
    return [plausible, filter.formatted(text: self).text]
  }
}

extension Restricted {
  /// The filter's keyboard, or else the base's.
  public var keyboard: InputKeyboard { filter.keyboard == .any ? base.keyboard : filter.keyboard }
}
