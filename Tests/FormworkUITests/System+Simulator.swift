#if canImport(FormworkUnderTest)
import UIKit

/// The headless system of `Simulators`, on which the same tests run on Linux.
@MainActor enum System {
  static func begin() { Simulation.run(.iOS26) {} }

  static func turn() async { Simulation.current.endTurn() }
}
#endif
