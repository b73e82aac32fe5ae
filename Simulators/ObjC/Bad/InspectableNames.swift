// expect: Interface Builder would look for 'formworkPattern'
import UIKit

extension UITextField {
  @objc(formwork_pattern) @IBInspectable
  var formworkPattern: String? {
    get { text }
    set { text = newValue }
  }
}
