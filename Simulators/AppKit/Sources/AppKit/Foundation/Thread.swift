import Dispatch

/// Tells the main thread from others.
///
/// Foundation's answer doesn't serve on Linux: the main actor runs on the main queue, and that moves
/// between threads once the program has entered `dispatchMain()`.
public enum Thread {
  private static let mark: DispatchSpecificKey<Bool> = {
    let key = DispatchSpecificKey<Bool>()
    Dispatch.DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  /// Whether the code runs where the main actor does.
  public static var isMainThread: Bool {
    Dispatch.DispatchQueue.getSpecific(key: mark) == true
  }
}
