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
  /// What a field's formatter can't know isn't told: `InputChange.dropped` and
  /// `InputChange.leftOut` are empty.
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
#endif
