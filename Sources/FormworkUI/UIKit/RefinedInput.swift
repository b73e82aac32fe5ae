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
    // The app's delegate may have rejected: then nothing was cut.
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

  /// Whether nobody can change the text; on tvOS that holds for every text view.
  private var isReadOnly: Bool {
    #if os(tvOS)
    self is UITextView
    #else
    (self as? UITextView)?.isEditable == false
    #endif
  }
}

/// What Cut and Copy put on the pasteboard, and what Paste takes what is there for.
///
///     let field = MaskedUITextField()
///     field.formwork.format = .mask("+1 ([000]) [000]-[0000]")
///     field.copies = .value   // Copy of the whole text: 2125550100
///     field.pastes = .value   // what is pasted has no country code, though it begins with 1
public enum PasteboardContent: Hashable, Sendable {
  /// A text, as it is shown.
  ///
  /// What is pasted is read as people write it: the format finds out which of the characters are
  /// its own literals, and which are meant for the value.
  case text

  /// The part of the value that the selection shows.
  ///
  /// All that is pasted is meant for the value; no character is taken for a literal that the format
  /// supplies. What the format has no place for is left out.
  case value
}

/// The pasteboard of the system.
@MainActor
enum Pasteboard {
  #if os(tvOS)
  /// There is none.
  static var text: String? {
    get { nil }
    set {}
  }
  #else
  /// The text that is there; whoever reads it has been asked to paste.
  static var text: String? {
    get { UIPasteboard.general.string }
    set { UIPasteboard.general.string = newValue }
  }
  #endif
}
#endif
