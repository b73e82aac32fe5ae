// expect: non-'@objc dynamic' property 'clears'
import UIKit

final class Field: UITextField {
  var clears = false
}

@MainActor func watch(_ field: Field) -> NSKeyValueObservation {
  field.observe(\.clears) { _, _ in }
}
