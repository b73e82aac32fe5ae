#if canImport(AppKit) && !canImport(UIKit) && canImport(ObjectiveC)
public import AppKit

/// Steps as actions of buttons and menu items, and for Objective-C.
extension NSTextField {
  /// Steps what is under the caret; see ``FormattedTextControl/stepInput(by:)``.
  @objc(formwork_stepBy:)
  @discardableResult
  public func formwork_step(by steps: Int) -> Bool { stepInput(by: steps) }

  /// Steps up once.
  @objc public func formwork_stepUp(_ sender: Any?) { stepInput(by: 1) }

  /// Steps down once.
  @objc public func formwork_stepDown(_ sender: Any?) { stepInput(by: -1) }
}

extension NSTextView {
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
