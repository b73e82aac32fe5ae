#if canImport(UIKit) && !os(watchOS)
public import Formwork
public import FormworkField
public import UIKit

/// Whom a field tells: closures, and the app's own delegate.
extension UITextField {
  /// Called after each change by the person, once; never for what code assigns.
  ///
  ///     field.onInputChange = { field, change in
  ///       signUp.phone = change.value
  ///     }
  ///
  /// It comes when text and caret are written, and `.editingChanged` and the notification have
  /// gone round. A field that the closure uses is its argument: don't capture it strongly.
  public var onInputChange: (@MainActor (UITextField, InputChange) -> Void)? {
    get { FieldFormatting.present(in: self)?.fieldObservers.change }
    set { FieldFormatting.of(self).fieldObservers.change = newValue }
  }

  /// Called after ``onInputChange`` when a change by the person has made the value complete.
  ///
  ///     codeField.onInputComplete = { _ in submit() }
  public var onInputComplete: (@MainActor (UITextField) -> Void)? {
    get { FieldFormatting.present(in: self)?.fieldObservers.complete }
    set { FieldFormatting.of(self).fieldObservers.complete = newValue }
  }

  /// Called when something that the person did was refused, with the reason; nothing was lost by it.
  ///
  ///     field.onInputRefusal = { _, reason in
  ///       hint.text = reason == .noRoom ? "That is all it takes" : "Only digits here"
  ///     }
  ///
  /// It isn't called for a secure field: the reason would tell of what is in it.
  public var onInputRefusal: (@MainActor (UITextField, Refusal) -> Void)? {
    get { FieldFormatting.present(in: self)?.fieldObservers.refusal }
    set { FieldFormatting.of(self).fieldObservers.refusal = newValue }
  }

  /// Called when another problem is to be shown, or none: after the field was left, unless
  /// ``FormattedTextControl/problemMoment`` says otherwise.
  ///
  ///     field.onVisibleProblemChange = { _, problem in
  ///       errorLabel.isHidden = problem == nil
  ///     }
  public var onVisibleProblemChange: (@MainActor (UITextField, FieldProblem?) -> Void)? {
    get { FieldFormatting.present(in: self)?.fieldObservers.problem }
    set { FieldFormatting.of(self).fieldObservers.problem = newValue }
  }

  /// The app's own delegate, which an object of Formwork may be wrapped around.
  ///
  /// While the field has a format, `delegate` returns an object of Formwork that passes
  /// everything on. Set `delegate` as ever, before or after; read it here.
  public var wrappedDelegate: (any UITextFieldDelegate)? {
    guard let formatting = FieldFormatting.present(in: self) else {
      return DelegateChain.unwrapped(delegateObject) as? any UITextFieldDelegate
    }
    return formatting.delegation.wrappedDelegate as? any UITextFieldDelegate
  }
}

/// Whom a text view tells: closures, and the app's own delegate.
extension UITextView {
  /// Called after each change by the person, once; never for what code assigns.
  ///
  ///     field.onInputChange = { field, change in
  ///       signUp.phone = change.value
  ///     }
  ///
  /// It comes when text and caret are written, and `textViewDidChange` and the notification have
  /// gone round. A field that the closure uses is its argument: don't capture it strongly.
  public var onInputChange: (@MainActor (UITextView, InputChange) -> Void)? {
    get { FieldFormatting.present(in: self)?.viewObservers.change }
    set { FieldFormatting.of(self).viewObservers.change = newValue }
  }

  /// Called after ``onInputChange`` when a change by the person has made the value complete.
  ///
  ///     codeField.onInputComplete = { _ in submit() }
  public var onInputComplete: (@MainActor (UITextView) -> Void)? {
    get { FieldFormatting.present(in: self)?.viewObservers.complete }
    set { FieldFormatting.of(self).viewObservers.complete = newValue }
  }

  /// Called when something that the person did was refused, with the reason; nothing was lost by it.
  ///
  ///     view.onInputRefusal = { _, reason in
  ///       hint.text = reason == .noRoom ? "That is all it takes" : "Only digits here"
  ///     }
  ///
  /// It isn't called for a secure view: the reason would tell of what is in it.
  public var onInputRefusal: (@MainActor (UITextView, Refusal) -> Void)? {
    get { FieldFormatting.present(in: self)?.viewObservers.refusal }
    set { FieldFormatting.of(self).viewObservers.refusal = newValue }
  }

  /// Called when another problem is to be shown, or none: after the view was left, unless
  /// ``FormattedTextControl/problemMoment`` says otherwise.
  ///
  ///     view.onVisibleProblemChange = { _, problem in
  ///       errorLabel.isHidden = problem == nil
  ///     }
  public var onVisibleProblemChange: (@MainActor (UITextView, FieldProblem?) -> Void)? {
    get { FieldFormatting.present(in: self)?.viewObservers.problem }
    set { FieldFormatting.of(self).viewObservers.problem = newValue }
  }

  /// The app's own delegate, which an object of Formwork may be wrapped around.
  ///
  /// While the field has a format, `delegate` returns an object of Formwork that passes
  /// everything on. Set `delegate` as ever, before or after; read it here.
  public var wrappedDelegate: (any UITextViewDelegate)? {
    guard let formatting = FieldFormatting.present(in: self) else {
      return DelegateChain.unwrapped(delegateObject) as? any UITextViewDelegate
    }
    return formatting.delegation.wrappedDelegate as? any UITextViewDelegate
  }
}
#endif
