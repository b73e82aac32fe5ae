#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import FormworkCore

/// Closures that run when the user edits the control.
///
/// The control retains them, so capture the control weakly, or not at all.
extension FormworkControl {
  /// A closure that runs once per user edit. Programmatic changes don't trigger it.
  ///
  ///     phoneField.formwork.onChange = { change in
  ///       signUp.phone = change.value
  ///     }
  ///
  /// It runs after the text and the caret are updated and the system's own events are sent.
  public var onChange: (@MainActor (InputChange) -> Void)? {
    get { presentFormatting?.observers.change }
    nonmutating set { formatting.observers.change = newValue }
  }

  /// A closure that runs after ``onChange`` when a user edit completes the value.
  ///
  ///     codeField.formwork.onComplete = { submit() }
  public var onComplete: (@MainActor () -> Void)? {
    get { presentFormatting?.observers.complete }
    nonmutating set { formatting.observers.complete = newValue }
  }

  /// A closure that runs when a user edit is rejected. The text stays unchanged.
  ///
  ///     field.formwork.onReject = { reason in
  ///       hint.text = reason == .noRoom ? "That is all it takes" : "Only digits here"
  ///     }
  ///
  /// It never runs for a secure control, because the reason would reveal its content.
  public var onReject: (@MainActor (Rejection) -> Void)? {
    get { presentFormatting?.observers.rejection }
    nonmutating set { formatting.observers.rejection = newValue }
  }

  /// A closure that runs when ``visibleIssue`` changes.
  ///
  ///     field.formwork.onIssueChange = { issue in
  ///       errorLabel.isHidden = issue == nil
  ///     }
  ///
  /// By default, that is when the user leaves the control; see ``validationTiming``.
  public var onIssueChange: (@MainActor (ValidationIssue?) -> Void)? {
    get { presentFormatting?.observers.issue }
    nonmutating set { formatting.observers.issue = newValue }
  }
}

/// Details of the content.
extension FormworkControl {
  /// The brand of a card, the country of an account number, or the region and kind of a phone number, as far as the
  /// content shows it.
  ///
  ///     cardField.formwork.details.cardBrand  // .visa after 4111
  public var details: InputDetails {
    presentFormatting?.current.map(details(of:)) ?? InputDetails()
  }

  private func details(of content: FormattedText) -> InputDetails {
    presentFormatting?.request.chosen?.codec.details(content) ?? InputDetails()
  }

  /// A closure that runs when a user edit has changed ``details``, before ``onChange``.
  ///
  ///     phoneField.formwork.onDetailsChange = { details in
  ///       flagLabel.text = details.region?.flag
  ///     }
  ///
  /// Show a logo or a flag in the view that you set as `leftView` or `rightView`, for example.
  public var onDetailsChange: (@MainActor (InputDetails) -> Void)? {
    get { presentFormatting?.observers.details }
    nonmutating set { formatting.observers.details = newValue }
  }

  fileprivate func tellDetails(since before: FormattedText) {
    guard let tell = presentFormatting?.observers.details else { return }
    let details = details
    if details != self.details(of: before) { tell(details) }
  }
}

/// The closures of a control.
struct Observers {
  var details: (@MainActor (InputDetails) -> Void)?
  var change: (@MainActor (InputChange) -> Void)?
  var complete: (@MainActor () -> Void)?
  var rejection: (@MainActor (Rejection) -> Void)?
  var issue: (@MainActor (ValidationIssue?) -> Void)?

  /// The block that Objective-C sets as well as `change`; both are called.
  var changedBlock: (@MainActor (any FormattedTextControl, String, Bool) -> Void)?

  @MainActor
  func tell(
    _ change: InputChange, since before: FormattedText, completes: Bool,
    of control: any FormattedTextControl
  ) {
    control.formwork.tellDetails(since: before)
    self.change?(change)
    changedBlock?(control, change.value, change.isComplete)
    if completes { complete?() }
  }
}
#endif
