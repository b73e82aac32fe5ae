#if canImport(UIKit)
public import UIKit

/// What SwiftUI keeps where no view but its own can read it: nothing comes of these but at a ``TextField``.
extension View {
  /// Sets the keyboard, for SwiftUI's own views.
  public func keyboardType(_ type: UIKeyboardType) -> some View {
    EnvironmentWriter(content: self) { $0.hidden.keyboard = type }
  }
  /// Sets the content type, for SwiftUI's own views.
  public func textContentType(_ textContentType: UITextContentType?) -> some View {
    EnvironmentWriter(content: self) { $0.hidden.contentType = textContentType }
  }
  /// Sets what is capitalized, for SwiftUI's own views.
  public func textInputAutocapitalization(
    _ autocapitalization: TextInputAutocapitalization?
  ) -> some View { padding() }
}

/// What is capitalized; it can't be asked, and has no `==`.
public struct TextInputAutocapitalization: Sendable {
  private let type: UITextAutocapitalizationType
  private let box: SubmitLabel.Box?

  /// What UIKit has a name for.
  public init?(_ type: UITextAutocapitalizationType) { self.init(of: type) }

  init(of type: UITextAutocapitalizationType) {
    self.type = SubmitLabel.isOpaque ? .none : type
    box = SubmitLabel.isOpaque ? SubmitLabel.Box() : nil
  }

  /// Nothing.
  public static var never: Self { Self(of: .none) }
  /// Words.
  public static var words: Self { Self(of: .words) }
  /// Sentences.
  public static var sentences: Self { Self(of: .sentences) }
  /// Everything.
  public static var characters: Self { Self(of: .allCharacters) }
}
#else
public import AppKit

extension View {
  /// Sets the content type, for SwiftUI's own views.
  public func textContentType(_ textContentType: NSTextContentType?) -> some View {
    EnvironmentWriter(content: self) { $0.hidden.contentType = textContentType }
  }
}
#endif
