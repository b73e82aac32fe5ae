#if canImport(UIKit) && !os(watchOS)
public import UIKit

#if canImport(ObjectiveC)
/// The delegate behind a ``MaskedTextViewDelegate``: it is asked all that a text view's delegate is
/// asked, and hears of the value.
@objc @MainActor
public protocol MaskedTextViewDelegateListener: UITextViewDelegate {
  /// Called once after each change.
  ///
  /// - Parameters:
  ///   - textView: The text view.
  ///   - complete: Whether nothing that the mask demands is missing.
  ///   - value: What the app wants.
  @objc optional func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextViewDelegateListener {
  /// Tells a listener that wants to know.
  func hear(_ value: String, isComplete: Bool, of view: UITextView) {
    textView?(view, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#else
/// The delegate behind a ``MaskedTextViewDelegate``, where there is no Objective-C to make a
/// method optional.
@MainActor
public protocol MaskedTextViewDelegateListener: UITextViewDelegate {
  /// Called once after each change.
  func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String)
}

extension MaskedTextViewDelegateListener {
  /// Does nothing.
  public func textView(
    _ textView: UITextView, didFillMandatoryCharacters complete: Bool,
    didExtractValue value: String
  ) {}

  /// Tells a listener that wants to know.
  func hear(_ value: String, isComplete: Bool, of view: UITextView) {
    textView(view, didFillMandatoryCharacters: isComplete, didExtractValue: value)
  }
}
#endif
#endif
