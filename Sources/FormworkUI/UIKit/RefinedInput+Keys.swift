#if canImport(UIKit) && !os(watchOS)
import UIKit

extension RefinedInput {
  /// The keys of the control, and Up and Down while there is something to step.
  ///
  /// The system moves the caret by them unless a command wants priority. Source: the documentation of
  /// `UIKeyCommand.wantsPriorityOverSystemBehavior`.
  func keys(after others: [UIKeyCommand]?) -> [UIKeyCommand]? {
    guard FieldFormatting.present(in: self)?.adapter?.canStep == true, !isReadOnly else {
      return others
    }
    let arrows = [
      (UIKeyCommand.inputUpArrow, "formwork_stepUp:"),
      (UIKeyCommand.inputDownArrow, "formwork_stepDown:"),
    ].map { arrow, action in
      let key = UIKeyCommand(input: arrow, modifierFlags: [], action: Selector((action)))
      key.wantsPriorityOverSystemBehavior = true
      return key
    }
    return (others ?? []) + arrows
  }

  /// Whether nobody can change the text; on tvOS that holds for every text view.
  private var isReadOnly: Bool {
    #if os(tvOS)
    self is UITextView
    #else
    (self as? UITextView)?.isEditable == false
    #endif
  }
}
#endif
