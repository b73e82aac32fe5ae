#if canImport(UIKit) && !os(watchOS)
import UIKit

#if os(tvOS) || os(visionOS)
/// A stand-in without effect, because on these systems a field can't have a view above the
/// keyboard.
@MainActor
final class KeyboardBar {
  func attach(to field: any FormattedInput) {}
  func detach(from field: any FormattedInput) {}
  func show(_ links: FieldLinks, for field: any FormattedInput) {}
  func formatDidChange(of field: any FormattedInput) {}
}
#else
/// The bar above the keyboard: previous, next, the app's own buttons, and Done.
///
/// It is a system toolbar with system items, so it looks right in each release, and Done is in the
/// user's language. If a field already has a view there, it keeps that view.
@MainActor
final class KeyboardBar {
  private weak var field: (any FormattedInput)?
  private var links = FieldLinks()

  private lazy var toolbar: UIToolbar = {
    let toolbar = ToolbarOfButtons(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    toolbar.autoresizingMask = .flexibleWidth
    return toolbar
  }()

  private lazy var previous = arrow("chevron.up") { $0.previous?() }
  private lazy var next = arrow("chevron.down") { $0.next?() }
  private lazy var done = UIBarButtonItem(
    systemItem: .done,
    primaryAction: UIAction { [weak self] _ in _ = self?.field?.resignFirstResponder() })

  /// Adds the bar above the keyboard of a field, unless the field or a responder that contains it
  /// already has a view there.
  func attach(to field: any FormattedInput) {
    guard let bearer = field as? any AccessoryBearing, bearer.inputAccessoryView !== toolbar else {
      return
    }
    guard bearer.inputAccessoryView == nil, !field.inheritsAccessory else { return }
    bearer.inputAccessoryView = toolbar
    if field.isFirstResponder { field.reloadInputViews() }
  }

  /// Removes the bar from a field, but keeps a view that the app has set in the meantime.
  func detach(from field: any FormattedInput) {
    guard let bearer = field as? any AccessoryBearing, bearer.inputAccessoryView === toolbar else {
      return
    }
    bearer.inputAccessoryView = nil
    if field.isFirstResponder { field.reloadInputViews() }
  }

  /// Shows the bar for the field that has the focus.
  func show(_ links: FieldLinks, for field: any FormattedInput) {
    self.field = field
    self.links = links
    // Around a field may be more than there was when the bar was attached.
    if field.inheritsAccessory { return detach(from: field) }
    attach(to: field)
    previous.isEnabled = links.previous != nil
    next.isEnabled = links.next != nil
    previous.accessibilityLabel = links.labels.previous
    next.accessibilityLabel = links.labels.next
    let arrows = links.isOneOfSeveral ? [previous, next] : []
    let own = (signItems(links, of: field) + links.items).map(item)
    toolbar.setItems(
      arrows + [.flexibleSpace()] + own + (own.isEmpty ? [] : [.flexibleSpace()]) + [done],
      animated: false)
  }

  /// Updates the bar if the field has the focus: only some formats have a sign.
  func formatDidChange(of field: any FormattedInput) {
    if field === self.field, field.isFirstResponder { show(links, for: field) }
  }

  private func arrow(
    _ symbol: String, _ action: @escaping @MainActor (FieldLinks) -> Void
  ) -> UIBarButtonItem {
    UIBarButtonItem(
      image: UIImage(systemName: symbol),
      primaryAction: UIAction { [weak self] _ in
        if let self { action(links) }
      })
  }

  /// The button for the sign, if the number can have one and the keyboard has no key for it.
  private func signItems(_ links: FieldLinks, of field: any FormattedInput) -> [KeyboardBarItem] {
    guard links.showsSignButton, field.formwork.canToggleSign,
      !field.keyboardType.hasMinus
    else { return [] }
    let sign = KeyboardBarItem("±", accessibilityLabel: links.labels.sign) { [weak field] in
      _ = field?.formwork.toggleSign()
    }
    return [sign]
  }

  private func item(_ item: KeyboardBarItem) -> UIBarButtonItem {
    let image = item.systemImage.flatMap { UIImage(systemName: $0) }
    let action = item.action
    let button = UIBarButtonItem(
      title: image == nil ? item.title : nil, image: image,
      primaryAction: UIAction { _ in action() })
    button.accessibilityLabel = item.accessibilityLabel ?? item.title
    return button
  }
}

/// A toolbar that takes only the taps on its buttons.
///
/// Since iOS 26, a toolbar is transparent, so the view that shows through has to get the taps beside
/// the buttons. It isn't documented which views a toolbar is made of. Those that aren't buttons are
/// as wide as the toolbar, or nearly.
private final class ToolbarOfButtons: UIToolbar {
  /// Whether the app has kept the earlier design, in which a toolbar is opaque.
  private static let isOpaque =
    Bundle.main.object(forInfoDictionaryKey: "UIDesignRequiresCompatibility") as? Bool == true

  override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    let view = super.hitTest(point, with: event)
    guard #available(iOS 26.0, *), !Self.isOpaque, let view,
      view.bounds.width.native > bounds.width.native / 2
    else { return view }
    return nil
  }
}

extension UIKeyboardType {
  /// Whether the keyboard of a phone has a minus key.
  fileprivate var hasMinus: Bool {
    switch self {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: false
    default: true
    }
  }
}

/// A control that can have a view above its keyboard.
@MainActor
protocol AccessoryBearing: AnyObject {
  var inputAccessoryView: UIView? { get set }
}

extension UITextField: AccessoryBearing {}
extension UITextView: AccessoryBearing {}

extension FormattedInput {
  /// Whether a responder that contains the control, such as its view controller, has a view above
  /// the keyboard.
  fileprivate var inheritsAccessory: Bool {
    sequence(first: self as UIResponder, next: \.next).dropFirst()
      .contains { $0.inputAccessoryView != nil }
  }
}
#endif
#endif
