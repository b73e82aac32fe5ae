#if canImport(UIKit) && !os(watchOS)
public import FormworkCore
public import UIKit

/// Settings for how the control interacts with your app: assignments, the delegate, and the focus.
extension FormworkControl {
  /// A Boolean value that indicates whether the control formats text that your app assigns. The
  /// default is `true`.
  ///
  /// After `field.text = "2125550100"`, the field shows `+1 (212) 555-0100` before the next
  /// statement runs. As with any assignment, no event is sent and no closure runs.
  public var formatsAssignedText: Bool {
    get { FieldFormatting.present(in: input)?.formatsAssignedText ?? true }
    nonmutating set { FieldFormatting.of(input).formatsAssignedText = newValue }
  }

  /// Sets the value, and optionally notifies observers.
  ///
  /// - Parameters:
  ///   - value: The value. The control shows it formatted.
  ///   - notifiesObservers: Whether to send `.editingChanged` and the notification and to run the
  ///     closures, with the cause `InputChange.Cause.code`.
  public func setValue(_ value: String, notifiesObservers: Bool) {
    self.value = value
    if notifiesObservers { FieldFormatting.present(in: input)?.adapter?.tellObservers() }
  }

  /// The part of the value to redact while the control isn't being edited; `nil`, the default, for
  /// none.
  ///
  ///     cardField.formwork.redaction = Redaction(allButLast: 4)  // •••• •••• •••• 1111
  ///
  /// While it is redacted, `text` and VoiceOver have the redacted text, and ``value`` has the
  /// value. Redaction only protects against a glance at the screen: use a secure field for secrets.
  public var redaction: Redaction? {
    get { FieldFormatting.present(in: input)?.redaction }
    nonmutating set { FieldFormatting.of(input).redaction = newValue }
  }

  /// A Boolean value that indicates whether assistive technologies read what the mask accepts, such
  /// as “10 digits”, as the hint of a control without one.
  ///
  /// The hint is in English, so the default is `true` if the app runs in English, and `false`
  /// otherwise.
  public var explainsMask: Bool {
    get { FieldFormatting.present(in: input)?.explainsMask ?? SuggestedTraits.isAppEnglish }
    nonmutating set {
      if newValue != explainsMask { FieldFormatting.of(input).explainsMask = newValue }
    }
  }

  /// The kind of ranges that your delegate receives. The default is `.text`.
  public var delegateRanges: DelegateRanges {
    get { FieldFormatting.present(in: input)?.delegateRanges ?? .text }
    nonmutating set { FieldFormatting.of(input).delegateRanges = newValue }
  }

  /// The edits that one step of undo reverts. The default is `.runs`, a run of typing.
  ///
  ///     codeField.formwork.undoSteps = .edits
  ///
  /// Setting it keeps the existing steps.
  public var undoSteps: UndoSteps {
    get { FieldFormatting.present(in: input)?.undoSteps ?? .runs }
    nonmutating set { FieldFormatting.of(input).undoSteps = newValue }
  }

  /// Moves the focus to another responder when the user has filled the control.
  ///
  ///     for (field, next) in zip(codeFields, codeFields.dropFirst()) {
  ///       field.formwork.moveFocus(to: next)
  ///     }
  ///
  /// The focus moves after all observers are notified. Assigned text and values don't move it.
  ///
  /// - Parameters:
  ///   - next: The responder that gets the focus, or `nil` to keep the focus.
  ///   - moment: The time at which the focus moves. A value without a maximum length is never full,
  ///     so use ``FocusMoment/complete`` for it.
  public func moveFocus(to next: UIResponder?, when moment: FocusMoment = .full) {
    FieldFormatting.of(input).next = NextResponder(responder: next, moment: moment)
  }
}

/// The time at which a control moves the focus.
public enum FocusMoment: Hashable, Sendable {
  /// The time when the value can't have more characters: after the fourth digit of `[0009]`.
  case full

  /// The time when the value has everything that the format requires: after the third digit of
  /// `[0009]`.
  case complete
}

/// A weak reference to a responder, and the time at which it gets the focus.
struct NextResponder {
  weak var responder: UIResponder?
  var moment = FocusMoment.full
}
#endif
