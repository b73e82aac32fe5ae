#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import FormworkMasks
public import FormworkField

/// Whom a control tells: closures of the app's.
extension FormattedTextControl {
  /// Called after each change by the person, once; never for what code assigns.
  ///
  ///     field.onInputChange = { field, change in
  ///       signUp.phone = change.value
  ///     }
  ///
  /// It comes when text and caret are written, and what the system tells of the change has gone round. A
  /// control that the closure uses is its argument: don't capture it strongly.
  public var onInputChange: (@MainActor (Self, InputChange) -> Void)? {
    get { observers?.change }
    set { formwork.formatting.observers.change = anyControl(newValue) }
  }

  /// Called after ``onInputChange`` when a change by the person has made the value complete.
  ///
  ///     codeField.onInputComplete = { _ in submit() }
  public var onInputComplete: (@MainActor (Self) -> Void)? {
    get { observers?.complete }
    set {
      guard let told = newValue else { return formwork.formatting.observers.complete = nil }
      formwork.formatting.observers.complete = { control in
        if let control = control as? Self { told(control) }
      }
    }
  }

  /// Called when something that the person did was rejected, with the reason; nothing was lost by it.
  ///
  ///     field.onReject = { _, reason in
  ///       hint.text = reason == .noRoom ? "That is all it takes" : "Only digits here"
  ///     }
  ///
  /// It isn't called for a secure control: the reason would tell of what is in it.
  public var onReject: (@MainActor (Self, Rejection) -> Void)? {
    get { observers?.rejection }
    set { formwork.formatting.observers.rejection = anyControl(newValue) }
  }

  /// Called when another issue is to be shown, or none: after the control was left, unless
  /// ``validationTiming`` says otherwise.
  ///
  ///     field.onVisibleIssueChange = { _, issue in
  ///       errorLabel.isHidden = issue == nil
  ///     }
  public var onVisibleIssueChange: (@MainActor (Self, ValidationIssue?) -> Void)? {
    get { observers?.issue }
    set { formwork.formatting.observers.issue = anyControl(newValue) }
  }

  /// What Objective-C callers set in the place of ``onInputChange``.
  var changedBlock: (@MainActor (Self, String, Bool) -> Void)? {
    get { observers?.changedBlock }
    set {
      guard let told = newValue else { return formwork.formatting.observers.changedBlock = nil }
      formwork.formatting.observers.changedBlock = { control, value, isComplete in
        if let control = control as? Self { told(control, value, isComplete) }
      }
    }
  }

  private var observers: Observers? { formwork.presentFormatting?.observers }

  /// A closure for controls of this type as one for all; it is only ever called with this one.
  private func anyControl<Told>(
    _ closure: (@MainActor (Self, Told) -> Void)?
  ) -> (@MainActor (any FormattedTextControl, Told) -> Void)? {
    guard let closure else { return nil }
    return { control, what in if let control = control as? Self { closure(control, what) } }
  }
}

/// What the app wants to be told by.
struct Observers {
  var change: (@MainActor (any FormattedTextControl, InputChange) -> Void)?
  var complete: (@MainActor (any FormattedTextControl) -> Void)?
  var rejection: (@MainActor (any FormattedTextControl, Rejection) -> Void)?
  var issue: (@MainActor (any FormattedTextControl, ValidationIssue?) -> Void)?

  /// What Objective-C callers set in the place of `change`; both are called.
  var changedBlock: (@MainActor (any FormattedTextControl, String, Bool) -> Void)?

  @MainActor
  func tell(_ change: InputChange, completes: Bool, of control: any FormattedTextControl) {
    self.change?(control, change)
    changedBlock?(control, change.value, change.isComplete)
    if completes { complete?(control) }
  }
}
#endif
