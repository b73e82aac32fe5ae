#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)

extension FormworkControl {
  /// Increments or decrements a number, or the part of a date at the caret.
  ///
  ///     amountField.formwork.format = FieldFormat(try NumberFormat())  // shows 9
  ///     amountField.formwork.step(by: 1)                         // true; shows 10
  ///
  /// Call it for buttons and keys. It counts as a user edit: the delegate is asked, events are
  /// sent, ``onChange`` runs with the cause `InputChange.Cause.stepping`, and undo reverts it. A
  /// step beyond a limit is rejected. If the control isn't being edited, the step applies at the
  /// last position of its caret.
  ///
  /// - Parameter steps: The number of steps up; a negative number steps down.
  /// - Returns: Whether the format can step. A mask can't, and no format can while an input method
  ///   is composing; the key then keeps its usual meaning.
  @discardableResult
  public func step(by steps: Int) -> Bool {
    presentFormatting?.step(by: steps) ?? false
  }

  /// A Boolean value that indicates whether the format has negative numbers, so that a button for
  /// the sign makes sense.
  public var canToggleSign: Bool {
    presentFormatting?.format?.signToggled(FormattedText()) != nil
  }

  /// Changes the sign of a number, for a button: number pads have no minus key.
  ///
  ///     amountField.formwork.toggleSign()  // shows -9 instead of 9
  ///
  /// It counts as a user edit, like ``step(by:)``, and the caret stays between the same digits.
  ///
  /// - Returns: Whether the format has negative numbers.
  @discardableResult
  public func toggleSign() -> Bool { presentFormatting?.toggleSign() ?? false }
}
#endif

#if canImport(ObjectiveC) && !os(watchOS)
import FormworkCore
#if canImport(UIKit)
public import UIKit

private typealias StockField = UITextField
private typealias StockView = UITextView
#else
public import AppKit

private typealias StockField = NSTextField
private typealias StockView = NSTextView
#endif

extension InputDetails {
  /// The known details by name.
  fileprivate var dictionary: [String: String] {
    Dictionary(uniqueKeysWithValues: names.map { ($0.key, $0.value) })
  }
}

/// Stepping, the sign, and details for Objective-C, also as actions of buttons, keys, and menu items.
extension StockField {
  /// Steps the number, or the part of a date, at the caret.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by:).")
  @objc(formwork_stepBy:)
  @discardableResult
  public func formwork_step(by steps: Int) -> Bool { formwork.step(by: steps) }

  /// Steps up by one.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by: 1).")
  @objc public func formwork_stepUp(_ sender: Any?) { formwork.step(by: 1) }

  /// Steps down by one.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by: -1).")
  @objc public func formwork_stepDown(_ sender: Any?) { formwork.step(by: -1) }

  /// A Boolean value that indicates whether the format has negative numbers.
  @available(swift, obsoleted: 1.0, message: "Use formwork.canToggleSign.")
  @objc public var formwork_canToggleSign: Bool { formwork.canToggleSign }

  /// Changes the sign of a number.
  @available(swift, obsoleted: 1.0, message: "Use formwork.toggleSign().")
  @objc public func formwork_toggleSign(_ sender: Any?) { formwork.toggleSign() }

  /// The brand of a card, the country of an account number, or the region and type of a phone number,
  /// by the keys `region`, `phoneNumberType`, `cardBrand`, and `cardBrandName`.
  ///
  ///     phone.formwork_details[@"region"]  // @"DE"
  @available(swift, obsoleted: 1.0, message: "Use formwork.status.details.")
  @objc public var formwork_details: [String: String] { formwork.status.details.dictionary }
}

extension StockView {
  /// Steps the number, or the part of a date, at the caret.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by:).")
  @objc(formwork_stepBy:)
  @discardableResult
  public func formwork_step(by steps: Int) -> Bool { formwork.step(by: steps) }

  /// Steps up by one.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by: 1).")
  @objc public func formwork_stepUp(_ sender: Any?) { formwork.step(by: 1) }

  /// Steps down by one.
  @available(swift, obsoleted: 1.0, message: "Use formwork.step(by: -1).")
  @objc public func formwork_stepDown(_ sender: Any?) { formwork.step(by: -1) }

  /// A Boolean value that indicates whether the format has negative numbers.
  @available(swift, obsoleted: 1.0, message: "Use formwork.canToggleSign.")
  @objc public var formwork_canToggleSign: Bool { formwork.canToggleSign }

  /// Changes the sign of a number.
  @available(swift, obsoleted: 1.0, message: "Use formwork.toggleSign().")
  @objc public func formwork_toggleSign(_ sender: Any?) { formwork.toggleSign() }

  /// The brand of a card, the country of an account number, or the region and type of a phone number,
  /// by the keys `region`, `phoneNumberType`, `cardBrand`, and `cardBrandName`.
  ///
  ///     phone.formwork_details[@"region"]  // @"DE"
  @available(swift, obsoleted: 1.0, message: "Use formwork.status.details.")
  @objc public var formwork_details: [String: String] { formwork.status.details.dictionary }
}
#endif
