#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// An object that receives the value from a ``MaskedTextInputListener``.
@MainActor
public protocol OnMaskedTextChangedListener: AnyObject {
  /// Receives the value, once after each change.
  ///
  /// - Parameters:
  ///   - textInput: The field.
  ///   - value: The value.
  ///   - complete: Whether the value has everything that the mask requires.
  ///   - tailPlaceholder: The part of the text that the user still has to type.
  func textInput(
    _ textInput: any UITextInput, didExtractValue value: String,
    didFillMandatoryCharacters complete: Bool, didComputeTailPlaceholder tailPlaceholder: String)
}
#endif
