#if canImport(SwiftUI) && !os(watchOS)
public import FormworkCore
public import SwiftUI

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

extension View {
  /// Adds SwiftUI's own text field to a group, under a name.
  ///
  ///     TextField("Name", text: $name).plainFormField(.name, in: $form, value: name)
  ///
  /// For a ``MaskedTextField``, use its method `formField(_:in:)`, which knows the value and the validation.
  ///
  /// - Parameters:
  ///   - id: The name of the field.
  ///   - group: The group, which manages the focus: don't bind it separately.
  ///   - value: The text of the field, so that the group notices its changes.
  ///   - validation: The validation of the text. By default, any nonempty text is valid.
  /// - Returns: The field.
  public func plainFormField<ID>(
    _ id: ID, in group: Binding<FieldGroup<ID>>, value: String,
    validation: InputStatus.Validation? = nil
  ) -> some View {
    GroupedView(
      content: self, id: id, group: group, value: value,
      validation: validation ?? (value.isEmpty ? .empty : .valid))
  }

  /// Calls `action` when the user presses Return in the last field of a group and all fields are valid.
  ///
  ///     Form { … }
  ///       .onFormSubmit($form) { send() }
  ///
  /// For a button, call `submit()` of the group.
  public func onFormSubmit<ID>(
    _ group: Binding<FieldGroup<ID>>, _ action: @escaping @MainActor () -> Void
  ) -> some View {
    environment(\.submitFieldGroup, action)
  }
}

/// One of SwiftUI's own views in a group.
private struct GroupedView<Content: View, ID: Hashable & Sendable>: View {
  let content: Content
  let id: ID
  let group: Binding<FieldGroup<ID>>
  let value: String
  let validation: InputStatus.Validation
  @FocusState private var isFocused: Bool
  @Environment(\.submitFieldGroup) private var submitForm
  @Environment(\.locale) private var locale

  var body: some View {
    content
      .focused($isFocused)
      .onSubmit {
        if group.update({ $0.fieldDidReturn(id) }) { submitForm?() }
        // SwiftUI ends the editing after Return: a field that has to be corrected itself gets the focus again.
        if group.wrappedValue.focus == id { DispatchQueue.main.async { isFocused = true } }
      }
      .onAppear {
        group.update { _ = $0.toolbarFields.insert(id) }
        describe()
        if group.wrappedValue.focus == id { isFocused = true }
      }
      // The values of now: the update that reports a change may be older than the latest focus.
      .onNews(of: isFocused) { _ in group.focusDidChange(of: id, to: isFocused) }
      .onNews(of: group.wrappedValue.focus == id) { _ in
        isFocused = group.wrappedValue.focus == id
      }
      .onNews(of: value) { _ in
        group.update { $0.fieldDidChange(id, fills: false, completes: false) }
        describe()
      }
      .onNews(of: validation) { _ in describe() }
  }

  private func describe() {
    var status = InputStatus(plain: value)
    status.validation = validation
    group.update {
      $0.locale = locale.identifier
      $0.describe(id, status)
    }
  }
}

extension View {
  /// `onChange`, which has another form since iOS 17.
  @ViewBuilder
  func onNews<Value: Equatable>(
    of value: Value, _ action: @escaping @MainActor (Value) -> Void
  ) -> some View {
    #if os(visionOS)
    onChange(of: value) { _, new in action(new) }
    #else
    if #available(iOS 17.0, macCatalyst 17.0, macOS 14.0, tvOS 17.0, *) {
      onChange(of: value) { _, new in action(new) }
    } else {
      onChange(of: value, perform: action)
    }
    #endif
  }
}
#endif
