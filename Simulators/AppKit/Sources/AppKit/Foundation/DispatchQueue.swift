public import Foundation

/// The main queue of the current simulation; there is no other queue.
///
/// Jobs run at the end of a turn, in order. Jobs with a delay wait for
/// ``Simulation/advance(by:)``.
@MainActor public final class DispatchQueue {
  /// The queue of the main thread.
  public static let main = DispatchQueue()

  private init() {}

  /// Runs `work` at the end of the current turn.
  public func async(execute work: @escaping @MainActor @Sendable () -> Void) {
    Simulation.current.enqueue(work)
  }

  /// Runs `work` when the simulated clock has passed `deadline`.
  public func asyncAfter(
    deadline: DispatchTime, execute work: @escaping @MainActor @Sendable () -> Void
  ) {
    let now = DispatchTime.now().uptimeNanoseconds
    let delay = deadline.uptimeNanoseconds > now ? deadline.uptimeNanoseconds - now : 0
    Simulation.current.enqueue(after: Double(delay) / 1e9, work)
  }
}
