public import FormworkMasks

/// A format that gives each character a role, and writes what the user entered.
///
/// Implement two pure functions. The rest is derived from them: the caret, deletion, typing over separators,
/// pastes, AutoFill, unused characters, and undo. This format shows a distance with its unit:
///
///     struct Odometer: EntryFormat, Hashable {
///       func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
///         switch character {
///         case "0"..."9" where character.isASCII: .significant(character)
///         case " ", ".", "k", "m": .separator
///         default: .foreign
///         }
///       }
///
///       func write(_ entry: Entry) -> EntryText {
///         var text = EntryText(entry)
///         for index in entry.indices {
///           if index > 0, (entry.count - index) % 3 == 0 { text.supply(" ") }
///           text.show(index)
///         }
///         text.supply(suffix: " km")
///         text.isComplete = true
///         if entry.count > 6 { text.rejection = .noRoom }
///         return text
///       }
///     }
///
///     EditingSession(format: Odometer())      // 1, 2, 3, 4: "1 234 km"
///     FieldFormat(Odometer())                 // for a field
///
/// An empty entry is always an empty text, and is never written. `FormatLaws` in FormworkReplay tests a format
/// with random edits.
public protocol EntryFormat: InputFormat {
  /// Returns the meaning of a character that a user would insert.
  ///
  /// The characters of an entry are significant if you ask for one after the other, from its start.
  ///
  /// - Parameters:
  ///   - character: The character.
  ///   - index: The number of characters before it.
  ///   - entry: The entry without it.
  /// - Returns: The role.
  func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole

  /// Returns the text of an entry that isn't empty, with its value and state.
  ///
  /// - Parameter entry: Any characters with a role, in any number.
  /// - Returns: The text, with its value and state.
  func write(_ entry: Entry) -> EntryText

  /// Returns the entry after the user leaves the field, as `1h30` for `90`. The default is the same entry.
  func tidied(_ entry: Entry) -> Entry

  /// Returns the entry after a deletion, without what means nothing alone. The default is the same entry.
  ///
  /// Characters without a role in what remains are removed, and reported.
  func reduced(_ entry: Entry) -> Entry

  /// Returns the meaning of a whole input that isn't just the text of the format, such as a text with a label;
  /// `nil` for any other. The default is `nil`.
  func meaning(of input: String) -> InputMeaning?

  /// Returns the entry that shows a value; `nil` if the value is read like a text. The default is `nil`.
  ///
  /// Implement it if the value isn't what the user types, such as a number of minutes for `1h 30m`.
  func entry(ofValue value: String) -> Entry?

  /// A Boolean value that indicates whether the text is a code or an identifier, such as a tax number.
  ///
  /// AutoFill replaces another code, wherever the caret is. Zeros at the start that a spreadsheet removed are
  /// put back. The default is `false`.
  var isCode: Bool { get }

  /// Returns the characters that the user entered in a text of this format.
  ///
  /// You don't implement it. In any other text, characters without a role are skipped.
  func entry(of formatted: FormattedText) -> Entry
}

/// The meaning of a whole input that isn't just the text of a format.
public enum InputMeaning: Sendable {
  /// Another text to insert instead, such as the input without a label.
  case text(String)

  /// A part of the input, which is inserted if it is complete, and the rest, which is unused.
  case part(String, rest: String)

  /// The input means nothing that the format can hold, so it is rejected.
  case nothing
}

extension EntryFormat {
  /// Returns the same entry.
  public func tidied(_ entry: Entry) -> Entry { entry }

  /// Returns the same entry.
  public func reduced(_ entry: Entry) -> Entry { entry }

  /// Returns `nil`, because the input is read character by character.
  public func meaning(of input: String) -> InputMeaning? { nil }

  /// Returns `nil`, because the value is read like a text.
  public func entry(ofValue value: String) -> Entry? { nil }

  /// `false`, because the text isn't a code.
  public var isCode: Bool { false }

  /// Returns the characters that the user entered in a text of this format.
  ///
  /// - Complexity: O(*n*) in the length of the text, if that of ``role(of:at:in:)`` is O(1).
  public func entry(of formatted: FormattedText) -> Entry {
    EntryEditor(formatted, 0..<0, RoleFunctions(self)).entry
  }
}

// The functions of every input format, derived from those above.
extension EntryFormat {
  /// Applies an edit to the entry, and writes it again.
  ///
  /// - Returns: The text after the edit; or the rejection that ``write(_:)`` gives for it, or `notAllowed` for
  ///   a foreign character.
  /// - Complexity: O(*n*) in the lengths of the text and the replacement, if the functions of the format are.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    EntryEditor.apply(edit, to: current, RoleFunctions(self))
  }

  /// Formats `value`. If it doesn't fit, its beginning is shown, with an issue.
  public func formatted(value: String) -> FormattedText {
    if value.isEmpty { return FormattedText() }
    if let entry = entry(ofValue: value), !entry.isEmpty {
      let text = write(entry)
      if text.rejection == nil, text.lost.isEmpty { return text.formatted() }
    }
    let whole = apply(TextEdit(inserting: value, at: 0), to: FormattedText())
    // A number of a spreadsheet is the value that the app assigned, unless it is a whole code.
    if whole.placesAll, whole.isDone || ExportedNumber(value) == nil {
      return whole.formatted.withCaretAtEnd()
    }
    if !whole.isRejected { return whole.formatted.withCaretAtEnd().showing(partOf: value) }
    var shown = beginning(of: value).showing(partOf: value)
    shown.issue = whole.rejection == .noRoom ? .tooLong : .malformed
    return shown
  }

  /// Returns the text of as much of a value as can be shown.
  private func beginning(of value: String) -> FormattedText {
    let all = EntryEditor(FormattedText(), 0..<0, RoleFunctions(self)).reading(of: value, at: 0)
      .entry
    // If a number of characters can be shown, so can fewer.
    var (most, tooMany) = (0, all.count + 1)
    while most + 1 < tooMany {
      let count = (most + tooMany) / 2
      if write(all.first(count)).rejection == nil { most = count } else { tooMany = count }
    }
    return text(of: all.first(most)).formatted()
  }

  /// Returns the text of the tidied entry.
  public func editingEnded(_ current: FormattedText) -> FormattedText {
    if current.isEmpty { return current }
    let entry = entry(of: current)
    if entry.isEmpty { return current }
    let tidied = tidied(entry)
    if tidied == entry { return current }
    // An assigned value that doesn't fit stays until the next edit.
    let shown = write(entry).formatted()
    return shown.value.isSame(as: current.value) ? text(of: tidied).formatted() : current
  }

  /// Returns the unused letters and digits of a whole text, as a paste of it reports them.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    let read = apply(TextEdit(inserting: input, at: 0), to: FormattedText())
    return !read.isRejected && read.formatted.text.isSame(as: formatted.text)
      ? read.unused : formatted.unused(of: input)
  }

  /// Returns the text of an entry, which is empty for an empty one.
  package func text(of entry: Entry) -> EntryText {
    entry.isEmpty ? EntryText(entry) : write(entry)
  }
}

extension EntryText {
  /// Returns the formatted text, with the caret at its end.
  package func formatted() -> FormattedText { formatted(caret: entry.count, .after) }
}
