import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("What code does") struct CodeTests {
  @Test("B49 a keypad of the app inserts without asking", arguments: Profile.all)
  func keypad(profile: Profile) {
    Scene.run(profile) { scene in
      for digit in "2125" { scene.person.keypadInserts(String(digit)) }
      #expect(scene.drawn == "+1 (212) 5|")
      #expect(scene.changes.count == 4)
      #expect(scene.lateTexts.last == "+1 (212) 5")
      scene.person.keypadInserts("x")
      #expect(scene.drawn == "+1 (212) 5|")
      #expect(scene.changes.count == 4)
    }
  }

  @Test("B50 an assigned text is formatted at once, silently", arguments: Profile.all)
  func assignment(profile: Profile) {
    for focused in [false, true] {
      Scene.run(profile, focused: focused) { scene in
        scene.field.text = "2125550100"
        #expect(scene.field.text == "+1 (212) 555-0100")
        #expect(scene.value == "2125550100")
        scene.person.endTurn()
        scene.expectSilence()
        if focused { #expect(scene.drawn == "+1 (212) 555-0100|") }
        scene.field.attributedText = NSAttributedString(string: "30")
        #expect(scene.field.text == "+1 (30")
        scene.field.text = nil
        #expect(scene.field.text == "")
        scene.expectSilence()
      }
    }
  }

  @Test("B50 without observation, at the end of the turn", arguments: Profile.all)
  func unobservedAssignment(profile: Profile) {
    Scene.run(
      profile.with {
        $0.observation = false; $0.setTextSendsSelection = true
      }
    ) {
      scene in
      scene.field.text = "2125550100"
      scene.person.endTurn()
      #expect(scene.field.text == "+1 (212) 555-0100")
      #expect(scene.value == "2125550100")
      scene.expectSilence()
    }
  }

  @Test("B50 a text that the regular expression rejects leaves the old one", arguments: Profile.all)
  func rejectedAssignment(profile: Profile) {
    Scene.run(
      profile, mask: "[00]/[00]",
      configure: { $0.formwork.valuePattern = "(0[1-9]|1[0-2])[0-9]{2}" }
    ) {
      scene in
      scene.field.text = "1225"
      #expect(scene.field.text == "12/25")
      scene.field.text = "9925"
      #expect(scene.field.text == "12/25")
      #expect(scene.value == "1225")
    }
  }

  @Test("B50 the app may show a text as it is; the next edit formats it", arguments: Profile.all)
  func rawAssignment(profile: Profile) {
    Scene.run(profile, configure: { $0.formwork.formatsAssignedText = false }) { scene in
      scene.field.text = "21255"
      scene.person.endTurn()
      #expect(scene.field.text == "21255")
      #expect(scene.value == "21255")
      scene.person.moveCaret(to: 3)
      #expect(scene.field.text == "21255")
      scene.person.type("9")
      #expect(scene.value == "212955")
      #expect(scene.drawn == "+1 (212) 9|55-")
      #expect(scene.changes.count == 1)
    }
  }

  @Test("B51 a value set by code is silent, unless it is to be told", arguments: Profile.all)
  func silence(profile: Profile) {
    Scene.run(profile) { scene in
      scene.field.formwork.value = "212"
      scene.person.endTurn()
      scene.expectSilence()
      scene.field.formwork.setValue("2125550100", notifiesObservers: true)
      scene.expectEvents(1)
      #expect(scene.changes.first?.cause == .programmatic)
      #expect(scene.completions == 1)
    }
  }

  @Test("B51 one event of each kind for an action of the person", arguments: Profile.all)
  func oneEventEach(profile: Profile) {
    Scene.run(profile) { scene in
      for key in "2125550100" {
        scene.person.type(String(key))
        scene.expectEvents(1)
        scene.forget()
      }
      for _ in 0..<10 {
        scene.person.backspace()
        scene.expectEvents(1)
        scene.forget()
      }
    }
  }

  @Test("B51 what is complete already isn't told complete again", arguments: Profile.all)
  func completeAlready(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.type("2125550100")
      #expect(scene.completions == 1)
      scene.person.select(4..<5)
      scene.person.type("9")
      #expect(scene.value == "9125550100")
      #expect(scene.completions == 1)
    }
  }

  @Test("B52 observers from before the format see no raw text", arguments: Profile.all)
  func earlyObservers(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.type("2125")
      scene.person.backspace(2)
      for text in scene.earlyTexts + scene.notifiedTexts {
        let value = String(text.drop { $0 != "(" }.filter(\.isNumber))
        let formatted = scene.field.formwork.inputFormat?.formatted(value: value).text ?? ""
        #expect(formatted.hasPrefix(text) || text == formatted)
      }
    }
  }

  @Test("B53 a handler may place the caret", arguments: Profile.all)
  func placesTheCaret(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125")
      scene.field.formwork.onChange = { [unowned field = scene.field] _ in
        field.selectedTextRange = field.textRange(
          from: field.beginningOfDocument, to: field.beginningOfDocument)
      }
      scene.person.type("5")
      #expect(scene.drawn == "|+1 (212) 55")
      scene.person.endTurn()
      #expect(scene.drawn == "|+1 (212) 55")
    }
  }

  @Test("B53 a handler may place the caret after a key that is written", arguments: Profile.all)
  func placesTheCaretAfterWriting(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("21")
      scene.field.formwork.onChange = { [unowned field = scene.field] _ in
        field.selectedTextRange = field.textRange(
          from: field.beginningOfDocument, to: field.beginningOfDocument)
      }
      scene.person.type("2")
      #expect(scene.drawn == "|+1 (212) ")
      scene.person.endTurn()
      #expect(scene.drawn == "|+1 (212) ")
    }
  }

  @Test("B53 a handler may assign the text; the last writer wins", arguments: Profile.all)
  func reentrancy(profile: Profile) {
    for notified in [false, true] {
      Scene.run(profile) { scene in
        if notified {
          scene.field.formwork.onChange = { [unowned field = scene.field] _ in
            if field.formwork.value == "212" { field.formwork.value = "999" }
          }
        } else {
          scene.field.addAction(
            UIAction { [weak field = scene.field] _ in
              if field?.formwork.value == "212" { field?.text = "999" }
            }, for: .editingChanged)
        }
        scene.person.type("212")
        #expect(scene.value == "999")
        #expect(scene.field.text == "+1 (999) ")
        scene.person.type("5")
        #expect(scene.value == "9995")
      }
    }
  }
}
