#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
@_spi(InterfaceBuilder) import FormworkUI
public import UIKit

/// What the attributes inspector shows of every text view, once this module is linked.
///
/// A name that stands for nothing leaves the text view without a format; `formwork.error` and the
/// log say so.
extension UITextView {
  /// The pattern of the mask.
  @objc @IBInspectable
  public var formworkPattern: String? {
    get { formwork.inspected.pattern }
    set { formwork.inspected.pattern = newValue }
  }

  /// How the pattern is written: `brackets`, `digits`, or `hash`, in which `#` is any character.
  @objc @IBInspectable
  public var formworkSyntax: String {
    get { formwork.inspected.syntax }
    set { formwork.inspected.syntax = newValue }
  }

  /// A regular expression that the value must be able to reach.
  @objc @IBInspectable
  public var formworkValuePattern: String? {
    get { formwork.inspected.valuePattern }
    set { formwork.inspected.valuePattern = newValue }
  }

  /// The characters that the person may use: `digits`, `decimal`, `nonChinese` or `emoji`.
  @objc @IBInspectable
  public var formworkAllowed: String? {
    get { formwork.inspected.allowed }
    set { formwork.inspected.allowed = newValue }
  }

  /// The greatest length of the text in characters; 0 for any.
  @objc @IBInspectable
  public var formworkMaximumLength: Int {
    get { formwork.inspected.maximumLength }
    set { formwork.inspected.maximumLength = newValue }
  }

  /// Whether literals that are certain appear after the caret.
  @objc @IBInspectable
  public var formworkCompletes: Bool {
    get { formwork.inspected.completes }
    set { formwork.inspected.completes = newValue }
  }

  /// Whether a certain prefix appears on focus.
  @objc @IBInspectable
  public var formworkCompletesOnFocus: Bool {
    get { formwork.inspected.completesOnFocus }
    set { formwork.inspected.completesOnFocus = newValue }
  }

  /// Whether a deletion also removes the literals left at the end.
  @objc @IBInspectable
  public var formworkAutoskip: Bool {
    get { formwork.inspected.autoskip }
    set { formwork.inspected.autoskip = newValue }
  }

  /// Whether the mask fills from its right end.
  @objc @IBInspectable
  public var formworkRightToLeft: Bool {
    get { formwork.inspected.rightToLeft }
    set { formwork.inspected.rightToLeft = newValue }
  }

  /// Whether the text view keeps above the keyboard.
  @objc @IBInspectable
  public var formworkAvoidsKeyboard: Bool {
    get { formwork.inspected.avoidsKeyboard }
    set { formwork.inspected.avoidsKeyboard = newValue }
  }

  /// The space between the text view and the keyboard, in points.
  @objc @IBInspectable
  public var formworkKeyboardSpacing: CGFloat {
    get { formwork.inspected.keyboardSpacing }
    set { formwork.inspected.keyboardSpacing = newValue }
  }
}
#endif
