// expect: has non-matching type '(UITextField) -> Int'
import UIKit

final class Delegate: NSObject, UITextFieldDelegate {
  func textFieldShouldReturn(_ textField: UITextField) -> Int { 1 }
}
