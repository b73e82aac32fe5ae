#if canImport(ObjectiveC) && !os(watchOS)
#if canImport(UIKit)
public import UIKit

private typealias StockField = UITextField
#else
public import AppKit

private typealias StockField = NSTextField
#endif
import FormworkMasks

/// The same settings for Objective-C, under names that no other category uses. They are hidden from
/// Swift.
///
///     [field formwork_setMask:@"+1 (###) ###-####" syntax:@"hash"];
///     field.formwork_changed = ^(UITextField *field, NSString *value, BOOL isComplete) { … };
extension StockField {
  /// Masks the field with a pattern, or removes the mask if the pattern is `nil`.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - syntax: `"brackets"`, `"digits"`, or `"hash"`, in which `#` is any character.
  @available(swift, obsoleted: 1.0, message: "Use formwork.format.")
  @objc(formwork_setMask:syntax:)
  public func formwork_setMask(_ pattern: String?, syntax: String) {
    var mask = InspectedMask()
    mask.pattern = pattern
    mask.syntax = syntax
    formwork.inspectedMask = mask
  }

  /// Masks the field with a pattern in the syntax in which it is written. Each `#` of a pattern
  /// without brackets is a digit.
  @available(swift, obsoleted: 1.0, message: "Use formwork.format.")
  @objc(formwork_setMask:)
  public func formwork_setMask(_ pattern: String?) {
    formwork.setMask(pattern)
  }

  /// The characters that the user may enter: `"digits"`, `"decimal"`, `"nonChinese"`, `"emoji"`,
  /// `"noEmoji"`, or `nil` for any.
  @available(swift, obsoleted: 1.0, message: "Use formwork.allowedCharacters.")
  @objc public var formwork_allowedCharacters: String? {
    get { formwork.allowedName }
    set { formwork.allowedName = newValue }
  }

  /// The maximum length of the text in characters; 0 for no limit.
  @available(swift, obsoleted: 1.0, message: "Use formwork.maximumLength.")
  @objc public var formwork_maximumTextLength: Int {
    get { formwork.maximumLength ?? 0 }
    set { formwork.maximumLength = newValue > 0 ? newValue : nil }
  }

  /// A regular expression that the value must match, or `nil`.
  @available(swift, obsoleted: 1.0, message: "Use formwork.valuePattern.")
  @objc public var formwork_valuePattern: String? {
    get { formwork.valuePattern }
    set { formwork.valuePattern = newValue }
  }

  /// The value: the user's input, without the literals of a mask.
  @available(swift, obsoleted: 1.0, message: "Use formwork.value.")
  @objc public var formwork_unmaskedText: String {
    get { formwork.value }
    set { formwork.value = newValue }
  }

  /// A Boolean value that indicates whether the value is complete and has no issue.
  @available(swift, obsoleted: 1.0, message: "Use formwork.status.isValid.")
  @objc public var formwork_isComplete: Bool { formwork.status.isValid }

  /// The validation of the value: `"empty"`, `"incomplete"`, `"valid"`, or `"invalid"`.
  @available(swift, obsoleted: 1.0, message: "Use formwork.status.validation.")
  @objc public var formwork_inputState: String { formwork.status.validation.state.name }

  /// The code of the issue to show now, such as `"incomplete"` or `"checksum"`; `nil` for none.
  @available(swift, obsoleted: 1.0, message: "Use formwork.status.visibleIssue.")
  @objc public var formwork_visibleIssue: String? { formwork.status.visibleIssue?.code }

  /// The reason the field has no format although one was set, as a sentence; `nil` if there is
  /// none.
  @available(swift, obsoleted: 1.0, message: "Use formwork.status.formatError.")
  @objc public var formwork_error: String? { formwork.status.formatError?.description }
}

extension FormworkControl {
  /// The block that Objective-C sets. It receives the control.
  fileprivate var changedBlock: (@MainActor (any FormattedTextControl, String, Bool) -> Void)? {
    get { presentFormatting?.observers.changedBlock }
    nonmutating set { formatting.observers.changedBlock = newValue }
  }
}

#if canImport(UIKit)
extension UITextField {
  /// A restriction that applies on top of the other settings; `nil` for none.
  @available(swift, obsoleted: 1.0, message: "Use formwork.textRestriction.")
  @objc public var formwork_textRestriction: TextRestriction? {
    get { formwork.textRestriction }
    set { formwork.textRestriction = newValue }
  }

  /// Your app's own delegate.
  @available(swift, obsoleted: 1.0, message: "Use formwork.wrappedDelegate.")
  @objc public var formwork_wrappedDelegate: (any UITextFieldDelegate)? { formwork.wrappedDelegate }

  /// A block that runs once per user edit, with the field, the value, and whether it is complete and valid.
  @available(swift, obsoleted: 1.0, message: "Use formwork.onChange.")
  @objc public var formwork_changed: (@MainActor (UITextField, String, Bool) -> Void)? {
    get { formwork.changedBlock }
    set {
      guard let block = newValue else { return formwork.changedBlock = nil }
      formwork.changedBlock = { control, value, isComplete in
        if let field = control as? UITextField { block(field, value, isComplete) }
      }
    }
  }
}
#else
extension NSTextField {
  /// A block that runs once per user edit, with the field, the value, and whether it is complete and valid.
  @available(swift, obsoleted: 1.0, message: "Use formwork.onChange.")
  @objc public var formwork_changed: (@MainActor (NSTextField, String, Bool) -> Void)? {
    get { formwork.changedBlock }
    set {
      guard let block = newValue else { return formwork.changedBlock = nil }
      formwork.changedBlock = { control, value, isComplete in
        if let field = control as? NSTextField { block(field, value, isComplete) }
      }
    }
  }
}

extension InputFormatter {
  /// Creates a lenient formatter for a pattern.
  ///
  ///     field.formatter = [InputFormatter formwork_formatterWithMask:@"####-####" syntax:@"hash"];
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - syntax: `"brackets"`, `"digits"`, or `"hash"`, in which `#` is any character.
  /// - Returns: The formatter; `nil` if the pattern can't be read or the syntax is unknown, which
  ///   is logged.
  @available(swift, obsoleted: 1.0, message: "Use InputFormatter(mask:isLenient:).")
  @objc(formwork_formatterWithMask:syntax:)
  public static func formwork_formatter(mask pattern: String, syntax: String) -> InputFormatter? {
    do {
      return try InputFormatter(
        FormatDefinition(mask: pattern, syntax: Mask.Syntax(name: syntax)), isLenient: true)
    } catch {
      NSLog("Formwork: The formatter can't be created. %@", error.description)
      return nil
    }
  }

  /// Returns the value of a text; `nil` if the text is incomplete and the formatter isn't lenient.
  @available(swift, obsoleted: 1.0, message: "Use value(of:).")
  @objc(formwork_valueOfText:)
  public func formwork_value(of text: String) -> String? { try? value(of: text) }
}
#endif
#endif
