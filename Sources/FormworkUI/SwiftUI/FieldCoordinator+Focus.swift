#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
import SwiftUI
import UIKit

/// The focus: from the binding to the field, and from the field into the binding.
extension FieldCoordinator {
  /// Moves the focus to where the binding wants it.
  ///
  /// A field that is to lose it waits one turn more: if another one gets the focus meanwhile, the
  /// keyboard stays up.
  func moveFocus() {
    guard let field, let wanted = description.focus?.isWanted(),
      wanted != field.isFirstResponder
    else { return }
    if wanted {
      _ = field.becomeFirstResponder()
    } else {
      DispatchQueue.main.async { [weak self] in self?.resignUnlessWanted() }
    }
  }

  private func resignUnlessWanted() {
    guard let field, field.isFirstResponder, description.focus?.isWanted() == false else {
      return
    }
    _ = field.resignFirstResponder()
  }

  func focusDidChange(to isFocused: Bool) {
    if isFocused, description.looks.laysOutLeftToRight { field?.laysOutLeftToRight() }
    // What a plain field commits on leaving isn't always told otherwise.
    if !isFocused { textDidChange() }
    guard !isUpdating else {
      DispatchQueue.main.async { [weak self] in
        guard let self, let field, field.isFirstResponder == isFocused else { return }
        focusDidChange(to: isFocused)
      }
      return
    }
    if let focus = description.focus, focus.isWanted() != isFocused { focus.set(isFocused) }
  }

  func leaveFocus() {
    if description.focus?.isWanted() == true { description.focus?.set(false) }
  }
}
#endif
