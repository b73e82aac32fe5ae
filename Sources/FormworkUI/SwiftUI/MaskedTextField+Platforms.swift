#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import SwiftUI
public import UIKit
public import FormworkField

/// What SwiftUI keeps to its own views, under the names that it has there.
extension MaskedTextField {
  /// Sets the keyboard; without it, the format suggests one.
  public func keyboardType(_ type: UIKeyboardType) -> Self {
    with(standard: { $0.keyboardType(type) }) { $0.keyboardType = type }
  }

  /// Says what the field is for, so that the system can offer to fill it in.
  public func textContentType(_ type: UITextContentType?) -> Self {
    with(standard: { $0.textContentType(type) }) { $0.contentType = type }
  }

  /// Sets what is capitalized.
  public func textInputAutocapitalization(_ type: TextInputAutocapitalization?) -> Self {
    with(standard: { $0.textInputAutocapitalization(type) }) {
      $0.autocapitalizationType = type.flatMap { StandardValue.capitalization(of: $0) }
    }
  }

  /// Sets what is capitalized, by UIKit's name for it.
  public func autocapitalization(_ type: UITextAutocapitalizationType) -> Self {
    with(standard: { $0.textInputAutocapitalization(TextInputAutocapitalization(type)) }) {
      $0.autocapitalizationType = type
    }
  }

  /// Sets what the Return key says.
  public func submitLabel(_ label: SubmitLabel) -> Self {
    with(standard: { $0.submitLabel(label) }) {
      $0.returnKeyType = StandardValue.returnKey(of: label)
    }
  }
}

extension MaskedTextField {
  /// Sets the font.
  ///
  /// The `font` of the environment is followed, too: wholly since iOS 26; before, only the text
  /// styles such as `.body` and `.title2` can be told apart, and all else is shown as `.body`. A
  /// font that is set here grows with the person's text size if `UIFontMetrics` has made it.
  public func inputFont(_ font: UIFont?) -> Self {
    with { $0.looks.font = font }
  }

  /// Hides a part of the value while the field isn't edited, as in `•••• 1111`; `nil` for nothing.
  public func redaction(_ redaction: Redaction?) -> Self {
    with { $0.looks.redaction = redaction }
  }

  /// Calls `setUp` once with the field, for what has no modifier.
  ///
  ///     .fieldSetup { field in
  ///       field.clearButtonMode = .whileEditing
  ///       field.rejectionAnnouncement = "Digits only"
  ///     }
  ///
  /// Text, format and the closures of the field belong to this view: leave them alone.
  public func fieldSetup(_ setUp: @escaping @MainActor (UITextField) -> Void) -> Self {
    with { $0.configured.append(setUp) }
  }
}
#endif

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
