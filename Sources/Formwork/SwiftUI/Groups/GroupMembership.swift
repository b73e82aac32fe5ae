#if canImport(SwiftUI) && !os(watchOS)
import FormworkCore
import SwiftUI

/// The membership of a field in a group with names of any type.
@MainActor
struct GroupMembership {
  /// The name of the field.
  let id: AnyHashable

  /// The fields that the focus can move to now.
  let links: @MainActor () -> FieldLinks

  /// Records that the user has pressed Return; returns whether the form is ready to be sent.
  let didReturn: @MainActor () -> Bool

  /// Records the content of the field, and the locale of its view.
  let report: @MainActor (InputStatus, _ locale: String?) -> Void

  /// Records that SwiftUI itself shows the bar for the field.
  let useToolbar: @MainActor () -> Void

  init<ID>(_ id: ID, in group: Binding<FieldGroup<ID>>) {
    self.id = id
    links = {
      let form = group.wrappedValue
      var links = FieldLinks(isOneOfSeveral: form.fields.count > 1)
      if form.field(before: id) != nil {
        links.previous = { group.update { $0.move(from: id, forward: false) } }
      }
      if form.field(after: id) != nil {
        links.next = { group.update { $0.move(from: id, forward: true) } }
      }
      return links
    }
    report = { status, locale in
      group.update {
        $0.locale = locale ?? $0.locale
        $0.describe(id, status)
      }
    }
    didReturn = { group.update { $0.fieldDidReturn(id) } }
    useToolbar = { group.update { _ = $0.toolbarFields.insert(id) } }
  }
}

extension FieldGroup {
  /// Moves the focus on from a field, even if another field has it by now.
  mutating func move(from id: ID, forward: Bool) {
    focus = id
    if forward { moveToNext() } else { moveToPrevious() }
  }
}

extension Binding {
  /// Changes the group. An equal state isn't written, because SwiftUI would evaluate the view
  /// again.
  @MainActor @discardableResult
  func update<ID, Result>(_ change: (inout FieldGroup<ID>) -> Result) -> Result
  where Value == FieldGroup<ID> {
    var group = wrappedValue
    let result = change(&group)
    if group != wrappedValue { wrappedValue = group }
    return result
  }
}

/// The settings of the views around a field.
struct GroupSurroundings {
  /// The bar above the keyboard, if the app wants one.
  var bar: KeyboardBarSettings?

  /// Submits the form.
  var submit: (@MainActor () -> Void)?
}

extension GroupSurroundings {
  init(_ environment: EnvironmentValues) {
    bar = environment.keyboardBar
    submit = environment.submitFieldGroup
  }
}

/// The contents of the bar above the keyboard.
struct KeyboardBarSettings {
  var labels: KeyboardBarLabels
  var showsSignButton: Bool
  var items: @MainActor (AnyHashable) -> [KeyboardBarItem]
}

private struct KeyboardBarKey: EnvironmentKey {
  static var defaultValue: KeyboardBarSettings? { nil }
}

private struct SubmitFieldGroupKey: EnvironmentKey {
  static var defaultValue: (@MainActor () -> Void)? { nil }
}

extension EnvironmentValues {
  var keyboardBar: KeyboardBarSettings? {
    get { self[KeyboardBarKey.self] }
    set { self[KeyboardBarKey.self] = newValue }
  }

  var submitFieldGroup: (@MainActor () -> Void)? {
    get { self[SubmitFieldGroupKey.self] }
    set { self[SubmitFieldGroupKey.self] = newValue }
  }
}
#endif
