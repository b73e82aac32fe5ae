#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
@_spi(InterfaceBuilder) import FormworkUI
public import UIKit

/// What the attributes inspector shows of every text view, once this module is linked.
///
/// A name that stands for nothing leaves the text view without a format; `inputFormatError` and the
/// log say so.
extension UITextView {
  /// The pattern of the mask.
  @objc(formwork_pattern) @IBInspectable
  public var formworkPattern: String? {
    get { inspectedMask.pattern }
    set { inspectedMask.pattern = newValue }
  }

  /// How the pattern is written: `brackets`, `hash` or `digits`.
  @objc(formwork_syntax) @IBInspectable
  public var formworkSyntax: String {
    get { inspectedMask.syntax }
    set { inspectedMask.syntax = newValue }
  }

  /// A regular expression that the value must be able to reach.
  @objc(formwork_valuePattern_inspected) @IBInspectable
  public var formworkValuePattern: String? {
    get { valuePattern }
    set { valuePattern = newValue }
  }

  /// The characters that the person may use: `digits`, `decimal`, `nonChinese` or `emoji`.
  @objc(formwork_allowed) @IBInspectable
  public var formworkAllowed: String? {
    get { restrictionName }
    set { restrictionName = newValue }
  }

  /// The greatest length of the text in characters; 0 for any.
  @objc(formwork_maximumLength) @IBInspectable
  public var formworkMaximumLength: Int {
    get { maximumTextLength ?? 0 }
    set { maximumTextLength = newValue > 0 ? newValue : nil }
  }

  /// Whether literals that are certain appear after the caret.
  @objc(formwork_completes) @IBInspectable
  public var formworkCompletes: Bool {
    get { inspectedMask.options.completion ?? true }
    set { inspectedMask.options.completion = newValue }
  }

  /// Whether a certain prefix appears on focus.
  @objc(formwork_completesOnFocus) @IBInspectable
  public var formworkCompletesOnFocus: Bool {
    get { autocompleteOnFocus }
    set { autocompleteOnFocus = newValue }
  }

  /// Whether a deletion also removes the literals left at the end.
  @objc(formwork_autoskip) @IBInspectable
  public var formworkAutoskip: Bool {
    get { inspectedMask.options.autoskip }
    set { inspectedMask.options.autoskip = newValue }
  }

  /// Whether the mask fills from its right end.
  @objc(formwork_rightToLeft) @IBInspectable
  public var formworkRightToLeft: Bool {
    get { inspectedMask.options.rightToLeft }
    set { inspectedMask.options.rightToLeft = newValue }
  }

  /// Whether the text view keeps above the keyboard.
  @objc(formwork_avoidsKeyboard) @IBInspectable
  public var formworkAvoidsKeyboard: Bool {
    get { avoidsKeyboard }
    set { avoidsKeyboard = newValue }
  }

  /// The space between the text view and the keyboard, in points.
  @objc(formwork_keyboardSpacing) @IBInspectable
  public var formworkKeyboardSpacing: CGFloat {
    get { keyboardSpacing }
    set { keyboardSpacing = newValue }
  }
}
#endif
