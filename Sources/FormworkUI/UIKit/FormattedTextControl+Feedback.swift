#if canImport(UIKit) && !os(watchOS)
import UIKit

extension FormattedTextControl {
  /// Whether the device taps when a key is refused; off unless you say otherwise.
  ///
  /// Only iPhones tap. A burst of refused keys is one tap.
  public var tapsOnRefusal: Bool {
    get { FieldFormatting.present(in: formwork.input)?.feedback.isHaptic ?? false }
    set { FieldFormatting.of(formwork.input).feedback.isHaptic = newValue }
  }

  /// Lays the field out from left to right, as numbers and codes are read, in interfaces that run
  /// from right to left, too.
  ///
  /// Phone and card numbers are written from left to right in every script; a mask's brackets and
  /// spaces would change places with its digits otherwise. No mark is put into the text: all
  /// offsets stay as they are. Set `textAlignment` if the text should keep to the right edge.
  public func layOutLeftToRight() {
    semanticContentAttribute = .forceLeftToRight
    let input = formwork.input
    if input.textAlignment == .natural { input.textAlignment = .left }
    guard isFirstResponder,
      let range = textRange(from: beginningOfDocument, to: endOfDocument)
    else { return }
    setBaseWritingDirection(.leftToRight, for: range)
  }
}
#endif
