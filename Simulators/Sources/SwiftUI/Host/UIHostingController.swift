#if canImport(UIKit)
public import UIKit

/// A controller whose view shows a view of SwiftUI's.
@MainActor open class UIHostingController<Content: View>: UIViewController, @unchecked Sendable {
  /// The description; another one may take its place.
  public var rootView: Content { didSet { core.stateDidChange() } }

  private let core: HostCore
  private let root: Node

  /// Creates a controller that shows a view.
  public init(rootView: Content) {
    self.rootView = rootView
    core = HostCore(.endOfTurn)
    root = Node(core)
    super.init()
    core.render = { [weak self] in
      guard let self else { return }
      root.update(self.rootView, EnvironmentValues())
    }
  }

  open override func loadView() {
    view = core.view
    core.update()
  }

  /// Presses the first button that shows a text.
  public func press(_ text: String) -> Bool {
    guard let press = root.button(showing: text)?.button else { return false }
    press()
    return true
  }

  /// The strings on the screen.
  public var texts: [String] { root.allTexts }
}
#endif
