import FormworkMasks

/// Five bytes of options, then a pattern, of any bytes at all.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  var bytes = Bytes(start, count: count)
  let syntax = Mask.Syntax(&bytes)
  let options = Mask.Options(&bytes)
  let notations = bytes.next() & 1 == 0 ? Mask.someNotations : []
  let pattern = bytes.text()
  describe("\(pattern.debugDescription), \(syntax), \(options)")
  do {
    let mask = try Mask(pattern, syntax: syntax, notations: notations, options: options)
    check(mask)
  } catch {
    require(!error.message.isEmpty && !error.fix.isEmpty, "an error has a message and a fix")
    require(isPlace(error.offset, in: pattern, orEnd: false), "an error is in the pattern")
  }
  return 0
}

private func isPlace(_ offset: UTF16Offset?, in pattern: String, orEnd: Bool) -> Bool {
  guard let offset else { return true }
  let end = pattern.utf16.count
  return offset.value >= 0 && (orEnd ? offset.value <= end : offset.value < end)
    && pattern.hasBoundary(at: offset.value)
}

private func check(_ mask: Mask) {
  for warning in mask.diagnostics {
    require(!warning.message.isEmpty && !warning.fix.isEmpty, "a warning has a message and a fix")
    require(
      isPlace(warning.offset, in: mask.pattern, orEnd: false), "a warning is in the pattern")
  }
  require(mask.leastTextLength <= mask.fullTextLength, "text lengths are in order")
  require(mask.leastValueLength <= mask.fullValueLength, "value lengths are in order")
  require(mask.fullValueLength <= mask.fullTextLength, "a value is no longer than its text")
  _ = mask.placeholder
  let example = mask.formatted(value: mask.example)
  if mask.hasOnlyFillableSlots {
    require(example.isComplete, "the example completes the mask: \(mask.example) \(example.short)")
  }
  use(mask, on: mask.pattern)
  use(mask, on: example.text)
  use(mask, on: mask.example)
}

private func use(_ mask: Mask, on text: String) {
  for direction: ReadingDirection in [.forward(completing: true), .backward(skipping: true)] {
    for caret in [0, text.utf16.count / 2, text.utf16.count, .max] {
      let reading = mask.read(text, caret: UTF16Offset(caret), direction: direction)
      require(
        reading.text.hasBoundary(at: reading.caret.value), "a reading's caret is on a boundary")
    }
  }
  let formatted = mask.formatted(text: text)
  _ = mask.remainder(after: formatted)
  let half = UTF16Offset(formatted.text.utf16.count / 2)
  let deletion = mask.apply(TextEdit(deletingBackward: 0..<half), to: formatted)
  _ = mask.apply(TextEdit(inserting: text, at: half), to: deletion.formatted)
}

extension Mask {
  /// Whether there is a slot, and none whose class is empty.
  fileprivate var hasOnlyFillableSlots: Bool {
    !diagnostics.contains { $0.code == .noSlots } && fullTextLength > 0
      && !pattern.contains("∅")
  }
}
