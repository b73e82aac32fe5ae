#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
public import FormworkCore

/// Closures that run when the user edits the control.
///
/// The control retains them, so capture the control weakly, or not at all.
extension FormworkControl {
  /// A closure that runs once per user edit. Programmatic changes don't trigger it.
  ///
  ///     phoneField.formwork.onChange = { change in
  ///       signUp.phone = change.status.value
  ///     }
  ///
  /// It runs after the text and the caret are updated and the system's own events are sent. For all other changes of
  /// the ``status``, such as those of the focus or by your app, use ``statusUpdates``.
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
}

/// The closures of a control.
struct Observers {
  var change: (@MainActor (InputChange) -> Void)?
  var complete: (@MainActor () -> Void)?
  var rejection: (@MainActor (Rejection) -> Void)?

  /// A closure of Formwork's own that runs before `change`.
  var ownChange: (@MainActor (FieldChange) -> Void)?

  /// A closure of Formwork's own that runs when the visible issue changes.
  var issue: (@MainActor () -> Void)?

  /// The block that Objective-C sets as well as `change`; both are called.
  var changedBlock: (@MainActor (any FormattedTextControl, String, Bool) -> Void)?

  @MainActor
  func tell(_ change: FieldChange, of control: any FormattedInput) {
    ownChange?(change)
    if let tell = self.change {
      tell(InputChange(change, control.formwork.status(of: change.content)))
    }
    if let changedBlock {
      let status = control.formwork.status(of: change.content)
      changedBlock(control, status.value, status.isValid)
    }
    if change.completes { complete?() }
  }
}
#endif
