#if canImport(CoreGraphics)
import CoreGraphics
#else
import Foundation
#endif

/// How far a keyboard covers something, worked out without views.
///
/// All rectangles are in the coordinates of one window. A keyboard that doesn't touch the lower edge
/// of the window floats, is split, or belongs to another screen: it covers nothing that would be
/// worth moving for. A hardware keyboard leaves a bar, or nothing, and counts with what is seen.
struct KeyboardCover: Hashable, Sendable {
  /// The upper edge of what the keyboard covers, or `nil` if it covers nothing.
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

  /// How far something has to rise so that it ends `spacing` above the keyboard; 0 if it does.
  func rise(of frame: CGRect, spacing: CGFloat) -> CGFloat {
    guard let top else { return 0 }
    return max(0, frame.maxY + spacing - top)
  }

  /// The inset that keeps the content of a scroll view above the keyboard.
  ///
  /// - Parameters:
  ///   - frame: The scroll view's frame.
  ///   - safeArea: The inset that the safe area adds at the bottom by itself.
  /// - Returns: The inset to add; 0 if the keyboard doesn't reach it.
  func inset(of frame: CGRect, safeArea: CGFloat) -> CGFloat {
    guard let top else { return 0 }
    return max(0, max(0, frame.maxY - top) - safeArea)
  }
}
