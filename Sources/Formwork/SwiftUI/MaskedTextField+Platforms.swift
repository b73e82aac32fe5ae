#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import SwiftUI
public import UIKit
public import FormworkCore

/// SwiftUI modifiers that only affect SwiftUI's own views, as methods of the field.
extension MaskedTextField {
  /// Sets the keyboard type. By default, the format suggests one.
  public func keyboardType(_ type: UIKeyboardType) -> Self {
    with(standard: { $0.keyboardType(type) }) { $0.keyboardType = type }
  }

  /// Sets the content type, so that the system can offer to fill in the field.
  public func textContentType(_ type: UITextContentType?) -> Self {
    with(standard: { $0.textContentType(type) }) { $0.contentType = type }
  }

  /// Sets the automatic capitalization.
  public func textInputAutocapitalization(_ type: TextInputAutocapitalization?) -> Self {
    with(standard: { $0.textInputAutocapitalization(type) }) {
      $0.autocapitalizationType = type.flatMap { StandardValue.capitalization(of: $0) }
    }
  }

  /// Sets the automatic capitalization with a UIKit value.
  public func autocapitalization(_ type: UITextAutocapitalizationType) -> Self {
    with(standard: { $0.textInputAutocapitalization(TextInputAutocapitalization(type)) }) {
      $0.autocapitalizationType = type
    }
  }

  /// Sets the label of the Return key.
  public func submitLabel(_ label: SubmitLabel) -> Self {
    with(standard: { $0.submitLabel(label) }) {
      $0.returnKeyType = StandardValue.returnKey(of: label)
    }
  }
}

extension MaskedTextField {
  /// Sets the font of the text.
  ///
  /// Without it, the field uses the environment's `font`. Before iOS 26, only text styles such as
  /// `.body` and `.title2` are recognized; any other font is shown as `.body`. A font that you set
  /// here follows the user's text size if it was created with `UIFontMetrics`.
  public func inputFont(_ font: UIFont?) -> Self {
    with { $0.looks.font = font }
  }

  /// Redacts a part of the value while the field isn't being edited, as in `•••• 1111`; `nil` for
  /// none.
  public func redaction(_ redaction: Redaction?) -> Self {
    with { $0.looks.redaction = redaction }
  }

  /// Adds an action that runs once with the field, for settings without a modifier.
  ///
  ///     .fieldSetup { field in
  ///       field.clearButtonMode = .whileEditing
  ///       field.formwork.rejectionAnnouncement = "Digits only"
  ///     }
  ///
  /// Don't change the field's text, format, or closures, which belong to this view.
  public func fieldSetup(_ setUp: @escaping @MainActor (UITextField) -> Void) -> Self {
    with { $0.configured.append(setUp) }
  }
}
#endif

#if canImport(SwiftUI) && canImport(AppKit) && !canImport(UIKit)
public import AppKit
import SwiftUI

/// Modifiers that only affect SwiftUI's own views, and settings without a modifier.
extension MaskedTextField {
  /// Sets the content type, so that the system can offer to fill in the field.
  public func textContentType(_ type: NSTextContentType?) -> Self {
    with(standard: { $0.textContentType(type) }) { $0.contentType = type }
  }

  /// Sets the font of the text.
  ///
  /// Without it, the field uses the environment's `font`. Before macOS 26, only text styles such as
  /// `.body` and `.title2` are recognized; any other font is shown as `.body`.
  public func inputFont(_ font: NSFont?) -> Self {
    with { $0.looks.font = font }
  }

  /// Adds an action that runs once with the field, for settings without a modifier.
  ///
  ///     .fieldSetup { field in field.isBezeled = false }
  ///
  /// Don't change the field's text, formatter, or closures, which belong to this view.
  public func fieldSetup(_ setUp: @escaping @MainActor (NSTextField) -> Void) -> Self {
    with { $0.configured.append(setUp) }
  }
}
#endif
