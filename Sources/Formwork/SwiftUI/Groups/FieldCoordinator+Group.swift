#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

extension FieldCoordinator {
  /// Returns the focus to a field that the user has to correct, because UIKit ends editing after
  /// Return.
  func keepFocusAfterReturn() {
    guard description.focus?.isWanted() == true else { return }
    later { coordinator in
      if coordinator.field?.hasFocus == false { coordinator.field?.takeFocus() }
    }
  }
}

#if canImport(UIKit)
import UIKit

/// Support for the field's group: Tab, and the bar above the keyboard.
extension FieldCoordinator {
  func joinGroup() {
    guard let field else { return }
    let membership = description.membership
    FieldFormatting.of(field).links = membership?.links
    if membership != nil, surroundings.bar != nil {
      bar.attach(to: field)
    } else {
      bar.detach(from: field)
    }
  }

  /// Shows the bar above the keyboard for the field.
  func showBar() {
    guard let field, let membership = description.membership, let settings = surroundings.bar
    else { return }
    var links = membership.links()
    links.items = settings.items(membership.id)
    links.showsSignButton = settings.showsSignButton
    links.labels = settings.labels
    bar.show(links, for: field)
  }

  /// Updates the bar for a changed format.
  func showBarAgain() {
    if let field { bar.formatDidChange(of: field) }
  }
}
#else
/// A stand-in without effect, because AppKit has its own key view loop, and no keyboard on the
/// screen.
extension FieldCoordinator {
  func joinGroup() {}
  func showBar() {}
  func showBarAgain() {}
}
#endif
#endif
