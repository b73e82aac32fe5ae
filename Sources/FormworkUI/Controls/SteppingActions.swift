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
