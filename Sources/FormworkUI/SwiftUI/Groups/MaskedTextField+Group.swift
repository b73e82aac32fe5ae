#if canImport(SwiftUI) && !os(watchOS)
public import Formwork
public import SwiftUI

extension MaskedTextField {
  /// Adds the field to a group, under a name.
  ///
  ///     enum Field: CaseIterable { case phone, card }
  ///     @State private var form = FieldGroup(Field.allCases)
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone).formField(.phone, in: $form)
  ///     MaskedTextField("Card", value: $card, format: .card).formField(.card, in: $form)
  ///
  /// Write it after the other methods of the field, and before SwiftUI's modifiers, such as `padding()`: the views
  /// that these return have no such method.
  ///
  /// The group manages the focus, so don't bind it separately. Return moves it to the next field, and submits the
  /// form in the last one; Tab and Shift-Tab move it on iOS.
  ///
  /// - Parameters:
  ///   - id: The name of the field.
  ///   - group: The group.
  /// - Returns: The field.
  public func formField<ID>(_ id: ID, in group: Binding<FieldGroup<ID>>) -> Self {
    focused(
      Binding(
        get: { group.wrappedValue.focus == id },
        set: { isFocused in group.focusDidChange(of: id, to: isFocused) })
    ).with { description in
      description.membership = GroupMembership(id, in: group)
      description.changed.append { group.fieldDidChange(id, $0) }
    }
  }
}

extension Binding {
  /// Records a user edit.
  @MainActor
  fileprivate func fieldDidChange<ID>(_ id: ID, _ change: InputChange)
  where Value == FieldGroup<ID> {
    update { (group: inout FieldGroup<ID>) in group.fieldDidChange(id, change) }
  }

  /// Records that a field got or lost the focus.
  func focusDidChange<ID>(of id: ID, to isFocused: Bool) where Value == FieldGroup<ID> {
    var group = wrappedValue
    group.focusDidChange(of: id, to: isFocused)
    if group != wrappedValue { wrappedValue = group }
  }
}
#endif
