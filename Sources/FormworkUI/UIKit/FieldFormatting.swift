#if canImport(UIKit) && !os(watchOS)
import FormworkField
import UIKit

/// All that a text field carries for its format: settings, closures, and the adapter while there
/// is a format. The field holds it, and it goes with the field.
@MainActor
final class FieldFormatting {
  private weak var field: (any FormattedInput)?
  private(set) var adapter: FieldAdapter?
  let delegation: Delegation
  let spokenValue = SpokenValue()
  let feedback = RejectionFeedback()
  private let traits = SuggestedTraits()

  /// What the app has asked for.
  var request = FormatRequest()

  var formatsAssignedText = true
  var locksPrefix = false
  var delegateRanges = DelegateRanges.text
  let remainderLabel = RemainderLabel()
  var textRestriction: TextRestriction?

  /// What gets the focus when the value is complete.
  var next = NextResponder()

  /// Whether the control keeps above the keyboard, where there is one.
  var avoidsKeyboard = false {
    didSet { if avoidsKeyboard != oldValue { setUpKeyboard() } }
  }
  var keyboardSpacing: CGFloat = 5 {
    didSet { setUpKeyboard() }
  }

  private var keyboardAvoidance: KeyboardAvoidance?

  var observers = Observers()
  var returnPolicy = ReturnPolicy.inserts

  /// When an issue is to be seen.
  var validationTiming = ValidationTiming.afterEditing

  /// How much of the value is hidden while the field isn't edited.
  var redaction: Redaction? {
    didSet { adapter?.redactionDidChange() }
  }

  /// Whether assistive technologies read what the mask takes; in English, so only in an English app
  /// unless the app says so.
  var explainsMask: Bool? {
    didSet { if let format { suggestTraits(format) } }
  }

  /// What one step of undo takes back; typing comes in runs in Apple's own fields.
  var undoSteps = UndoSteps.runs {
    didSet { adapter?.undoSteps = undoSteps }
  }

  /// The code that the field has a character of, if it has one.
  var code: CodeFields?

  /// The group that the field is in, if it is in one.
  var group: TextFieldGroup?

  /// Where the focus can go from the field, if it is one of several.
  var links: (@MainActor () -> FieldLinks?)?

  /// The delegate that brought the format, if one did; it hears of changes first.
  weak var listener: (any InputListener)?

  /// The address of this byte tells the association from everybody else's.
  private static let key = UnsafeRawPointer(UnsafeMutablePointer<UInt8>.allocate(capacity: 1))

  private init(_ field: any FormattedInput) {
    self.field = field
    delegation = Delegation(of: field)
  }

  /// What `field` carries, made when it is first asked for.
  static func of(_ field: any FormattedInput) -> FieldFormatting {
    if let present = present(in: field) { return present }
    let formatting = FieldFormatting(field)
    objc_setAssociatedObject(field, key, formatting, .OBJC_ASSOCIATION_RETAIN_NONATOMIC)
    return formatting
  }

  /// What `field` carries, if anything was ever set.
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

  func forgetSettings() { textRestriction = nil }

  func use(_ format: AnyInputFormat?) {
    guard let field else { return }
    guard let format else {
      adapter?.detach()
      adapter = nil
      delegation.end()
      return traits.restore()
    }
    suggestTraits(format)
    if let adapter {
      adapter.set(format: format)
    } else {
      let adapter = FieldAdapter(field, format: format, owner: self)
      self.adapter = adapter
      delegation.begin(adapter)
    }
  }

  private func suggestTraits(_ format: AnyInputFormat) {
    guard let field else { return }
    let mask = request.settings.mask
    traits.suggest(
      format, isPattern: mask != nil,
      hint: explainsMask ?? SuggestedTraits.isAppEnglish ? mask?.summary : nil, in: field)
  }

  /// Takes on the format of a delegate that brings one, and gives it up when no delegate is left.
  func delegateWasAssigned(_ delegate: AnyObject?) {
    guard let field else { return }
    if let listener = delegate as? any InputListener {
      listener.attach(to: field)
    } else if delegate == nil {
      listener?.detach(from: field)
    }
  }

  /// Tells that something was rejected, the person and the app.
  func reject(_ reason: Rejection, in field: any FormattedInput) {
    feedback.rejected()
    observers.rejection?(reason)
  }

  func tellIssue(_ issue: ValidationIssue?, of field: any FormattedInput) {
    observers.issue?(issue)
    group?.describe(field)
  }

  func tell(
    _ change: InputChange, completes: Bool, fills: Bool, of field: any FormattedInput
  ) {
    listener?.inputDidChange(change, in: field)
    observers.tell(change, completes: completes, of: field)
    if let field = field as? UITextField { code?.fieldDidChange(change, in: field) }
    // Who is told may have moved the focus, and the system fills in fields that haven't got it.
    let moves = next.moment == .full ? fills : completes
    let mayMove = change.cause != .code && field.isFirstResponder
    if moves, mayMove { _ = next.responder?.becomeFirstResponder() }
    group?.fieldDidChange(
      field, fills: fills, completes: completes, mayMove: mayMove && next.responder == nil)
  }
}
#endif
