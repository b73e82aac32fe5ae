import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Keys") struct TypingTests {
  @Test("B01 type at the end, natively", arguments: Profile.all)
  func typeAtTheEnd(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("1")
      scene.person.type("2")
      #expect(scene.drawn == "+1 (12|")
      #expect(Simulation.current.log.count { $0.hasPrefix("SC") } == 1)
      #expect(Simulation.current.log.contains { $0.hasSuffix("\"2\"→true") })
      #expect(scene.field.undoManager?.canUndo == true)
      scene.expectEvents(1)
      #expect(scene.changes.first?.cause == .typing)
    }
  }

  @Test("B02 type at a group boundary", arguments: Profile.all)
  func typeAtABoundary(profile: Profile) {
    Scene.run(
      profile,
      configure: { $0.formwork.setMask(Scene.phone, options: .init(completion: false)) }
    ) { scene in
      scene.start("123")
      #expect(scene.drawn == "+1 (123|")
      scene.person.type("4")
      #expect(scene.drawn == "+1 (123) 4|")
      scene.expectEvents(1)
      scene.expectOnlyFormatted(["+1 (123) 4"])
    }
  }

  @Test("B03 type in the middle", arguments: Profile.all)
  func typeInTheMiddle(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("1234", caret: 5)
      #expect(scene.drawn == "+1 (1|23) 4")
      scene.person.type("9")
      #expect(scene.drawn == "+1 (19|2) 34")
      scene.expectEvents(1)
      scene.expectOnlyFormatted(["+1 (192) 34"])
    }
  }

  @Test("B04 a rejected character changes nothing", arguments: Profile.all)
  func rejected(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("12")
      scene.person.type("x")
      #expect(scene.drawn == "+1 (12|")
      scene.expectSilence()
      #expect(scene.field.undoManager?.canUndo == false)
    }
  }

  @Test("B05 overflow at the end is rejected", arguments: Profile.all)
  func overflowAtTheEnd(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125550100")
      scene.person.type("9")
      #expect(scene.drawn == "+1 (212) 555-0100|")
      scene.expectSilence()
    }
  }

  @Test(
    "B06 overflow in the middle follows the policy",
    arguments: Profile.all,
    [
      (.reject, "2125550100", 0), (.overwrite, "2925550100", 1), (.truncate, "2912555010", 1),
    ] as [(Mask.Overflow, String, Int)])
  func overflowInTheMiddle(profile: Profile, policy: (Mask.Overflow, String, Int)) {
    Scene.run(
      profile, configure: { $0.formwork.setMask(Scene.phone, options: .init(overflow: policy.0)) }
    ) { scene in
      scene.start("2125550100", caret: 5)
      scene.person.type("9")
      #expect(scene.value == policy.1)
      scene.expectEvents(policy.2)
    }
  }

  @Test("B07 Backspace takes a digit", arguments: Profile.all)
  func backspace(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("1234")
      scene.person.backspace()
      #expect(scene.drawn == "+1 (123) |")
      scene.expectEvents(1)
      scene.expectOnlyFormatted(["+1 (123) "])
      #expect(scene.changes.first?.cause == .deletion)
    }
  }

  @Test("B08 Backspace behind a literal makes progress", arguments: Profile.all)
  func backspaceOverALiteral(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("1234", caret: 9)
      scene.person.backspace()
      #expect(scene.drawn == "+1 (12|4) ")
      scene.expectEvents(1)
      scene.person.backspace(3)
      #expect(scene.value == "4")
    }
  }

  @Test("B09 Backspace at the start does nothing", arguments: Profile.all)
  func backspaceAtTheStart(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("12", caret: 0)
      scene.person.backspace()
      #expect(scene.drawn == "|+1 (12")
      scene.expectSilence()
    }
  }

  @Test("B11 forward Delete takes the next digit", arguments: Profile.all)
  func forwardDelete(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("1234", caret: 4)
      scene.person.forwardDelete()
      #expect(scene.drawn == "+1 (|234) ")
      scene.expectEvents(1)
      scene.person.moveCaret(to: 7)
      scene.forget()
      scene.person.forwardDelete()
      #expect(scene.value == "234", "there is nothing behind the literals")
    }
  }

  @Test("B12 word and line deletions are ranges of any length", arguments: Profile.all)
  func wordDeletion(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125550100")
      scene.person.deleteWord()
      #expect(scene.value == "212555")
      #expect(scene.drawn == "+1 (212) 555-|")
      scene.expectEvents(1)
      scene.person.deleteLine()
      #expect(scene.value == "")
      #expect(scene.changes.count == 2)
    }
  }

  @Test("B13 a selection is typed over in one step", arguments: Profile.all)
  func typeOverASelection(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125", caret: nil)
      scene.person.select(5..<7)
      scene.person.type("9")
      #expect(scene.drawn == "+1 (29|5) ")
      scene.expectEvents(1)
      scene.person.undo()
      #expect(scene.value == "2125")
      #expect(scene.drawn == "+1 (2[12]) 5")
    }
  }

  @Test("B14 a selection across literals is deleted", arguments: Profile.all)
  func deleteASelection(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125550100")
      scene.person.select(5..<11)
      scene.person.backspace()
      #expect(scene.value == "250100")
      #expect(scene.drawn == "+1 (2|50) 100-")
      scene.expectEvents(1)
    }
  }
}
