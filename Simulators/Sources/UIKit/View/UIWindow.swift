public import Foundation

/// The root of the views, with an undo manager for all of them.
///
/// The origin of its frame is its place on the screen, which isn't zero in Slide Over.
@MainActor open class UIWindow: UIView, @unchecked Sendable {
  private let manager = UndoManager()
  private var ownScreen: UIScreen?

  open override var window: UIWindow? { self }
  open override var undoManager: UndoManager? { manager }
  open override var next: UIResponder? { nil }

  /// The screen that shows the window.
  open var screen: UIScreen {
    get { windowScene?.screen ?? ownScreen ?? Simulation.current.screen }
    set { ownScreen = newValue }
  }

  /// The scene of the window.
  open weak var windowScene: UIWindowScene?

  /// The controller of the content.
  open var rootViewController: UIViewController? {
    didSet {
      guard let view = rootViewController?.view else { return }
      view.frame = bounds
      addSubview(view)
    }
  }

  /// What notches and bars take from the window; the safe area of its views follows.
  public var deviceSafeArea = UIEdgeInsets.zero {
    didSet { if deviceSafeArea != oldValue { tellSafeArea() } }
  }

  /// Creates a window in a scene, as large as its screen.
  public convenience init(windowScene: UIWindowScene) {
    self.init(frame: windowScene.screen.bounds)
    self.windowScene = windowScene
  }

  /// Shows the window.
  open func makeKeyAndVisible() {}

  open override func layoutSubviews() {
    if let view = rootViewController?.view, view.superview === self { view.frame = bounds }
  }
}

/// A screen.
@MainActor open class UIScreen: NSObject, UICoordinateSpace, @unchecked Sendable {
  /// The size, at the origin.
  public let bounds: CGRect

  /// Creates a screen, which Apple's initialiser doesn't.
  public init(bounds: CGRect) {
    self.bounds = bounds
    super.init()
  }

  /// The screen of the device.
  public static var main: UIScreen { Simulation.current.screen }

  /// The pixels of a point.
  open var scale: CGFloat { 3 }

  /// The coordinates of the screen as it is held.
  open var coordinateSpace: any UICoordinateSpace { self }
}

/// One copy of the app's interface.
@MainActor open class UIWindowScene: UIResponder, @unchecked Sendable {
  /// The screen that shows it.
  public let screen: UIScreen

  /// Creates a scene, which Apple's initialiser doesn't.
  public init(screen: UIScreen) {
    self.screen = screen
    super.init()
  }
}
