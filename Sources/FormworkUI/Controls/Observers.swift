#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import Formwork
import FormworkField

/// What the app wants to be told by.
struct Observers<Control: AnyObject> {
  var change: (@MainActor (Control, InputChange) -> Void)?
  var complete: (@MainActor (Control) -> Void)?
  var refusal: (@MainActor (Control, Refusal) -> Void)?
  var problem: (@MainActor (Control, FieldProblem?) -> Void)?

  /// What Objective-C callers set in the place of `change`; both are called.
  var changedBlock: (@MainActor (Control, String, Bool) -> Void)?

  @MainActor
  func tell(_ change: InputChange, completes: Bool, of control: Control) {
    self.change?(control, change)
    changedBlock?(control, change.value, change.isComplete)
    if completes { complete?(control) }
  }
}
#endif
