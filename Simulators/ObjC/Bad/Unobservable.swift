// expect: non-'@objc dynamic' property 'clearsOnInsertion'
import UIKit

@MainActor func watch(_ field: UITextField) -> NSKeyValueObservation {
  field.observe(\.clearsOnInsertion) { _, _ in }
}
