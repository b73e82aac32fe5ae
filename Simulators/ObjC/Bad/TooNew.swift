// expect: is only available in iOS 17.0 or newer
import UIKit

@MainActor func predictNothing(in field: UITextField) {
  field.inlinePredictionType = .no
}
