#if canImport(UIKit) && !os(watchOS)
public import UIKit

#if canImport(ObjectiveC)
/// A text view's delegate that also receives the value from a ``MaskedTextViewDelegate``.
@objc @MainActor
public protocol MaskedTextViewDelegateListener: UITextViewDelegate {
  /// Receives the value, once after each change.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - complete: Whether the value has everything that the mask requires.
  ///   - value: The value.
  @objc optional func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextViewDelegateListener {
  /// Notifies a listener that implements the method.
  func hear(_ value: String, isComplete: Bool, of view: UITextView) {
    textView?(view, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#else
/// A text view's delegate that also receives the value from a ``MaskedTextViewDelegate``, on
/// systems without optional methods.
@MainActor
public protocol MaskedTextViewDelegateListener: UITextViewDelegate {
  /// Receives the value, once after each change.
  func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextViewDelegateListener {
  /// Ignores the value.
  public func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {}

  /// Notifies a listener that implements the method.
  func hear(_ value: String, isComplete: Bool, of view: UITextView) {
    textView(view, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#endif
#endif
