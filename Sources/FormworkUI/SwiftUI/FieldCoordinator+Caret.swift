#if canImport(SwiftUI) && !os(watchOS)
import Formwork
import SwiftUI

/// The caret in a value that the app has changed, as it does that turns all letters into capitals.
extension FieldCoordinator {
  /// Shows another value; the caret stays behind the same characters, or goes to the end.
  func replaceValue(in field: HostedTextField, with value: String) {
    let before = field.unmaskedValue
    let place = caretInValue(of: field)
    field.unmaskedValue = value
    guard let place, let kept = place.kept(from: before, to: field.unmaskedValue) else { return }
    guard let format = field.inputFormat else { return field.caret = kept }
    let shown = format.formatted(value: value)
    guard shown.text.isIdentical(to: field.shownText) else { return }
    field.caret = format.textRange(of: kept..<kept, in: shown).upperBound
  }

  /// Where the caret stands in the value; `nil` at the end, and where that can't be told.
  private func caretInValue(of field: HostedTextField) -> UTF16Offset? {
    guard let caret = field.caret, caret < .end(of: field.shownText) else { return nil }
    guard let format = field.inputFormat else { return caret }
    let shown = format.formatted(value: field.unmaskedValue)
    guard shown.text.isIdentical(to: field.shownText) else { return nil }
    return format.valueRange(of: 0..<caret, in: shown).upperBound
  }
}

extension UTF16Offset {
  /// The same place in a text that has taken the place of another, or `nil` if it is gone.
  fileprivate func kept(from old: String, to new: String) -> UTF16Offset? {
    let (old, new) = (Array(old.utf16), Array(new.utf16))
    if old.count == new.count { return self }
    if value <= min(old.count, new.count), old[..<value].elementsEqual(new[..<value]) {
      return self
    }
    let rest = old.count - value
    guard rest >= 0, rest <= new.count, old.suffix(rest).elementsEqual(new.suffix(rest)) else {
      return nil
    }
    return UTF16Offset(new.count - rest)
  }
}
#endif
