#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif
import FormworkMasks

extension NSRange {
  init(_ range: Range<UTF16Offset>) {
    self.init(
      location: range.lowerBound.value,
      length: range.upperBound.value - range.lowerBound.value)
  }
}

/// Converts a range of the system. A bound that isn't an offset becomes 0, and one beyond the
/// maximum becomes the end.
func UTF16Offset(_ range: NSRange) -> Range<UTF16Offset> {
  let lower = min(max(0, range.location), Int.max / 2)
  let upper = lower + min(max(0, range.length), Int.max / 2)
  return FormworkMasks.UTF16Offset(lower)..<FormworkMasks.UTF16Offset(upper)
}
#endif
