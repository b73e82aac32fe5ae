#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

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
    guard !isUpdating else {
      return later { coordinator in
        guard coordinator.field?.hasFocus == isFocused else { return }
        coordinator.focusDidChange(to: isFocused)
      }
    }
    if let focus = description.focus, focus.isWanted() != isFocused {
      telling { focus.set(isFocused) }
    }
  }

  /// The field goes: nothing has the focus any more.
  func forgetFocus() {
    if description.focus?.isWanted() == true { description.focus?.set(false) }
  }
}
#endif
