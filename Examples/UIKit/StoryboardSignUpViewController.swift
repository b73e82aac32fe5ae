import FormworkInterfaceBuilder
import UIKit

/// The same form from a storyboard. The attributes inspector of each text field has, since this
/// module is linked, its pattern, syntax, restriction and keyboard spacing; nothing is left to do
/// in code but to read the values.
///
/// The same keys can be typed into “User Defined Runtime Attributes”, such as `formworkPattern`,
/// String, `+1 ([000]) [000]-[0000]`: they need the module, too.
final class StoryboardSignUpViewController: UIViewController {
  @IBOutlet private weak var phone: UITextField?
  @IBOutlet private weak var card: UITextField?
  @IBOutlet private weak var expiry: UITextField?
  @IBOutlet private weak var code: UITextField?
  @IBOutlet private weak var amount: UITextField?

  @IBAction private func signUp(_ sender: Any?) {
    let required = [phone, card, expiry, code].compactMap { $0 }
    if let missing = required.first(where: { !$0.formwork.status.isValid }) {
      _ = missing.becomeFirstResponder()
    } else {
      submit(required.map(\.formwork.value), amount: amount?.formwork.value ?? "")
    }
  }

  private func submit(_ values: [String], amount: String) {}
}
