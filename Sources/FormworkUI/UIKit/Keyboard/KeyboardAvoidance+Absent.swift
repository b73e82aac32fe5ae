#if canImport(UIKit) && (os(tvOS) || os(visionOS))
import UIKit

/// Nothing to avoid: on these systems no keyboard covers the window.
@MainActor
final class KeyboardAvoidance {
  var spacing: CGFloat

  init(of control: any FormattedInput, spacing: CGFloat) {
    self.spacing = spacing
  }

  func end() {}
}
#endif
