#if canImport(SwiftUI) && !os(watchOS)
public import FormworkCore
public import SwiftUI

extension MaskedTextField {
  /// Adds an action that runs once per user edit. Programmatic changes don't trigger it.
  ///
  ///     .onInputChange { change in hint = change.status.remainder }
  ///
  /// The binding already has the new value when the action runs.
  public func onInputChange(_ action: @escaping @MainActor (InputChange) -> Void) -> Self {
    with { $0.changed.append(action) }
  }

  /// Adds an action that runs when a user edit completes the value.
  ///
  /// For example, it can move the focus:
  ///
  ///     MaskedTextField("Card", value: $card, format: .card)
  ///       .focused($focus, equals: .card)
  ///       .onInputComplete { focus = .code }
  public func onInputComplete(_ action: @escaping @MainActor () -> Void) -> Self {
    with { $0.completed.append(action) }
  }

  /// Adds an action that runs when a user edit is rejected, with the reason.
  ///
  ///     .onReject { reason in
  ///       hint = reason == .noRoom ? "That is all it takes" : "Only digits here"
  ///     }
  public func onReject(_ action: @escaping @MainActor (Rejection) -> Void) -> Self {
    with { $0.rejected.append(action) }
  }

  /// Sets when ``InputStatus/visibleIssue`` shows an issue. The default is after the user leaves
  /// the field.
  public func validationTiming(_ moment: ValidationTiming) -> Self {
    with { $0.validationTiming = moment }
  }

  /// Writes the status of the field to a binding.
  ///
  ///     @State private var status = InputStatus()
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone).inputStatus($status)
  ///     Button("Send", action: send).disabled(!status.isValid)
  ///
  /// It is written after user edits, and after an update that changes the status. If the format has a mistake, the
  /// field accepts any text, and the status has the error.
  public func inputStatus(_ status: Binding<InputStatus>) -> Self {
    with { $0.status = status }
  }
}
#endif
