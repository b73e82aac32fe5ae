import AppKit
import Formwork

/// A form for one contact: a phone number, a card number, a note of at most 280 characters.
final class ContactViewController: NSViewController {
  private let phone = NSTextField(frame: .zero)
  private let card = NSTextField(frame: .zero)
  private let note = NSTextView(frame: .zero)
  private let saveButton = NSButton(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    phone.placeholderString = "+1 (000) 000-0000"
    phone.formwork.format = .mask("+1 ([000]) [000]-[0000]")
    phone.formwork.completesOnFocus = true
    phone.formwork.locksPrefix = true
    phone.formwork.rejectionAnnouncement = "Only digits"
    card.formwork.format = .mask("#### #### #### ####", syntax: .hash(.digit))
    note.formwork.maximumLength = 280
    phone.formwork.onChange = { [weak self] _ in self?.update() }
    card.formwork.onChange = { [weak self] _ in self?.update() }
    for subview in [phone, card, note, saveButton] as [NSView] { view.addSubview(subview) }
    update()
  }

  private func update() {
    saveButton.isEnabled = phone.formwork.status.isValid && card.formwork.status.isValid
  }

  /// The contact as the app stores it, without anything that a mask supplies.
  var contact: (phone: String, card: String, note: String) {
    (phone.formwork.value, card.formwork.value, note.string)
  }
}
