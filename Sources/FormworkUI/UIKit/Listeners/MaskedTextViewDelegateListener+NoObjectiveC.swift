#if canImport(UIKit) && !canImport(ObjectiveC) && !os(watchOS)
public import UIKit

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
