import FormworkTables

/// The result of reading a whole text that nobody edits, such as a line of a file.
///
///     let card = try FieldFormat<String>(json: #"{"card":{}}"#).makeFormat()
///     let line = card.read(line: "4242-4242-4242-4242")
///     line.value       // "4242424242424242"
///     line.isComplete  // true
///
/// Everything is as after the user has left a field. There is no caret and no origin of each character, so that a
/// format can make it in a fraction of the time that a ``FormattedText`` takes.
public struct LineReading: Sendable {
  /// The text that a field would show.
  public var text: String

  /// The value for the app.
  public var value: String

  /// A Boolean value that indicates whether the value has everything that the format requires.
  public var isComplete: Bool

  /// The issue of the text, if it has one.
  public var issue: ValidationIssue?

  /// The letters and digits of the line that have no place in ``text``, in order.
  public var unused: String

  /// Why the format placed nothing of the line; `nil` if it placed something, or there was nothing to place.
  public var rejection: Rejection?

  /// Creates the result of a line.
  ///
  /// - Parameters:
  ///   - text: The text that a field would show.
  ///   - value: The value for the app.
  ///   - isComplete: Whether the value has everything that the format requires.
  ///   - issue: The issue of the text, if there is one.
  ///   - unused: The letters and digits of the line that have no place in `text`.
  ///   - rejection: Why the format placed nothing of the line, if it didn't.
  package init(
    text: String = "", value: String = "", isComplete: Bool = false,
    issue: ValidationIssue? = nil, unused: String = "", rejection: Rejection? = nil
  ) {
    self.text = text
    self.value = value
    self.isComplete = isComplete
    self.issue = issue
    self.unused = unused
    self.rejection = rejection
  }
}

extension LineReading {
  /// Whether the value is complete and has no issue, regardless of ``unused`` characters.
  package var isDone: Bool { isComplete && issue == nil }

  /// Whether two results are equal in everything, code unit by code unit.
  package func isSame(as other: LineReading) -> Bool {
    text.isSame(as: other.text) && value.isSame(as: other.value) && isComplete == other.isComplete
      && issue == other.issue && issue?.range == other.issue?.range
      && unused.isSame(as: other.unused) && rejection == other.rejection
  }
}

extension InputFormat {
  /// Reads a line with ``formatted(text:)``, as if a user had pasted it and left the field.
  public func read(line: String) -> LineReading { readPasted(line) }

  /// Reads a line as if a user had pasted it and left the field.
  ///
  /// A format with a shorter way calls this for the lines that it doesn't suit.
  package func readPasted(_ line: String) -> LineReading {
    let pasted = formatted(text: line)
    let left = editingEnded(pasted)
    // A format that placed nothing says why only if it is asked.
    let rejection =
      pasted.isEmpty ? apply(TextEdit(inserting: line, at: 0), to: FormattedText()).rejection : nil
    return LineReading(
      text: left.text, value: left.value, isComplete: left.isComplete, issue: left.issue,
      unused: unused(of: line, in: pasted), rejection: rejection)
  }
}

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
    // Middle dots, bullet; slashes; wide forms.
    case 0xB7, 0x2022, 0x2024, 0x2044, 0x2215, 0x30FB: true
    case 0xFF08, 0xFF09, 0xFF0E, 0xFF0F, 0xFF3B...0xFF3D: true
    default:
      UnicodeData.isHyphen(scalar) || UnicodeData.isKanaHyphen(scalar)
        || UnicodeData.isInvisible(scalar) || UnicodeData.isWhitespace(scalar)
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
  package func showingBeginning(_ text: String) -> FormattedText {
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

/// The parts of a whole input, which never cut a word.
///
/// The digits of `2nd`, `5€`, and `CVV2` belong to their word, so no part has them. A word that begins with a
/// digit may also be a misread group of the part beside it, which then isn't whole:
///
///     CVV2 123               "123"
///     4506 1691 8453 0O27    none
extension WholeInput {
  /// The meaning of a character for a format.
  package enum Kind {
    /// The character has no place, and ends a part.
    case other

    /// A space, which may come between the characters of a part.
    case space

    /// Another character that may come between the characters of a part, such as a hyphen.
    case decoration

    /// The character has a place, and isn't a digit.
    case placed

    /// The character is a digit with a place.
    case digit

    /// The character has no place, but belongs to the word that it touches.
    case foreign
  }

  /// Returns the kind of a character that has no place and doesn't decorate.
  ///
  /// A letter, a digit, and the sign of a currency or a unit after a number belong to the word that they
  /// touch. Only letters of scripts with case do, because many languages with others write no spaces between
  /// words.
  ///
  /// - Parameters:
  ///   - scalar: The character.
  ///   - before: The kind of the character before it.
  /// - Returns: `.foreign` or `.other`.
  package static func kind(ofUnplaced scalar: UInt32, after before: Kind?) -> Kind {
    let isForeign: Bool =
      switch scalar {
      case 0x30...0x39, 0x41...0x5A, 0x61...0x7A: true
      // Percent, per mille, degree, ordinals, currencies.
      case 0x24, 0x25, 0xA2...0xA5, 0xAA, 0xB0, 0xBA, 0x2030, 0x20A0...0x20CF: before == .digit
      case 0..<0x80: false
      // Latin, Greek, Cyrillic, Armenian, Georgian.
      case 0x80..<0x590, 0x10A0..<0x1100, 0x1C80..<0x2000, 0xFF21...0xFF5A:
        UnicodeData.isLetter(scalar)
      default: UnicodeData.decimalDigitValue(scalar) != nil
      }
    return isForeign ? .foreign : .other
  }

  /// Returns the longest runs of placed characters and decoration that cut no word, without leading spaces.
  ///
  /// A word with a foreign character ends a run. A run isn't a part if the word may be a misread group of
  /// it. The word may be one if no space separates it from the run. It may also be one if it has a digit with
  /// a place, and begins with a placed character or is a letter with several digits.
  ///
  /// - Parameter kinds: The kinds of the characters.
  /// - Returns: The ranges of the parts.
  /// - Complexity: O(*n*) in the number of characters.
  package static func parts(of kinds: [Kind]) -> [Range<Int>] {
    var parts: [Range<Int>] = []
    var run = Run()
    var index = 0
    while index < kinds.count {
      switch kinds[index] {
      case .other:
        run.close(at: index, &parts)
        run = Run()
        index += 1
      case .space, .decoration:
        let isSpace = kinds[index] == .space
        if run.start == nil, !isSpace { run.start = index }
        if isSpace { run.hasGap = true }
        index += 1
      case .placed, .digit, .foreign:
        let start = index
        var (hasPlaced, hasDigit, foreign) = (false, false, 0)
        word: while index < kinds.count {
          switch kinds[index] {
          case .placed: hasPlaced = true
          case .digit: hasDigit = true
          case .foreign: foreign += 1
          default: break word
          }
          index += 1
        }
        if foreign == 0 {
          run.add(start)
        } else {
          let isMixed = hasPlaced || hasDigit
          // One letter before several digits may be a misread digit, as in `o804`.
          let isMisread =
            hasDigit && (kinds[start] != .foreign || foreign == 1 && index - start > 2)
          run.isSpoiled =
            run.isSpoiled || isMixed && run.isPlaced && (isMisread || !run.hasGap)
          run.close(at: start, &parts)
          run = Run()
          run.follows = !isMixed ? .nothing : isMisread ? .misread : .word
        }
      }
    }
    run.close(at: kinds.count, &parts)
    return parts
  }

  /// Returns the parts of the text that cut no word.
  ///
  /// - Parameter belongs: Whether a character has a place in the format, or is decoration.
  /// - Returns: The parts, in order. A plus sign directly before a part belongs to it, as in ``parts(where:)``.
  /// - Complexity: O(*n*) in the length of the text.
  package func uncutParts(where belongs: (Character) -> Bool) -> [Substring] {
    let (kinds, places) = kinds(where: belongs)
    return parts(of: kinds, at: places)
  }

  /// Returns the kinds of the characters, and their places in the text. The last place is the end.
  package func kinds(where belongs: (Character) -> Bool) -> (kinds: [Kind], places: [String.Index])
  {
    var kinds: [Kind] = []
    var places: [String.Index] = []
    for index in text.indices {
      let character = text[index]
      places.append(index)
      if belongs(character) {
        let isPlaced = UnicodeSet.alphanumeric.contains(character)
        let isDigit = character.digitValue != nil
        kinds.append(
          character.isBlank ? .space : isDigit ? .digit : isPlaced ? .placed : .decoration)
      } else {
        let scalar = character.onlyScalar
        kinds.append(scalar.map { Self.kind(ofUnplaced: $0, after: kinds.last) } ?? .other)
      }
    }
    for index in kinds.indices.dropLast().dropFirst()
    where kinds[index - 1] == .digit && kinds[index + 1] == .digit
      && text[places[index]].onlyScalar.map(Self.hidesDigit) ?? false
    {
      kinds[index] = .foreign
    }
    places.append(text.endIndex)
    return (kinds, places)
  }

  /// Returns the parts of the text whose characters have these kinds and places.
  package func parts(of kinds: [Kind], at places: [String.Index]) -> [Substring] {
    Self.parts(of: kinds).map { part in
      let start = places[part.lowerBound]
      let before = part.lowerBound > 0 ? places[part.lowerBound - 1] : start
      let isPlus = text[before..<start].first?.onlyScalar.map(Self.isPlus) ?? false
      return text[(isPlus ? before : start)..<places[part.upperBound]]
    }
  }

  /// Whether a scalar between two digits is a digit that isn't known: `?`, `*`, or `_`.
  package static func hidesDigit(_ scalar: UInt32) -> Bool {
    scalar == 0x3F || scalar == 0x2A || scalar == 0x5F
  }

  /// Placed characters and decoration between characters that end a run.
  private struct Run {
    enum Before { case nothing, word, misread }

    var start: Int?
    var isPlaced = false
    var isSpoiled = false

    /// Whether there is a space since the last word.
    var hasGap = false

    /// The word before the run.
    var follows = Before.nothing

    mutating func add(_ index: Int) {
      if start == nil { start = index }
      if !isPlaced {
        isSpoiled = follows == .misread || follows == .word && !hasGap
      }
      isPlaced = true
      hasGap = false
    }

    func close(at end: Int, _ parts: inout [Range<Int>]) {
      if let start, isPlaced, !isSpoiled { parts.append(start..<end) }
    }
  }
}
