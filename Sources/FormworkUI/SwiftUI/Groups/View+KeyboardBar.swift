#if canImport(SwiftUI) && !os(watchOS)
public import FormworkField
public import SwiftUI

extension View {
  /// Shows a bar above the keyboard for the fields of a group: previous, next, and Done.
  ///
  ///     Form { … }
  ///       .keyboardBar($form)
  ///
  /// Apply it to a view that contains the fields. It works for ``MaskedTextField`` and for
  /// SwiftUI's own fields in the group. It has no effect on macOS, tvOS, and visionOS, where no
  /// keyboard has such a bar.
  ///
  /// - Parameters:
  ///   - group: The group.
  ///   - labels: The labels of the buttons for assistive technologies. By default, they are in the
  ///     language of the current locale, if that is English or German.
  ///   - showsSignButton: Whether the bar has a button ± while a ``MaskedTextField`` for numbers that may be negative
  ///     has the focus and its keyboard has no minus key.
  ///   - items: Your own buttons, for the field that has the focus.
  /// - Returns: The view.
  public func keyboardBar<ID>(
    _ group: Binding<FieldGroup<ID>>, labels: KeyboardBarLabels = KeyboardBarLabels(),
    showsSignButton: Bool = true,
    items: @escaping @MainActor (ID) -> [KeyboardBarItem] = { _ in [] }
  ) -> some View {
    let settings = KeyboardBarSettings(labels: labels, showsSignButton: showsSignButton) { id in
      (id.base as? ID).map(items) ?? []
    }
    return environment(\.keyboardBar, settings)
      .modifier(StockKeyboardBar(group: group, settings: settings))
  }
}

/// The bar for SwiftUI's own fields, which is empty while a field of the platform shows its own.
private struct StockKeyboardBar<ID: Hashable & Sendable>: ViewModifier {
  let group: Binding<FieldGroup<ID>>
  let settings: KeyboardBarSettings

  func body(content: Content) -> some View {
    #if canImport(UIKit) && !os(tvOS) && !os(visionOS)
    content.toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        if let id = group.wrappedValue.focus, group.wrappedValue.toolbarFields.contains(id) {
          KeyboardBarButtons(
            links: GroupMembership(id, in: group).links(), labels: settings.labels,
            items: settings.items(id)
          ) { group.update { $0.focus = nil } }
        }
      }
    }
    #else
    content
    #endif
  }
}

#if canImport(UIKit) && !os(tvOS) && !os(visionOS)
private struct KeyboardBarButtons: View {
  let links: FieldLinks
  let labels: KeyboardBarLabels
  let items: [KeyboardBarItem]
  let done: @MainActor () -> Void

  var body: some View {
    if links.isOneOfSeveral {
      button("chevron.up", labels.previous, links.previous)
      button("chevron.down", labels.next, links.next)
    }
    Spacer()
    ForEach(items.indices, id: \.self) { index in
      Button(action: items[index].action) { face(of: items[index]) }
        .accessibilityLabel(Text(verbatim: items[index].accessibilityLabel ?? items[index].title))
    }
    button("keyboard.chevron.compact.down", labels.done, done)
  }

  private func button(
    _ symbol: String, _ label: String, _ action: (@MainActor () -> Void)?
  ) -> some View {
    Button {
      action?()
    } label: {
      Image(systemName: symbol)
    }
    .disabled(action == nil)
    .accessibilityLabel(Text(verbatim: label))
  }

  @ViewBuilder
  private func face(of item: KeyboardBarItem) -> some View {
    if let symbol = item.systemImage {
      Image(systemName: symbol)
    } else {
      Text(verbatim: item.title)
    }
  }
}
#endif
#endif
