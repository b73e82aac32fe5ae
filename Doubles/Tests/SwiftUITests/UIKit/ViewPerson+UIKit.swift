#if canImport(UIKit)
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
  /// Whether Return takes the focus away.
  static var leavesByReturn: Bool { true }

  /// A mask with a digit of its own in the value.
  nonisolated static var ownDigits: String { "{7}[0000000000]" }
}
#endif
