#if canImport(SwiftUI) && !os(watchOS)
import SwiftUI

extension FieldCoordinator {
  /// Gives a field the focus again that has to be corrected itself: UIKit ends the editing after Return.
  func keepFocusAfterReturn() {
    guard description.focus?.isWanted() == true else { return }
    later { coordinator in
      if coordinator.field?.hasFocus == false { coordinator.field?.takeFocus() }
    }
  }
}

#if canImport(UIKit)
import UIKit

/// The group that the field is in: Tab, and the bar above the keyboard.
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

  /// Shows what can be done from the field while it has the focus.
  func showBar() {
    guard let field, let membership = description.membership, let settings = surroundings.bar
    else { return }
    var links = membership.links()
    links.items = settings.items(membership.id)
    links.showsSignButton = settings.showsSignButton
    links.labels = settings.labels
    bar.show(links, for: field)
  }

  /// Lets the bar follow the format.
  func showBarAgain() {
    if let field { bar.formatDidChange(of: field) }
  }
}
#else
/// AppKit has no keyboard on the screen, and a key view loop of its own.
extension FieldCoordinator {
  func joinGroup() {}
  func showBar() {}
  func showBarAgain() {}
}
#endif
#endif
