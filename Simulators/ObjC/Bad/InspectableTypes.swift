// expect: Interface Builder wouldn't show 'primaryMaskFormat'
import UIKit

final class Field: UITextField {
  @IBInspectable var primaryMaskFormat = ""
}
