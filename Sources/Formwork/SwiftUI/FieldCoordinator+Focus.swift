#if canImport(SwiftUI) && !os(watchOS)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif
import FormworkMasks
import SwiftUI

/// Synchronizes the focus between the binding and the field, in both directions.
extension FieldCoordinator {
  /// Moves the focus to where the binding wants it.
  ///
  /// A field that loses the focus waits one more turn: if another field gets it in the meantime,
  /// the keyboard stays up.
  func moveFocus() {
    guard let field, let focus = description.focus else { return }
    let wanted = focus.isWanted() || isFocusAsked && !field.hasFocus
    isFocusAsked = false
    if wanted == field.hasFocus { return isFocusConfirmed = wanted }
    // If SwiftUI doesn't know the field, it resets its state by itself, which isn't a request by
    // the app.
    if !wanted, focus.mayBeTakenBack, !isFocusConfirmed { return }
    if wanted {
      field.takeFocus()
      // If the field can't get the focus, the binding is reset. A field that isn't in a window yet
      // may get the focus later.
      if !field.hasFocus, field.window != nil { telling { focus.set(false) } }
    } else {
      later { $0.leaveUnlessWanted() }
    }
  }

  private func leaveUnlessWanted() {
    guard let field, field.hasFocus, description.focus?.isWanted() == false else { return }
    field.leaveFocus()
  }

  func focusDidChange(to isFocused: Bool) {
    if let field, isFocused { looks.editingDidBegin(in: field) }
    if !isFocused { isFocusConfirmed = false }
    // A plain field doesn't always report the text that it commits when it loses the focus.
    if !isFocused { textDidChange() }
    if !isFocused { dropUntaken() }
    if isFocused { showBar() }
    guard !isUpdating else {
      return later { coordinator in
        guard coordinator.field?.hasFocus == isFocused else { return }
        coordinator.focusDidChange(to: isFocused)
      }
    }
    telling {
      if let focus = description.focus, focus.isWanted() != isFocused { focus.set(isFocused) }
      for change in description.focusChanges { change(isFocused) }
    }
  }

  /// Resets the focus binding when the field is removed.
  func forgetFocus() {
    if description.focus?.isWanted() == true { description.focus?.set(false) }
  }
}

/// Keeps the caret in place when the app changes the value, for example to capital letters.
extension FieldCoordinator {
  /// Shows another value. The caret stays after the same characters, or moves to the end.
  func replaceValue(in field: any BoundField, with value: String) {
    let before = field.formwork.value
    let place = caretInValue(of: field)
    field.formwork.value = value
    guard let place, let kept = place.kept(from: before, to: field.formwork.value) else { return }
    guard let format = field.formwork.inputFormat else { return field.caret = kept }
    let shown = format.formatted(value: value)
    guard shown.text.isIdentical(to: field.shownText) else { return }
    field.caret = format.textRange(of: kept..<kept, in: shown).upperBound
  }

  /// Returns the position of the caret in the value; `nil` at the end, or if it can't be
  /// determined.
  private func caretInValue(of field: any BoundField) -> UTF16Offset? {
    guard let caret = field.caret, caret < .end(of: field.shownText) else { return nil }
    guard let format = field.formwork.inputFormat else { return caret }
    let shown = format.formatted(value: field.formwork.value)
    guard shown.text.isIdentical(to: field.shownText) else { return nil }
    return format.valueRange(of: 0..<caret, in: shown).upperBound
  }
}

extension UTF16Offset {
  /// Returns the corresponding position in a text that replaces another one; `nil` if it is gone.
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
