/// A key that is pressed.
@MainActor open class NSEvent: NSObject {
  /// What is held with a key.
  public struct ModifierFlags: OptionSet, Sendable {
    /// The bits of the modifiers.
    public let rawValue: UInt

    /// Creates a set of modifiers.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// ⇧.
    public static let shift = ModifierFlags(rawValue: 1 << 17)
    /// ⌃.
    public static let control = ModifierFlags(rawValue: 1 << 18)
    /// ⌥.
    public static let option = ModifierFlags(rawValue: 1 << 19)
    /// ⌘.
    public static let command = ModifierFlags(rawValue: 1 << 20)

    /// Arrow keys have it by themselves.
    public static let numericPad = ModifierFlags(rawValue: 1 << 21)
  }

  /// What kinds of events are looked at.
  public struct EventTypeMask: OptionSet, Sendable {
    /// The bits of the kinds.
    public let rawValue: UInt64

    /// Creates a set of kinds.
    public init(rawValue: UInt64) { self.rawValue = rawValue }

    /// A key goes down.
    public static let keyDown = EventTypeMask(rawValue: 1 << 10)
  }

  /// The number of the key.
  public let keyCode: UInt16

  /// What is held with it.
  public let modifierFlags: ModifierFlags

  /// The window that gets it.
  public let window: NSWindow?

  init(_ keyCode: UInt16, _ modifierFlags: ModifierFlags, _ window: NSWindow) {
    self.keyCode = keyCode
    self.modifierFlags = modifierFlags
    self.window = window
    super.init()
  }

  /// Looks at events before the windows do, until the monitor is removed; it may drop them.
  public class func addLocalMonitorForEvents(
    matching mask: EventTypeMask, handler block: @escaping (NSEvent) -> NSEvent?
  ) -> Any? {
    let monitor = Monitor(block)
    Simulation.current.monitors.append(monitor)
    return monitor
  }

  /// Ends what looks at events.
  nonisolated public class func removeMonitor(_ eventMonitor: Any) {
    nonisolated(unsafe) let monitor = eventMonitor as? Monitor
    MainActor.assumeIsolated { Simulation.current.monitors.removeAll { $0 === monitor } }
  }
}

final class Monitor {
  let handler: (NSEvent) -> NSEvent?
  init(_ handler: @escaping (NSEvent) -> NSEvent?) { self.handler = handler }
}
