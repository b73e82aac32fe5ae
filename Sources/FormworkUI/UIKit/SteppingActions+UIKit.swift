#if canImport(UIKit) && canImport(ObjectiveC) && !os(watchOS)
public import UIKit

/// Steps as actions of buttons and keys, and for Objective-C.
extension UITextField {
  /// Steps what is under the caret; see ``FormattedTextControl/stepInput(by:)``.
  @objc(formwork_stepBy:)
  @discardableResult
  public func formwork_step(by steps: Int) -> Bool { stepInput(by: steps) }

  /// Steps up once.
  @objc public func formwork_stepUp(_ sender: Any?) { stepInput(by: 1) }

  /// Steps down once.
  @objc public func formwork_stepDown(_ sender: Any?) { stepInput(by: -1) }
}

extension UITextView {
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
