#if canImport(UIKit)
public import UIKit

/// What SwiftUI keeps where no view but its own can read it: nothing comes of these.
extension View {
  /// Sets the keyboard, for SwiftUI's own views.
  public func keyboardType(_ type: UIKeyboardType) -> some View { padding() }
  /// Sets the content type, for SwiftUI's own views.
  public func textContentType(_ type: UITextContentType?) -> some View { padding() }
}
#endif
