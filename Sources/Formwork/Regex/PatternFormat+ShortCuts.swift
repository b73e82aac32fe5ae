/// Short cuts for a character typed at the end of a text, and for Backspace there.
///
/// Both agree with the general way to the letter, or leave the edit to it; a law checks that.
extension PatternFormat {
  func applyAtEnd(_ edit: Edit, to current: FormattedText) -> Outcome? {
    let length = current.text.utf8.count
    guard edit.range.upperBound.value == length, let table = expression.program.table,
      let end = PatternEnd(of: current, table, expression.program.automaton.partition)
    else { return nil }
    if edit.replacement.isEmpty { return delete(edit, end, current, table) }
    guard edit.range.lowerBound.value == length, edit.replacement.utf8.count == 1,
      let byte = edit.replacement.utf8.first
    else { return nil }
    return type(byte, end, current, table)
  }

  private func type(
    _ byte: UInt8, _ end: PatternEnd, _ current: FormattedText, _ table: TransitionTable
  ) -> Outcome? {
    let partition = expression.program.automaton.partition
    // A literal that is there already may be meant.
    guard PatternEnd.isPlain(byte), !end.isSupplied(byte, in: current.text) else { return nil }
    var added = ShortText()
    var row = end.row
    while table.forcedScalar(in: row) != UInt32(byte),
      let next = table.supply(&added, in: row, partition)
    {
      row = next
    }
    let isLiteral = table.forcedScalar(in: row) == UInt32(byte)
    guard
      let taken = table.state(
        after: row, readingClass: partition.classNumber(of: UInt32(byte)))
    else { return nil }
    row = taken
    let typed = added.count
    added.append(byte)
    if completes, end.hasUser || !isLiteral {
      while let next = table.supply(&added, in: row, partition) { row = next }
    }
    guard !added.isOverfull else { return nil }

    let length = current.text.utf8.count
    let text = String(unsafeUninitializedCapacity: length + added.count) { buffer in
      buffer.copy(current.text, length)
      for index in 0..<added.count { buffer[length + index] = added[index] }
      return length + added.count
    }
    var pieces = end.pieces
    pieces.append(typed, .value)
    pieces.append(1, isLiteral ? [.typed, .value] : [.user, .value])
    pieces.append(added.count - typed - 1, .value)
    return Outcome(shown(text, pieces, isComplete: table.isAccepting(row)))
  }

  private func delete(
    _ edit: Edit, _ end: PatternEnd, _ current: FormattedText, _ table: TransitionTable
  ) -> Outcome? {
    guard let last = end.last, last.isUser, edit.range.lowerBound.value < current.text.utf8.count,
      edit.range.lowerBound.value == last.index
        || edit.direction == .backward && edit.range.lowerBound.value > last.index
    else { return nil }
    let stays = completes && last.hasUserBefore
    let length = stays ? last.index : last.index - last.suppliedBefore
    let row = stays ? last.row : last.rowBefore
    let text = String(unsafeUninitializedCapacity: length) { buffer in
      buffer.copy(current.text, length)
      return length
    }
    var pieces = end.pieces
    pieces.cut(to: length)
    return Outcome(
      shown(text, pieces, isComplete: length > 0 && table.isAccepting(row)))
  }

  private func shown(
    _ text: String, _ pieces: PatternPieces, isComplete: Bool
  ) -> FormattedText {
    let caret = UTF16Offset(text.utf8.count)
    return FormattedText(
      text: text, value: text, selection: caret..<caret, isComplete: isComplete,
      provenance: pieces.provenance)
  }
}

extension TransitionTable {
  /// Appends the literal that must follow, and returns the row after it.
  ///
  /// - Returns: `nil` where nothing must follow, or where `text` has no room for it.
  fileprivate func supply(
    _ text: inout ShortText, in row: Int, _ partition: ScalarPartition
  ) -> Int? {
    guard let forced = forcedScalar(in: row), !text.isOverfull else { return nil }
    // A literal that isn't plain is left to the general way, as one for which there is no room.
    text.append(UInt8(exactly: forced).flatMap { PatternEnd.isPlain($0) ? $0 : nil })
    return state(after: row, readingClass: partition.classNumber(of: forced))
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Copies the first `count` bytes of `text`.
  @inline(__always) @discardableResult
  fileprivate func copy(_ text: String, _ count: Int) -> Int {
    var text = text
    text.withUTF8 { bytes in
      for index in 0..<count { self[index] = bytes[index] }
    }
    return count
  }
}
