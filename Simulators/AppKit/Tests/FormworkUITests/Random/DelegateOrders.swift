import FormworkTestSupport
#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif
import Testing

/// A control whose delegate is set in random orders.
@MainActor struct OrderedControl {
  /// The control itself, if it is its own delegate at times.
  var itself: DelegateActor?
  var delegate: () -> NSObject?
  var setDelegate: (NSObject?) -> Void
  var wrappedDelegate: () -> AnyObject?
  var setFormat: (Bool) -> Void
  /// Sets the delegate of another control, with or without a format, and reads it again.
  var copyElsewhere: (NSObject?) -> Void
  /// Types a digit, and returns whether it is in the text.
  var type: () -> Bool
  /// Moves the caret and scrolls.
  var stir: () -> Void
}

/// An object that is set as a delegate: an app's, or that of a library.
final class DelegateActor: NSObject {
  enum Kind {
    /// Has the question only.
    case plain
    /// Keeps the present delegate, takes its place, and forwards by hand.
    case wrapper
    /// Forwards everything to the present delegate, and claims to have its methods.
    case forwarder
    /// RxCocoa's proxy: a forwarder that checks that it is the delegate at each access.
    case reactive
  }

  let name: String
  let kind: Kind
  @MainActor var questions = 0
  @MainActor var isAllowed = true
  @MainActor weak var next: NSObject?

  /// The delegate that is asked next, as the app sees it: without proxies.
  @MainActor weak var model: NSObject?

  init(_ name: String, _ kind: Kind) {
    self.name = name
    self.kind = kind
    super.init()
  }

  override func responds(to selector: Selector!) -> Bool {
    guard let selector else { return false }
    if Self.questions.contains(selector.description) { return true }
    if kind == .plain || kind == .wrapper { return selector.description == Self.extra }
    nonisolated(unsafe) let actor = self
    return MainActor.assumeIsolated { actor.next?.responds(to: selector) ?? false }
  }

  override func forwardingTarget(for selector: Selector!) -> Any? {
    if kind == .plain || kind == .wrapper { return nil }
    nonisolated(unsafe) let actor = self
    nonisolated(unsafe) var target: NSObject?
    MainActor.assumeIsolated { target = actor.next }
    return target
  }

  #if canImport(UIKit)
  private static let questions: Set<String> = [
    "textField:shouldChangeCharactersInRange:replacementString:",
    "textField:shouldChangeCharactersInRanges:replacementString:",
    "textView:shouldChangeTextInRange:replacementText:",
    "textView:shouldChangeTextInRanges:replacementText:",
  ]
  private static let extra = "scrollViewDidScroll:"
  #else
  private static let questions: Set<String> = [
    "textView:shouldChangeTextInRange:replacementString:",
    "textView:shouldChangeTextInRanges:replacementStrings:",
  ]
  private static let extra = "textView:doCommandBySelector:"
  #endif

  @MainActor private func answer(_ next: Bool?) -> Bool {
    questions += 1
    return isAllowed && next ?? true
  }
}

#if canImport(UIKit)
extension DelegateActor: UITextFieldDelegate, UITextViewDelegate {
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange,
    replacementString string: String
  ) -> Bool {
    answer(
      (next as? any UITextFieldDelegate)?.textField?(
        textField, shouldChangeCharactersIn: range, replacementString: string))
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    let next = next as? any UITextFieldDelegate
    return answer(
      next?.textField?(
        textField, shouldChangeCharactersInRanges: ranges, replacementString: string)
        ?? next?.textField?(
          textField, shouldChangeCharactersIn: ranges[0].rangeValue, replacementString: string))
  }

  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool {
    answer(
      (next as? any UITextViewDelegate)?.textView?(
        textView, shouldChangeTextIn: range, replacementText: text))
  }

  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    let next = next as? any UITextViewDelegate
    return answer(
      next?.textView?(textView, shouldChangeTextInRanges: ranges, replacementText: text)
        ?? next?.textView?(
          textView, shouldChangeTextIn: ranges[0].rangeValue, replacementText: text))
  }

  func scrollViewDidScroll(_ scrollView: UIScrollView) {
    (next as? any UITextViewDelegate)?.scrollViewDidScroll?(scrollView)
  }
}
#else
extension DelegateActor: NSTextViewDelegate {
  func textView(
    _ textView: NSTextView, shouldChangeTextIn affectedCharRange: NSRange,
    replacementString: String?
  ) -> Bool {
    answer(
      (next as? any NSTextViewDelegate)?.textView?(
        textView, shouldChangeTextIn: affectedCharRange, replacementString: replacementString))
  }

  func textView(
    _ textView: NSTextView, shouldChangeTextInRanges affectedRanges: [NSValue],
    replacementStrings: [String]?
  ) -> Bool {
    answer(
      (next as? any NSTextViewDelegate)?.textView?(
        textView, shouldChangeTextInRanges: affectedRanges, replacementStrings: replacementStrings))
  }
}
#endif

/// A random order of what apps and libraries do with a delegate, with a model that knows no proxies:
/// who was set last, and who forwards to whom.
@MainActor final class DelegateOrder {
  private let control: OrderedControl
  private var random: SeededGenerator
  private var actors: [DelegateActor] = []
  private weak var front: NSObject?
  private var deeds: [String] = []
  private var hasFormat = false
  private(set) var asked = 0

  init(_ control: OrderedControl, seed: UInt64) {
    self.control = control
    random = SeededGenerator(seed: seed)
    deeds = ["seed \(seed)"]
  }

  func run(steps: Int) {
    for _ in 0..<steps {
      deed()
      check()
      if !Simulation.current.crashes.isEmpty { return }
    }
  }

  private func actor(_ kinds: DelegateActor.Kind...) -> DelegateActor {
    let known = actors.filter { kinds.contains($0.kind) }
    if known.count > 1, random.number(in: 0...3) > 0 { return random.element(of: known) }
    let actor = DelegateActor("\(kinds[0])\(actors.count)", random.element(of: kinds))
    actors.append(actor)
    return actor
  }

  private func set(_ delegate: NSObject?) {
    control.setDelegate(delegate)
    front = delegate
  }

  private func deed() {
    switch random.number(in: 0...13) {
    case 0, 1:
      let app = actor(.plain)
      note("set \(app.name)")
      set(app)
    case 2:
      note("set nil")
      set(nil)
    case 3, 4:
      hasFormat.toggle()
      note("format \(hasFormat)")
      control.setFormat(hasFormat)
    case 5, 6: access(actor(.reactive))
    case 7: reset(actor(.reactive))
    case 8: wrap(actor(.wrapper, .forwarder))
    case 9:
      if let wrapper = front as? DelegateActor,
        wrapper.kind == .wrapper || wrapper.kind == .forwarder,
        wrapper.next != nil || wrapper.model == nil
      {
        note("unwrap \(wrapper.name)")
        control.setDelegate(wrapper.next)
        front = wrapper.model
      }
    case 10:
      note("the same again")
      if let front { set(front) }
    case 11:
      note("delegate = delegate")
      control.setDelegate(control.delegate())
    case 12:
      guard let index = actors.indices.randomElement(using: &random) else { return }
      note("release \(actors[index].name)")
      actors.remove(at: index)
    default:
      if let itself = control.itself, random.number(in: 0...1) == 0 {
        note("set itself")
        set(itself)
      } else {
        note("copy elsewhere")
        control.copyElsewhere(control.delegate())
      }
    }
  }

  /// What RxCocoa does at each access to a proxy.
  private func access(_ proxy: DelegateActor) {
    let present = control.delegate()
    if present === proxy { return }
    // Two reactive proxies that forward to each other never end, with or without a format.
    guard !reaches(front, proxy) || front === proxy else { return }
    note("access \(proxy.name)")
    proxy.next = present
    // If the proxy is the delegate already, it forwards to whom it forwarded.
    if front !== proxy { proxy.model = front }
    set(proxy)
    #expect(control.delegate() === proxy, "it checks that it is there: \(deeds)")
    #expect(proxy.next === present, "\(deeds)")
  }

  /// What RxCocoa does at each first subscription, and at each disposal.
  private func reset(_ proxy: DelegateActor) {
    let present = control.delegate()
    guard present == nil || present === proxy else { return }
    note("reset \(proxy.name)")
    set(nil)
    set(proxy)
  }

  private func wrap(_ wrapper: DelegateActor) {
    guard !reaches(front, wrapper) else { return }
    note("wrap \(wrapper.name)")
    wrapper.next = control.delegate()
    wrapper.model = front
    set(wrapper)
  }

  private func reaches(_ start: NSObject?, _ actor: DelegateActor) -> Bool {
    var next = start
    for _ in 0..<32 {
      if next === actor { return true }
      next = (next as? DelegateActor)?.model
    }
    return false
  }

  /// Those who have to be asked: from the one that was set last, along the forwarding.
  private var expected: [DelegateActor] {
    var chain: [DelegateActor] = []
    var next = front as? DelegateActor
    while let actor = next, !chain.contains(where: { $0 === actor }) {
      chain.append(actor)
      next = actor.model as? DelegateActor
    }
    return chain
  }

  private func check() {
    let all = actors + [control.itself].compactMap { $0 }
    for actor in all {
      actor.questions = 0
      actor.isAllowed = true
    }
    let chain = expected
    let veto = random.number(in: 0...2) == 0 ? chain.randomElement(using: &random) : nil
    veto?.isAllowed = false
    #expect(control.wrappedDelegate() === front, "\(deeds)")
    let isTyped = control.type()
    #expect(isTyped == (veto == nil), "veto of \(veto?.name ?? "nobody"): \(deeds)")
    for actor in all {
      let count = chain.contains { $0 === actor } ? 1 : 0
      #expect(actor.questions == count, "\(actor.name) of \(chain.map(\.name)): \(deeds)")
      asked += count
    }
    control.stir()
    #expect(Simulation.current.crashes.isEmpty, "\(Simulation.current.crashes): \(deeds)")
  }

  private func note(_ deed: String) { deeds.append(deed) }
}
