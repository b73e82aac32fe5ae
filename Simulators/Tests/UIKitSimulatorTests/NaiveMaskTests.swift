import Testing
import UIKit

/// The known defects of saying no and writing the text: the double has to show them.
@Suite @MainActor struct NaiveMaskTests {
  @Test(arguments: Profile.all)
  func noChangeIsTold(profile: Profile) {
    Simulation.run(profile) {
      let mask = NaiveMask()
      let person = sit(mask)
      person.type("1")
      #expect(person.text == "1")
      #expect(!Simulation.current.log.contains("CH"))
    }
  }

  @Test(arguments: Profile.all)
  func cutLeavesThePasteboardAlone(profile: Profile) {
    Simulation.run(profile) {
      let mask = NaiveMask()
      let person = sit(mask, text: "123")
      person.select(0..<2)
      person.cut()
      #expect(person.text == "3")
      #expect(UIPasteboard.general.string == nil)
    }
  }

  @Test(arguments: [Profile.iOS15, .nasty])
  func undoOfARejectedPasteCrashes(profile: Profile) {
    Simulation.run(profile) {
      let mask = NaiveMask()
      let person = sit(mask)
      person.paste("12-34-56")
      person.field.delegate = nil
      person.undo()
      #expect(Simulation.current.crashes.count == 1)
    }
  }

  @Test func theCaretComesToStandElsewhereAfterAPaste() {
    Simulation.run(.iOS18) {
      let mask = NaiveMask()
      let person = sit(mask, text: "12")
      person.moveCaret(to: 0)
      person.paste("3")
      #expect(person.picture == "3|12")
      person.moveCaret(to: 3)
      person.backspace()
      person.paste("x")
      #expect(person.picture == "31|")
    }
  }

  @Test func compositionIsDestroyed() {
    Simulation.run(.iOS18) {
      let mask = NaiveMask()
      let person = sit(mask)
      person.compose("n")
      person.compose("ni")
      #expect(person.field.markedTextRange == nil)
      #expect(person.text == "")
    }
  }
}
