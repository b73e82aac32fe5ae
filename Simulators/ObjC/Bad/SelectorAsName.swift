// expect: has been renamed to 'textField(_:shouldChangeCharactersIn:replacementString:)'
import UIKit

final class Delegate: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersInRange range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
