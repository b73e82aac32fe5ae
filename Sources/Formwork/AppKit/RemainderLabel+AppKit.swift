#if canImport(AppKit) && !canImport(UIKit)
public import AppKit
import FormworkMasks

extension FormworkControl where Control: NSTextField {
  /// A Boolean value that indicates whether the field shows the remainder after the text, as in
  /// `+1 (21` `0) 000-0000`. The default is `false`.
  ///
  /// The remainder is drawn in the field's font and in the color of placeholders. It isn't part of
  /// the text, and is hidden from assistive technologies. It appears only if the text is
  /// left-aligned and all of it fits, and never in a secure field.
  ///
  /// A phone field shows the rest of an example number of the region, in an empty field only if there
  /// is no placeholder. A number has no remainder: `status.formatError` is
  /// `FormatError.noRemainder`.
  public var showsRemainder: Bool {
    get { ControlFormatting.present(in: input)?.remainder.isWanted ?? false }
    nonmutating set {
      let formatting = ControlFormatting.of(input)
      formatting.remainder.isWanted = newValue
      formatting.logGuideError()
      formatting.showRemainder()
      formatting.statusMayHaveChanged()
    }
  }
}

/// Shows the remainder after the text of a field, for `showsRemainder`.
///
/// It is a field over the field. It draws the text itself in a transparent color before the
/// remainder, so that both have the same layout. It ignores clicks and keys.
@MainActor
final class RemainderLabel {
  var isWanted = false
  private(set) var label: NSTextField?

  private final class Overlay: NSTextField {
    override func hitTest(_ point: NSPoint) -> NSView? { nil }
  }

  func show(_ remainder: String, after text: String, in field: NSTextField) {
    let isLeft =
      field.alignment == .left
      || field.alignment == .natural && field.userInterfaceLayoutDirection == .leftToRight
    let hasPrompt = text.isEmpty && !(field.placeholderString ?? "").isEmpty
    guard isWanted, isLeft, !remainder.isEmpty, !hasPrompt else { return hide() }
    let font = field.font ?? .systemFont(ofSize: 13)
    let string = NSMutableAttributedString(
      string: text, attributes: [.font: font, .foregroundColor: NSColor.clear])
    string.append(
      NSAttributedString(
        string: remainder,
        attributes: [.font: font, .foregroundColor: NSColor.placeholderTextColor]))
    // If there isn't enough room, the text scrolls, and the label wouldn't.
    guard string.size().width <= field.bounds.width else { return hide() }
    let label = label ?? makeLabel()
    self.label = label
    label.frame = field.bounds
    label.attributedStringValue = string
    if label.superview !== field { field.addSubview(label) }
  }

  func hide() {
    label?.removeFromSuperview()
    label = nil
  }

  private func makeLabel() -> NSTextField {
    let label = Overlay(frame: .zero)
    label.isEditable = false
    label.isSelectable = false
    label.isBordered = false
    label.isBezeled = false
    label.drawsBackground = false
    label.setAccessibilityElement(false)
    label.autoresizingMask = [.width, .height]
    return label
  }
}

extension ControlFormatting {
  /// Shows the current remainder. While an input method is composing, there is none, because the
  /// remainder doesn't belong to the marked text.
  func showRemainder() {
    guard let field = input as? NSTextField else { return }
    guard remainder.isWanted, !field.isSecure, field.focusedEditor?.hasMarkedText() != true,
      let session = adapter?.machine.session
    else { return remainder.hide() }
    remainder.show(shownRemainder(of: session), after: session.current.text, in: field)
  }
}
#endif
