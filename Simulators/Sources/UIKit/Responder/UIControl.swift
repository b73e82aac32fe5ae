public import Foundation

/// A view that sends events to actions, in the order they were added.
@MainActor open class UIControl: UIView, @unchecked Sendable {
  /// What happens to a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Creates events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The main action of the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// An edit changed the text.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Return was pressed.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Every editing event.
    public static let allEditingEvents = Event(rawValue: 0xF << 16)
    /// Every event.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }

  /// Whether the control takes events.
  open var isEnabled = true
  /// Whether the control is selected.
  open var isSelected = false

  private var actions: [(action: UIAction, event: Event)] = []

  /// Creates a control.
  public override init(frame: CGRect) { super.init(frame: frame) }

  /// Creates a control that runs `primaryAction`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    if let primaryAction { addAction(primaryAction, for: .primaryActionTriggered) }
  }

  /// Creates a control from an archive, which the double doesn't read.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Adds an action, in place of another with the same identifier, whatever that one's events.
  open func addAction(_ action: UIAction, for controlEvents: Event) {
    actions.removeAll {
      $0.action.identifier == action.identifier
        && ($0.action !== action || $0.event == controlEvents)
    }
    actions.append((action, controlEvents))
  }

  /// Removes the action with the identifier of `action`.
  open func removeAction(_ action: UIAction, for controlEvents: Event) {
    removeAction(identifiedBy: action.identifier, for: controlEvents)
  }

  /// Removes an action.
  open func removeAction(identifiedBy identifier: UIAction.Identifier, for controlEvents: Event) {
    actions.removeAll { $0.action.identifier == identifier && $0.event == controlEvents }
  }

  /// Runs the actions of an event.
  open func sendActions(for controlEvents: Event) {
    for (action, event) in actions where !event.isDisjoint(with: controlEvents) {
      action.run(from: self)
    }
  }

  /// The events that have an action.
  open var allControlEvents: Event { actions.reduce(into: []) { $0.formUnion($1.event) } }
}

/// Something in a menu.
@MainActor open class UIMenuElement: NSObject, @unchecked Sendable {
  /// The title.
  public let title: String

  init(title: String) {
    self.title = title
    super.init()
  }
}

/// A menu.
@MainActor open class UIMenu: UIMenuElement, @unchecked Sendable {
  /// The content.
  public let children: [UIMenuElement]

  /// Creates a menu.
  public init(title: String = "", children: [UIMenuElement] = []) {
    self.children = children
    super.init(title: title)
  }
}

/// A closure for control events and menus.
@MainActor open class UIAction: UIMenuElement, @unchecked Sendable {
  /// A name that is unique in a control.
  public struct Identifier: Hashable, RawRepresentable, Sendable {
    /// The name.
    public let rawValue: String
    /// Creates an identifier.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// Creates an identifier.
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The name that is unique in a control.
  public let identifier: Identifier
  /// The control that sent the event, during the handler.
  public private(set) var sender: Any?
  private let handler: @MainActor (UIAction) -> Void

  /// Creates an action.
  public init(
    title: String = "", identifier: Identifier? = nil,
    handler: @escaping @MainActor (UIAction) -> Void
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.handler = handler
    super.init(title: title)
  }

  func run(from sender: Any) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }
}

/// The animation of an edit menu.
@MainActor public protocol UIEditMenuInteractionAnimating: NSObjectProtocol {
  /// Adds an animation beside.
  func addAnimations(_ animations: @escaping () -> Void)
  /// Adds work for the end.
  func addCompletion(_ completion: @escaping () -> Void)
}

/// A suggestion of the keyboard that isn't text.
@MainActor open class UIInputSuggestion: NSObject, @unchecked Sendable {
  /// Creates a suggestion.
  nonisolated public override init() { super.init() }
}
