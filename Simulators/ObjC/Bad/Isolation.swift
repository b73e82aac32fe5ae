// expect: main actor-isolated property 'next' can not be referenced from a nonisolated
import UIKit

final class Proxy: NSObject, UITextFieldDelegate {
  weak var next: (any UITextFieldDelegate)?

  override func responds(to selector: Selector!) -> Bool {
    super.responds(to: selector) || next?.responds(to: selector) == true
  }
}
