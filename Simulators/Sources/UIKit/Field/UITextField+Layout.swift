import Foundation

extension UITextField {
  var lineFont: UIFont { font ?? .systemFont(ofSize: 17) }

  /// One line in the middle of the text's area; the text doesn't scroll.
  var lineArea: CGRect {
    let area = isFirstResponder ? editingRect(forBounds: bounds) : textRect(forBounds: bounds)
    let height = lineFont.lineHeight
    return CGRect(x: area.minX, y: area.midY - height / 2, width: area.width, height: height)
  }

  /// The bounds without the border, the views on the sides and the clear button.
  func area(in bounds: CGRect, isEditing: Bool) -> CGRect {
    let border: CGFloat = borderStyle == .roundedRect ? 7 : borderStyle == .none ? 0 : 2
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let leading = leftViewMode.isShown(isEditing) ? leftView?.bounds.width ?? 0 : 0
    var trailing = rightViewMode.isShown(isEditing) ? rightView?.bounds.width ?? 0 : 0
    if trailing == 0 && clearButtonMode.isShown(isEditing) && hasText { trailing = 24 }
    return bounds.inset(
      by: UIEdgeInsets(
        top: 0, left: border + (isMirrored ? trailing : leading), bottom: 0,
        right: border + (isMirrored ? leading : trailing)))
  }
}

extension UITextField.ViewMode {
  fileprivate func isShown(_ isEditing: Bool) -> Bool {
    self == .always || self == (isEditing ? .whileEditing : .unlessEditing)
  }
}
