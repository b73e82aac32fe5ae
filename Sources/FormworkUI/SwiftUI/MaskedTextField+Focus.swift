#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// The focus, bound to `@FocusState` as that of any view, or to a plain state.
extension MaskedTextField {
  /// Binds the focus to a state: setting it moves the focus, and moving the focus sets it.
  ///
  ///     @FocusState private var isFocused: Bool
  ///
  ///     MaskedTextField("Phone", text: $phone, format: .phone).focused($isFocused)
  ///
  /// Whether SwiftUI knows of the focus of a view of UIKit is reported one way and the other. Where it
  /// doesn't, it takes back what the state was set to: the field still gets the focus that it was given,
  /// and keeps it; but then the state doesn't say so. A plain state of `@State` is
  /// right either way.
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
  ///   - binding: Which field has the focus; `nil` for none of them.
  ///   - value: The value that stands for this field.
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

  /// Binds the focus to a plain state: setting it moves the focus, and moving the focus sets it.
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
  ///   - focus: Which field has the focus; `nil` for none of them.
  ///   - value: The value that stands for this field.
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
