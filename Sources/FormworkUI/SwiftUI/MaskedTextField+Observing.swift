#if canImport(SwiftUI) && !os(watchOS)
public import Formwork
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
  ///     MaskedTextField("Card", value: $card, mask: "[0000] [0000] [0000] [0000]")
  ///       .focused($focus, equals: .card)
  ///       .onInputComplete { focus = .code }
  public func onInputComplete(_ action: @escaping @MainActor () -> Void) -> Self {
    with { $0.completed.append(action) }
  }

  /// Calls `action` when something that the person did was refused, with the reason.
  ///
  ///     .onInputRefusal { reason in
  ///       hint = reason == .noRoom ? "That is all it takes" : "Only digits here"
  ///     }
  public func onInputRefusal(_ action: @escaping @MainActor (Refusal) -> Void) -> Self {
    with { $0.refused.append(action) }
  }

  /// Says when ``InputStatus/visibleProblem`` tells of a problem: after the field was left, unless
  /// you say otherwise.
  public func problemMoment(_ moment: ProblemMoment) -> Self {
    with { $0.problemMoment = moment }
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

  /// Calls `action` when the person presses Return.
  ///
  /// As in SwiftUI's own fields, the field loses the focus then, unless `action` moves it. An
  /// `onSubmit` that is set further out isn't heard: SwiftUI tells it to no other view.
  public func onSubmit(_ action: @escaping @MainActor () -> Void) -> Self {
    with { $0.submitted.append(action) }
  }

  /// Binds the focus to a state: setting it moves the focus, and moving the focus sets it.
  ///
  /// The state is a plain `@State`, which works wherever `UIResponder` does. Whether SwiftUI's
  /// `@FocusState` knows of a view of UIKit is reported one way and the other; its `focused` is
  /// still there for those who want to try.
  public func focused(_ isFocused: Binding<Bool>) -> Self {
    with {
      $0.focus = FieldFocus(
        isWanted: { isFocused.wrappedValue }, set: { isFocused.wrappedValue = $0 })
    }
  }

  /// Binds the focus of several fields to one state.
  ///
  ///     @State private var focus: Step? = .phone
  ///
  ///     MaskedTextField("Phone", value: $phone, mask: phoneMask)
  ///       .focused($focus, equals: .phone)
  ///
  /// - Parameters:
  ///   - focus: Which field has the focus; `nil` for none of them.
  ///   - value: The value that stands for this field.
  /// - Returns: The field.
  public func focused<Value: Hashable>(_ focus: Binding<Value?>, equals value: Value) -> Self {
    with {
      $0.focus = FieldFocus(
        isWanted: { focus.wrappedValue == value },
        set: { focus.wrappedValue = $0 ? value : nil })
    }
  }
}
#endif
