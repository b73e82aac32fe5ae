import AppKit
import FormworkUnderTest

/// A field that has nothing of AppKit but its way to ask a formatter.
struct FormatterField {
  var text = ""
  var selection = NSRange(location: 0, length: 0)

  /// What a formatter said to the last edit.
  enum Answer: Hashable { case accepted, replaced, rejected }

  /// How a formatter breaks its contract.
  struct Breach: Error { var rule: String }

  /// Asks about a text with its selection, and shows what comes of it. A stale selection is named as
  /// the one before, in the place of the field's own.
  @discardableResult
  mutating func propose(
    _ proposed: String, _ proposedSelection: NSRange, to formatter: Formatter,
    stale: NSRange? = nil
  ) throws(Breach) -> Answer {
    let string = NSString(string: proposed)
    let pointer = AutoreleasingUnsafeMutablePointer<NSString>(to: string)
    var shown = proposedSelection
    let isValid = formatter.isPartialStringValid(
      pointer, proposedSelectedRange: &shown, originalString: text,
      originalSelectedRange: stale ?? selection, errorDescription: nil)
    let isTouched = pointer.pointee !== string
    if isValid {
      guard !isTouched, shown == proposedSelection else { throw Breach(rule: "right, yet changed") }
      (text, selection) = (proposed, shown)
      return .accepted
    }
    guard isTouched else {
      guard shown == proposedSelection else { throw Breach(rule: "rejected, yet selected") }
      return .rejected
    }
    guard pointer.pointee is NSMutableString else { throw Breach(rule: "no copy") }
    (text, selection) = (String(describing: pointer.pointee), shown)
    return .replaced
  }

  /// Replaces a range, in UTF-16 code units, as a key, a paste or the system would.
  @discardableResult
  mutating func replace(
    _ range: Range<Int>, with string: String, by formatter: Formatter, stale: NSRange? = nil
  ) throws(Breach) -> Answer {
    let units = Array(text.utf16)
    let proposed = String(
      decoding: units[..<range.lowerBound] + Array(string.utf16) + units[range.upperBound...],
      as: UTF16.self)
    let caret = NSRange(location: range.lowerBound + string.utf16.count, length: 0)
    return try propose(proposed, caret, to: formatter, stale: stale)
  }

  /// Presses Backspace at the caret.
  mutating func backspace(by formatter: Formatter) throws(Breach) -> Answer {
    let end = selection.location + selection.length
    var start = selection.location
    if selection.length == 0 {
      let caret = String.Index(utf16Offset: start, in: text)
      guard caret > text.startIndex else { return .rejected }
      start = text.index(before: caret).utf16Offset(in: text)
    }
    return try replace(start..<end, with: "", by: formatter)
  }

  /// Presses Delete at the caret.
  mutating func delete(by formatter: Formatter) throws(Breach) -> Answer {
    let start = selection.location
    var end = start + selection.length
    if selection.length == 0 {
      let caret = String.Index(utf16Offset: start, in: text)
      guard caret < text.endIndex else { return .rejected }
      end = text.index(after: caret).utf16Offset(in: text)
    }
    return try replace(start..<end, with: "", by: formatter)
  }
}
