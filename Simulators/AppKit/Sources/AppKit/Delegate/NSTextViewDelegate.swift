public import Foundation

/// What a text view asks and tells.
@MainActor public protocol NSTextViewDelegate: NSObjectProtocol {
  /// Asks whether a part of the text may be replaced.
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool

  /// Asks whether several parts may be replaced; who has this one isn't asked the other.
  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool

  /// Asks whether a command, such as `moveUp:`, has been dealt with.
  func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool

  /// Called after the text has changed.
  func textDidChange(_ notification: Notification)

  /// Tells that the text has lost the keys.
  func textDidEndEditing(_ notification: Notification)
}

extension NSTextViewDelegate {
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool {
    OptionalRequirement.absent(true)
  }
  /// Stands for a method that isn't implemented.
  public func textView(_ textView: NSTextView, doCommandBy commandSelector: Selector) -> Bool {
    OptionalRequirement.absent(false)
  }
  /// Stands for a method that isn't implemented.
  public func textDidChange(_ notification: Notification) { OptionalRequirement.absent(()) }
  /// Stands for a method that isn't implemented.
  public func textDidEndEditing(_ notification: Notification) { OptionalRequirement.absent(()) }

  /// The methods named `textView`, if there are any.
  public var textView: TextViewCall? { .init(delegate: self) }
  /// The method `textDidChange`, if there is one.
  public var textDidChange: TextNewsCall? {
    .init(delegate: self, selector: "textDidChange:") { $0.textDidChange($1) }
  }
  /// The method `textDidEndEditing`, if there is one.
  public var textDidEndEditing: TextNewsCall? {
    .init(delegate: self, selector: "textDidEndEditing:") { $0.textDidEndEditing($1) }
  }
}

/// A call of an optional method named `textView`; `nil` where it isn't implemented.
@MainActor public struct TextViewCall {
  let delegate: any NSTextViewDelegate

  /// Asks whether a part of the text may be replaced.
  public func callAsFunction(
    _ textView: NSTextView, shouldChangeTextIn range: NSRange, replacementString: String?
  ) -> Bool? {
    OptionalRequirement.ask(delegate, "textView:shouldChangeTextInRange:replacementString:") {
      $0.textView(textView, shouldChangeTextIn: range, replacementString: replacementString)
    }
  }

  /// Asks whether several parts may be replaced.
  public func callAsFunction(
    _ textView: NSTextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool? {
    OptionalRequirement.ask(delegate, "textView:shouldChangeTextInRanges:replacementStrings:") {
      $0.textView(
        textView, shouldChangeTextInRanges: ranges, replacementStrings: replacementStrings)
    }
  }
}

extension TextViewCall {
  /// Asks whether a command has been dealt with.
  public func callAsFunction(_ textView: NSTextView, doCommandBy command: Selector) -> Bool? {
    OptionalRequirement.ask(delegate, "textView:doCommandBySelector:") {
      $0.textView(textView, doCommandBy: command)
    }
  }
}

/// A call of an optional method that is told a notification; `nil` where it isn't implemented.
@MainActor public struct TextNewsCall {
  let delegate: any NSTextViewDelegate
  let selector: Selector
  let call: @MainActor (any NSTextViewDelegate, Notification) -> Void

  /// Tells.
  @discardableResult
  public func callAsFunction(_ notification: Notification) -> Void? {
    OptionalRequirement.ask(delegate, selector) { call($0, notification) }
  }
}

/// What a field asks and tells.
@MainActor public protocol NSTextFieldDelegate: NSObjectProtocol {
  /// Called after the text has changed.
  func controlTextDidChange(_ obj: Notification)

  /// Called after the editing has ended.
  func controlTextDidEndEditing(_ obj: Notification)

  /// Asks whether a command of the editor, such as `moveUp:`, has been dealt with.
  func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool

  /// Tells that a formatter has rejected a text.
  func control(
    _ control: NSControl, didFailToValidatePartialString string: String, errorDescription: String?)
}

extension NSTextFieldDelegate {
  /// Stands for a method that isn't implemented.
  public func controlTextDidChange(_ obj: Notification) {}
  /// Stands for a method that isn't implemented.
  public func controlTextDidEndEditing(_ obj: Notification) {}
  /// Stands for a method that isn't implemented.
  public func control(
    _ control: NSControl, textView: NSTextView, doCommandBy commandSelector: Selector
  ) -> Bool { false }
  /// Stands for a method that isn't implemented.
  public func control(
    _ control: NSControl, didFailToValidatePartialString string: String, errorDescription: String?
  ) {}
}

extension NSTextFieldDelegate {
  /// The methods named `control`, if there are any.
  public var control: ControlCall? { ControlCall(delegate: self) }
}

/// A call of an optional method named `control`.
@MainActor public struct ControlCall {
  let delegate: any NSTextFieldDelegate

  /// Asks whether a command of the editor has been dealt with.
  public func callAsFunction(
    _ control: NSControl, textView: NSTextView, doCommandBy command: Selector
  ) -> Bool? {
    delegate.control(control, textView: textView, doCommandBy: command)
  }
}
