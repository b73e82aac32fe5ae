import Foundation

/// Everything one run of the double owns: the profile, the log, the main queue, the pasteboard.
///
///     Simulation.run(.iOS18) {
///       let person = Person(at: UITextField())
///       person.tap()
///       person.type("1")
///       #expect(Simulation.current.takeLog() == "SEL{0,0} · BEGIN · UNDO+1 · SEL{1,0} · CH · NOTE")
///     }
@MainActor public final class Simulation {
  /// The run under way, or the last one.
  public private(set) static var current = Simulation(.iOS18)

  /// The switches of this run.
  public let profile: Profile

  /// What happened, in order.
  public private(set) var log: [String] = []

  /// Where UIKit would have raised an exception.
  public private(set) var crashes: [String] = []

  /// What was announced to assistive technologies.
  public internal(set) var announcements: [String] = []

  /// The haptic feedback that was given.
  public internal(set) var feedback: [UINotificationFeedbackGenerator.FeedbackType] = []

  /// How often a keyboard was asked to look again at what it is for.
  public internal(set) var inputViewReloads = 0

  /// Whether VoiceOver runs.
  public var isVoiceOverRunning = false

  /// The direction of the app's language.
  public var layoutDirection = UIUserInterfaceLayoutDirection.leftToRight

  /// The language of the keyboard, as in `"ko-KR"`.
  public var keyboardLanguage: String? = "en-US"

  /// The screen of the device.
  public let screen = UIScreen(bounds: CGRect(x: 0, y: 0, width: 390, height: 844))

  /// The keyboard on it.
  public let keyboard = Keyboard()

  /// The animations that were asked for; each ran at once.
  public internal(set) var animations: [UIView.RecordedAnimation] = []

  /// What responders do on an action, by its name: there is no method table on Linux.
  public var actions: [Selector: @MainActor (UIResponder) -> Void] = [:]

  let pasteboard = UIPasteboard()
  weak var firstResponder: UIResponder?
  var undoManagers: [UndoManager] = []
  var viewsToLayOut: [Weak<UIView>] = []
  private var jobs: [@MainActor @Sendable () -> Void] = []
  private var delayedJobs: [(time: Double, work: @MainActor @Sendable () -> Void)] = []
  private var clock = 0.0

  private init(_ profile: Profile) { self.profile = profile }

  /// Runs `body` in a new simulation, and drains its queue at the end.
  @discardableResult
  public static func run<Result>(
    _ profile: Profile, _ body: () throws -> Result
  ) rethrows -> Result {
    let simulation = Simulation(profile)
    current = simulation
    // Through the center, so that notifications posted by an adapter are seen as well.
    let observers = [
      UITextField.textDidChangeNotification, UITextView.textDidChangeNotification,
    ].map { name in
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { _ in
        MainActor.assumeIsolated { simulation.note("NOTE") }
      }
    }
    defer {
      simulation.endTurn()
      for observer in observers { NotificationCenter.default.removeObserver(observer) }
    }
    return try body()
  }

  /// Returns the log, joined by `" · "`, and empties it.
  @discardableResult public func takeLog() -> String {
    defer { log = [] }
    return log.joined(separator: " · ")
  }

  /// Ends the turn: closes the undo groups, lays out, then runs the queued jobs, each batch a turn.
  public func endTurn() {
    finishEvent()
    for _ in 0..<100 {
      guard !jobs.isEmpty else { return }
      let batch = jobs
      jobs = []
      for job in batch { job() }
      finishEvent()
    }
    jobs = []
    crash("the main queue never gets empty")
  }

  /// Lets `seconds` pass, and runs the delayed jobs that are due.
  public func advance(by seconds: Double) {
    clock += seconds
    let due = delayedJobs.filter { $0.time <= clock }.sorted { $0.time < $1.time }
    delayedJobs.removeAll { $0.time <= clock }
    for job in due { job.work() }
    endTurn()
  }

  func enqueue(_ work: @escaping @MainActor @Sendable () -> Void) { jobs.append(work) }

  func enqueue(after delay: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
    delayedJobs.append((clock + delay, work))
  }

  func note(_ entry: String) { log.append(entry) }

  func crash(_ reason: String) { crashes.append(reason) }

  /// Logs a question before its answer is known, so that entries stand in the order of the calls.
  func ask(_ entry: String, _ question: () -> Bool?) -> Bool? {
    let pending = entry + "→?"
    let index = log.count
    log.append(pending)
    let answer = question()
    guard index < log.count, log[index] == pending else { return answer }
    if let answer { log[index] = "\(entry)→\(answer)" } else { log.remove(at: index) }
    return answer
  }

  /// Closes the undo groups, and lays out what asked for it.
  private func finishEvent() {
    for manager in undoManagers { manager.endEvent() }
    undoManagers = []
    let views = viewsToLayOut.compactMap(\.object)
    viewsToLayOut = []
    for view in views where view.window != nil { view.layoutIfNeeded() }
  }
}
