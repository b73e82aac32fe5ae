/// Short cuts for the commonest edits of the commonest masks.
///
/// Each agrees with the general way to the letter, or leaves the edit to it; a law checks that.
extension Mask {
  /// A character typed at the end of a text, or Backspace there.
  func applyAtEnd(_ edit: Edit, to current: FormattedText) -> Outcome? {
    guard let table = program.dense, options.isPlain else { return nil }
    let length = current.text.utf8.count
    guard edit.range.upperBound.value == length, length <= table.count else { return nil }
    var bits = Provenance.Bits()
    switch current.provenance.storage {
    case .bits(let known): bits = known
    case .user: guard length == 0 else { return nil }
    case .pieces: return nil
    }
    guard bits.user == table.slots & DenseTable.first(length) else { return nil }
    if edit.replacement.isEmpty {
      return edit.direction == .backward
        ? deleteAtEnd(edit.range.lowerBound.value, bits, current, table) : nil
    }
    guard edit.range.lowerBound.value == length, edit.replacement.utf8.count == 1,
      let byte = edit.replacement.utf8.first
    else { return nil }
    return typeAtEnd(byte, bits, current, table)
  }

  private var completes: Bool { options.completion ?? (syntax == .brackets) }

  private func typeAtEnd(
    _ byte: UInt8, _ known: Provenance.Bits, _ current: FormattedText, _ table: DenseTable
  ) -> Outcome? {
    let length = current.text.utf8.count
    let slot = Int(table.nextSlot[length])
    guard byte.isASCIIAlphanumeric, slot < table.count, table.accepts[slot].contains(byte) else {
      return nil
    }
    // After a literal that was typed, the next one may be meant: the general way decides.
    let lastUser = 63 - known.user.leadingZeroBitCount
    if lastUser < 63, known.typed &>> UInt64(lastUser + 1) != 0 { return nil }
    let end = completes ? Int(table.nextSlot[slot + 1]) : slot + 1
    var bits = known
    bits.user |= 1 &<< UInt64(slot)
    let shown = DenseTable.first(end)
    bits.value = bits.user | table.fixed & shown
    let text = String(unsafeUninitializedCapacity: end) { buffer in
      var count = buffer.copy(current.text, length)
      while count < end {
        buffer[count] = count == slot ? byte : table.bytes[count]
        count += 1
      }
      return end
    }
    return Outcome(denseText(text, bits, current, table))
  }

  private func deleteAtEnd(
    _ lower: Int, _ known: Provenance.Bits, _ current: FormattedText, _ table: DenseTable
  ) -> Outcome? {
    let last = 63 - known.user.leadingZeroBitCount
    guard last >= 0, !options.autoskip, known.typed &>> UInt64(last) == 0 else { return nil }
    let rest = known.user & ~(1 &<< UInt64(last))
    guard lower < current.text.utf8.count, lower >= 0,
      lower <= last || options.deletion == .throughLiterals,
      lower >= last || rest &>> UInt64(lower) == 0
    else { return nil }
    if rest == 0 {
      if known.typed != 0 || current.showsPrefix { return nil }
      return Outcome(FormattedText(provenance: Provenance(storage: .bits(Provenance.Bits()))))
    }
    let previous = 63 - rest.leadingZeroBitCount
    var bits = known
    bits.user = rest
    bits.typed &= DenseTable.first(last)
    let lastTyped = 63 - bits.typed.leadingZeroBitCount
    let end = completes ? last : max(previous, lastTyped) + 1
    let shown = DenseTable.first(end)
    bits.value = bits.user | table.fixed & shown
    let text = String(unsafeUninitializedCapacity: end) { $0.copy(current.text, end) }
    return Outcome(denseText(text, bits, current, table))
  }

  private func denseText(
    _ text: String, _ bits: Provenance.Bits, _ current: FormattedText, _ table: DenseTable
  ) -> FormattedText {
    let end = text.utf8.count
    let value = String(unsafeUninitializedCapacity: bits.value.nonzeroBitCount) { buffer in
      var count = 0
      var text = text
      text.withUTF8 { bytes in
        var left = bits.value
        while left != 0 {
          buffer[count] = bytes[left.trailingZeroBitCount]
          left &= left &- 1
          count += 1
        }
      }
      return count
    }
    let caret = UTF16Offset(end)
    var formatted = FormattedText(
      text: text, value: value, selection: caret..<caret, isComplete: table.isCompleteFrom[end],
      provenance: Provenance(storage: .bits(bits)))
    formatted.showsPrefix = current.showsPrefix
    return formatted
  }
}

extension Mask {
  /// The text of a value whose characters the first slots accept, one by one.
  func filled(with value: String, showsPrefix: Bool) -> FormattedText? {
    guard let table = program.dense, options.isPlain else { return nil }
    let count = value.utf8.count
    guard count > 0, count <= table.slots.nonzeroBitCount else { return nil }
    var rest = table.slots
    for _ in 1..<count { rest &= rest &- 1 }
    let last = rest.trailingZeroBitCount
    let end = completes ? Int(table.nextSlot[last + 1]) : last + 1
    var isAccepted = true
    var bits = Provenance.Bits()
    bits.user = table.slots & DenseTable.first(last + 1)
    bits.value = bits.user | table.fixed & DenseTable.first(end)
    let text = String(unsafeUninitializedCapacity: end) { buffer in
      var value = value
      value.withUTF8 { bytes in
        var next = 0
        for index in 0..<end {
          if table.bytes[index] != 0 {
            buffer[index] = table.bytes[index]
          } else {
            let byte = bytes[next]
            // A carriage return could be half a character.
            if byte >= 0x80 || byte == 0x0D || !table.accepts[index].contains(byte) {
              isAccepted = false
            }
            buffer[index] = byte
            next += 1
          }
        }
      }
      return isAccepted ? end : 0
    }
    if !isAccepted { return nil }
    var formatted = denseText(text, bits, FormattedText(), table)
    formatted.showsPrefix = showsPrefix
    return formatted
  }

  /// The text that comes of a whole text of unknown origin, with the caret at its end.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the text and the pattern.
  public func formatted(text: String) -> FormattedText {
    formattedWhole(text)
      ?? applyAnywhere(Edit(inserting: text, at: 0), to: FormattedText()).formatted
      .withCaretAtEnd()
  }

  /// A raw text that fills every slot, or one that the mask shows just so.
  private func formattedWhole(_ text: String) -> FormattedText? {
    guard let table = program.dense, options.isPlain else { return nil }
    let length = text.utf8.count
    let isShown = length == table.count
    guard isShown || length == table.slots.nonzeroBitCount, length > 0 else { return nil }
    var bits = Provenance.Bits()
    bits.user = table.slots
    bits.value = table.slots | table.fixed
    if isShown { bits.typed = ~table.slots & DenseTable.first(table.count) }
    let end = isShown || completes ? table.count : 64 - table.slots.leadingZeroBitCount
    var isWhole = true
    let shown = String(unsafeUninitializedCapacity: end) { buffer in
      var text = text
      text.withUTF8 { bytes in
        isWhole = isShown ? table.shows(bytes, in: buffer) : table.fill(bytes, in: buffer, end)
      }
      return isWhole ? end : 0
    }
    guard isWhole else { return nil }
    bits.value &= DenseTable.first(end)
    return denseText(shown, bits, FormattedText(), table)
  }
}

extension DenseTable {
  /// Copies a text that is just as this mask shows it.
  fileprivate func shows(
    _ bytes: UnsafeBufferPointer<UInt8>, in buffer: UnsafeMutableBufferPointer<UInt8>
  ) -> Bool {
    guard slots != 0 else { return false }
    for index in 0..<count {
      let byte = bytes[index]
      let fits =
        self.bytes[index] == 0
        ? byte < 0x80 && accepts[index].contains(byte) && byte > 0x20
        : byte == self.bytes[index]
      guard fits else { return false }
      buffer[index] = byte
    }
    return bytes[0] > 0x20 && bytes[count - 1] > 0x20
  }

  /// Fills every slot from a raw text of letters and digits.
  fileprivate func fill(
    _ bytes: UnsafeBufferPointer<UInt8>, in buffer: UnsafeMutableBufferPointer<UInt8>, _ end: Int
  ) -> Bool {
    if hasInnerAlphanumeric || bytes[0] == self.bytes[0] { return false }
    var next = 0
    for index in 0..<end {
      if self.bytes[index] != 0 {
        buffer[index] = self.bytes[index]
        continue
      }
      let byte = bytes[next]
      guard byte.isASCIIAlphanumeric, accepts[index].contains(byte) else { return false }
      buffer[index] = byte
      next += 1
    }
    return true
  }
}

extension Mask.Options {
  /// Whether nothing but the syntax's own habits decides about an edit at the end.
  var isPlain: Bool {
    placeholder == nil && letterCase == nil && !rightToLeft
  }
}

extension UnsafeMutableBufferPointer<UInt8> {
  /// Copies the first `count` bytes of `text`.
  @inline(__always) @discardableResult
  func copy(_ text: String, _ count: Int) -> Int {
    var text = text
    text.withUTF8 { bytes in
      for index in 0..<count { self[index] = bytes[index] }
    }
    return count
  }
}
