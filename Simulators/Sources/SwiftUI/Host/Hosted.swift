#if canImport(UIKit)
public import UIKit
#else
public import AppKit
#endif

/// An interface on the screen, which follows its states as SwiftUI does.
///
///     let hosted = Hosted(SignUp())
///     let person = Person(at: hosted.views(of: UITextField.self)[0])  // with UIKit
///
/// Everything is described anew at each update, which SwiftUI does only where something changed: a
/// view that copes with this copes with less.
@MainActor public final class Hosted<Root: View> {
  private let core: HostCore
  let root: Node

  /// The window on the screen.
  public let window: PlatformWindow

  /// The environment of the whole.
  public var environment = EnvironmentValues() { didSet { core.stateDidChange() } }

  /// The description; another one may take its place.
  public var content: Root { didSet { core.stateDidChange() } }

  /// Shows `content` on the screen.
  public init(
    _ content: Root, updates: HostCore.Moment = .endOfTurn, knowsFocus: Bool = true
  ) {
    core = HostCore(updates)
    core.knowsFocusOfPlatformViews = knowsFocus
    root = Node(core)
    window = Screen.makeWindow(showing: core.view)
    self.content = content
    core.render = { [weak self] in
      guard let self else { return }
      root.update(self.content, environment)
    }
    core.update()
  }

  /// The text fields of SwiftUI's own, in the order in which they were made.
  public var textFields: [TextFieldModel] { core.textFields.compactMap(\.model) }

  /// What SwiftUI warns of, or hangs in.
  public var failures: [String] { core.failures }

  /// How often the whole was described.
  public var updateCount: Int { core.updateCount }

  /// The texts on the screen.
  public var texts: [String] { root.allTexts }

  /// The buttons on the screen, in bars or not.
  public var buttons: [HostedButton] { root.buttons(core) }

  /// The platform's views of a type, in the order in which they were made.
  public func views<V: PlatformView>(of type: V.Type) -> [V] {
    core.view.subviews.compactMap { $0 as? V }
  }

  /// Takes the interface off the screen.
  public func close() { core.whileUpdating { root.end() } }
}

/// What the parts of an interface share.
@MainActor public final class HostCore {
  /// When an update comes.
  public enum Moment: CaseIterable, Sendable {
    /// Once at the end of the turn, as in SwiftUI.
    case endOfTurn

    /// At once, inside of whatever changed the state: worse than SwiftUI.
    case atOnce
  }

  let view = Screen.makeView()
  var render: @MainActor () -> Void = {}
  var afterUpdate: [@MainActor () -> Void] = []
  private(set) var failures: [String] = []
  private(set) var updateCount = 0

  /// Whether `@FocusState` knows that a view of UIKit or AppKit can have the focus.
  public internal(set) var knowsFocusOfPlatformViews = true
  var focusStates: [@MainActor () -> Void] = []

  /// The values of each `@FocusState` that some view on the screen claims.
  var focusClaims: [ObjectIdentifier: Set<AnyHashable>] = [:]
  var textFields: [WeakModel] = []

  /// The search fields on the screen.
  var searches: [Binding<String>] = []

  struct WeakModel { weak var model: TextFieldModel? }
  private let moment: Moment
  private var isUpdating = false
  private var isAwaited = false
  private var depth = 0

  init(_ moment: Moment) { self.moment = moment }

  func stateDidChange() {
    if isUpdating {
      failures.append("Modifying state during view update, this will cause undefined behavior.")
    }
    guard !isAwaited else { return }
    if moment == .atOnce, !isUpdating { return update() }
    isAwaited = true
    DispatchQueue.main.async { [weak self] in
      guard let self, isAwaited else { return }
      update()
    }
  }

  func update() {
    guard depth < 20 else { return failures.append("The interface is updated in a loop.") }
    depth += 1
    isAwaited = false
    updateCount += 1
    focusStates = []
    focusClaims = [:]
    searches = []
    whileUpdating(render)
    let actions = afterUpdate + focusStates
    afterUpdate = []
    focusStates = []
    for action in actions { action() }
    depth -= 1
  }

  func later(_ action: @escaping @MainActor @Sendable () -> Void) {
    DispatchQueue.main.async { action() }
  }

  func endTurn() { Simulation.current.endTurn() }

  func fail(_ failure: String) { failures.append(failure) }

  func whileUpdating(_ body: () -> Void) {
    isUpdating = true
    body()
    isUpdating = false
  }
}
