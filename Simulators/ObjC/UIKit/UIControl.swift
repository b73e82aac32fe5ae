#if !os(watchOS)
@_exported import Foundation

@MainActor @objc open class UIControl: UIView {
  public struct Event: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
    public static var touchUpInside: Event { fatalError() }
    public static var valueChanged: Event { fatalError() }
    public static var primaryActionTriggered: Event { fatalError() }
    public static var editingDidBegin: Event { fatalError() }
    public static var editingChanged: Event { fatalError() }
    public static var editingDidEnd: Event { fatalError() }
    public static var editingDidEndOnExit: Event { fatalError() }
    public static var allEditingEvents: Event { fatalError() }
    public static var allEvents: Event { fatalError() }
  }

  @objc(enabled) open var isEnabled = true
  @objc(selected) open var isSelected = false

  open func addTarget(_ target: Any?, action: Selector, for controlEvents: Event) { fatalError() }
  open func removeTarget(_ target: Any?, action: Selector?, for controlEvents: Event) {
    fatalError()
  }
  open func addAction(_ action: UIAction, for controlEvents: Event) { fatalError() }
  open func removeAction(_ action: UIAction, for controlEvents: Event) { fatalError() }
  open func removeAction(
    identifiedBy actionIdentifier: UIAction.Identifier, for controlEvents: Event
  ) { fatalError() }
  open func sendActions(for controlEvents: Event) { fatalError() }
}

@MainActor @objc open class UIButton: UIControl {}

@objc open class UIImage: NSObject, @unchecked Sendable {}

@MainActor @objc open class UIMenuElement: NSObject {
  public struct Attributes: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { fatalError() }
  }
  public enum State: Int, Sendable { case off, on, mixed }
  @objc open var title: String { fatalError() }
}

@MainActor @objc open class UIMenu: UIMenuElement {
  public convenience init(title: String = "", children: [UIMenuElement] = []) { fatalError() }
  @objc open var children: [UIMenuElement] { fatalError() }
}

public typealias UIActionHandler = @MainActor (UIAction) -> Void

@MainActor @objc open class UIAction: UIMenuElement {
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    public let rawValue: String
    public init(_ rawValue: String) { fatalError() }
    public init(rawValue: String) { fatalError() }
  }

  @preconcurrency
  public convenience init(
    title: String = "", image: UIImage? = nil, identifier: UIAction.Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: UIMenuElement.Attributes = [],
    state: UIMenuElement.State = .off, handler: @escaping UIActionHandler
  ) { fatalError() }

  @preconcurrency
  public convenience init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil,
    identifier: UIAction.Identifier? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off,
    handler: @escaping UIActionHandler
  ) { fatalError() }

  open var identifier: UIAction.Identifier { fatalError() }
  open var sender: Any? { fatalError() }
}

@available(iOS 16.0, *)
@available(tvOS, unavailable)
@MainActor @objc public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  func addAnimations(_ animations: @escaping () -> Void)
  func addCompletion(_ completion: @escaping () -> Void)
}

@available(iOS 18.4, *)
@available(macCatalyst, unavailable)
@available(tvOS, unavailable)
@available(visionOS, unavailable)
@objc open class UIInputSuggestion: NSObject {}
#endif
