#if canImport(UIKit)
import FormworkUnderTest
import UIKit

/// The stock field of the platform.
typealias StockField = UITextField

/// Somebody at a field that is in a view.
typealias ViewPerson = Person

extension UITextField {
  /// What is on the screen.
  var shown: String { text ?? "" }

  var hasFocus: Bool { isFirstResponder }
}

extension Profile {
  /// Whether the app may hear of a key only at the end of the turn.
  var mayTellLate: Bool { false }

  /// Whether undo doesn't know that the text of a plain field was assigned.
  var leavesStaleUndo: Bool { !setTextClearsUndo }
}

extension Person {
  func pressUp() { press(UIKeyCommand.inputUpArrow, by: 1) }
  func pressDown() { press(UIKeyCommand.inputDownArrow, by: -1) }

  /// The actions are found by name where there is Objective-C.
  private func press(_ arrow: String, by steps: Int) {
    let action = Selector(steps > 0 ? "formwork_stepUp:" : "formwork_stepDown:")
    Simulation.current.actions[action] = { ($0 as? UITextField)?.formwork.step(by: steps) }
    press(arrow)
  }

  /// Whether Return takes the focus away.
  static var leavesByReturn: Bool { true }

  /// A mask with a digit of its own in the value.
  nonisolated static var ownDigits: String { "{7}[0000000000]" }
}
#endif
