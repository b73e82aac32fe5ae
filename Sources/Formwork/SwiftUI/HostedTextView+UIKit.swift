#if canImport(SwiftUI) && canImport(UIKit) && !os(watchOS) && !os(tvOS)
import FormworkMasks
import SwiftUI
public import UIKit

/// The text view inside the SwiftUI view of a multiline field. It grows with its text.
///
/// Unlike a field, a text view has no prompt, so this one draws it.
final class HostedTextView: MaskedUITextView {
  private let prompt = UILabel(frame: .zero)

  /// The numbers of lines between which the view grows.
  let lines: ClosedRange<Int>

  init(lines: ClosedRange<Int>) {
    self.lines = lines
    super.init(frame: .zero, textContainer: nil)
    // The text begins where that of a field without a border begins.
    textContainerInset = .zero
    textContainer.lineFragmentPadding = 0
    backgroundColor = .clear
    prompt.textColor = .placeholderText
    prompt.isAccessibilityElement = false
    addSubview(prompt)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    showContent()
  }

  /// Shows the prompt if the text is empty, and requests another height if the text needs it.
  func showContent() {
    prompt.isHidden = !shownText.isEmpty
    prompt.font = lineFont
    prompt.textAlignment = textAlignment
    prompt.frame = CGRect(x: 0, y: 0, width: bounds.width, height: lineFont.lineHeight)
    let height = fittingHeight(in: bounds.width)
    if height != bounds.height, bounds.width > 0 { invalidateIntrinsicContentSize() }
  }

  /// Returns the height of the text in a width, within the limits on the number of lines.
  func fittingHeight(in width: CGFloat) -> CGFloat {
    let offer = CGSize(width: width, height: CGFloat(Double.greatestFiniteMagnitude))
    let needed = sizeThatFits(offer).height.native
    let line = lineFont.lineHeight.native
    let height = min(max(needed, line * Double(lines.lowerBound)), line * Double(lines.upperBound))
    return CGFloat(height.rounded(.up))
  }

  private var lineFont: UIFont { font ?? .preferredFont(forTextStyle: .body) }
}

extension HostedTextView: BoundField {
  var shownPrompt: String? {
    get { prompt.text }
    set { prompt.text = newValue }
  }

  /// Whether the user can edit the text. A text view that can't be edited loses the focus.
  var isInUse: Bool {
    get { isEditable }
    set {
      isEditable = newValue
      isSelectable = newValue
    }
  }

  func contentMayHaveChanged() { showContent() }

  func listen(for coordinator: FieldCoordinator) -> @MainActor () -> Void {
    let observation = FieldObservation()
    observation.listen(to: UITextView.textDidChangeNotification, of: self) {
      [weak self, weak coordinator] in
      self?.showContent()
      coordinator?.textDidChange()
    }
    observation.listen(to: notifications.began, of: self) { [weak coordinator] in
      coordinator?.focusDidChange(to: true)
    }
    observation.listen(to: notifications.ended, of: self) { [weak coordinator] in
      coordinator?.focusDidChange(to: false)
    }
    return { observation.end() }
  }
}

@available(iOS 16.0, macCatalyst 16.0, visionOS 1.0, *)
extension MaskedTextField {
  /// Shows the text on several lines, in a text view that grows with it.
  ///
  ///     MaskedTextField("Note", value: $note, format: .text())
  ///       .maximumLength(280, in: .bytes)
  ///       .multiline(lines: 2...6)
  ///       .inputStatus($status)
  ///
  /// Format, limits, closures, and bindings work as in a single-line field. Return inserts a line
  /// break if the format accepts one, so ``onSubmit(of:_:)`` doesn't run; a bar above the keyboard
  /// ends the editing. A text view has no border, and doesn't support `secure` and
  /// `showsRemainder`.
  ///
  /// - Parameter lines: The numbers of lines between which the view grows. A longer text scrolls.
  /// - Returns: The field.
  public func multiline(lines: ClosedRange<Int> = 1...5) -> Self {
    with {
      $0.lines = Swift.max(1, lines.lowerBound)...Swift.max(1, lines.upperBound)
      $0.limits.allowsLineBreaks = true
    }
  }

  /// Adds an action that runs once with the text view, for settings without a modifier.
  ///
  ///     .multiline().textViewSetup { view in view.dataDetectorTypes = .link }
  ///
  /// Don't change the view's text, format, or closures, which belong to this view.
  public func textViewSetup(_ setUp: @escaping @MainActor (UITextView) -> Void) -> Self {
    with { $0.configuredViews.append(setUp) }
  }
}
#endif
