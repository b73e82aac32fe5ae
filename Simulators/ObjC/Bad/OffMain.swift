// expect: main actor-isolated
import UIKit

func watch(_ field: UITextField) -> any NSObjectProtocol {
  NotificationCenter.default.addObserver(
    forName: UITextField.textDidChangeNotification, object: nil, queue: nil
  ) { _ in field.text = "" }
}
