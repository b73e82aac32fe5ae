import FormworkMasks

/// One edit of a text that a regular expression controls.
///
/// All edits work the same way: the user's characters before the edit, the new ones, and those
/// after it are read one by one, and literals are supplied.
package struct RegexEditor {
  let format: RegexFormat
  let current: FormattedText
  var glyphs = Glyphs()

  /// The characters of the text, followed by the new ones.
  package var cells: [RegexCell]

  /// The number of characters in the text.
  package let length: Int

  /// The characters of the last insertion without a place.
  var missing: [Glyph] = []

  package init(_ format: RegexFormat, _ current: FormattedText) {
    self.format = format
    self.current = current
    cells = [RegexCell](current, &glyphs)
    length = cells.count
  }

  /// Applies an edit, or returns `nil` if there is nothing to do.
  mutating func apply(_ edit: TextEdit) -> EditOutcome? {
    let range = cellRange(of: edit.range)
    if edit.replacement.isEmpty {
      return range.isEmpty ? nil : delete(range, edit.direction)
    }
    return insert(edit.replacement, in: range)
  }

  private func cellRange(of range: Range<UTF16Offset>) -> Range<Int> {
    if current.text.utf8.count == length {
      let lower = max(0, min(range.lowerBound.value, length))
      return lower..<max(lower, min(range.upperBound.value, length))
    }
    let touched = current.text.bytes(ofCharactersTouching: range)
    let lower = min(CharacterUnits.count(before: touched.lowerBound, in: current.text), length)
    let upper = CharacterUnits.count(before: touched.upperBound, in: current.text)
    return lower..<max(lower, min(upper, length))
  }
}

extension RegexEditor {
  /// The result of reading a text with a replaced range.
  package struct Placed {
    package var walk: RegexWalk

    /// The number of new characters.
    let count: Int

    /// The number of cells up to the last placed character before the range, and up to the last
    /// placed new character.
    var headReach = 0
    var newReach = 0

    /// The number of new characters that were placed.
    var newCount = 0

    /// The number of the user's characters before the range that weren't placed.
    var lostBefore = 0

    /// The new characters that weren't placed.
    var unused: [Glyph] = []

    /// The number of the user's existing characters after the range that weren't placed.
    var lostBehind: Int { walk.lost.count - lostBefore }
  }

  /// Reads the text with the first `count` new characters instead of `range`, and without the text
  /// after it if `tail` is `false`.
  package func placing(
    _ count: Int, insteadOf range: Range<Int>, tail isWhole: Bool = true
  ) -> Placed {
    var placed = Placed(
      walk: RegexWalk(
        format.expression.program, capacity: cells.count + count + Self.usualCompletion),
      count: count)
    for index in 0..<range.lowerBound where cells[index].isTyped {
      placed.walk.read(cells[index].glyph, isUser: cells[index].isUser, glyphs)
    }
    placed.headReach = placed.walk.reach
    placed.lostBefore = placed.walk.lost.count
    for index in length..<length + count {
      let isPlaced = placed.walk.read(cells[index].glyph, isUser: false, glyphs)
      if isPlaced { placed.newCount += 1 } else { placed.unused.append(cells[index].glyph) }
    }
    placed.newReach = placed.walk.reach
    if isWhole {
      for index in range.upperBound..<length where cells[index].isTyped {
        placed.walk.read(cells[index].glyph, isUser: cells[index].isUser, glyphs)
      }
      if format.completes { placed.walk.complete() }
    }
    return placed
  }

  /// The usual maximum number of appended literals.
  private static var usualCompletion: Int { 4 }

  /// Returns the text with the caret at another position, and without an addition.
  func moved(to caret: Int) -> EditOutcome {
    var moved = current
    moved.provenance = cells.provenance(in: glyphs)
    moved.caret = offset(of: caret, in: cells, current.text)
    return EditOutcome(moved)
  }

  /// Returns the formatted text of a walk.
  func text(of walk: RegexWalk, caret: Int) -> FormattedText {
    let text = walk.cells.text(in: glyphs)
    let caret = offset(of: min(caret, walk.cells.count), in: walk.cells, text)
    var formatted = FormattedText(
      text: text, value: text, selection: caret..<caret,
      isComplete: !text.isEmpty && walk.place.isAccepting,
      provenance: walk.cells.provenance(in: glyphs))
    formatted.isFull = walk.place.isLast && !format.hasRoom(in: walk.cells, glyphs)
    return formatted
  }

  private func offset(of caret: Int, in cells: [RegexCell], _ text: String) -> UTF16Offset {
    if text.utf8.count == cells.count { return UTF16Offset(caret) }
    let units = cells[..<caret].reduce(0) { $0 + glyphs.utf16Length($1.glyph) }
    return UTF16Offset(units).clamped(to: text)
  }
}

extension RegexEditor {
  /// Replaces a range with as many characters as leave room for those after it.
  mutating func insert(_ replacement: String, in range: Range<Int>) -> EditOutcome? {
    let range = append(replacement, range)
    let count = cells.count - length
    let only = count == 1 && range.isEmpty ? cells[length].glyph : nil
    if let only, range.lowerBound < length, !cells[range.lowerBound].isUser,
      cells[range.lowerBound].glyph == only
    {
      cells[range.lowerBound].origin = .typed
      cells.removeLast()
      return moved(to: range.lowerBound + 1)
    }
    guard let placed = fit(count, range) else {
      let isThere =
        range.lowerBound > 0 && only != nil && !cells[range.lowerBound - 1].isUser
        && cells[range.lowerBound - 1].glyph == only
      return isThere ? nil : .rejected(current, because: rejection(range))
    }
    var place = placed.newReach
    if format.completes {
      let count = placed.walk.cells.count
      while place < count, !placed.walk.cells[place].isTyped { place += 1 }
    }
    var outcome = EditOutcome(text(of: placed.walk, caret: place))
    if !placed.walk.lost.isEmpty { outcome.removed = String(placed.walk.lost, in: glyphs) }
    if placed.unused.isEmpty, placed.count == count { return outcome }
    missing = placed.unused + cells[(length + placed.count)...].map { $0.glyph }
    outcome.unused = String(missing.filter(glyphs.isAlphanumeric), in: glyphs)
    return outcome
  }

  /// Returns the largest number of new characters that doesn't remove any later one; `nil` if none
  /// is used.
  private func fit(_ count: Int, _ range: Range<Int>) -> Placed? {
    let whole = placing(count, insteadOf: range)
    // A text from another source may already contain characters without a place.
    let allowed = whole.lostBehind == 0 ? 0 : placing(0, insteadOf: range).lostBehind
    if whole.lostBehind <= allowed { return whole.newCount > 0 ? whole : nil }
    var low = 0
    var high = count - 1
    var best: Placed?
    while low < high {
      let middle = (low + high + 1) / 2
      let placed = placing(middle, insteadOf: range)
      if placed.lostBehind <= allowed {
        if placed.newCount > 0 { best = placed }
        low = middle
      } else {
        high = middle - 1
      }
    }
    return best
  }

  /// Returns the reason no part of an insertion can be used.
  private func rejection(_ range: Range<Int>) -> Rejection {
    let partition = format.expression.program.automaton.partition
    let isKnown = cells[length...].contains { cell in
      Glyphs.isCluster(cell.glyph)
        ? glyphs.cluster(cell.glyph).allSatisfy { partition.classNumber(of: $0) > 0 }
        : partition.classNumber(of: cell.glyph) > 0
    }
    guard isKnown else { return .notAllowed }
    if range.isEmpty, !format.hasRoom(in: cells[..<length], glyphs) { return .noRoom }
    let isPossible = placing(cells.count - length, insteadOf: range, tail: false).newCount > 0
    return isPossible ? .wouldLose : .notAllowed
  }

  /// Adds the new characters to the cells. If a character joins its neighbor into one, it replaces
  /// it.
  ///
  /// - Returns: The range of the new characters.
  private mutating func append(_ replacement: String, _ range: Range<Int>) -> Range<Int> {
    if replacement.isPlainASCII {
      for byte in replacement.utf8 { cells.append(RegexCell(glyph: Glyph(byte), origin: .user)) }
      return range
    }
    var range = range
    var new = replacement
    if range.lowerBound > 0, cells[range.lowerBound - 1].isUser,
      replacement.utf8.contains(where: { $0 >= 0x80 })
    {
      let together = String([cells[range.lowerBound - 1].glyph], in: glyphs) + replacement
      if together.count == replacement.count {
        new = together
        range = range.lowerBound - 1..<range.upperBound
      }
    }
    for glyph in glyphs.glyphs(of: new) { cells.append(RegexCell(glyph: glyph, origin: .user)) }
    return range
  }
}

extension RegexEditor {
  /// Deletes the user's characters in a range, or the adjacent one if the range only contains
  /// literals.
  func delete(_ range: Range<Int>, _ direction: TextEdit.Direction) -> EditOutcome? {
    if cells[range].contains(where: { $0.isUser }) { return remove(range) }
    switch direction {
    case .insertion:
      return moved(to: range.lowerBound)
    case .backward:
      if let undone = untype(before: range.upperBound) { return undone }
      guard let user = cells[..<range.lowerBound].lastIndex(where: { $0.isUser }) else {
        return nil
      }
      return remove(user..<user + 1)
    case .forward:
      guard let user = cells[range.upperBound...].firstIndex(where: { $0.isUser }) else {
        return nil
      }
      return remove(user..<user + 1, caret: range.lowerBound)
    }
  }

  private func remove(_ range: Range<Int>, caret: Int? = nil) -> EditOutcome {
    let placed = placing(0, insteadOf: range)
    var place = caret ?? placed.headReach
    if caret == nil {
      let end = min(placed.walk.cells.count, range.lowerBound)
      while place < end, !placed.walk.cells[place].isUser { place += 1 }
    }
    var outcome = EditOutcome(text(of: placed.walk, caret: place))
    if !placed.walk.lost.isEmpty { outcome.removed = String(placed.walk.lost, in: glyphs) }
    return outcome
  }

  /// Removes the last typed literal before `index`, if that changes the text.
  private func untype(before index: Int) -> EditOutcome? {
    guard let literal = cells[..<index].lastIndex(where: { $0.isTyped }), !cells[literal].isUser
    else { return nil }
    let placed = placing(0, insteadOf: literal..<literal + 1)
    let isSeen = !placed.walk.cells.elementsEqual(cells) { $0.glyph == $1.glyph }
    guard isSeen, placed.walk.missedCount == 0 else { return nil }
    return EditOutcome(text(of: placed.walk, caret: placed.headReach))
  }
}

/// One character of a text that a regular expression controls.
package struct RegexCell: Hashable, Sendable {
  var glyph: Glyph
  var origin: Origin

  package enum Origin: UInt8, Sendable {
    /// Entered by the user, as part of the text.
    case user

    /// A literal that the user typed.
    case typed

    /// A literal that the expression supplied.
    case supplied

    init(_ kind: Provenance.Kind) {
      if kind.contains(.user) {
        self = .user
      } else {
        self = kind.contains(.typed) ? .typed : .supplied
      }
    }

    var kind: Provenance.Kind {
      switch self {
      case .user: [.user, .value]
      case .typed: [.typed, .value]
      case .supplied: .value
      }
    }
  }

  /// Creates a character with its origin.
  package init(glyph: Glyph, origin: Origin) {
    (self.glyph, self.origin) = (glyph, origin)
  }

  var isUser: Bool { origin == .user }

  /// Whether the user typed it, so that it has to be read again.
  var isTyped: Bool { origin != .supplied }
}

extension [RegexCell] {
  /// Creates the characters of a text. Characters of several scalars become entries of `glyphs`.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init(_ formatted: FormattedText, _ glyphs: inout Glyphs) {
    self = []
    if appendASCII(formatted) { return }
    removeAll()
    var rest = Substring(formatted.text)
    // A character that is split between pieces belongs to the first one; the next one is shorter.
    var left = 0
    for piece in formatted.provenance.pieces(of: formatted.text) {
      left += piece.length
      while left > 0, let character = rest.popFirst() {
        left -= character.utf8.count
        append(RegexCell(glyph: glyphs.glyph(of: character), origin: .init(piece.kind)))
      }
    }
  }

  /// Appends the characters of a text, as long as each is one byte.
  ///
  /// - Returns: Whether all characters were appended.
  private mutating func appendASCII(_ formatted: FormattedText) -> Bool {
    var text = formatted.text
    return text.withUTF8 { bytes in
      // There is room for one more character, which most edits need.
      reserveCapacity(bytes.count + 1)
      for byte in bytes {
        // A carriage return may be part of a longer character.
        guard byte < 0x80, byte != 0x0D else { return false }
        append(RegexCell(glyph: Glyph(byte), origin: .user))
      }
      guard formatted.provenance != .user else { return true }
      var end = 0
      for piece in formatted.provenance.pieces(of: formatted.text) {
        let origin = RegexCell.Origin(piece.kind)
        for index in end..<end + piece.length { self[index].origin = origin }
        end += piece.length
      }
      return true
    }
  }

  /// The text of these characters.
  func text(in glyphs: Glyphs) -> String {
    if !allSatisfy({ $0.glyph < 0x80 }) { return String(map { $0.glyph }, in: glyphs) }
    return String(unsafeUninitializedCapacity: count) { buffer in
      for index in indices { buffer[index] = UInt8(truncatingIfNeeded: self[index].glyph) }
      return count
    }
  }

  /// Returns the origin of each run of these characters.
  func provenance(in glyphs: Glyphs) -> Provenance {
    var runCount = 0
    for index in indices where index == 0 || self[index].origin != self[index - 1].origin {
      runCount += 1
    }
    if runCount == 0 || runCount == 1 && self[0].isUser { return .user }
    var pieces: [Provenance.Piece] = []
    pieces.reserveCapacity(runCount)
    var length = 0
    for index in indices {
      let cell = self[index]
      length += glyphs.utf8Length(cell.glyph)
      if index + 1 < count, self[index + 1].origin == cell.origin { continue }
      pieces.append(Provenance.Piece(length: length, kind: cell.origin.kind))
      length = 0
    }
    return Provenance(pieces)
  }
}
