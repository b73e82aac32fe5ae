#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Shows what is missing behind the text of a field: `+1 (21` and, paler, `0) 000-0000`.
///
/// It is a label over the field with the text itself in no colour before the rest, so that both are
/// set alike. The field's text stays what it is, and assistive technologies see no label.
@MainActor
final class RemainderLabel {
  /// Whether the app wants it shown.
  var isWanted = false

  /// The colour of what is missing; that of placeholders unless the app says otherwise.
  var color: UIColor?

  private lazy var label: UILabel = {
    let label = UILabel()
    label.isAccessibilityElement = false
    label.isUserInteractionEnabled = false
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    return label
  }()

  /// Shows the remainder of a field.
  func show(_ remainder: String, after text: String, in field: UITextField) {
    // Text that is centred or set from the right would move with what follows it, and text that is
    // being composed isn't what the remainder follows.
    let isLeft =
      field.textAlignment == .left
      || field.textAlignment == .natural
        && field.effectiveUserInterfaceLayoutDirection == .leftToRight
    guard isWanted, isLeft, !remainder.isEmpty, !field.isSecureTextEntry, !field.isComposing else {
      return hide()
    }
    let font = field.font ?? .systemFont(ofSize: 17)
    let string = NSMutableAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: UIColor.clear])
    string.append(
      NSAttributedString(
        string: remainder,
        attributes: [.font: font, .foregroundColor: color ?? .placeholderText]))
    label.frame =
      field.isEditing
      ? field.editingRect(forBounds: field.bounds) : field.textRect(forBounds: field.bounds)
    // Where not all of it has room the text scrolls, and a label wouldn't.
    guard string.size().width <= label.frame.width else { return hide() }
    label.attributedText = string
    if label.superview !== field { field.addSubview(label) }
  }

  func hide() {
    // Nothing is made only to be taken away.
    guard isWanted else { return }
    label.removeFromSuperview()
  }
}

extension FormworkControl where Control: UITextField {
  /// A Boolean value that indicates whether the field shows what the user still has to type after the
  /// text, as in `+1 (21` `0) 000-0000`. The default is `false`.
  ///
  /// It is drawn in the field's font and in ``remainderColor``, isn't part of the text, and is hidden from
  /// assistive technologies. It appears only for left-aligned text, and only if all of it fits.
  public var showsRemainder: Bool {
    get { FieldFormatting.present(in: input)?.remainderLabel.isWanted ?? false }
    nonmutating set {
      let formatting = FieldFormatting.of(input)
      formatting.remainderLabel.hide()
      formatting.remainderLabel.isWanted = newValue
      formatting.adapter?.showRemainder()
    }
  }

  /// The color of the remainder; `nil`, the default, for the color of placeholders.
  public var remainderColor: UIColor? {
    get { FieldFormatting.present(in: input)?.remainderLabel.color }
    nonmutating set {
      FieldFormatting.of(input).remainderLabel.color = newValue
      FieldFormatting.of(input).adapter?.showRemainder()
    }
  }
}
#endif
