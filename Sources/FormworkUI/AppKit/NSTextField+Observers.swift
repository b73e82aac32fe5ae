#if canImport(AppKit) && !canImport(UIKit)
public import AppKit

extension NSTextField {
  /// Called after each change by the person, once; never for what code assigns.
  ///
  ///     field.onInputChange = { field, change in
  ///       signUp.phone = change.value
  ///     }
  ///
  /// It comes after the notification that the text has changed.
  /// What a field's formatter can't know isn't told: ``InputChange/dropped`` and
  /// ``InputChange/leftOut`` are empty.
  /// A control that the closure uses is its argument: don't capture it strongly.
  public var onInputChange: (@MainActor (NSTextField, InputChange) -> Void)? {
    get { ControlFormatting.present(in: self)?.fieldObservers.change }
    set { ControlFormatting.of(self).fieldObservers.change = newValue }
  }

  /// Called after ``onInputChange`` when a change by the person has made the value complete.
  public var onInputComplete: (@MainActor (NSTextField) -> Void)? {
    get { ControlFormatting.present(in: self)?.fieldObservers.complete }
    set { ControlFormatting.of(self).fieldObservers.complete = newValue }
  }
}
#endif
