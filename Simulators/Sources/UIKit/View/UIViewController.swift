public import Foundation

/// The owner of a view.
@MainActor open class UIViewController: UIResponder, @unchecked Sendable {
  private var loadedView: UIView?

  /// The controllers inside.
  open private(set) var children: [UIViewController] = []
  /// The controller around.
  open private(set) weak var parent: UIViewController?
  /// What the controller adds to the safe area of its view.
  open var additionalSafeAreaInsets = UIEdgeInsets.zero {
    didSet { viewIfLoaded?.tellSafeArea() }
  }

  /// Creates a controller.
  nonisolated public override init() { super.init() }

  /// The view, which is made when it is first needed.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var view: UIView! {
    get {
      if let loadedView { return loadedView }
      loadView()
      loadedView?.controller = self
      viewDidLoad()
      return loadedView
    }
    set {
      loadedView?.controller = nil
      loadedView = newValue
      newValue?.controller = self
    }
  }

  /// The view, if it has been made.
  open var viewIfLoaded: UIView? { loadedView }

  /// Whether the view has been made.
  open var isViewLoaded: Bool { loadedView != nil }

  open override var next: UIResponder? { loadedView?.superview }

  /// The controller that this one shows over itself.
  open private(set) var presentedViewController: UIViewController?
  /// The controller that shows this one over itself.
  open private(set) weak var presentingViewController: UIViewController?
  /// The content of a bar for the controller.
  public let navigationItem = UINavigationItem()

  /// Shows a controller over this one.
  open func present(
    _ controller: UIViewController, animated: Bool, completion: (() -> Void)? = nil
  ) {
    if presentedViewController != nil { return Simulation.current.crash("presents a second one") }
    presentedViewController = controller
    controller.presentingViewController = self
    controller.loadViewIfNeeded()
    completion?()
  }

  /// Closes the controller that this one shows, or this one.
  open func dismiss(animated: Bool, completion: (() -> Void)? = nil) {
    guard let presentedViewController else {
      presentingViewController?.dismiss(animated: animated, completion: completion)
      return
    }
    presentedViewController.presentingViewController = nil
    self.presentedViewController = nil
    completion?()
  }

  private var ownKeyCommands: [UIKeyCommand] = []

  open override var keyCommands: [UIKeyCommand]? { ownKeyCommands }

  /// Adds a key of a hardware keyboard.
  open func addKeyCommand(_ keyCommand: UIKeyCommand) { ownKeyCommands.append(keyCommand) }

  /// Takes a key away.
  open func removeKeyCommand(_ keyCommand: UIKeyCommand) {
    ownKeyCommands.removeAll { $0 === keyCommand }
  }

  /// The closest stack of controllers around.
  open var navigationController: UINavigationController? {
    sequence(first: self, next: \.parent).dropFirst().lazy
      .compactMap { $0 as? UINavigationController }.first
  }

  /// Makes the view.
  open func loadView() { view = UIView() }

  /// Tells that the view was made.
  open func viewDidLoad() {}

  /// Tells that the view placed what is inside.
  open func viewDidLayoutSubviews() {}

  /// Makes the view.
  open func loadViewIfNeeded() { _ = view }

  /// Puts a controller inside; its view is up to the caller.
  open func addChild(_ child: UIViewController) {
    child.removeFromParent()
    child.parent = self
    children.append(child)
  }

  /// Tells that the controller is inside another one.
  open func didMove(toParent parent: UIViewController?) {}

  /// Takes the controller out of the one around.
  open func removeFromParent() {
    parent?.children.removeAll { $0 === self }
    parent = nil
  }
}

/// The content of a bar for a controller.
@MainActor open class UINavigationItem: NSObject, @unchecked Sendable {
  /// The title.
  open var title: String?
  /// The button where the bar begins.
  open var leftBarButtonItem: UIBarButtonItem?

  /// Creates an item.
  nonisolated public override init() { super.init() }
}

/// A stack of controllers, the last of which is seen.
@MainActor open class UINavigationController: UIViewController, @unchecked Sendable {
  /// Creates a stack of one.
  public init(rootViewController: UIViewController) {
    super.init()
    pushViewController(rootViewController, animated: false)
  }

  /// The controllers.
  open var viewControllers: [UIViewController] { children }

  /// The controller that is seen.
  open var topViewController: UIViewController? { children.last }

  /// Puts a controller on top.
  open func pushViewController(_ controller: UIViewController, animated: Bool) {
    topViewController?.viewIfLoaded?.removeFromSuperview()
    addChild(controller)
    controller.view.frame = view.bounds
    view.addSubview(controller.view)
  }

  open override func viewDidLayoutSubviews() { topViewController?.view.frame = view.bounds }
}

/// A controller of a table, which avoids the keyboard by itself on Apple systems.
@MainActor open class UITableViewController: UIViewController, @unchecked Sendable {
  /// The table.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var tableView: UITableView! { view as? UITableView }

  open override func loadView() { view = UITableView() }
}

/// A controller of a grid, which avoids the keyboard by itself on Apple systems.
@MainActor open class UICollectionViewController: UIViewController, @unchecked Sendable {
  /// The grid.
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  open var collectionView: UICollectionView! { view as? UICollectionView }

  open override func loadView() { view = UICollectionView() }
}

/// A table without rows: views are added to it.
@MainActor open class UITableView: UIScrollView, @unchecked Sendable {}

/// A row of a table, which is used again for another one.
@MainActor open class UITableViewCell: UIView, @unchecked Sendable {
  /// The looks of a row.
  public enum CellStyle: Int, Sendable { case `default`, value1, value2, subtitle }

  /// Where the content of the row goes.
  public let contentView = UIView(frame: .zero)

  /// Creates a row.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: .zero)
    addSubview(contentView)
  }

  /// Creates a row from an archive, which the double doesn't read.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addSubview(contentView)
  }

  /// Tells that the row is going to be used for another one.
  open func prepareForReuse() {}
}

/// A grid without cells: views are added to it.
@MainActor open class UICollectionView: UIScrollView, @unchecked Sendable {}
