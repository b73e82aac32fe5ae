import FormworkMasks

// The smallest page that masks a field: five functions, which are all that its script calls. Texts
// are UTF-8 in memory that the page owns; `Scripts/check-embedded` links and measures it.

/// The field of the page.
private final class Page {
  var session: EditingSession<Mask>

  init(_ mask: Mask) {
    session = EditingSession(format: mask)
  }

  var length: Int32 { copy(session.current.text, to: nil, room: 0) }
}

// A page has one thread, and nothing else keeps a field between two calls.
nonisolated(unsafe) private var page: Page?

/// Copies as much of a text as there is room for; its length.
private func copy(_ text: String, to target: UnsafeMutablePointer<UInt8>?, room: Int32) -> Int32 {
  let length = text.utf8.withContiguousStorageIfAvailable { bytes in
    for index in 0..<min(bytes.count, Int(room)) { target?[index] = bytes[index] }
    return Int32(truncatingIfNeeded: bytes.count)
  }
  return length ?? -1
}

private func string(_ start: UnsafePointer<UInt8>?, _ count: Int32) -> String {
  String(validating: UnsafeBufferPointer(start: start, count: Int(count)), as: UTF8.self) ?? ""
}

/// Compiles a pattern; 0, or 1 more than the place where it is wrong.
@_cdecl("formwork_mask")
public func mask(_ pattern: UnsafePointer<UInt8>?, _ count: Int32) -> Int32 {
  do throws(MaskError) {
    page = Page(try Mask(string(pattern, count)))
    return 0
  } catch {
    return Int32(truncatingIfNeeded: (error.offset?.value ?? 0) + 1)
  }
}

/// Replaces a range by a text, or deletes it: backward, forward; the length of what is shown.
@_cdecl("formwork_edit")
public func edit(
  _ lower: Int32, _ upper: Int32, _ text: UnsafePointer<UInt8>?, _ count: Int32, _ isForward: Bool
) -> Int32 {
  guard let page else { return -1 }
  let range = UTF16Offset(Int(min(lower, upper)))..<UTF16Offset(Int(max(lower, upper)))
  let edit =
    count > 0
    ? TextEdit(replacing: range, with: string(text, count))
    : isForward ? TextEdit(deletingForward: range) : TextEdit(deletingBackward: range)
  page.session.perform(edit)
  return page.length
}

/// Undoes, or does again; the length of what is shown.
@_cdecl("formwork_undo")
public func undo(_ isRedo: Bool) -> Int32 {
  guard let page else { return -1 }
  if isRedo { _ = page.session.redo() } else { _ = page.session.undo() }
  return page.length
}

/// Copies what is shown, or its value, to the page's memory; its length.
@_cdecl("formwork_text")
public func text(_ isValue: Bool, _ target: UnsafeMutablePointer<UInt8>?, _ room: Int32) -> Int32 {
  guard let page else { return -1 }
  return copy(
    isValue ? page.session.current.value : page.session.current.text, to: target, room: room)
}

/// The caret in UTF-16 code units, and 65,536 times whether the text is complete.
@_cdecl("formwork_state")
public func state() -> Int32 {
  guard let page else { return -1 }
  let caret = Int32(truncatingIfNeeded: page.session.current.caret.value) & 0xFFFF
  return page.session.current.isComplete ? caret | 0x1_0000 : caret
}
