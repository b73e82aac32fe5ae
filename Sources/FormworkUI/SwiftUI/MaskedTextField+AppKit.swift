#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
public import AppKit
import SwiftUI

/// What SwiftUI keeps to its own views, and what has no modifier.
extension MaskedTextField {
  /// Says what the field is for, so that the system can offer to fill it in.
  public func textContentType(_ type: NSTextContentType?) -> Self {
    with(standard: { $0.textContentType(type) }) { $0.contentType = type }
  }

  /// Sets the font.
  ///
  /// The `font` of the environment is followed, too: wholly since macOS 26; before, only the text
  /// styles such as `.body` and `.title2` can be told apart, and all else is shown as `.body`.
  public func inputFont(_ font: NSFont?) -> Self {
    with { $0.looks.font = font }
  }

  /// Calls `setUp` once with the field, for what has no modifier.
  ///
  ///     .fieldSetup { field in field.isBezeled = false }
  ///
  /// Text, formatter and the closures of the field belong to this view: leave them alone.
  public func fieldSetup(_ setUp: @escaping @MainActor (NSTextField) -> Void) -> Self {
    with { $0.configured.append(setUp) }
  }
}
#endif
