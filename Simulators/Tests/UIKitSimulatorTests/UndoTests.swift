import Testing
import UIKit

@Suite @MainActor struct UndoTests {
  @Test(arguments: Profile.all)
  func stepsGoBackAndForth(profile: Profile) {
    Simulation.run(profile) {
      let person = sit()
      person.type("123")
      person.undo()
      person.undo()
      #expect(person.text == "1")
      person.redo()
      #expect(person.text == "12")
      person.type("9")
      #expect(person.field.undoManager?.canRedo == false)
      #expect(Simulation.current.crashes == [])
    }
  }

  @Test func aBurstIsOneStep() {
    Simulation.run(.iOS18) {
      let person = sit()
      person.type("123", endingTurns: false)
      person.endTurn()
      person.undo()
      #expect(person.text == "")
    }
  }

  @Test(arguments: [
    (Profile.iOS18, 1), (.iOS18.with { $0.setTextInsideEditKeepsTypingOp = false }, 0),
  ])
  func aStaleStepCrashes(profile: Profile, crashes: Int) {
    Simulation.run(profile) {
      let person = sit()
      let action = UIAction { ($0.sender as? UITextField)?.text = "" }
      person.type("12")
      person.field.addAction(action, for: .editingChanged)
      person.type("3")
      person.undo()
      #expect(Simulation.current.crashes.count == crashes)
    }
  }

  @Test func misuseIsRecorded() {
    Simulation.run(.iOS18) {
      let manager = UndoManager()
      manager.endUndoGrouping()
      manager.enableUndoRegistration()
      manager.beginUndoGrouping()
      manager.undo()
      #expect(Simulation.current.crashes.count == 3)
    }
  }

  @Test func aSharedManagerKeepsTheStepsOfOthers() {
    Simulation.run(.iOS18.with { $0.sharedUndoManager = true }) {
      let person = sit()
      let manager = person.field.undoManager
      #expect(manager === person.field.window?.undoManager)
      let other = NSObject()
      manager?.registerUndo(withTarget: other) { _ in }
      person.endTurn()
      person.type("1")
      person.field.text = ""
      #expect(manager?.canUndo == true)
    }
  }
}
