#if canImport(UIKit) && !os(watchOS)
public import UIKit

/// A text view with what a mask can't do from outside; never needed for a mask.
///
///     let view = MaskedUITextView()
///     view.setMask("[____]-[____]-[____]")
///     view.copies = .value
///
/// Its `delegate` is the app's own, whatever stands in for it.
open class MaskedUITextView: UITextView {
  /// What Cut and Copy put on the pasteboard; the text unless you say otherwise.
  open var copies = PasteboardContent.text

  /// Called when Backspace is pressed with nothing before the caret.
  open var onBackspaceAtStart: (@MainActor (MaskedUITextView) -> Void)?

  /// The app's own delegate; what the field has in its place is none of the app's business.
  open override var delegate: (any UITextViewDelegate)? {
    get { appDelegate }
    set { super.delegate = newValue }
  }

  /// What UIKit asks.
  var installedDelegate: (any UITextViewDelegate)? { super.delegate }

  /// Deletes, or tells that there is nothing to delete.
  open override func deleteBackward() {
    let selection = shownSelection
    let isAtStart = selection.map { $0.isEmpty && $0.lowerBound == 0 } ?? false
    super.deleteBackward()
    if isAtStart { onBackspaceAtStart?(self) }
  }

  /// Copies the selection.
  open override func copy(_ sender: Any?) {
    let value = copies == .value ? selectedValue : nil
    super.copy(sender)
    if let value { Pasteboard.put(value) }
  }

  /// Cuts the selection.
  open override func cut(_ sender: Any?) {
    let value = copies == .value ? selectedValue : nil
    super.cut(sender)
    if let value { Pasteboard.put(value) }
  }
}
#endif
