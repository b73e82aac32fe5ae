#if canImport(UIKit) && !os(watchOS)
public import FormworkMasks
public import FormworkField
public import UIKit

/// How the control gets along with the app: its assignments, its delegate, its observers.
extension FormattedTextControl {
  /// Whether a text that the app assigns is shown formatted; `true` unless you say otherwise.
  ///
  /// After `field.text = "2125550100"` the field shows `+1 (212) 555-0100` before the next
  /// statement. No event is sent and no closure called, as for every assignment.
  public var formatsAssignedText: Bool {
    get { FieldFormatting.present(in: formwork.input)?.formatsAssignedText ?? true }
    set { FieldFormatting.of(formwork.input).formatsAssignedText = newValue }
  }

  /// Sets the value, and tells observers of it if you ask for that.
  ///
  /// - Parameters:
  ///   - value: The value; it is shown formatted.
  ///   - tellsObservers: Whether `.editingChanged`, the notification and the closures follow,
  ///     with the cause `InputChange.Cause.code`.
  public func setUnmaskedValue(_ value: String, tellsObservers: Bool = false) {
    unmaskedValue = value
    guard tellsObservers, let adapter = FieldFormatting.present(in: formwork.input)?.adapter else {
      return
    }
    adapter.tellObservers()
  }

  /// How much of the value is hidden while the control isn't edited; `nil`, for nothing, unless you
  /// say otherwise.
  ///
  ///     cardField.redaction = Redaction(allButLast: 4)  // •••• •••• •••• 1111
  ///
  /// Meanwhile `text` is what is shown, and so is what VoiceOver reads; ``unmaskedValue`` is the value.
  /// It keeps the value from a glance, no more: for secrets there are secure fields.
  public var redaction: Redaction? {
    get { FieldFormatting.present(in: formwork.input)?.redaction }
    set { FieldFormatting.of(formwork.input).redaction = newValue }
  }

  /// Whether assistive technologies read what the mask takes, such as “10 digits”, as the control's
  /// hint, where the app gives none.
  ///
  /// The sentence is English; so the default is `true` in an app that speaks English, else `false`.
  public var explainsMask: Bool {
    get {
      FieldFormatting.present(in: formwork.input)?.explainsMask ?? SuggestedTraits.isAppEnglish
    }
    set { FieldFormatting.of(formwork.input).explainsMask = newValue }
  }

  /// The ranges that the app's delegate is asked with: those of the text, unless you say
  /// otherwise.
  public var delegateRanges: DelegateRanges {
    get { FieldFormatting.present(in: formwork.input)?.delegateRanges ?? .text }
    set { FieldFormatting.of(formwork.input).delegateRanges = newValue }
  }

  /// What one step of undo takes back: a run of typing, unless you say otherwise.
  ///
  ///     codeField.undoSteps = .edits
  ///
  /// Setting it leaves the steps that are there as they are.
  public var undoSteps: UndoSteps {
    get { FieldFormatting.present(in: formwork.input)?.undoSteps ?? .runs }
    set { FieldFormatting.of(formwork.input).undoSteps = newValue }
  }
}

extension FormattedTextControl {
  /// Moves the focus to `next` once the person has filled the field.
  ///
  ///     for (field, next) in zip(codeFields, codeFields.dropFirst()) {
  ///       field.moveFocus(to: next)
  ///     }
  ///
  /// It happens after all observers were told. Assigned texts and values don't move the focus.
  ///
  /// - Parameters:
  ///   - next: What gets the focus, or `nil` to stay.
  ///   - moment: When it gets it. A value that has no greatest length is never full: say
  ///     ``FocusMoment/complete`` there.
  public func moveFocus(to next: UIResponder?, when moment: FocusMoment = .full) {
    FieldFormatting.of(formwork.input).next = NextResponder(responder: next, moment: moment)
  }
}

/// When a field hands the focus on.
public enum FocusMoment: Hashable, Sendable {
  /// The value can grow no more: after the fourth digit of `[0009]`.
  case full

  /// Nothing that the format demands is missing: after the third digit of `[0009]`.
  case complete
}

/// A responder that may go while it is remembered.
struct NextResponder {
  weak var responder: UIResponder?
  var moment = FocusMoment.full
}
#endif
