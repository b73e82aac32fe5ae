import AppKit
import FormworkUI

final class FieldsController: NSViewController, NSTextFieldDelegate, NSTextViewDelegate {
  let phone = NSTextField(frame: .zero)
  let card = NSTextField(frame: .zero)
  let notes = NSTextView(frame: .zero)
  let shared = try? InputFormatter(mask: "[000]-[000]", isLenient: true)

  override func viewDidLoad() {
    super.viewDidLoad()
    phone.setMask("+1 ([000]) [000]-[0000]")
    card.setInputFormat(AllowedCharacters.digits.limited(to: 16))
    phone.delegate = self
    phone.onInputChange = { [weak self] field, change in
      self?.title = change.isComplete ? field.unmaskedValue : field.inputRemainder
    }
    notes.maximumTextLength = 280
    notes.allowedCharacters = .nonChinese
    notes.beepsOnRejection = false
    notes.delegate = self
    notes.onInputComplete = { view in _ = view.wrappedDelegate === self }
  }

  func use(_ formatter: InputFormatter) {
    phone.formatter = formatter
    phone.objectValue = try? formatter.value(of: "+1 (212)")
  }

  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool {
    replacementString != "\n"
  }
}
