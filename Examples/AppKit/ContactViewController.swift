import AppKit
import FormworkUI

/// A form for one contact: a phone number, a card number, a note of at most 280 characters.
final class ContactViewController: NSViewController {
  private let phone = NSTextField(frame: .zero)
  private let card = NSTextField(frame: .zero)
  private let note = NSTextView(frame: .zero)
  private let saveButton = NSButton(frame: .zero)

  override func viewDidLoad() {
    super.viewDidLoad()
    phone.placeholderString = "+1 (000) 000-0000"
    phone.setMask("+1 ([000]) [000]-[0000]")
    phone.completesOnFocus = true
    phone.locksPrefix = true
    phone.rejectionAnnouncement = "Only digits"
    card.setMask("#### #### #### ####", syntax: .hash(.digit))
    note.maximumTextLength = 280
    phone.onInputChange = { [weak self] _, _ in self?.update() }
    card.onInputChange = { [weak self] _, _ in self?.update() }
    for subview in [phone, card, note, saveButton] as [NSView] { view.addSubview(subview) }
    update()
  }

  private func update() {
    saveButton.isEnabled = phone.isInputComplete && card.isInputComplete
  }

  /// The contact as the app stores it, without anything that a mask supplies.
  var contact: (phone: String, card: String, note: String) {
    (phone.unmaskedValue, card.unmaskedValue, note.string)
  }
}
