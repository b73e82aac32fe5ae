import Foundation
import Testing
import UIKit

/// The examples of the README of the simulators, compiled and run.
@MainActor @Suite struct ReadmeTests {
  @Test func simulation() {
    // example: simulation
    Simulation.run(.iOS26) {
      let person = Person(at: UITextField())
      person.tap()
      person.type("1")
      Simulation.current.takeLog()
      // SEL{0,0} · BEGIN · UNDO+1 · SEL{1,0} · CH · NOTE
    }
    // end
    Simulation.run(.iOS26) {
      let person = Person(at: UITextField())
      person.tap()
      person.type("1")
      #expect(
        Simulation.current.takeLog() == "SEL{0,0} · BEGIN · UNDO+1 · SEL{1,0} · CH · NOTE")
    }
  }

  @Test func keyboard() {
    Simulation.run(.iOS26) {
      let frame = CGRect(x: 0, y: 500, width: 390, height: 344)
      // example: keyboard
      let keyboard = Simulation.current.keyboard
      keyboard.show(frame: CGRect(x: 0, y: 544, width: 390, height: 300))
      keyboard.move(to: frame, duration: 0.3)
      keyboard.hide()
      // end
      #expect(keyboard.frame == nil)
    }
  }
}
