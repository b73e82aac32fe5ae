#if canImport(SwiftUI) && !os(watchOS)
public import FormworkMasks
public import FormworkField
public import SwiftUI

extension MaskedTextField {
  /// Calls `action` after each change by the person, once; never for what code sets.
  ///
  ///     .onInputChange { change in hint = change.remainder }
  ///
  /// The binding has the new value by then.
  public func onInputChange(_ action: @escaping @MainActor (InputChange) -> Void) -> Self {
    with { $0.changed.append(action) }
  }

  /// Calls `action` after a change by the person that made the value complete.
  ///
  /// It is the place to move the focus on:
  ///
  ///     MaskedTextField("Card", value: $card, format: .card)
  ///       .focused($focus, equals: .card)
  ///       .onInputComplete { focus = .code }
  public func onInputComplete(_ action: @escaping @MainActor () -> Void) -> Self {
    with { $0.completed.append(action) }
  }

  /// Calls `action` when something that the person did was rejected, with the reason.
  ///
  ///     .onReject { reason in
  ///       hint = reason == .noRoom ? "That is all it takes" : "Only digits here"
  ///     }
  public func onReject(_ action: @escaping @MainActor (Rejection) -> Void) -> Self {
    with { $0.rejected.append(action) }
  }

  /// Says when ``InputStatus/visibleIssue`` tells of an issue: after the field was left, unless
  /// you say otherwise.
  public func validationTiming(_ moment: ValidationTiming) -> Self {
    with { $0.validationTiming = moment }
  }

  /// Keeps a binding at what the field shows and what is to be said about it.
  ///
  /// It is written after the person's changes, and after an update that has changed anything.
  public func inputStatus(_ status: Binding<InputStatus>) -> Self {
    with { $0.status = status }
  }

  /// Calls `action` when the pattern can't be read; the field is a plain one then.
  public func onInputFormatError(
    _ action: @escaping @MainActor (InputFormatError) -> Void
  ) -> Self {
    with { $0.failed.append(action) }
  }
}
#endif
