#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS)
public import SwiftUI
public import UIKit
public import FormworkField

/// What SwiftUI keeps to its own views, under the names that it has there.
extension MaskedTextField {
  /// Sets the keyboard; without it, the format suggests one.
  public func keyboardType(_ type: UIKeyboardType) -> Self {
    with { $0.looks.keyboardType = type }
  }

  /// Says what the field is for, so that the system can offer to fill it in.
  public func textContentType(_ type: UITextContentType?) -> Self {
    with { $0.looks.contentType = type }
  }

  /// Sets what is capitalized.
  public func textInputAutocapitalization(_ type: UITextAutocapitalizationType) -> Self {
    with { $0.looks.autocapitalizationType = type }
  }

  /// Sets what the Return key says.
  public func submitLabel(_ key: UIReturnKeyType) -> Self {
    with { $0.looks.returnKeyType = key }
  }

  /// Sets the colour of caret and selection; `nil` for that of the surroundings.
  public func tint(_ tint: Color?) -> Self {
    with { $0.looks.tint = tint }
  }
}

extension MaskedTextField {
  /// Hides the text from onlookers.
  public func secure(_ isSecure: Bool = true) -> Self {
    with { $0.looks.isSecure = isSecure }
  }

  /// Sets the font.
  ///
  /// The `font` of the environment is followed, too: wholly since iOS 26; before, only the text
  /// styles such as `.body` and `.title2` can be told apart, and all else is shown as `.body`. A
  /// font that is set here grows with the person's text size if `UIFontMetrics` has made it.
  public func inputFont(_ font: UIFont?) -> Self {
    with { $0.looks.font = font }
  }

  /// Shows what is missing behind the text, as in `+1 (21` `0) 000-0000`.
  public func showsRemainder(_ isShown: Bool = true) -> Self {
    with { $0.looks.showsRemainder = isShown }
  }

  /// Hides a part of the value while the field isn't edited, as in `•••• 1111`; `nil` for nothing.
  public func concealment(_ concealment: InputConcealment?) -> Self {
    with { $0.looks.concealment = concealment }
  }

  /// Lays the text out from left to right, as numbers and codes are read everywhere; it stays at
  /// the edge where the interface begins.
  public func layOutLeftToRight(_ isForced: Bool = true) -> Self {
    with { $0.looks.layOutLeftToRight = isForced }
  }

  /// Calls `setUp` once with the field, for what has no modifier.
  ///
  ///     .fieldSetup { field in
  ///       field.clearButtonMode = .whileEditing
  ///       field.refusalAnnouncement = "Digits only"
  ///     }
  ///
  /// Text, format and the closures of the field belong to this view: leave them alone.
  public func fieldSetup(_ setUp: @escaping @MainActor (UITextField) -> Void) -> Self {
    with { $0.configured.append(setUp) }
  }
}
#endif
