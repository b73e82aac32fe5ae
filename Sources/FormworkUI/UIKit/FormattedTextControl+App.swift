#if canImport(UIKit) && !os(watchOS)
import UIKit
public import Formwork

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
#endif
