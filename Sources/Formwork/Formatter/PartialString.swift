#if canImport(AppKit) && !canImport(UIKit)
import FormworkMasks

/// Text that is being edited, with its selection, as a formatter receives it.
///
/// AppKit's formatters have no state: for each key, they receive the text before and the text after
/// it. The edit is the difference, and the text before determines which characters are literals. So
/// one formatter can serve any number of fields.
package struct PartialString: Hashable, Sendable {
  /// The text.
  package var text: String

  /// The selection, in UTF-16 code units of ``text``.
  package var selection: Range<UTF16Offset>

  /// Creates a text with its selection.
  package init(_ text: String, selection: Range<UTF16Offset>) {
    self.text = text
    self.selection = selection
  }

  /// The decision of a formatter about a proposed text.
  package enum Answer: Hashable, Sendable {
    /// The text and its selection are valid.
    case accept

    /// Another text is shown instead. It may be the text before the edit, with another caret.
    case replace(PartialString)

    /// The edit is rejected, and the text before it stays.
    case reject(Rejection)
  }
}

extension InputFormat {
  /// Decides about the text after an edit.
  ///
  /// - Parameters:
  ///   - proposed: The text and selection that the control would show.
  ///   - original: The text and selection before the edit. If the text isn't formatted, it is
  ///     formatted first.
  /// - Returns: The text that the control should show.
  /// - Complexity: O(*n*) in the lengths of the texts, with most formats.
  package func answer(
    to proposed: PartialString, from original: PartialString
  ) -> PartialString.Answer {
    let before = shown(original.text)
    let isWhole = before.text.utf8.elementsEqual(original.text.utf8)
    // A deletion may also have removed the literals at the end, which formatting adds again.
    guard isWhole || before.text.utf8.starts(with: original.text.utf8) else {
      return .showing(formatted(proposed), insteadOf: proposed)
    }
    var session = EditingSession(format: self, undoLimit: 0)
    session.set(formatted: before)
    session.select(original.selection)
    if let edit = PartialString.edit(from: original, to: proposed) {
      if let reason = session.perform(edit).rejection { return .reject(reason) }
    } else if isWhole {
      let update = session.didChange(to: proposed.text, selection: proposed.selection)
      if let reason = update?.rejection { return .reject(reason) }
    } else {
      return .showing(formatted(proposed), insteadOf: proposed)
    }
    return .showing(session.current, insteadOf: proposed)
  }

  /// Returns the formatted text for a displayed text, from its characters alone.
  ///
  /// Literals that the format supplies aren't the user's, who rarely types them.
  package func shown(_ text: String) -> FormattedText {
    let read = whole(text)
    if text.isEmpty || read.issue != nil { return read }
    for value in [read.typedCharacters, read.value] {
      let supplied = formatted(value: value)
      // `==` also equates "é" and "e" with a combining accent, which have different offsets.
      let isSame =
        supplied.text.utf8.elementsEqual(text.utf8)
        && supplied.value.utf8.elementsEqual(read.value.utf8)
      if isSame { return supplied }
    }
    return read
  }

  /// Formats a text without a known history. The caret stays after the same part of the value.
  package func formatted(_ partial: PartialString) -> FormattedText {
    var shown = whole(partial.text)
    let caret = partial.selection.upperBound.index(in: partial.text)
    if caret < partial.text.endIndex {
      let head = whole(String(partial.text[..<caret]))
      let before = head.issue == nil ? head.value : head.typedCharacters
      let place = UTF16Offset(before.utf16.count)
      shown.selection = textRange(of: place..<place, in: shown)
    }
    return shown
  }
}

extension InputFormat {
  /// Returns the result of pasting a text or, if that doesn't use all of it, as much of the text as
  /// can be shown.
  fileprivate func whole(_ text: String) -> FormattedText {
    let pasted = formatted(text: text)
    return unused(of: text, in: pasted).isEmpty ? pasted : formatted(value: text)
  }
}

extension FormattedText {
  /// The user's characters: the value without fixed literals.
  fileprivate var typedCharacters: String {
    var characters = ""
    var place = text.startIndex
    for piece in provenance.pieces(of: text) {
      let end = text.utf8.index(place, offsetBy: piece.length)
      if piece.kind.contains(.user) { characters += text[place..<end] }
      place = end
    }
    return characters
  }
}

extension PartialString.Answer {
  fileprivate static func showing(
    _ formatted: FormattedText, insteadOf proposed: PartialString
  ) -> Self {
    let isSame =
      formatted.text.utf8.elementsEqual(proposed.text.utf8)
      && formatted.selection == proposed.selection
    return isSame
      ? .accept : .replace(PartialString(formatted.text, selection: formatted.selection))
  }
}

extension PartialString {
  /// Returns the edit that changes `original` to `proposed`, at the selection if possible; `nil` if
  /// they are equal.
  package static func change(from original: PartialString, to proposed: PartialString) -> TextEdit?
  {
    if let edit = edit(from: original, to: proposed) { return edit }
    let (old, new) = (original.text, proposed.text)
    if old.utf8.elementsEqual(new.utf8) { return nil }
    let head = zip(old, new).prefix { $0 == $1 }.count
    let tail = zip(old.dropFirst(head).reversed(), new.dropFirst(head).reversed())
      .prefix { $0 == $1 }.count
    let start = UTF16Offset(old.prefix(head).utf16.count)
    let end = UTF16Offset(old.dropLast(tail).utf16.count)
    return TextEdit(
      replacing: start..<end, with: String(new.dropFirst(head).dropLast(tail)))
  }

  /// Returns the edit at the selection that changes `original` to `proposed`, or `nil` if there is
  /// none, because the system has replaced text elsewhere, as corrections and the accent menu do.
  static func edit(from original: PartialString, to proposed: PartialString) -> TextEdit? {
    let old = Array(original.text.utf16)
    let new = Array(proposed.text.utf16)
    let lower = min(max(0, original.selection.lowerBound.value), old.count)
    let upper = min(max(lower, original.selection.upperBound.value), old.count)
    let growth = new.count - old.count

    /// Returns the edit that replaces a range, if the texts agree around it. Both halves of a
    /// surrogate pair are replaced together.
    func replacing(_ lower: Int, _ upper: Int, _ direction: TextEdit.Direction) -> TextEdit? {
      var (lower, upper) = (lower, upper)
      guard lower <= upper + growth, lower >= 0, upper <= old.count,
        old[..<lower].elementsEqual(new[..<lower]),
        old[upper...].elementsEqual(new[(upper + growth)...])
      else { return nil }
      if lower > 0, UTF16.isLeadSurrogate(old[lower - 1]) { lower -= 1 }
      if upper < old.count, UTF16.isTrailSurrogate(old[upper]) { upper += 1 }
      let end = upper + growth
      var edit = TextEdit(
        replacing: UTF16Offset(lower)..<UTF16Offset(upper),
        with: String(decoding: new[lower..<end], as: UTF16.self))
      if edit.replacement.isEmpty { edit.direction = direction }
      return edit
    }

    if lower < upper || growth > 0 { return replacing(lower, upper, .insertion) }
    if growth == 0 { return nil }
    // A key that deletes leaves the caret where the deletion began.
    return proposed.selection.upperBound.value < lower
      ? replacing(lower + growth, lower, .backward)
      : replacing(lower, lower - growth, .forward)
  }
}
#endif
