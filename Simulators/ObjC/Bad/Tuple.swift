// expect: cannot be represented in Objective-C
import UIKit

extension UITextField {
  @objc func select(_ range: (Int, Int)) {}
}
