#if canImport(UIKit) && !os(watchOS)
import UIKit

/// The shared implementation of the subclasses of text field and text view.
@MainActor
protocol RefinedInput: FormattedInput {
  var copies: PasteboardContent { get set }
  var pastes: PasteboardContent { get set }
}

extension MaskedUITextField: RefinedInput {}
extension MaskedUITextView: RefinedInput {}

extension RefinedInput {
  /// Copies what the setting specifies; `copy` is UIKit's implementation.
  func copySelection(_ copy: () -> Void) {
    guard copies == .value, let value = selectedValue else { return copy() }
    // Literals alone have no value, so the pasteboard stays unchanged.
    if !value.isEmpty { Pasteboard.text = value }
  }

  /// Cuts what the setting specifies; `cut` is UIKit's implementation.
  func cutSelection(_ cut: () -> Void) {
    guard copies == .value, let value = selectedValue else { return cut() }
    // Literals alone can't be deleted, so the selection collapses.
    if value.isEmpty, let start = shownSelection?.lowerBound { return select(start..<start) }
    let before = shownText
    cut()
    // The app's delegate may have rejected the change, so that nothing was cut.
    if !shownText.isIdentical(to: before) { Pasteboard.text = value }
  }

  /// Pastes as the setting specifies; `paste` is UIKit's implementation.
  func pasteOverSelection(_ paste: () -> Void) {
    guard pastes == .value, let value = Pasteboard.text, !value.isEmpty,
      let adapter = FieldFormatting.present(in: self)?.adapter, adapter.paste(value: value)
    else { return paste() }
  }

  /// Deletes with UIKit's implementation, and returns whether there was nothing to delete.
  func findsStart(deletingBy delete: () -> Void) -> Bool {
    let isAtStart = shownSelection.map { $0.isEmpty && $0.lowerBound == 0 } ?? false
    delete()
    return isAtStart
  }

  /// The part of the value in the selection; `nil` if there is none, or it must not be copied.
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

extension RefinedInput {
  /// The keys of the control, Tab and Shift-Tab in a group, and Up and Down while there is something to step.
  func keys(after others: [UIKeyCommand]?) -> [UIKeyCommand]? {
    guard let formatting = FieldFormatting.present(in: self) else { return others }
    let own = (formatting.links?()?.keys ?? []) + (canStep(formatting) ? arrows : [])
    return own.isEmpty ? others : (others ?? []) + own
  }

  private func canStep(_ formatting: FieldFormatting) -> Bool {
    formatting.adapter?.canStep == true && !isReadOnly
  }

  /// The system moves the caret by Up and Down unless a command wants priority. Source: the documentation of
  /// `UIKeyCommand.wantsPriorityOverSystemBehavior`.
  private var arrows: [UIKeyCommand] {
    [
      (UIKeyCommand.inputUpArrow, "formwork_stepUp:"),
      (UIKeyCommand.inputDownArrow, "formwork_stepDown:"),
    ].map { arrow, action in
      let key = UIKeyCommand(input: arrow, modifierFlags: [], action: Selector((action)))
      key.wantsPriorityOverSystemBehavior = true
      return key
    }
  }

  /// Whether the user can't change the text; on tvOS, every text view is read-only.
  private var isReadOnly: Bool {
    #if os(tvOS)
    self is UITextView
    #else
    (self as? UITextView)?.isEditable == false
    #endif
  }
}

/// The content that Cut and Copy put on the pasteboard, and the interpretation of pasted content.
///
///     let field = MaskedUITextField()
///     field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
///     field.copies = .value   // Copy of the whole text: 2125550100
///     field.pastes = .value   // a leading 1 belongs to the value and isn't the country code
public enum PasteboardContent: Hashable, Sendable {
  /// The displayed text.
  ///
  /// Pasted text is interpreted as a user would write it: the format finds out which characters are
  /// its own literals, and which belong to the value.
  case text

  /// The part of the value in the selection.
  ///
  /// All pasted characters belong to the value; none is interpreted as a literal of the format.
  /// Characters without a place in the format are unused.
  case value
}

/// The system's pasteboard.
@MainActor
enum Pasteboard {
  #if os(tvOS)
  /// The text on the pasteboard: always `nil`, because tvOS has no pasteboard.
  static var text: String? {
    get { nil }
    set {}
  }
  #else
  /// The text on the pasteboard. Reading it requires that the user has asked to paste.
  static var text: String? {
    get { UIPasteboard.general.string }
    set { UIPasteboard.general.string = newValue }
  }
  #endif
}
#endif
