import AppKit
import Formwork

final class FieldsController: NSViewController, NSTextFieldDelegate, NSTextViewDelegate {
  let phone = NSTextField(frame: .zero)
  let card = NSTextField(frame: .zero)
  let notes = NSTextView(frame: .zero)
  let shared = try? InputFormatter(mask: "[000]-[000]", isLenient: true)

  override func viewDidLoad() {
    super.viewDidLoad()
    phone.formwork.format = .mask("+1 ([000]) [000]-[0000]")
    card.formwork.format = .text(allowed: .digits).limited(to: 16)
    phone.delegate = self
    phone.formwork.onChange = { [weak self] change in
      self?.title = change.status.isValid ? change.status.value : change.status.remainder
    }
    notes.formwork.maximumLength = 280
    notes.formwork.allowedCharacters = .nonChinese
    notes.formwork.beepsOnRejection = false
    notes.delegate = self
    notes.formwork.onComplete = { [unowned self] in
      _ = notes.formwork.wrappedDelegate === self
    }
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
