package import FormworkMasks

/// A format whose user characters must also pass a filter.
///
///     let code = try Mask("[___]-[___]").restricted(to: .digits)
///     code.formatted(text: "No. 123456").text  // "123-456"
///     code.formatted(text: "12a-34b").text     // "": several parts
///
/// The literals of the base aren't the user's characters, so a mask keeps its literals whatever the filter
/// accepts. A key is rejected if the filter doesn't accept it. Text that arrives at once goes through the
/// filter before the base receives it. A code is used whole, or its one complete part is. In free text,
/// spaces replace characters that aren't allowed. Characters that the app set may stay.
package struct Restricted<Base: InputFormat>: FormatWrapper {
  /// The restricted format.
  package let base: Base

  /// The filter for the user's characters, taken together.
  package let filter: AllowedCharacters

  init(_ base: Base, _ filter: AllowedCharacters) {
    self.base = base
    self.filter = filter
  }
}

extension InputFormat {
  /// Returns this format, restricted to user characters that pass `filter`.
  ///
  /// - Parameter filter: The filter for the user's characters, joined in order.
  /// - Returns: The restricted format.
  package func restricted(to filter: AllowedCharacters) -> Restricted<Self> {
    Restricted(self, filter)
  }
}

extension Restricted {
  /// Applies an edit after its replacement went through the filter.
  ///
  /// - Complexity: That of the base, up to four times, and O(*n*) in the length of the text.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
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

  /// Inserts as much of free text as the filter's maximum length allows, with an issue.
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

  /// Returns the reason why the filter doesn't accept the user characters of an outcome.
  private func rejection(_ outcome: EditOutcome) -> Rejection {
    guard let maximumLength = filter.maximumLength else { return .notAllowed }
    return outcome.formatted.usersCharacters.count > maximumLength ? .noRoom : .notAllowed
  }

  /// Formats `value`. If it doesn't pass the filter, the text shows its beginning with an issue.
  package func formatted(value: String) -> FormattedText {
    let whole = base.formatted(value: value)
    if passes(whole) { return whole }
    let allowed = filter.formatted(value: value)
    let shown = base.formatted(value: allowed.text)
    if passes(shown), allowed.issue == nil { return shown }
    return (passes(shown) ? shown : base.formatted(value: "")).showing(partOf: value)
  }

  /// Formats `text` as a paste does.
  package func formatted(text: String) -> FormattedText {
    let whole = base.formatted(text: text)
    if passes(whole), !whole.text.isEmpty { return whole }
    let paste = apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    return paste.isRejected ? base.formatted(text: "") : paste.formatted.withCaretAtEnd()
  }

  /// Reads the characters of `text` that pass the filter with the base.
  package func read(_ text: String, caret: UTF16Offset, direction: ReadingDirection)
    -> StatelessReading
  {
    let whole = base.read(text, caret: caret, direction: direction)
    if passes(base.formatted(text: text)) { return whole }
    let index = caret.index(in: text)
    let before = filter.read(String(text[..<index]), caret: 0, direction: direction).text
    let after = filter.read(String(text[index...]), caret: 0, direction: direction).text
    return base.read(before + after, caret: .end(of: before), direction: direction)
  }

  /// Steps the number or date at the caret with the base, if the result passes or the text before didn't.
  package func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
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
  /// Returns whether the filter leaves `text` unchanged.
  fileprivate func passes(_ text: String) -> Bool {
    if let maximumLength, text.count > maximumLength { return false }
    guard rule.withDigits(of: text).isSame(as: text) else { return false }
    return text.allSatisfy(rule.contains) && text.count(where: rule.isSeparator) < 2
  }

  /// Applies the filter to a replacement alone.
  fileprivate func part(of replacement: String) -> EditOutcome {
    apply(TextEdit(inserting: replacement, at: 0), to: FormattedText())
  }
}

extension EditOutcome {
  /// Returns this outcome, or a rejection if the edit adds a character that doesn't pass.
  ///
  /// It is for edits of a text that didn't pass before.
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
  /// The user's characters, in order, including those that aren't part of the value.
  fileprivate var usersCharacters: String {
    if content.hasCells { return content.usersText }
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
  /// The keyboard of the filter, or that of the base if it has fewer keys.
  package var keyboard: KeyboardType {
    switch (base.keyboard, filter.keyboard) {
    case (.numberPad, _), (_, .default): base.keyboard
    case (let keyboard, .asciiCapable) where keyboard != .default: keyboard
    case (_, let keyboard): keyboard
    }
  }
}
