import FormworkInterfaceBuilder
import UIKit

/// The same form from a storyboard. The attributes inspector of each text field has, since this
/// module is linked, its pattern, syntax, restriction and keyboard spacing; nothing is left to do
/// in code but to read the values.
///
/// Without the module, the same keys go into “User Defined Runtime Attributes”, such as
/// `formwork_pattern`, String, `+1 ([000]) [000]-[0000]`: they need the module at run time, too.
final class StoryboardSignUpViewController: UIViewController {
  @IBOutlet private weak var phone: UITextField?
  @IBOutlet private weak var amount: UITextField?

  @IBAction private func signUp(_ sender: Any?) {
    guard let phone, phone.isInputComplete else { return }
    submit(phone: phone.unmaskedValue, amount: amount?.unmaskedValue ?? "")
  }

  private func submit(phone: String, amount: String) {}
}
