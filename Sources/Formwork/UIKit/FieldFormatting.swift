#if canImport(UIKit) && !os(watchOS)
import FormworkCore
import UIKit

/// The settings and closures of a text field, and its adapter if there is a format. The field owns
/// it.
@MainActor
final class FieldFormatting {
  private weak var field: (any FormattedInput)?
  private(set) var adapter: FieldAdapter?
  let delegation: Delegation
  let spokenValue = SpokenValue()
  let feedback = RejectionFeedback()
  private let traits = SuggestedTraits()

  /// The format that the app has requested.
  var request = FormatRequest()

  /// Whether the system reports assignments of the text. It isn't known before the first one.
  var reportsAssignments: Bool?

  var formatsAssignedText = true
  var locksPrefix = false
  var delegateRanges = DelegateRanges.text
  let remainderLabel = RemainderLabel()
  var textRestriction: TextRestriction?

  /// The responder that gets the focus when the value is complete.
  var next = NextResponder() {
    didSet { focusMayMove() }
  }

  /// Whether the control stays above the keyboard, if there is one.
  var avoidsKeyboard = false {
    didSet { if avoidsKeyboard != oldValue { setUpKeyboard() } }
  }
  var keyboardSpacing: CGFloat = 5 {
    didSet { if keyboardSpacing != oldValue { setUpKeyboard() } }
  }

  private var keyboardAvoidance: KeyboardAvoidance?

  var observers = Observers()
  let statusFeed = StatusFeed()

  /// Observes the text for the observers of the status, while there is no adapter to do so.
  private var plainObservation: (FieldObservation, [NSKeyValueObservation])?

  /// The views that show something about the content. Each action returns whether its view still exists.
  private var contentObservers: [ObjectIdentifier: @MainActor () -> Bool] = [:]
  var returnPolicy = ReturnPolicy.inserts

  /// The time at which an issue becomes visible.
  var validationTiming = ValidationTiming.afterEditing

  /// The part of the value that is redacted while the field isn't being edited.
  var redaction: Redaction? {
    didSet { if redaction != oldValue { adapter?.redactionDidChange() } }
  }

  /// Whether assistive technologies read what the mask accepts. The sentence is English, so the
  /// default depends on the app's language.
  var explainsMask: Bool? {
    didSet { suggestTraitsAgain() }
  }

  /// How much one step of undo reverts. Apple's own fields revert runs of typing.
  var undoSteps = UndoSteps.runs {
    didSet { if undoSteps != oldValue { adapter?.undoSteps = undoSteps } }
  }

  /// The group that contains the field, if any.
  var group: TextFieldGroup? {
    didSet { focusMayMove() }
  }

  /// The neighbors of the field, if it is one of several.
  var links: (@MainActor () -> FieldLinks?)? {
    didSet { focusMayMove() }
  }

  /// The delegate that provides the format, if any. It is notified of changes first.
  weak var listener: (any InputListener)?

  /// A byte whose address is the unique key of the association.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private init(_ field: any FormattedInput) {
    self.field = field
    delegation = Delegation(of: field)
  }

  /// Returns the formatting of `field`, and creates it on first use.
  static func of(_ field: any FormattedInput) -> FieldFormatting {
    if let present = present(in: field) { return present }
    let formatting = FieldFormatting(field)
    objc_setAssociatedObject(field, key, formatting, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return formatting
  }

  /// Returns the formatting of `field`, or `nil` if nothing was ever set.
  static func present(in field: any FormattedInput) -> FieldFormatting? {
    objc_getAssociatedObject(field, key) as? FieldFormatting
  }

  private func setUpKeyboard() {
    if !avoidsKeyboard {
      keyboardAvoidance?.end()
      keyboardAvoidance = nil
    } else if let keyboardAvoidance {
      keyboardAvoidance.spacing = keyboardSpacing
    } else if let field {
      keyboardAvoidance = KeyboardAvoidance(of: field, spacing: keyboardSpacing)
    }
  }

  var isMultiline: Bool { field?.isMultiline ?? false }

  func use(_ format: AnyInputFormat?) {
    guard let field else { return }
    guard let format else {
      adapter?.detach()
      adapter = nil
      delegation.end()
      traits.restore()
      return showBarAgain()
    }
    suggestTraits(format)
    defer { showBarAgain() }
    if let adapter {
      adapter.set(format: format)
    } else {
      let adapter = FieldAdapter(field, format: format, owner: self)
      self.adapter = adapter
      delegation.begin(adapter)
    }
  }

  /// Updates the bar above the keyboard for a changed format: only some numbers have a sign.
  private func showBarAgain() {
    if let field, let group, group.showsKeyboardBar { group.bar.formatDidChange(of: field) }
  }

  /// Adapts the number pad to whether the focus moves from the field by itself. It also stays docked
  /// for a code, because a popover would appear over the boxes.
  func focusMayMove() {
    guard let field else { return }
    let moves =
      next.responder != nil || group != nil || links != nil || field is CodeUITextField
    traits.focusMoves(moves, in: field)
  }

  /// Suggests traits again for an app that has changed some, such as the keyboard.
  func suggestTraitsAgain() {
    if let format { suggestTraits(format) }
  }

  private func suggestTraits(_ format: AnyInputFormat) {
    guard let field else { return }
    let settings = request.settings
    traits.suggest(
      format, isPattern: settings.isMask,
      hint: explainsMask ?? SuggestedTraits.isAppEnglish ? settings.summary : nil, in: field)
  }

  /// Adopts the format of a delegate that provides one, and removes it when there is no delegate
  /// any more.
  func delegateWasAssigned(_ delegate: AnyObject?) {
    guard let field else { return }
    if let listener = delegate as? any InputListener {
      listener.attach(to: field)
    } else if delegate == nil {
      listener?.detach(from: field)
    }
  }

  /// Notifies the user and the app of a rejection.
  func reject(_ reason: Rejection, in field: any FormattedInput) {
    feedback.rejected()
    observers.rejection?(reason)
  }

  func observeContent(_ view: ObjectIdentifier, _ action: (@MainActor () -> Bool)?) {
    contentObservers[view] = action
  }

  /// Notifies the views that show something about the content, after a change by the user or by code.
  func contentDidChange() {
    for (view, action) in contentObservers where !action() { contentObservers[view] = nil }
  }

  func tellIssue(of field: any FormattedInput) {
    observers.issue?()
    group?.describe(field)
  }

  func statusMayHaveChanged() {
    guard let field, statusFeed.isUsed, isSettled else { return }
    statusFeed.report {
      let status = field.formwork.status()
      return isSettled ? status : nil
    }
  }

  private var isSettled: Bool { adapter?.isSettled ?? true }

  func statusFeedWasUsed() {
    guard let field, plainObservation == nil else { return }
    let changed: @MainActor @Sendable () -> Void = { [weak self] in
      guard let self, adapter == nil else { return }
      statusMayHaveChanged()
    }
    let observation = FieldObservation()
    observation.listen(to: field.changeNotification, of: field, changed)
    plainObservation = (
      observation,
      field.observeText {
        guard Thread.isMainThread else { return }
        MainActor.assumeIsolated { changed() }
      }
    )
  }

  func tell(_ change: FieldChange, of field: any FormattedInput) {
    listener?.inputDidChange(in: field)
    observers.tell(change, of: field)
    // A closure may have moved the focus, and the system also fills in fields without the focus.
    let moves = next.moment == .full ? change.fills : change.completes
    let mayMove = change.cause != .programmatic && field.isFirstResponder
    if moves, mayMove { _ = next.responder?.becomeFirstResponder() }
    group?.fieldDidChange(
      field, fills: change.fills && !change.content.isFullByLimit, completes: change.completes,
      mayMove: mayMove && next.responder == nil)
  }
}

extension FormworkControl {
  /// Runs an action after each change of the content by the user or by code, until the observer is
  /// gone.
  package func addContentObserver<Observer: AnyObject>(
    _ observer: Observer, _ action: @escaping @MainActor (Observer) -> Void
  ) {
    FieldFormatting.of(input).observeContent(ObjectIdentifier(observer)) { [weak observer] in
      guard let observer else { return false }
      action(observer)
      return true
    }
  }

  /// Ends what ``addContentObserver(_:_:)`` began.
  package func removeContentObserver(_ observer: AnyObject) {
    FieldFormatting.present(in: input)?.observeContent(ObjectIdentifier(observer), nil)
  }
}
#endif
