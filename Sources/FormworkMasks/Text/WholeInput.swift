import FormworkTables

/// Text that arrives at once: a paste, a drop, AutoFill, dictation, a line of a file.
///
/// The whole text is used, or its one complete part, or the text is rejected. It is never cut. A format first
/// tries to place all of it. If that fails, it splits the text at characters that neither have a place in the
/// format nor are decoration, and uses the only part that is complete:
///
///     let input = WholeInput("Your code 482913 expires in 10 minutes")
///     let parts = input.parts { $0.isNumber || $0 == " " }
///     // "482913" and "10", of which a code of six digits takes the first
package struct WholeInput {
  /// The text as it arrived.
  package let text: String

  /// Creates an input from a text as it arrived.
  package init(_ text: String) {
    self.text = text
  }

  /// The maximum number of parts to try, which keeps the time linear in the length of the input.
  package static var mostParts: Int { 64 }

  /// Returns the longest runs of characters that belong together, trimmed of white space.
  ///
  /// A `+` directly before a part belongs to it, because the part is an international number. A format
  /// without a place for the `+` can't use the part.
  ///
  /// - Parameter belongs: Whether a character has a place in the format, or is decoration.
  /// - Returns: The parts, in order.
  /// - Complexity: O(*n*) in the length of the text.
  package func parts(where belongs: (Character) -> Bool) -> [Substring] {
    var parts: [Substring] = []
    var start: String.Index?
    var isPlus = false
    for index in text.indices {
      let character = text[index]
      if belongs(character) {
        if start == nil, !character.isBlank {
          start = isPlus ? text.index(before: index) : index
        }
      } else if let first = start {
        parts.append(text[first..<index])
        start = nil
      }
      isPlus = character.onlyScalar.map(Self.isPlus) ?? false
    }
    if let start { parts.append(text[start...]) }
    return parts
  }
}

extension WholeInput {
  /// Whether a scalar is decoration: a space, a hyphen, a dot, a slash, a bracket, or an invisible mark.
  ///
  /// Decoration may be removed between two parts of one value, as in `212.555-0100`. A comma or a colon may
  /// not, because it separates values. A `+` may not, because it starts an international number.
  package static func isDecoration(_ scalar: UInt32) -> Bool {
    switch scalar {
    // ( ) - . / < > [ \ ] { }
    case 0x28, 0x29, 0x2D...0x2F, 0x3C, 0x3E, 0x5B...0x5D, 0x7B, 0x7D: true
    // Invisible controls, and the space.
    case 0...0x20, 0x7F...0x9F: true
    case 0..<0x80: false
    // Soft hyphen, middle dots, bullet; hyphens, dashes, and minus; slashes; wide forms.
    case 0xAD, 0xB7, 0x2010...0x2015, 0x2022, 0x2024, 0x2044, 0x2212, 0x2215, 0x30FB: true
    // The mark of a long vowel in kana, which looks like a hyphen.
    case 0x30FC, 0xFF70: true
    case 0xFE58, 0xFE63, 0xFF08, 0xFF09, 0xFF0D...0xFF0F, 0xFF3B...0xFF3D: true
    // Invisible marks.
    case 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFFC: true
    default: UnicodeData.isWhitespace(scalar)
    }
  }

  /// Whether a scalar is a plus sign, which starts an international number if a digit follows it directly.
  package static func isPlus(_ scalar: UInt32) -> Bool {
    // The wide, the small, and the raised form, too.
    scalar == 0x2B || scalar == 0xFF0B || scalar == 0xFE62 || scalar == 0x207A
  }
}

extension EditOutcome {
  /// Whether the whole input was placed: every letter and digit of it, without removing characters.
  package var placesAll: Bool { !isRejected && unused.isEmpty && removed.isEmpty }

  /// Whether the edit changed neither the text nor the longer value that an app assigned.
  package func keepsPart(of current: FormattedText) -> Bool {
    !isRejected && current.isPartShown && formatted.isPartShown
      && formatted.text.isSame(as: current.text) && formatted.value.isSame(as: current.value)
  }

  /// Whether the edit succeeded, and the text is complete without an issue.
  package var isDone: Bool { !isRejected && formatted.isDone }

  /// Returns the outcome of placing the only part of `input` that is complete by itself, or the rejection.
  ///
  /// - Parameters:
  ///   - input: The whole input, which couldn't be placed as a whole.
  ///   - parts: The parts of the input.
  ///   - rejection: The reason why the whole input couldn't be placed.
  ///   - current: The text before the edit.
  ///   - place: A closure that places a part as a whole input.
  /// - Returns: The outcome of the only part that is complete without an issue when placed alone. The rest of
  ///   the input is unused. If there is no such part, or there are several with different values, the
  ///   rejection.
  /// - Complexity: That of placing at most ``WholeInput/mostParts`` parts.
  package static func onePart(
    of input: WholeInput, _ parts: [Substring], otherwise rejection: Rejection,
    _ current: FormattedText, place: (String) -> EditOutcome
  ) -> EditOutcome {
    let parts = parts.filter { $0.utf8.count < input.text.utf8.count }
    return onePart(of: parts.count, otherwise: rejection, current) { index in
      var outcome = place(String(parts[index]))
      if !outcome.placesAll { return .rejected(current, because: rejection) }
      outcome.unused =
        input.text[..<parts[index].startIndex].lettersAndDigits
        + input.text[parts[index].endIndex...].lettersAndDigits
      return outcome
    }
  }

  /// Returns the outcome of the only part that is complete without an issue when placed alone.
  ///
  /// If there is no such part, or there are several with different values, it returns the rejection.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - rejection: The reason why the whole input couldn't be placed.
  ///   - current: The text before the edit.
  ///   - place: A closure that places a whole part and accounts for the rest, or rejects it.
  /// - Returns: The outcome.
  package static func onePart(
    of count: Int, otherwise rejection: Rejection, _ current: FormattedText,
    place: (Int) -> EditOutcome
  ) -> EditOutcome {
    let declined = EditOutcome.rejected(current, because: rejection)
    if count > WholeInput.mostParts { return declined }
    var found: EditOutcome?
    for index in 0..<count {
      let outcome = place(index)
      if !outcome.isDone { continue }
      if let found, !found.formatted.value.isSame(as: outcome.formatted.value) { return declined }
      found = found ?? outcome
    }
    return found ?? declined
  }
}

extension InputFormat {
  /// Formats a text that a field already shows, or that an app assigns.
  ///
  /// The result is that of a paste. If not all of the text can be placed, its beginning is shown with an
  /// issue. A text that a paste rejects may still be a value, but it only counts as complete if it is one as it
  /// stands: if characters between its parts had to vanish, `1969-04-14` would become `19/69/0414`.
  package func shownAsFarAsItGoes(_ text: String) -> FormattedText {
    if text.isEmpty { return FormattedText() }
    let paste = apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    if paste.placesAll { return paste.formatted.withCaretAtEnd() }
    let value = formatted(value: text)
    if !value.isDone || value.value.isSame(as: text) { return value }
    var part = value.showing(partOf: text)
    part.issue = .malformed
    return part
  }
}

extension FormattedText {
  /// Returns this text as the shown part of a longer value that an app assigned, or of a text that doesn't
  /// fit.
  ///
  /// So that the shown text isn't mistaken for the value, the value stays as assigned until the
  /// next edit, and isn't complete.
  package func showing(partOf value: String) -> FormattedText {
    var shown = self
    shown.issue = isFull ? .tooLong : .malformed
    shown.value = value
    shown.isComplete = false
    shown.isPartShown = true
    return shown
  }

  /// A Boolean value that indicates whether the value is complete and has no issue.
  ///
  /// Everything that depends on completion uses this definition: the completion of a field, moving its focus,
  /// the status of the command, and parsing by a format style.
  package var isDone: Bool { isComplete && issue == nil }
}
