// expect: must be unwrapped
import UIKit

@MainActor func ask(_ delegate: any UITextFieldDelegate, _ field: UITextField) -> Bool {
  delegate.textFieldShouldReturn(field)
}
