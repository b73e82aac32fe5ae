import Foundation

extension UITextView {
  var lineFont: UIFont { font ?? .systemFont(ofSize: 12) }

  /// Where the lines stand, between the insets.
  var lineArea: CGRect {
    let padding = textContainer.lineFragmentPadding
    return CGRect(origin: .zero, size: bounds.size).inset(by: textContainerInset)
      .insetBy(dx: padding, dy: 0)
  }

  /// Returns the size of the text with its insets in a width; lines don't wrap.
  public func fittingSize(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: sizeOfLines.height)
  }

  /// The size of the lines with their insets.
  var sizeOfLines: CGSize {
    let lines = string.isEmpty ? " ".size(in: lineFont) : string.size(in: lineFont)
    return CGSize(
      width: bounds.width, height: lines.height + textContainerInset.top + textContainerInset.bottom
    )
  }
}
