#if canImport(UIKit) || canImport(AppKit)
#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// The area that a keyboard covers, calculated without views.
///
/// All rectangles are in the coordinates of one window. If a keyboard doesn't touch the lower edge
/// of the window, it is floating, split, or on another screen, and counts as covering nothing. A
/// hardware keyboard covers only its visible bar, if any.
struct KeyboardCover: Hashable, Sendable {
  /// The upper edge of the covered area, or `nil` if nothing is covered.
  let top: CGFloat?

  /// Creates a cover from the keyboard's final frame.
  ///
  /// - Parameters:
  ///   - keyboard: The keyboard's frame.
  ///   - window: The window's bounds.
  init(keyboard: CGRect, in window: CGRect) {
    let seen = keyboard.intersection(window)
    let isDocked = !seen.isNull && seen.height > 0 && keyboard.maxY >= window.maxY - 0.5
    top = isDocked ? seen.minY : nil
  }

  /// Returns the distance to move a view up so that it ends `spacing` above the keyboard; 0 if it
  /// already does.
  func rise(of frame: CGRect, spacing: CGFloat) -> CGFloat {
    guard let top else { return 0 }
    return max(0, frame.maxY + spacing - top)
  }

  /// Returns the inset that keeps the content of a scroll view above the keyboard.
  ///
  /// - Parameters:
  ///   - frame: The scroll view's frame.
  ///   - safeArea: The inset that the safe area already adds at the bottom.
  /// - Returns: The inset to add; 0 if the keyboard doesn't reach the scroll view.
  func inset(of frame: CGRect, safeArea: CGFloat) -> CGFloat {
    guard let top else { return 0 }
    return max(0, max(0, frame.maxY - top) - safeArea)
  }
}
#endif
