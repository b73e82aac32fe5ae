#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension FormattedTextControl {
  /// Moves the focus to `next` once the person has filled the field.
  ///
  ///     for (field, next) in zip(codeFields, codeFields.dropFirst()) {
  ///       field.moveFocus(to: next)
  ///     }
  ///
  /// It happens after all observers were told. Assigned texts and values don't move the focus.
  ///
  /// - Parameters:
  ///   - next: What gets the focus, or `nil` to stay.
  ///   - moment: When it gets it. A value that has no greatest length is never full: say
  ///     ``FocusMoment/complete`` there.
  public func moveFocus(to next: UIResponder?, when moment: FocusMoment = .full) {
    FieldFormatting.of(formwork.input).next = NextResponder(responder: next, moment: moment)
  }
}

/// When a field hands the focus on.
public enum FocusMoment: Hashable, Sendable {
  /// The value can grow no more: after the fourth digit of `[0009]`.
  case full

  /// Nothing that the format demands is missing: after the third digit of `[0009]`.
  case complete
}

/// A responder that may go while it is remembered.
struct NextResponder {
  weak var responder: UIResponder?
  var moment = FocusMoment.full
}
#endif
