#if canImport(SwiftUI) && !os(watchOS)
import FormworkCore
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
  /// SwiftUI only shows a toolbar with the placement `.keyboard` for its own fields, so add your
  /// buttons as `items`, and not in such a toolbar.
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

/// The bar for SwiftUI's own fields, which is invisible while a field of the platform shows its own.
///
/// Its content is always the same. SwiftUI leaves out what a bar doesn't contain at first (iOS 15),
/// and breaks its constraints if the content disappears (iOS 26).
private struct StockKeyboardBar<ID: Hashable & Sendable>: ViewModifier {
  let group: Binding<FieldGroup<ID>>
  let settings: KeyboardBarSettings

  func body(content: Content) -> some View {
    #if canImport(UIKit) && !os(tvOS) && !os(visionOS)
    content.toolbar {
      ToolbarItemGroup(placement: .keyboard) {
        KeyboardBarButtons(
          isShown: id != nil, links: id.map { GroupMembership($0, in: group).links() } ?? noLinks,
          labels: settings.labels, items: id.map { settings.items($0) } ?? [], places: places
        ) { group.update { $0.focus = nil } }
      }
    }
    #else
    content
    #endif
  }

  /// The field of SwiftUI that has the focus, if any.
  private var id: ID? {
    group.wrappedValue.focus.flatMap { group.wrappedValue.toolbarFields.contains($0) ? $0 : nil }
  }

  /// The largest number of the app's own buttons for any field.
  private var places: Int { group.wrappedValue.fields.map { settings.items($0).count }.max() ?? 0 }

  private var noLinks: FieldLinks {
    FieldLinks(isOneOfSeveral: group.wrappedValue.fields.count > 1)
  }
}

#if canImport(UIKit) && !os(tvOS) && !os(visionOS)
private struct KeyboardBarButtons: View {
  let isShown: Bool
  let links: FieldLinks
  let labels: KeyboardBarLabels
  let items: [KeyboardBarItem]
  let places: Int
  let done: @MainActor () -> Void

  var body: some View {
    button("chevron.up", labels.previous, links.previous, isShown && links.isOneOfSeveral)
    button("chevron.down", labels.next, links.next, isShown && links.isOneOfSeveral)
    Spacer()
    ForEach(0..<places, id: \.self) { place in
      button(of: place < items.count ? items[place] : nil)
    }
    button("keyboard.chevron.compact.down", labels.done, done, isShown)
  }

  private func button(
    _ symbol: String, _ label: String, _ action: (@MainActor () -> Void)?, _ isShown: Bool
  ) -> some View {
    Button {
      action?()
    } label: {
      Image(systemName: symbol)
    }
    .disabled(action == nil || !isShown)
    .opacity(isShown ? 1 : 0)
    .accessibilityHidden(!isShown)
    .accessibilityLabel(Text(verbatim: label))
  }

  /// A button of the app, with its symbol or its title.
  private func button(of item: KeyboardBarItem?) -> some View {
    Button {
      item?.action()
    } label: {
      ZStack {
        Text(verbatim: item?.systemImage == nil ? item?.title ?? "" : "")
        Image(systemName: item?.systemImage ?? "circle").opacity(item?.systemImage == nil ? 0 : 1)
      }
    }
    .disabled(item == nil)
    .opacity(item == nil ? 0 : 1)
    .accessibilityHidden(item == nil)
    .accessibilityLabel(Text(verbatim: item?.accessibilityLabel ?? item?.title ?? ""))
  }
}
#endif
#endif
