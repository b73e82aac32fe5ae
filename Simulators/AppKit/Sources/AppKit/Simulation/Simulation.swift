/// Where sources say nothing about AppKit, or disagree.
public struct Profile: Sendable {
  /// Whether assignments of `string` and `delegate` can be observed.
  public var observation = true

  /// Whether a field tells of a text that its formatter has put in the place of what was typed.
  public var formatterReplacementSendsChange = true

  /// Whether undo asks the delegate, as typing does.
  public var undoAsksDelegate = true

  /// Whether the delegate is asked about text that is to be marked.
  public var compositionAsks = true

  /// Whether ending a composition by leaving it tells of a change.
  public var unmarkSendsChange = false

  /// Whether typed characters are taken back together.
  public var coalescesTyping = false

  /// Whether observers of the notification come before the delegate.
  public var notificationComesFirst = false

  /// Whether the button that empties a search field edits its text as a person does.
  public var cancelButtonAsks = true

  /// Whether reading the value of a field that is being edited replaces the typed text by the
  /// formatter's text of that value, without a notification.
  public var readingFormatsEditor = false

  /// What is expected of AppKit.
  public static let usual = Profile()

  /// The other answer to each question.
  public static let nasty = usual.with {
    $0.observation = false
    $0.formatterReplacementSendsChange = false
    $0.undoAsksDelegate = false
    $0.compositionAsks = false
    $0.unmarkSendsChange = true
    $0.coalescesTyping = true
    $0.notificationComesFirst = true
    $0.cancelButtonAsks = false
    $0.readingFormatsEditor = true
  }

  /// The same with something changed.
  public func with(_ change: (inout Profile) -> Void) -> Profile {
    var copy = self
    change(&copy)
    return copy
  }
}

/// Everything one run of the double owns.
@MainActor public final class Simulation {
  /// The run under way, or the last one.
  public private(set) static var current = Simulation(.usual)

  /// The switches of this run.
  public let profile: Profile

  /// What happened, in order.
  public private(set) var log: [String] = []

  /// Where AppKit would have raised an exception.
  public private(set) var crashes: [String] = []

  /// What looks at events before the windows do.
  var monitors: [Monitor] = []

  /// How many monitors of events there are.
  public var monitorCount: Int { monitors.count }

  /// How often the alert sound was played.
  public internal(set) var beeps = 0

  /// The keyboard or input method, by its identifier.
  public var inputSource = "com.apple.keylayout.US"

  /// Whether the system says what kind of source it is.
  public var tellsKindOfInputSource = true

  /// The kind of the source, as Carbon names it; what isn't known to be an input method is a layout,
  /// whoever made it.
  public var inputSourceKind: String? {
    guard tellsKindOfInputSource else { return nil }
    return inputSource.contains(".inputmethod.")
      ? "TISTypeKeyboardInputMode" : "TISTypeKeyboardLayout"
  }

  /// Whether VoiceOver runs.
  public var isVoiceOverRunning = false

  /// What was posted to be said.
  public internal(set) var announcements: [String] = []

  let pasteboard = NSPasteboard()
  weak var keyWindow: NSWindow?
  var undoManagers: [UndoManager] = []
  private var jobs: [@MainActor @Sendable () -> Void] = []

  private init(_ profile: Profile) { self.profile = profile }

  /// Runs `body` in a new simulation, and drains its queue at the end.
  @discardableResult
  public static func run<Result>(
    _ profile: Profile, _ body: () throws -> Result
  ) rethrows -> Result {
    let simulation = Simulation(profile)
    current = simulation
    defer { simulation.endTurn() }
    return try body()
  }

  /// Returns the log, joined by `" · "`, and empties it.
  public func takeLog() -> String {
    defer { log = [] }
    return log.joined(separator: " · ")
  }

  /// Ends the turn: closes the undo groups, then runs the queued jobs, each batch a turn.
  public func endTurn() {
    closeUndoGroups()
    for _ in 0..<100 {
      guard !jobs.isEmpty else { return }
      let batch = jobs
      jobs = []
      for job in batch { job() }
      closeUndoGroups()
    }
    crash("the main queue never gets empty")
  }

  func enqueue(_ work: @escaping @MainActor @Sendable () -> Void) { jobs.append(work) }

  func enqueue(after delay: Double, _ work: @escaping @MainActor @Sendable () -> Void) {
    jobs.append(work)
  }

  func note(_ entry: String) { log.append(entry) }
  func crash(_ reason: String) { crashes.append(reason) }

  private func closeUndoGroups() {
    for manager in undoManagers { manager.endEvent() }
    undoManagers = []
  }
}

/// The alert sound, counted in ``Simulation/beeps``.
@MainActor public final class NSSound: NSObject {
  /// Plays the alert sound.
  public static func beep() { Simulation.current.beeps += 1 }
}

/// A pasteboard for text.
@MainActor public final class NSPasteboard: NSObject {
  /// The types of what is on a pasteboard.
  public struct PasteboardType: Hashable, Sendable {
    let name: String
    /// Text.
    public static let string = Self(name: "public.utf8-plain-text")
  }

  /// The pasteboard of Cut, Copy and Paste.
  public static var general: NSPasteboard { Simulation.current.pasteboard }

  private var text: String?

  /// The text, if there is one.
  public func string(forType type: PasteboardType) -> String? { text }

  /// Puts a text there.
  @discardableResult
  public func setString(_ string: String, forType type: PasteboardType) -> Bool {
    text = string
    Simulation.current.note("PB\"\(string)\"")
    return true
  }
}
