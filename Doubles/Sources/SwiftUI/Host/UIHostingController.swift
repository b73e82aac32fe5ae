#if canImport(UIKit)
public import Foundation
public import UIKit

/// A controller whose view shows an interface of SwiftUI.
@MainActor open class UIHostingController<Content: View>: UIViewController, @unchecked Sendable {
  private let core = HostCore(.endOfTurn)
  private lazy var root = Node(core)

  /// The interface; another one may take its place.
  public var rootView: Content { didSet { core.stateDidChange() } }

  /// Creates a controller.
  public init(rootView: Content) {
    self.rootView = rootView
    super.init()
  }

  open override func loadView() {
    view = core.view
    core.render = { [weak self] in
      guard let self else { return }
      root.update(rootView, EnvironmentValues())
    }
    core.update()
  }
}
#endif
