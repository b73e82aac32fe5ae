#if canImport(UIKit) && !os(watchOS)
import UIKit

extension FieldFormatting {
  /// What the app wants to be told by.
  struct Observers<Field: AnyObject> {
    var change: (@MainActor (Field, InputChange) -> Void)?
    var complete: (@MainActor (Field) -> Void)?

    /// What Objective-C callers set in the place of `change`; both are called.
    var changedBlock: (@MainActor (Field, String, Bool) -> Void)?

    @MainActor
    func tell(_ change: InputChange, completes: Bool, of field: Field) {
      self.change?(field, change)
      changedBlock?(field, change.value, change.isComplete)
      if completes { complete?(field) }
    }
  }
}
#endif
