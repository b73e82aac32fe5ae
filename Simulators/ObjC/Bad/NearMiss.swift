// expect: nearly matches optional requirement 'textField(_:shouldChangeCharactersIn:replacementString:)'
import UIKit

final class Delegate: NSObject, UITextFieldDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharacters range: NSRange,
    replacementString string: String
  ) -> Bool { true }
}
