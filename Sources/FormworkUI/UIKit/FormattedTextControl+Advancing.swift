#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension FormattedTextControl {
  /// Moves the focus to `next` once the person has made the value complete.
  ///
  ///     for (field, next) in zip(digitFields, digitFields.dropFirst()) {
  ///       field.advances(to: next)
  ///     }
  ///
  /// It happens after all observers were told. Assigned texts and values don't move the focus.
  ///
  /// - Parameter next: What gets the focus, or `nil` to stay.
  public func advances(to next: UIResponder?) {
    FieldFormatting.of(formwork.input).next = WeakResponder(next)
  }
}

/// A responder that may go while it is remembered.
struct WeakResponder {
  weak var responder: UIResponder?

  init(_ responder: UIResponder?) {
    self.responder = responder
  }
}
#endif
