// expect: that is not exposed to Objective-C
import UIKit

final class Target: NSObject {
  func changed() {}
  @MainActor func watch(_ field: UITextField) {
    field.addTarget(self, action: #selector(changed), for: .editingChanged)
  }
}
