#if canImport(SwiftUI) && !os(watchOS)
public import FormworkField
public import SwiftUI

extension MaskedTextField {
  /// Adds the field to a group, under a name.
  ///
  ///     enum Field: CaseIterable { case phone, card }
  ///     @State private var form = FieldGroup(Field.allCases)
  ///
  ///     MaskedTextField("Phone", value: $phone, format: .phone).field(.phone, in: $form)
  ///     MaskedTextField("Card", value: $card, format: .card).field(.card, in: $form)
  ///
  /// The group manages the focus, so don't bind it separately. Return moves it to the next field,
  /// and submits the form in the last one; Tab and Shift-Tab move it on iOS.
  ///
  /// - Parameters:
  ///   - id: The name of the field.
  ///   - group: The group.
  /// - Returns: The field.
  public func field<ID>(_ id: ID, in group: Binding<FieldGroup<ID>>) -> Self {
    focused(
      Binding(
        get: { group.wrappedValue.focus == id },
        set: { isFocused in group.focusDidChange(of: id, to: isFocused) })
    ).with { description in
      description.membership = GroupMembership(id, in: group)
      description.changed.append { group.fieldDidChange(id, $0) }
      description.reports.append { group.describe(id, $0) }
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

  /// Records the content of the field.
  @MainActor
  fileprivate func describe<ID>(_ id: ID, _ status: InputStatus) where Value == FieldGroup<ID> {
    let (validation, issue) = (status.validation, status.visibleIssue)
    update { (group: inout FieldGroup<ID>) in
      _ = group.describe(id, validation, state: status.state, visibleIssue: issue)
    }
  }

  /// Records that a field got or lost the focus.
  func focusDidChange<ID>(of id: ID, to isFocused: Bool) where Value == FieldGroup<ID> {
    var group = wrappedValue
    group.focusDidChange(of: id, to: isFocused)
    if group != wrappedValue { wrappedValue = group }
  }
}
#endif
