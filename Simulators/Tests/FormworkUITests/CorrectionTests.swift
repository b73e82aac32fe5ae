import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Corrections, predictions, dictation, Scribble") struct CorrectionTests {
  private static let name = "[Aaaaaaaaaa]"

  @Test("B32 autocorrection accepted by a space", arguments: Profile.all)
  func correctionBySpace(profile: Profile) {
    Scene.run(profile, mask: Self.name) { scene in
      scene.person.type("teh")
      scene.person.autocorrect(0..<3, to: "the", acceptedBy: .space)
      #expect(scene.field.text == "the")
      #expect(scene.value == "the")
      scene.person.undo()
      scene.person.redo()
    }
  }

  @Test("B33 autocorrection accepted by Return or blur", arguments: Profile.all)
  func correctionByBlur(profile: Profile) {
    for way in [Person.Acceptance.return, .blur] {
      Scene.run(profile, mask: "[Aaaa]-[9]") { scene in
        scene.person.type("teh")
        scene.forget()
        scene.person.autocorrect(0..<3, to: "thee", acceptedBy: way)
        scene.person.leave()
        #expect(scene.value == "thee")
        #expect(scene.field.text == scene.expected)
        #expect(scene.changes.last?.status.value == "thee")
        #expect(scene.lateTexts.last == scene.field.text)
      }
    }
  }

  @Test("B34 a prediction isn't part of the value until it is accepted", arguments: Profile.all)
  func prediction(profile: Profile) {
    Scene.run(profile, mask: Self.name) { scene in
      scene.person.type("he")
      scene.forget()
      scene.person.showPrediction("llo")
      #expect(scene.value == "he")
      #expect(scene.changes.isEmpty)
      scene.person.dismissPrediction()
      #expect(scene.field.text == "he")
      scene.person.showPrediction("llo")
      scene.person.acceptPrediction()
      #expect(scene.value == "hello")
      #expect(scene.field.text == "hello")
    }
  }

  @Test("B34 a mask that is set during a prediction leaves it out", arguments: Profile.all)
  func maskDuringPrediction(profile: Profile) {
    for isFirstMask in [true, false] {
      Scene.run(profile, mask: isFirstMask ? nil : Self.name) { scene in
        scene.person.type("he")
        scene.person.showPrediction("llo")
        scene.forget()
        scene.field.formwork.setMask("[_]-[____]")
        #expect(scene.drawn == "h-e|")
        #expect(scene.value == "he")
        #expect(scene.field.markedTextRange == nil)
        scene.expectSilence()
        scene.person.type("y")
        #expect(scene.value == "hey")
      }
    }
  }

  @Test("B35 a double space makes no loop", arguments: Profile.all)
  func doubleSpace(profile: Profile) {
    Scene.run(profile, mask: nil, configure: { $0.formwork.allowedCharacters = .digits }) { scene in
      scene.person.type("12")
      scene.person.doubleSpace()
      #expect(scene.field.text == "12")
      #expect(scene.value == "12")
    }
    Scene.run(profile, mask: nil, configure: { $0.formwork.maximumLength = 8 }) { scene in
      scene.person.type("ab")
      scene.person.doubleSpace()
      #expect(scene.field.text == scene.value)
    }
  }

  @Test("B36 smart punctuation is rejected or taken, never lost track of", arguments: Profile.all)
  func smartDash(profile: Profile) {
    Scene.run(profile, mask: "[00]-[00]") { scene in
      scene.person.type("12")
      scene.person.smartDash()
      scene.person.type("34")
      #expect(scene.value == "1234")
      #expect(scene.field.text == "12-34")
    }
  }

  @Test("B36 a smart dash is taken where dashes are", arguments: Profile.all)
  func smartDashThatArrives(profile: Profile) {
    Scene.run(profile, mask: nil, configure: { $0.formwork.maximumLength = 5 }) { scene in
      scene.person.type("12")
      scene.person.smartDash()
      #expect(scene.drawn == "12—|")
      scene.person.type("345")
      #expect(scene.value == "12—34")
      #expect(scene.changes.map(\.status.value) == ["1", "12", "12-", "12—", "12—3", "12—34"])
    }
  }

  @Test("B37 dictation leaves no placeholder behind", arguments: Profile.all)
  func dictation(profile: Profile) {
    for asks in [false, true] {
      for placeholder in [false, true] {
        let profile = profile.with {
          $0.dictationCallsSC = asks
          $0.dictationPlaceholder = placeholder
        }
        Scene.run(profile) { scene in
          scene.person.dictate("212 555 0100")
          #expect(scene.drawn == "+1 (212) 555-0100|")
          #expect(scene.value == "2125550100")
          #expect(!scene.changes.contains { $0.status.text.contains("\u{FFFC}") })
        }
      }
    }
  }

  @Test("B37 dictation replaces what it has heard, wherever that is by now", arguments: Profile.all)
  func streamingDictation(profile: Profile) {
    for asks in [false, true] {
      Scene.run(profile.with { $0.dictationCallsSC = asks }) { scene in
        scene.person.dictate(streaming: ["2", "212", "212 55", "212 555 0100", "212-555-0100"])
        #expect(scene.drawn == "+1 (212) 555-0100|")
        #expect(scene.value == "2125550100")
        #expect(scene.changes.map(\.status.value) == ["2", "212", "21255", "2125550100"])
        #expect(scene.completions == 1)
        scene.person.undo()
        #expect(scene.drawn == "|")
      }
    }
  }

  @Test("B37 dictation behind what was typed replaces its own", arguments: Profile.all)
  func streamingBehindTyping(profile: Profile) {
    for asks in [false, true] {
      Scene.run(profile.with { $0.dictationCallsSC = asks }) { scene in
        scene.person.type("212")
        scene.person.dictate(streaming: ["555", "555 01", "555 0199"])
        #expect(scene.drawn == "+1 (212) 555-0199|")
        #expect(scene.value == "2125550199")
      }
    }
  }

  @Test(
    "B37 a selection that is replaced is meant, also where something was heard",
    arguments: Profile.all)
  func selectionWhereDictationWas(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.dictate("212")
      scene.person.select(0..<3)
      scene.person.paste("+1 ")
      #expect(scene.value == "212")
    }
  }

  @Test("B37 nothing is told of what dictation hasn't heard yet", arguments: Profile.all)
  func dictatedName(profile: Profile) {
    Scene.run(
      profile.with { $0.dictationPlaceholder = true }, mask: nil,
      configure: { $0.formwork.maximumLength = 20 }
    ) { scene in
      scene.person.dictate("Ada Lovelace")
      #expect(scene.changes.map(\.status.text) == ["Ada Lovelace"])
      let isWritten = Simulation.current.log.contains {
        $0.hasPrefix("TEXT") || $0.hasPrefix("RANGE")
      }
      #expect(!isWritten, "the placeholder is dictation's to replace")
    }
  }

  @Test("B38 Scribble inserts and strikes out", arguments: Profile.all)
  func scribble(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.scribble(insert: "212555")
      #expect(scene.value == "212555")
      scene.person.select(4..<7)
      scene.person.backspace()
      #expect(scene.value == "555")
    }
  }
}
