import AppKit
@testable import FormworkUnderTest

/// What is the same for a field and for a text view is tested of both.
enum ControlKind: CaseIterable {
  case field, view

  @MainActor func make() -> any FormattedTextControl {
    self == .field ? NSTextField() : NSTextView()
  }
}

extension FormworkControl {
  @MainActor var shown: String { input.shownText }
}

extension Person {
  /// The text with its caret, or its selection in brackets.
  @MainActor var drawn: String {
    guard let text else { return "" }
    let range = text.selectedRange()
    let units = Array(text.string.utf16)
    func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
    let end = range.location + range.length
    let middle = range.length == 0 ? "|" : "[\(part(range.location..<end))]"
    return part(0..<range.location) + middle + part(end..<units.count)
  }
}
