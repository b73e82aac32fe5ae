// expect: with Objective-C selector 'formwork_setMask:' conflicts with
import UIKit

extension UITextField {
  @objc(formwork_setMask:) func setMask(_ pattern: String) {}
  @objc(formwork_setMask:) func setPattern(_ pattern: String) {}
}
