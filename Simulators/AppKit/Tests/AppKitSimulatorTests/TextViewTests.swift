import AppKit
import Testing

/// What the double takes AppKit's text views to do, without any mask.
@MainActor @Suite struct TextViewTests {
  private func view() -> (NSTextView, Person) {
    let view = NSTextView()
    let person = Person()
    person.focus(view)
    return (view, person)
  }

  @Test(arguments: [false, true]) func undoTakesBackWhatWasTyped(coalesces: Bool) {
    Simulation.run(.usual.with { $0.coalescesTyping = coalesces }) {
      let (view, person) = view()
      person.type("123")
      person.undo()
      #expect(view.string == (coalesces ? "" : "12"))
      person.redo()
      #expect(view.string == "123")
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test func aCompositionIsOneStep() {
    Simulation.run(.usual) {
      let (view, person) = view()
      person.type("1")
      person.compose("k")
      person.compose("か")
      #expect(view.string == "1か")
      #expect(view.hasMarkedText())
      person.insert("家")
      #expect(view.string == "1家")
      person.undo()
      #expect(view.string == "1")
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test func anAssignmentLeavesStaleSteps() {
    Simulation.run(.usual) {
      let (view, person) = view()
      person.type("123")
      view.string = ""
      person.undo()
      #expect(Simulation.current.crashes.count == 1)
    }
  }
}
