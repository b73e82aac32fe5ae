#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// Shows the remainder after the text of a field: `+1 (21` and, paler, `0) 000-0000`.
///
/// It is a label over the field. It draws the text itself in a transparent color before the
/// remainder, so that both have the same layout. The field's text doesn't change, and assistive
/// technologies ignore the label.
@MainActor
final class RemainderLabel {
  /// Whether the app has asked for it.
  var isWanted = false

  /// The color of the remainder. The default is the color of placeholders.
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
    // Text that is centered or right-aligned would move with the remainder, and marked text has
    // none.
    let isLeft =
      field.textAlignment == .left
      || field.textAlignment == .natural
        && field.effectiveUserInterfaceLayoutDirection == .leftToRight
    let hasPrompt = text.isEmpty && !(field.placeholder ?? "").isEmpty
    guard isWanted, isLeft, !remainder.isEmpty, !hasPrompt, !field.isSecureTextEntry,
      !field.isComposing
    else {
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
    // If there isn't enough room, the text scrolls, and the label wouldn't.
    guard string.size().width <= label.frame.width else { return hide() }
    label.attributedText = string
    if label.superview !== field { field.addSubview(label) }
  }

  func hide() {
    // No label is created only to be hidden.
    guard isWanted else { return }
    label.removeFromSuperview()
  }
}

extension FormworkControl where Control: UITextField {
  /// A Boolean value that indicates whether the field shows the remainder after the text, as in
  /// `+1 (21` `0) 000-0000`. The default is `false`.
  ///
  /// The remainder is drawn in the field's font and in ``remainderColor``. It isn't part of the
  /// text, and is hidden from assistive technologies. It appears only if the text is left-aligned
  /// and all of it fits.
  ///
  /// A phone field shows the rest of an example number of the region, in an empty field only if there
  /// is no placeholder. A number has no remainder: `status.formatError` is
  /// `FormatError.noRemainder`.
  public var showsRemainder: Bool {
    get { FieldFormatting.present(in: input)?.remainderLabel.isWanted ?? false }
    nonmutating set {
      if newValue == showsRemainder { return }
      let formatting = FieldFormatting.of(input)
      formatting.remainderLabel.hide()
      formatting.remainderLabel.isWanted = newValue
      formatting.logGuideError()
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
