#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// The focus, bound to a `@FocusState` or to a plain state.
extension MaskedTextField {
  /// Binds the focus to a Boolean state, in both directions.
  ///
  ///     @FocusState private var isFocused: Bool
  ///
  ///     MaskedTextField("Phone", text: $phone, format: .phone).focused($isFocused)
  ///
  /// Reports differ on whether SwiftUI tracks the focus of a UIKit view. If it doesn't, it resets
  /// the state: the field still gets and keeps the focus, but the state doesn't show it. A plain
  /// `@State` is right in both cases.
  public func focused(_ condition: FocusState<Bool>.Binding) -> Self {
    with {
      $0.focus = FieldFocus(
        isWanted: { condition.wrappedValue }, set: { condition.wrappedValue = $0 },
        mayBeTakenBack: true)
      $0.claim = { AnyView($0.focused(condition)) }
    }
  }

  /// Binds the focus of several fields to one state.
  ///
  ///     @FocusState private var focus: Step?
  ///
  ///     MaskedTextField("Phone", text: $phone, format: .phone).focused($focus, equals: .phone)
  ///
  /// - Parameters:
  ///   - binding: The state; `nil` if none of the fields has the focus.
  ///   - value: The value that identifies this field.
  /// - Returns: The field.
  public func focused<Value: Hashable>(
    _ binding: FocusState<Value>.Binding, equals value: Value
  ) -> Self {
    with {
      $0.focus = FieldFocus(
        isWanted: { binding.wrappedValue == value },
        set: { isFocused in
          if isFocused {
            binding.wrappedValue = value
          } else if let none = (Value.self as? any ExpressibleByNilLiteral.Type)?
            .init(nilLiteral: ()) as? Value
          {
            binding.wrappedValue = none
          }
        }, mayBeTakenBack: true)
      $0.claim = { AnyView($0.focused(binding, equals: value)) }
    }
  }

  /// Binds the focus to a plain Boolean state, in both directions.
  public func focused(_ isFocused: Binding<Bool>) -> Self {
    with {
      $0.focus = FieldFocus(
        isWanted: { isFocused.wrappedValue }, set: { isFocused.wrappedValue = $0 })
      $0.claim = nil
    }
  }

  /// Binds the focus of several fields to one plain state.
  ///
  ///     @State private var focus: Step? = .phone
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone)
  ///       .focused($focus, equals: .phone)
  ///
  /// - Parameters:
  ///   - focus: The state; `nil` if none of the fields has the focus.
  ///   - value: The value that identifies this field.
  /// - Returns: The field.
  public func focused<Value: Hashable>(_ focus: Binding<Value?>, equals value: Value) -> Self {
    with {
      $0.focus = FieldFocus(
        isWanted: { focus.wrappedValue == value },
        set: { focus.wrappedValue = $0 ? value : nil })
      $0.claim = nil
    }
  }
}
#endif
