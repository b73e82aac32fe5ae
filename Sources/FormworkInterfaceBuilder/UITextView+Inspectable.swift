#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
@_spi(InterfaceBuilder) import Formwork
public import UIKit

/// Properties for the attributes inspector, available on every text view when this module is
/// linked.
///
/// If a name is unknown, the text view has no format, and `formwork.status.formatError` and the log describe the
/// mistake.
extension UITextView {
  /// The pattern of the mask, with or without brackets, such as `+1 (###) ###-####`.
  @objc @IBInspectable
  public var formworkPattern: String? {
    get { formwork.inspected.pattern }
    set { formwork.inspected.pattern = newValue }
  }

  /// The syntax of the pattern: `brackets`, `digits`, `hash`, in which `#` is any character, or `nil`
  /// for the one in which the pattern is written.
  @objc @IBInspectable
  public var formworkSyntax: String? {
    get { formwork.inspected.syntax }
    set { formwork.inspected.syntax = newValue }
  }

  /// A regular expression that the value must match.
  @objc @IBInspectable
  public var formworkValuePattern: String? {
    get { formwork.inspected.valuePattern }
    set { formwork.inspected.valuePattern = newValue }
  }

  /// The characters that the user may enter: `digits`, `decimal`, `nonChinese`, `emoji`,
  /// or `noEmoji`.
  @objc @IBInspectable
  public var formworkAllowed: String? {
    get { formwork.inspected.allowed }
    set { formwork.inspected.allowed = newValue }
  }

  /// The maximum length of the text in characters; 0 for no limit.
  @objc @IBInspectable
  public var formworkMaximumLength: Int {
    get { formwork.inspected.maximumLength }
    set { formwork.inspected.maximumLength = newValue }
  }

  /// A Boolean value that indicates whether fixed literals appear after the caret.
  @objc @IBInspectable
  public var formworkCompletes: Bool {
    get { formwork.inspected.completes }
    set { formwork.inspected.completes = newValue }
  }

  /// A Boolean value that indicates whether a fixed prefix appears on focus.
  @objc @IBInspectable
  public var formworkCompletesOnFocus: Bool {
    get { formwork.inspected.completesOnFocus }
    set { formwork.inspected.completesOnFocus = newValue }
  }

  /// A Boolean value that indicates whether a deletion also removes the literals that are then at
  /// the end.
  @objc @IBInspectable
  public var formworkAutoskip: Bool {
    get { formwork.inspected.autoskip }
    set { formwork.inspected.autoskip = newValue }
  }

  /// A Boolean value that indicates whether the mask fills from its right end.
  @objc @IBInspectable
  public var formworkRightToLeft: Bool {
    get { formwork.inspected.rightToLeft }
    set { formwork.inspected.rightToLeft = newValue }
  }

  /// A Boolean value that indicates whether the text view stays above the keyboard.
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
