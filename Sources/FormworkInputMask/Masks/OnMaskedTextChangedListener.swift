#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Hears of what a ``MaskedTextInputListener`` makes of the person's input.
@MainActor
public protocol OnMaskedTextChangedListener: AnyObject {
  /// Called once after each change.
  ///
  /// - Parameters:
  ///   - textInput: The field.
  ///   - value: What the app wants.
  ///   - complete: Whether nothing that the mask demands is missing.
  ///   - tailPlaceholder: The placeholder for what is missing.
  func textInput(
    _ textInput: any UITextInput, didExtractValue value: String,
    didFillMandatoryCharacters complete: Bool, didComputeTailPlaceholder tailPlaceholder: String)
}
#endif
