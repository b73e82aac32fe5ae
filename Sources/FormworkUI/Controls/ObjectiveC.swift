#if canImport(ObjectiveC) && !os(watchOS)
#if canImport(UIKit)
public import UIKit

private typealias StockField = UITextField
#else
public import AppKit
public import FormworkFormatter

private typealias StockField = NSTextField
#endif
import FormworkMasks

/// The same settings for Objective-C, with names that no other category will have.
///
///     [field formwork_setMask:@"+1 (###) ###-####" syntax:@"hash"];
///     field.formwork_changed = ^(UITextField *field, NSString *value, BOOL isComplete) { … };
extension StockField {
  /// Masks the field with a pattern, or takes the mask off for `nil`.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - syntax: `"brackets"`, `"digits"`, or `"hash"`, in which `#` is any character.
  @objc(formwork_setMask:syntax:)
  public func formwork_setMask(_ pattern: String?, syntax: String) {
    var mask = InspectedMask()
    mask.pattern = pattern
    mask.syntax = syntax
    inspectedMask = mask
  }

  /// Masks the field with a pattern in brackets.
  @objc(formwork_setMask:)
  public func formwork_setMask(_ pattern: String?) {
    setMask(pattern)
  }

  /// The characters that the person may use: `"digits"`, `"decimal"`, `"nonChinese"`, `"emoji"`,
  /// or `nil` for any.
  @objc public var formwork_allowedCharacters: String? {
    get { allowedName }
    set { allowedName = newValue }
  }

  /// The greatest length of the text in characters; 0 for any.
  @objc public var formwork_maximumTextLength: Int {
    get { maximumTextLength ?? 0 }
    set { maximumTextLength = newValue > 0 ? newValue : nil }
  }

  /// A regular expression that the value must be able to reach, or `nil`.
  @objc public var formwork_valuePattern: String? {
    get { valuePattern }
    set { valuePattern = newValue }
  }

  /// The value: what was typed, without the literals that a mask supplies.
  @objc public var formwork_unmaskedText: String {
    get { unmaskedValue }
    set { unmaskedValue = newValue }
  }

  /// Whether nothing that the format demands is missing.
  @objc public var formwork_isComplete: Bool { isInputComplete }

  /// How far the value has come: `"empty"`, `"incomplete"`, `"complete"` or `"full"`.
  @objc public var formwork_inputState: String { inputState.name }

  /// The name of the issue to be shown now, such as `"incomplete"` or `"checksum"`; `nil` for none.
  @objc public var formwork_visibleIssue: String? { visibleIssue?.code }

  /// Why the field has no format although one was asked for, in a sentence; `nil` if all is well.
  @objc public var formwork_error: String? { inputFormatError?.description }
}

#if canImport(UIKit)
extension UITextField {
  /// The restriction as an object, on top of the other settings; `nil` for none.
  @objc public var formwork_textRestriction: TextRestriction? {
    get { textRestriction }
    set { textRestriction = newValue }
  }

  /// The app's own delegate.
  @objc public var formwork_wrappedDelegate: (any UITextFieldDelegate)? { wrappedDelegate }

  /// Called after each change by the person, with the field, the value, and whether it is complete.
  @objc public var formwork_changed: (@MainActor (UITextField, String, Bool) -> Void)? {
    get { changedBlock }
    set { changedBlock = newValue }
  }
}
#else
extension NSTextField {
  /// Called after each change by the person, with the field, the value, and whether it is complete.
  @objc public var formwork_changed: (@MainActor (NSTextField, String, Bool) -> Void)? {
    get { changedBlock }
    set { changedBlock = newValue }
  }
}

extension InputFormatter {
  /// A lenient formatter for a pattern, made by Objective-C.
  ///
  ///     field.formatter = [InputFormatter formwork_formatterWithMask:@"####-####" syntax:@"hash"];
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - syntax: `"brackets"`, `"digits"`, or `"hash"`, in which `#` is any character.
  /// - Returns: The formatter; `nil` for a pattern that can't be read or a name that stands for
  ///   nothing, which is logged.
  @objc(formwork_formatterWithMask:syntax:)
  public static func formwork_formatter(mask pattern: String, syntax: String) -> InputFormatter? {
    do {
      let settings = MaskSettings(pattern, syntax: try Mask.Syntax(name: syntax))
      return InputFormatter(
        try settings.makeFormat(), definition: settings.definition, isLenient: true)
    } catch {
      NSLog("Formwork: there is no formatter. %@", error.description)
      return nil
    }
  }

  /// The value that a text stands for; `nil` if it isn't whole and the formatter isn't lenient.
  @objc(formwork_valueOfText:)
  public func formwork_value(of text: String) -> String? { try? value(of: text) }
}
#endif
#endif
