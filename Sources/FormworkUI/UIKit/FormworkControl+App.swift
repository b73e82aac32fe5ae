#if canImport(UIKit) && !os(watchOS)
public import FormworkMasks
public import FormworkField
public import UIKit

/// How the control works with your app: its assignments, its delegate, its focus.
extension FormworkControl {
  /// A Boolean value that indicates whether the control formats a text that your app assigns. The default
  /// is `true`.
  ///
  /// After `field.text = "2125550100"` the field shows `+1 (212) 555-0100` before the next statement. No
  /// event is sent and no closure runs, as for every assignment.
  public var formatsAssignedText: Bool {
    get { FieldFormatting.present(in: input)?.formatsAssignedText ?? true }
    nonmutating set { FieldFormatting.of(input).formatsAssignedText = newValue }
  }

  /// Sets the value, and notifies observers on request.
  ///
  /// - Parameters:
  ///   - value: The value; the control shows it formatted.
  ///   - notifiesObservers: Whether `.editingChanged`, the notification, and the closures follow, with the
  ///     cause `InputChange.Cause.code`.
  public func setValue(_ value: String, notifiesObservers: Bool) {
    self.value = value
    guard notifiesObservers, let adapter = FieldFormatting.present(in: input)?.adapter else {
      return
    }
    adapter.tellObservers()
  }

  /// The part of the value to hide while the control isn't edited; `nil`, the default, for none.
  ///
  ///     cardField.formwork.redaction = Redaction(allButLast: 4)  // •••• •••• •••• 1111
  ///
  /// Meanwhile `text` and VoiceOver have the redacted text, and ``value`` has the value. It protects
  /// against a glance, not more: use a secure field for secrets.
  public var redaction: Redaction? {
    get { FieldFormatting.present(in: input)?.redaction }
    nonmutating set { FieldFormatting.of(input).redaction = newValue }
  }

  /// A Boolean value that indicates whether assistive technologies read what the mask accepts, such as
  /// “10 digits”, as the hint of a control that has none.
  ///
  /// The sentence is English, so the default is `true` in an app that speaks English, and `false` otherwise.
  public var explainsMask: Bool {
    get { FieldFormatting.present(in: input)?.explainsMask ?? SuggestedTraits.isAppEnglish }
    nonmutating set { FieldFormatting.of(input).explainsMask = newValue }
  }

  /// The ranges that your delegate is asked with. The default is `.text`.
  public var delegateRanges: DelegateRanges {
    get { FieldFormatting.present(in: input)?.delegateRanges ?? .text }
    nonmutating set { FieldFormatting.of(input).delegateRanges = newValue }
  }

  /// What one step of undo reverts. The default is `.runs`: a run of typing.
  ///
  ///     codeField.formwork.undoSteps = .edits
  ///
  /// Setting it keeps the steps that exist already.
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
  /// It happens after all observers were notified. Assigned texts and values don't move the focus.
  ///
  /// - Parameters:
  ///   - next: The responder that gets the focus, or `nil` to stay.
  ///   - moment: The moment at which it gets the focus. A value without a maximum length is never full:
  ///     use ``FocusMoment/complete`` there.
  public func moveFocus(to next: UIResponder?, when moment: FocusMoment = .full) {
    FieldFormatting.of(input).next = NextResponder(responder: next, moment: moment)
  }
}

/// The moment at which a control moves the focus.
public enum FocusMoment: Hashable, Sendable {
  /// The value can't grow any more: after the fourth digit of `[0009]`.
  case full

  /// The value has everything that the format requires: after the third digit of `[0009]`.
  case complete
}

/// A responder that may go while it is remembered.
struct NextResponder {
  weak var responder: UIResponder?
  var moment = FocusMoment.full
}
#endif
