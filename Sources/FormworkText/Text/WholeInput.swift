import FormworkUnicode

/// Text that arrives at once: a paste, a drop, AutoFill, dictation, a line of a file.
///
/// A whole input is placed whole, or its one complete part is, or it is rejected. It is never cut to fit. A
/// format first tries to place all of it. If that fails, it splits the input at the characters that neither
/// have a place in the format nor decorate it, and asks for the one part that is complete by itself:
///
///     let input = WholeInput("Your code 482913 expires in 10 minutes")
///     let parts = input.parts { $0.isNumber || $0 == " " }
///     // "482913" and "10", of which a code of six digits takes the first
package struct WholeInput {
  /// The text as it arrived.
  package let text: String

  /// Takes a text as it arrived.
  package init(_ text: String) {
    self.text = text
  }

  /// The number of parts that are tried at most, so that the time stays linear in the length of the input.
  package static var mostParts: Int { 64 }

  /// Returns the longest runs of characters that belong together, without white space around them.
  ///
  /// A part that follows a `+` directly is the number of some country, so the `+` belongs to it: a format
  /// that has no place for the `+` can't use the part either.
  ///
  /// - Parameter belongs: Whether a character has a place in the format, or decorates it.
  /// - Returns: The parts, in their order.
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
  /// Whether a scalar only decorates: a space, a hyphen, a dot, a slash, a bracket, or an invisible mark.
  ///
  /// Decoration may disappear between two parts of one value, as in `212.555-0100`. A comma or a colon may
  /// not: they separate values. Neither may a `+`, which begins the number of some country.
  package static func isDecoration(_ scalar: UInt32) -> Bool {
    switch scalar {
    // ( ) - . / < > [ \ ] { }
    case 0x28, 0x29, 0x2D...0x2F, 0x3C, 0x3E, 0x5B...0x5D, 0x7B, 0x7D: true
    // Controls, which nobody sees, and the space.
    case 0...0x20, 0x7F...0x9F: true
    case 0..<0x80: false
    // Soft hyphen, middle dots, bullet; hyphens, dashes and minus; slashes; wide forms.
    case 0xAD, 0xB7, 0x2010...0x2015, 0x2022, 0x2024, 0x2044, 0x2212, 0x2215, 0x30FB: true
    case 0xFE58, 0xFE63, 0xFF08, 0xFF09, 0xFF0D...0xFF0F, 0xFF3B...0xFF3D: true
    // Marks that nobody sees.
    case 0x61C, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2069, 0xFEFF, 0xFFFC: true
    default: UnicodeData.isWhitespace(scalar)
    }
  }

  /// Whether a scalar is a plus sign, which directly before a digit begins the number of some country.
  package static func isPlus(_ scalar: UInt32) -> Bool { scalar == 0x2B || scalar == 0xFF0B }
}

extension EditOutcome {
  /// Whether a whole input is placed: every letter and digit of it, and nothing had to give way.
  package var placesAll: Bool { !isRejected && unused.isEmpty && removed.isEmpty }

  /// Whether the field is done: nothing is missing, and nothing is wrong.
  package var isDone: Bool { !isRejected && formatted.isDone }

  /// The outcome of placing the one part of `input` that is complete by itself, or the rejection.
  ///
  /// - Parameters:
  ///   - input: The whole input, of which not all could be placed.
  ///   - parts: Its parts.
  ///   - rejection: Why not all of it could be placed.
  ///   - current: The text before the edit.
  ///   - place: Places a part as the whole input would be.
  /// - Returns: The outcome of the one part that is done when it is placed alone, with the rest as unused. If
  ///   several parts are, and differ in value, or none is: the rejection.
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

  /// The outcome of placing the one of some parts that is done when it is placed alone; if several are, and
  /// differ in value, or none is: the rejection.
  ///
  /// - Parameters:
  ///   - count: The number of parts.
  ///   - rejection: Why not all of the input could be placed.
  ///   - current: The text before the edit.
  ///   - place: Places a part, whole or not at all, and accounts for the rest.
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
  /// The text for one that a field shows already, or that an app assigns: what a paste of it would give, or, if
  /// that isn't all of it, as much as can be shown, with an issue.
  package func shownAsFarAsItGoes(_ text: String) -> FormattedText {
    if text.isEmpty { return FormattedText() }
    let paste = apply(TextEdit(inserting: text, at: 0), to: FormattedText())
    return paste.placesAll ? paste.formatted.withCaretAtEnd() : formatted(value: text)
  }
}

extension FormattedText {
  /// This text, as what is shown of a longer value that an app assigned, or of other text than fits.
  ///
  /// Nobody must take what is shown for the value, so the value stays the assigned one until the next edit,
  /// and isn't complete.
  package func showing(partOf value: String) -> FormattedText {
    var shown = self
    shown.issue = isFull ? .tooLong : .malformed
    shown.value = value
    shown.isComplete = false
    shown.isPartShown = true
    return shown
  }

  /// Whether the value is done: nothing that the format demands is missing, and nothing is wrong.
  ///
  /// The completion of a field, moving its focus, the status of the command and parsing by a format style
  /// use this one definition.
  public var isDone: Bool { isComplete && issue == nil }
}
