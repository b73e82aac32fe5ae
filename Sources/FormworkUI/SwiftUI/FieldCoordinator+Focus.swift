#if canImport(SwiftUI) && !os(watchOS)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif
import FormworkMasks
import SwiftUI

/// The focus: from the binding to the field, and from the field into the binding.
extension FieldCoordinator {
  /// Moves the focus to where the binding wants it.
  ///
  /// A field that is to lose it waits one turn more: if another one gets the focus meanwhile, the
  /// keyboard stays up.
  func moveFocus() {
    guard let field, let focus = description.focus else { return }
    let wanted = focus.isWanted() || isFocusAsked && !field.hasFocus
    isFocusAsked = false
    if wanted == field.hasFocus { return isFocusConfirmed = wanted }
    // Where SwiftUI doesn't know the field it takes its state back: that isn't the app's wish.
    if !wanted, focus.mayBeTakenBack, !isFocusConfirmed { return }
    if wanted {
      field.takeFocus()
      // A field that can't have the focus doesn't keep the binding waiting for it; one that isn't in a
      // window yet may have it later.
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
    if let field {
      isFocused ? looks.editingDidBegin(in: field) : looks.editingDidEnd(in: field)
    }
    if !isFocused { isFocusConfirmed = false }
    // What a plain field commits on leaving isn't always told otherwise.
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

  /// The field goes: nothing has the focus any more.
  func forgetFocus() {
    if description.focus?.isWanted() == true { description.focus?.set(false) }
  }
}

/// The caret in a value that the app has changed, as it does that turns all letters into capitals.
extension FieldCoordinator {
  /// Shows another value; the caret stays behind the same characters, or goes to the end.
  func replaceValue(in field: HostedTextField, with value: String) {
    let before = field.formwork.value
    let place = caretInValue(of: field)
    field.formwork.value = value
    guard let place, let kept = place.kept(from: before, to: field.formwork.value) else { return }
    guard let format = field.formwork.inputFormat else { return field.caret = kept }
    let shown = format.formatted(value: value)
    guard shown.text.isIdentical(to: field.shownText) else { return }
    field.caret = format.textRange(of: kept..<kept, in: shown).upperBound
  }

  /// Where the caret stands in the value; `nil` at the end, and where that can't be told.
  private func caretInValue(of field: HostedTextField) -> UTF16Offset? {
    guard let caret = field.caret, caret < .end(of: field.shownText) else { return nil }
    guard let format = field.formwork.inputFormat else { return caret }
    let shown = format.formatted(value: field.formwork.value)
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
