#if canImport(UIKit) && !os(watchOS) && !canImport(FormworkUnderTest)
import UIKit

/// The system that the field runs on.
@MainActor enum System {
  static func begin() {}

  /// Waits for the end of the turn, and for what is queued until then.
  static func turn() async {
    try? await Task.sleep(nanoseconds: 50_000_000)
  }
}
#endif
