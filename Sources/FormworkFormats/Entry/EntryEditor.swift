package import FormworkMasks

/// One edit of a text whose format writes what the user entered.
///
/// The remaining and the new characters are joined, and written again. The caret keeps its position among the
/// characters, whatever the format supplies between them.
package struct EntryEditor {
  private let current: FormattedText
  private let format: EntryFunctions

  /// The characters of the user, and their number.
  package private(set) var entry = Entry()
  private var count = 0

  /// Whether the format holds all of them.
  private var isHeld = true

  /// The characters in the range of the edit.
  private var units = 0..<0

  /// The end of the character before them, in UTF-16 code units.
  private var end = 0

  /// Whether a character of the user starts at the start of the range.
  private var isAtUnit = false

  package init(
    _ current: FormattedText, _ range: Range<UTF16Offset>, _ format: EntryFunctions
  ) {
    (self.current, self.format) = (current, format)
    if !current.isEmpty {
      read(range.lowerBound.value..<range.upperBound.value)
      count = entry.count
    }
  }

  package static func apply(
    _ edit: TextEdit, to current: FormattedText, _ format: some EntryReader
  ) -> EditOutcome {
    apply(edit, to: current, ReaderFunctions(format))
  }

  static func apply(
    _ edit: TextEdit, to current: FormattedText, _ format: EntryFunctions
  ) -> EditOutcome {
    // A range may begin below the least offset, so that its length can't be computed.
    var edit = edit
    let end = current.end
    let lower = max(0, min(edit.range.lowerBound, end))
    edit.range = lower..<max(lower, min(edit.range.upperBound, end))
    return ExportedNumber.outcome(of: edit, in: current, numbers(format)) { edit in
      var editor = EntryEditor(current, edit.range, format)
      return editor.apply(edit)
    }
  }

  /// A number has lost its first zeros, but a code of digits has as many as before.
  private static func numbers(_ format: EntryFunctions) -> ExportedNumber.Reading {
    format.isCode && format.keyboard == .numberPad ? .code : .number
  }

  private mutating func apply(_ edit: TextEdit) -> EditOutcome {
    if edit.replacement.isEmpty { return delete(edit) }
    let caret = edit.range.isEmpty ? edit.range.lowerBound.value : -1
    if edit.replacement.isOneCharacter { return key(edit.replacement, at: caret) }
    let outcome = insertWhole(edit.replacement, at: caret)
    if entry.isEmpty || edit.replacement.utf8.count < 3 || caret < 0 || current.isComplete {
      return outcome
    }
    // A whole text replaces its own beginning, and a code that of another one, if they aren't a text together.
    let whole = Self.apply(
      TextEdit(inserting: edit.replacement, at: 0), to: FormattedText(), format)
    let isBeginning = whole.formatted.value.utf8.starts(with: current.value.utf8)
    let isOther = format.isCode && (outcome.isRejected || outcome.formatted.issue != nil)
    guard whole.isDone, isBeginning || isOther else { return outcome }
    return EditOutcome(
      whole.formatted, removed: isBeginning ? "" : current.value.lettersAndDigits,
      unused: whole.unused)
  }
}

// Reading a text.
extension EntryEditor {
  private mutating func read(_ range: Range<Int>) {
    let text = current.text
    let held = format.held
    entry = Entry(reserving: 40)
    var offset = 0
    if text.isPlainASCII {
      let pieces = current.provenance.pieces(of: text)
      text.withBytes { bytes in
        for piece in pieces {
          let end = offset + piece.length
          if piece.kind.contains(.user) {
            for place in offset..<end {
              let byte = bytes[place]
              if piece.element == 0, held.contains(byte) {
                entry.append(byte)
                note(place, place + 1, range)
              } else {
                let shown = Character(Unicode.Scalar(byte))
                take(Self.character(piece.element) ?? shown, place..<place + 1, range)
              }
            }
          }
          offset = end
        }
      }
      return
    }
    for (character, kind, element) in current.characters {
      let end = offset + character.utf16.count
      if kind.contains(.user) {
        take(Self.character(element) ?? character, offset..<end, range)
      }
      offset = end
    }
  }

  /// Returns the character of an element, which may be any number in a text of another format.
  private static func character(_ element: UInt32) -> Character? {
    element == 0 ? nil : Unicode.Scalar(element).map { Character($0) }
  }

  private mutating func take(
    _ character: Character, _ place: Range<Int>, _ range: Range<Int>
  ) {
    guard case .significant(let own) = format.role(of: character, at: entry.count, in: entry) else {
      return
    }
    isHeld = false
    entry.append(own)
    note(place.lowerBound, place.upperBound, range)
  }

  @inline(__always)
  private mutating func note(_ start: Int, _ end: Int, _ range: Range<Int>) {
    if start < range.lowerBound {
      units = units.lowerBound + 1..<units.upperBound + 1
      self.end = end
    } else if start < range.upperBound {
      units = units.lowerBound..<units.upperBound + 1
    }
    if start == range.lowerBound { isAtUnit = true }
  }

  /// Whether each character of an entry has a role; the new ones have.
  private func keepsRoles(_ next: Entry, _ new: Range<Int>) -> Bool {
    if isHeld, next.isPlain {
      let held = format.held
      if new.allSatisfy({ held.contains(UInt8(truncatingIfNeeded: next.units[$0])) }) {
        return true
      }
    }
    return settled(next).count == next.count
  }

  /// Returns an entry without the characters that have no role.
  private func settled(_ entry: Entry) -> Entry {
    let held = format.held
    if entry.isPlain,
      entry.units.allSatisfy({ held.contains(UInt8(truncatingIfNeeded: $0)) })
    {
      return entry
    }
    var kept = Entry(reserving: entry.count)
    for character in entry {
      if case .significant(let own) = format.role(of: character, at: kept.count, in: kept) {
        kept.append(own)
      }
    }
    return kept
  }
}

// Deletions.
extension EntryEditor {
  /// Deletes the characters in the range, or the adjacent one if the range contains none.
  private func delete(_ edit: TextEdit) -> EditOutcome {
    if edit.range.isEmpty { return EditOutcome(current) }
    var (lower, upper) = (units.lowerBound, units.upperBound)
    if lower == upper {
      switch edit.direction {
      case .insertion:
        var moved = current
        moved.caret = edit.range.lowerBound
        return EditOutcome(moved)
      case .backward: lower -= 1
      case .forward: upper += 1
      }
    }
    guard lower >= 0, upper <= entry.count else { return EditOutcome(current) }
    // A caret directly after a character stays there when the next one is deleted forward.
    let isBehind = edit.direction == .forward && edit.range.lowerBound.value == end
    let all = entry.removing(lower..<upper)
    let rest = settled(format.reduced(all))
    let isWhole = rest.count == all.count
    let caret = isWhole ? lower : settled(format.reduced(all.first(lower))).count
    var outcome = outcome(
      format.text(of: rest), caret: min(caret, rest.count), isBehind ? .after : .before)
    if !isWhole { outcome.removed = removed(from: all, in: rest) + outcome.removed }
    return outcome
  }

  /// Returns the letters and digits of an entry that a shorter one, with the same order, hasn't got.
  private func removed(from entry: Entry, in shorter: Entry) -> String {
    var (removed, next) = ("", shorter.count - 1)
    for index in entry.indices.reversed() {
      if next >= 0, entry.isSame(index, next, of: shorter) {
        next -= 1
      } else {
        removed = String(entry[index]) + removed
      }
    }
    return removed.lettersAndDigits
  }
}

// Insertions.
extension EntryEditor {
  private mutating func key(
    _ text: String, at caret: Int
  ) -> EditOutcome {
    guard let key = text.firstCharacter else { return EditOutcome(current) }
    var (rest, place) = (entry.removing(units), units.lowerBound)
    // So that there is only one copy, and the key is inserted in place.
    entry = Entry()
    var character = key
    // A combining key joins its neighbor only if the format takes the result.
    if let both = rest.joined(key, at: place) {
      let before = rest.removing(place - 1..<place)
      if case .significant = format.role(of: both, at: place - 1, in: before) {
        (character, rest, place) = (both, before, place - 1)
      }
    }
    switch format.role(of: character, at: place, in: rest) {
    case .significant(let own):
      rest.insert(own, at: place)
      let outcome = put(rest, place..<place + 1)
      return outcome.isRejected && isShown(text, before: caret) ? EditOutcome(current) : outcome
    case .separator, .ignored: return steppedOver(text, at: caret) ?? EditOutcome(current)
    case .foreign:
      // A literal that is already there isn't wrong.
      if let moved = steppedOver(text, at: caret) { return moved }
      return isShown(text, before: caret) ? EditOutcome(current) : .rejected(current)
    }
  }

  /// Returns the outcome of moving the caret over a literal that the user types; `nil` if there is none.
  private func steppedOver(_ key: String, at caret: Int) -> EditOutcome? {
    guard caret >= 0, !isAtUnit, let moved = end(of: key, at: caret) else { return nil }
    var outcome = EditOutcome(current)
    outcome.formatted.caret = moved
    return outcome
  }

  /// Whether a key is a literal that is already shown before the caret.
  private func isShown(_ key: String, before caret: Int) -> Bool {
    let start = caret - key.utf16Length
    return start >= end && end(of: key, at: start)?.value == caret
  }

  /// Returns the end of a text that is shown at an offset; `nil` if another one is.
  private func end(of key: String, at offset: Int) -> UTF16Offset? {
    let end = UTF16Offset(offset + key.utf16Length)
    guard end <= current.end else { return nil }
    let text = current.text
    let shown = text[UTF16Offset(offset).index(in: text)..<end.index(in: text)]
    return String(shown).isSame(as: key) ? end : nil
  }

  private func insertWhole(
    _ input: String, at caret: Int
  ) -> EditOutcome {
    switch format.meaning(of: input) {
    case .nothing: return .rejected(current)
    case .text(let text): return place(whole: text, at: caret)
    case .part(let part, let rest):
      var outcome = place(whole: part, at: caret)
      if !outcome.isDone { return .rejected(current, because: outcome.rejection ?? .notAllowed) }
      outcome.unused += rest.lettersAndDigits
      return outcome
    case nil: return place(whole: input, at: caret)
    }
  }

  /// Inserts all of a text, its one complete part, or nothing.
  private func place(
    whole input: String, at caret: Int
  ) -> EditOutcome {
    let rest = entry.removing(units)
    let reading = reading(of: input, at: units.lowerBound)
    if reading.isIgnored { return steppedOver(input, at: caret) ?? EditOutcome(current) }
    if reading.new.isEmpty { return .rejected(current) }
    var outcome = put(reading.entry, reading.new)
    // The format's own text is complete, even if a part of it has more characters.
    let isOwn = !outcome.isRejected && outcome.formatted.text.isSame(as: input)
    if rest.isEmpty, !isOwn, moves(reading.groups, to: outcome.formatted) {
      outcome = .rejected(current)
    }
    if isOwn || !reading.hasOthers && outcome.isDone { return outcome }
    let rejection = outcome.rejection ?? .notAllowed
    let whole = WholeInput(input)
    let parts = format.parts(of: whole)
    let part = EditOutcome.onePart(of: whole, parts.all, otherwise: rejection, current) {
      place(part: $0)
    }
    if !part.isRejected {
      guard var part = format.accepted(part, of: input) else {
        return .rejected(current, because: rejection)
      }
      // The input may repeat literals of the text, such as a unit.
      let unused = rest.isEmpty ? part.formatted.unused(of: input) : part.unused
      if unused.byteCount < part.unused.byteCount { part.unused = unused }
      return part
    }
    if !reading.hasOthers { return outcome }
    // A label is removed even if the only part after it isn't complete yet.
    guard let only = parts.only.map({ String($0) }) else {
      return .rejected(current, because: rejection)
    }
    return place(part: only).accounting(for: input, insteadOf: only)
  }

  /// Inserts a text in which every character has a place.
  private func place(part: String) -> EditOutcome {
    ExportedNumber.outcome(ofPart: part, in: current, Self.numbers(format)) { text in
      let reading = reading(of: text, at: units.lowerBound)
      if reading.hasForeign || reading.new.isEmpty { return .rejected(current) }
      let outcome = put(reading.entry, reading.new)
      return entry.removing(units).isEmpty && moves(reading.groups, to: outcome.formatted)
        ? .rejected(current) : outcome
    }
  }

  /// The significant characters of a text in an entry.
  package struct Reading {
    package var entry: Entry

    /// The range of the new characters in the entry.
    var new: Range<Int>

    /// The numbers of characters between separators.
    var groups: [Int] = []

    /// Whether there are only characters without a meaning.
    var isIgnored = true

    /// Whether there are characters without a place, or such that are rejected.
    var hasOthers = false
    var hasForeign = false
  }

  /// Reads a text that would be inserted at an index instead of the characters in the range.
  package func reading(of text: String, at index: Int) -> Reading {
    let rest = entry.removing(units)
    // Characters are appended, because each insertion before others would move them.
    var before = rest.first(index)
    let after = rest.removing(0..<index)
    var reading = Reading(entry: before, new: index..<index)
    var isInside = false
    for character in text {
      let wasInside = isInside
      isInside = false
      switch format.role(of: character, at: before.count, in: before) {
      case .significant(let own):
        before.append(own)
        reading.isIgnored = false
        isInside = true
        if wasInside {
          reading.groups[reading.groups.count - 1] += 1
        } else {
          reading.groups.append(1)
        }
      case .separator: break
      case .ignored: reading.hasOthers = true
      case .foreign:
        (reading.hasOthers, reading.hasForeign, reading.isIgnored) = (true, true, false)
      }
    }
    reading.new = index..<before.count
    before.append(contentsOf: after)
    reading.entry = before
    return reading
  }
}

// Outcomes.
extension EntryEditor {
  /// Whether an input has as many groups as the text, but of other lengths: `1 2345` isn't `12 345`.
  private func moves(_ groups: [Int], to formatted: FormattedText) -> Bool {
    guard format.comparesGroups, groups.count > 1, formatted.text.isPlainASCII else { return false }
    var (shown, isInside) = ([] as [Int], false)
    for piece in formatted.provenance.pieces(of: formatted.text) {
      let isUsers = piece.kind.contains(.user)
      if isUsers, isInside {
        shown[shown.count - 1] += piece.length
      } else if isUsers {
        shown.append(piece.length)
      }
      isInside = isUsers
    }
    return groups.count == shown.count && groups != shown
  }

  /// Returns the outcome of an insertion.
  private func put(_ next: Entry, _ new: Range<Int>) -> EditOutcome {
    // A character may take the role of others away.
    if !keepsRoles(next, new) { return .rejected(current, because: .wouldLose) }
    let text = format.write(next)
    // A text with too many characters may be edited as long as it doesn't grow.
    if let rejection = text.rejection, rejection != .noRoom || text.shownCount > count {
      return .rejected(current, because: rejection)
    }
    return outcome(text, caret: new.upperBound, .after, new: new)
  }

  /// Returns the outcome of a text, and reports the characters that it doesn't use.
  private func outcome(
    _ text: EntryText, caret: Int, _ side: CaretSide, new: Range<Int> = 0..<0
  ) -> EditOutcome {
    let formatted = text.formatted(caret: caret, side)
    let lost = text.lost
    if lost.isEmpty { return EditOutcome(formatted) }
    var (removed, unused) = ("", "")
    for index in lost {
      if new.contains(index) {
        unused.append(text.entry[index])
      } else {
        removed.append(text.entry[index])
      }
    }
    return EditOutcome(formatted, removed: removed, unused: unused.lettersAndDigits)
  }
}

extension String {
  /// The first character, which is quick for ASCII.
  fileprivate var firstCharacter: Character? {
    if byteCount == 1, let byte = utf8.first, byte < 0x80 { return Character(Unicode.Scalar(byte)) }
    return first
  }
}
