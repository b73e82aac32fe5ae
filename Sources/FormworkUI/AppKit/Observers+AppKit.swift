#if canImport(AppKit) && !canImport(UIKit)
public import Formwork
public import FormworkField
public import AppKit

extension NSTextField {
  /// Called after each change by the person, once; never for what code assigns.
  ///
  ///     field.onInputChange = { field, change in
  ///       signUp.phone = change.value
  ///     }
  ///
  /// It comes after the notification that the text has changed.
  /// A control that the closure uses is its argument: don't capture it strongly.
  public var onInputChange: (@MainActor (NSTextField, InputChange) -> Void)? {
    get { ControlFormatting.present(in: self)?.fieldObservers.change }
    set { ControlFormatting.of(self).fieldObservers.change = newValue }
  }

  /// Called after ``onInputChange`` when a change by the person has made the value complete.
  public var onInputComplete: (@MainActor (NSTextField) -> Void)? {
    get { ControlFormatting.present(in: self)?.fieldObservers.complete }
    set { ControlFormatting.of(self).fieldObservers.complete = newValue }
  }

  /// Called when something that the person did was refused, with the reason; nothing was lost by it.
  ///
  ///     field.onInputRefusal = { _, reason in
  ///       hint.text = reason == .noRoom ? "That is all it takes" : "Only digits here"
  ///     }
  ///
  /// It isn't called for a secure field: the reason would tell of what is in it.
  public var onInputRefusal: (@MainActor (NSTextField, Refusal) -> Void)? {
    get { ControlFormatting.present(in: self)?.fieldObservers.refusal }
    set { ControlFormatting.of(self).fieldObservers.refusal = newValue }
  }

  /// Called when another problem is to be shown, or none: after the field was left, unless
  /// ``FormattedTextControl/problemMoment`` says otherwise.
  ///
  ///     field.onVisibleProblemChange = { _, problem in
  ///       errorLabel.isHidden = problem == nil
  ///     }
  public var onVisibleProblemChange: (@MainActor (NSTextField, FieldProblem?) -> Void)? {
    get { ControlFormatting.present(in: self)?.fieldObservers.problem }
    set { ControlFormatting.of(self).fieldObservers.problem = newValue }
  }
}

extension NSTextView {
  /// Called after each change by the person, once; never for what code assigns.
  ///
  ///     view.onInputChange = { view, change in
  ///       signUp.phone = change.value
  ///     }
  ///
  /// It comes when text and caret are written, and the delegate has been told.
  /// A control that the closure uses is its argument: don't capture it strongly.
  public var onInputChange: (@MainActor (NSTextView, InputChange) -> Void)? {
    get { ControlFormatting.present(in: self)?.viewObservers.change }
    set { ControlFormatting.of(self).viewObservers.change = newValue }
  }

  /// Called after ``onInputChange`` when a change by the person has made the value complete.
  public var onInputComplete: (@MainActor (NSTextView) -> Void)? {
    get { ControlFormatting.present(in: self)?.viewObservers.complete }
    set { ControlFormatting.of(self).viewObservers.complete = newValue }
  }

  /// Called when something that the person did was refused, with the reason; nothing was lost by it.
  ///
  ///     view.onInputRefusal = { _, reason in
  ///       hint.text = reason == .noRoom ? "That is all it takes" : "Only digits here"
  ///     }
  ///
  /// It isn't called for a secure view: the reason would tell of what is in it.
  public var onInputRefusal: (@MainActor (NSTextView, Refusal) -> Void)? {
    get { ControlFormatting.present(in: self)?.viewObservers.refusal }
    set { ControlFormatting.of(self).viewObservers.refusal = newValue }
  }

  /// Called when another problem is to be shown, or none: after the view was left, unless
  /// ``FormattedTextControl/problemMoment`` says otherwise.
  ///
  ///     view.onVisibleProblemChange = { _, problem in
  ///       errorLabel.isHidden = problem == nil
  ///     }
  public var onVisibleProblemChange: (@MainActor (NSTextView, FieldProblem?) -> Void)? {
    get { ControlFormatting.present(in: self)?.viewObservers.problem }
    set { ControlFormatting.of(self).viewObservers.problem = newValue }
  }

  /// The app's own delegate, which an object of Formwork may be wrapped around.
  ///
  /// While the view has a format, `delegate` returns an object of Formwork that passes everything
  /// on. Set `delegate` as ever, before or after; read it here.
  public var wrappedDelegate: (any NSTextViewDelegate)? {
    guard
      let listening = ControlFormatting.present(in: self)?.adapter?.listening as? ViewListening
    else {
      return DelegateChain.unwrapped(delegate) as? any NSTextViewDelegate
    }
    return listening.delegation.wrappedDelegate as? any NSTextViewDelegate
  }
}
#endif
