#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension UITextField {
  /// Whether what is missing is shown behind the text, as in `+1 (21` `0) 000-0000`; off unless you
  /// say otherwise.
  ///
  /// It is drawn in the field's font and in ``remainderColor``, is no part of the text, and is
  /// hidden from assistive technologies. It is shown for text that is set from the left, and only
  /// as long as all of it has room.
  public var showsRemainder: Bool {
    get { FieldFormatting.present(in: self)?.remainderLabel.isWanted ?? false }
    set {
      let formatting = FieldFormatting.of(self)
      formatting.remainderLabel.hide()
      formatting.remainderLabel.isWanted = newValue
      formatting.adapter?.showRemainder()
    }
  }

  /// The colour of what is missing; `nil` for that of placeholders.
  public var remainderColor: UIColor? {
    get { FieldFormatting.present(in: self)?.remainderLabel.color }
    set {
      FieldFormatting.of(self).remainderLabel.color = newValue
      FieldFormatting.of(self).adapter?.showRemainder()
    }
  }
}

#endif
