// expect: used to satisfy a requirement of protocol 'UITextFieldDelegate'
import UIKit

final class Delegate: NSObject, UITextFieldDelegate {
  @available(iOS, unavailable)
  func textFieldDidBeginEditing(_ textField: UITextField) {}
}
