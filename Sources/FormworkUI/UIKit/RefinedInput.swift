#if canImport(UIKit) && !os(watchOS)
import UIKit

/// What the subclasses of a text field and of a text view refine, once for both.
@MainActor
protocol RefinedInput: FormattedInput {
  var copies: PasteboardContent { get set }
  var pastes: PasteboardContent { get set }
}

extension MaskedUITextField: RefinedInput {}
extension MaskedUITextView: RefinedInput {}

extension RefinedInput {
  /// Copies what the policy says; `copy` is UIKit's way.
  func copySelection(_ copy: () -> Void) {
    guard copies == .value, let value = selectedValue else { return copy() }
    // Literals alone are nothing of the value, and what is on the pasteboard stays there.
    if !value.isEmpty { Pasteboard.text = value }
  }

  /// Cuts what the policy says; `cut` is UIKit's way.
  func cutSelection(_ cut: () -> Void) {
    guard copies == .value, let value = selectedValue else { return cut() }
    // Literals alone can't be deleted, and a selection of them collapses.
    if value.isEmpty, let start = shownSelection?.lowerBound { return select(start..<start) }
    let before = shownText
    cut()
    // The app's delegate may have refused: then nothing was cut.
    if !shownText.isIdentical(to: before) { Pasteboard.text = value }
  }

  /// Pastes as the policy says; `paste` is UIKit's way.
  func pasteOverSelection(_ paste: () -> Void) {
    guard pastes == .value, let value = Pasteboard.text, !value.isEmpty,
      let adapter = FieldFormatting.present(in: self)?.adapter, adapter.paste(value: value)
    else { return paste() }
  }

  /// Deletes in UIKit's way, and returns whether there was nothing to delete.
  func findsStart(deletingBy delete: () -> Void) -> Bool {
    let isAtStart = shownSelection.map { $0.isEmpty && $0.lowerBound == 0 } ?? false
    delete()
    return isAtStart
  }

  /// The part of the value that the selection shows; `nil` if there is none to give.
  private var selectedValue: String? {
    guard !isSecure, let selection = shownSelection, !selection.isEmpty,
      let session = FieldFormatting.present(in: self)?.adapter?.session,
      session.composition == nil, shownText.isIdentical(to: session.current.text)
    else { return nil }
    let value = session.current.value
    let range = session.format.valueRange(of: selection, in: session.current)
    return String(value[range.lowerBound.index(in: value)..<range.upperBound.index(in: value)])
  }
}
#endif
