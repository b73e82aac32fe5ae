import Formwork
import UIKit

/// A one-time code in one field, sent as soon as it is complete.
///
/// The system offers the code from the message above the keyboard, and fills it in at once or digit
/// by digit; both arrive as if they were typed.
final class OneTimeCodeViewController: UIViewController {
  private let code = UITextField(frame: CGRect(x: 20, y: 80, width: 320, height: 40))

  override func viewDidLoad() {
    super.viewDidLoad()
    code.textContentType = .oneTimeCode
    code.formwork.format = .mask("[000] [000]")
    code.formwork.onComplete = { [unowned self] in send(code.formwork.value) }
    view.addSubview(code)
  }

  private func send(_ code: String) {
    // Six digits, without the space.
  }
}
