#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
extension FormattedTextControl {
  /// Steps an amount, or the part of a date that the caret is in, up or down.
  ///
  ///     amountField.setTypedFormat(try NumberFormat())  // shows 9
  ///     amountField.stepInput(by: 1)                    // true; shows 10
  ///
  /// It is for buttons beside the control and for keys, so it counts as done by the person: the
  /// delegate is asked, events are sent, closures are told with the cause `InputChange.Cause.stepping`,
  /// undo takes it back, and a step beyond a limit is rejected. A control that isn't edited steps where
  /// its caret was last.
  ///
  /// - Parameter steps: How many steps up; down if negative.
  /// - Returns: Whether there is something to step. A mask has nothing, nor has any format while an
  ///   input method composes: a key then does what it does elsewhere.
  @discardableResult
  public func stepInput(by steps: Int) -> Bool {
    formwork.presentFormatting?.step(by: steps) ?? false
  }
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

/// Steps as actions of buttons, keys and menu items, and for Objective-C.
extension StockField {
  /// Steps what is under the caret; see ``FormattedTextControl/stepInput(by:)``.
  @objc(formwork_stepBy:)
  @discardableResult
  public func formwork_step(by steps: Int) -> Bool { stepInput(by: steps) }

  /// Steps up once.
  @objc public func formwork_stepUp(_ sender: Any?) { stepInput(by: 1) }

  /// Steps down once.
  @objc public func formwork_stepDown(_ sender: Any?) { stepInput(by: -1) }
}

extension StockView {
  /// Steps what is under the caret; see ``FormattedTextControl/stepInput(by:)``.
  @objc(formwork_stepBy:)
  @discardableResult
  public func formwork_step(by steps: Int) -> Bool { stepInput(by: steps) }

  /// Steps up once.
  @objc public func formwork_stepUp(_ sender: Any?) { stepInput(by: 1) }

  /// Steps down once.
  @objc public func formwork_stepDown(_ sender: Any?) { stepInput(by: -1) }
}
#endif
