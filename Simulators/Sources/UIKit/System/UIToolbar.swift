public import Foundation

/// A picture, by the name of its symbol only.
@MainActor open class UIImage: NSObject, @unchecked Sendable {
  /// The name.
  public let systemName: String

  /// A symbol of the system.
  public init?(systemName name: String) {
    systemName = name
    super.init()
  }
}

/// Something in a bar.
@MainActor open class UIBarItem: NSObject, @unchecked Sendable {
  /// Whether it can be used.
  open var isEnabled = true
  /// The title.
  open var title: String?
  /// The picture.
  open var image: UIImage?
  /// The label for assistive technologies.
  open var accessibilityLabel: String?

  /// Creates an item.
  nonisolated public override init() { super.init() }
}

/// A button in a bar.
@MainActor open class UIBarButtonItem: UIBarItem, @unchecked Sendable {
  /// The items that the system has pictures and words for.
  public enum SystemItem: Int, Sendable { case done, cancel, flexibleSpace }

  /// The item of the system, if it is one.
  public private(set) var systemItem: SystemItem?
  /// The action of a tap.
  open var primaryAction: UIAction?

  /// Creates an item that the system has pictures and words for.
  public convenience init(
    systemItem: SystemItem, primaryAction: UIAction? = nil, menu: UIMenu? = nil
  ) {
    self.init()
    self.systemItem = systemItem
    self.primaryAction = primaryAction
  }

  /// Creates an item of the app's.
  public convenience init(
    title: String? = nil, image: UIImage? = nil, primaryAction: UIAction? = nil,
    menu: UIMenu? = nil
  ) {
    self.init()
    self.title = title
    self.image = image
    self.primaryAction = primaryAction
  }

  /// The room between items.
  public class func flexibleSpace() -> Self {
    let item = Self.init()
    item.systemItem = .flexibleSpace
    return item
  }

  /// Creates an item.
  nonisolated public required override init() { super.init() }

  /// Taps the button, if it can be used, and ends the turn.
  public func tap() {
    if isEnabled { primaryAction?.run(from: self) }
    Simulation.current.endTurn()
  }
}

/// A row of buttons.
@MainActor open class UIToolbar: UIView, @unchecked Sendable {
  /// The buttons.
  open var items: [UIBarButtonItem]? { didSet { setNeedsLayout() } }

  /// Sets the buttons.
  open func setItems(_ items: [UIBarButtonItem]?, animated: Bool) { self.items = items }

  private let content = UIView(frame: .zero)

  /// Places the buttons; flexible spaces share the rest of the width.
  open override func layoutSubviews() {
    super.layoutSubviews()
    for view in content.subviews { view.removeFromSuperview() }
    if content.superview == nil { addSubview(content) }
    content.frame = bounds
    let items = items ?? []
    let side = bounds.height
    let spaces = items.count { $0.systemItem == .flexibleSpace }
    let rest = bounds.width - side * CGFloat(items.count - spaces)
    var x: CGFloat = 0
    for item in items {
      if item.systemItem == .flexibleSpace {
        x += rest / CGFloat(spaces)
      } else {
        content.addSubview(UIView(frame: CGRect(x: x, y: 0, width: side, height: side)))
        x += side
      }
    }
  }

  open override func hitTest(_ point: CGPoint, with event: UIEvent?) -> UIView? {
    layoutIfNeeded()
    guard let hit = super.hitTest(point, with: event) else { return nil }
    guard hit === content || hit === self else { return hit }
    switch Simulation.current.profile.toolbarTakesTaps {
    case .none: return nil
    case .toolbar: return self
    case .content: return content
    }
  }
}
