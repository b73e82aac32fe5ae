#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import FormworkText

extension FormworkControl {
  /// Steps a number, or the part of a date at the caret, up or down.
  ///
  ///     amountField.formwork.format = FieldFormat(try NumberFormat())  // shows 9
  ///     amountField.formwork.step(by: 1)                         // true; shows 10
  ///
  /// It is for buttons and keys, so it counts as an edit by the user: the delegate is asked, events are
  /// sent, ``onChange`` runs with the cause `InputChange.Cause.stepping`, undo reverts it, and a step
  /// beyond a limit is rejected. A control that isn't edited steps where its caret was last.
  ///
  /// - Parameter steps: The number of steps up; down if negative.
  /// - Returns: Whether there is something to step. A mask has nothing, nor has any format while an
  ///   input method composes: a key then does what it does elsewhere.
  @discardableResult
  public func step(by steps: Int) -> Bool {
    presentFormatting?.step(by: steps) ?? false
  }

  /// A Boolean value that indicates whether the format has negative numbers, so that a button for the sign has a
  /// use.
  public var canToggleSign: Bool {
    presentFormatting?.format?.signToggled(FormattedText()) != nil
  }

  /// Gives a number the other sign, for a button: number pads have no minus key.
  ///
  ///     amountField.formwork.toggleSign()  // shows -9 instead of 9
  ///
  /// It counts as an edit by the user, as ``step(by:)`` does, and the caret stays between the same digits.
  ///
  /// - Returns: Whether the format has negative numbers.
  @discardableResult
  public func toggleSign() -> Bool { presentFormatting?.toggleSign() ?? false }
}
#endif

#if canImport(ObjectiveC) && !os(watchOS)
#if canImport(UIKit)
public import UIKit

private typealias StockField = UITextField
private typealias StockView = UITextView
#else
public import AppKit

private typealias StockField = NSTextField
private typealias StockView = NSTextView
#endif

/// Steps for Objective-C, and as actions of buttons, keys, and menu items.
extension StockField {
  /// Steps what is at the caret.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by:).")
  @objc(formwork_stepBy:)
  @discardableResult
  public func formwork_step(by steps: Int) -> Bool { formwork.step(by: steps) }

  /// Steps up once.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by: 1).")
  @objc public func formwork_stepUp(_ sender: Any?) { formwork.step(by: 1) }

  /// Steps down once.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by: -1).")
  @objc public func formwork_stepDown(_ sender: Any?) { formwork.step(by: -1) }
}

extension StockView {
  /// Steps what is at the caret.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by:).")
  @objc(formwork_stepBy:)
  @discardableResult
  public func formwork_step(by steps: Int) -> Bool { formwork.step(by: steps) }

  /// Steps up once.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by: 1).")
  @objc public func formwork_stepUp(_ sender: Any?) { formwork.step(by: 1) }

  /// Steps down once.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by: -1).")
  @objc public func formwork_stepDown(_ sender: Any?) { formwork.step(by: -1) }
}
#endif
