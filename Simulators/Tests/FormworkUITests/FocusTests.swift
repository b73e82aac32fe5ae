import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Focus, clearing, the caret") struct FocusTests {
  @Test("B65 the clear button empties the value", arguments: Profile.all)
  func clearButton(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("212")
      scene.person.tapClearButton()
      #expect(scene.field.text == "")
      #expect(scene.value == "")
      scene.expectEvents(1)
      #expect(scene.changes.first?.cause == .deletion)
      scene.person.undo()
      #expect(scene.value == "212")
    }
  }

  @Test("B65 the app may keep the text from being cleared", arguments: Profile.all)
  func rejectedClear(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.shouldClear])
      scene.field.delegate = app
      scene.start("212")
      app.isAllowed = false
      scene.person.tapClearButton()
      #expect(scene.value == "212")
      scene.expectSilence()
    }
  }

  @Test("B65 a field that clears itself on focus is followed", arguments: Profile.all)
  func clearsOnBegin(profile: Profile) {
    Scene.run(profile, focused: false, configure: { $0.clearsOnBeginEditing = true }) { scene in
      scene.field.formwork.value = "212"
      scene.forget()
      scene.person.tap()
      #expect(scene.field.text == "")
      #expect(scene.value == "")
      #expect(scene.changes.last?.status.value == "")
      scene.person.type("5")
      #expect(scene.field.text == "+1 (5")
    }
  }

  @Test("B65 who hears that editing begins sees the value of the text", arguments: Profile.all)
  func valueWhenEditingBegins(profile: Profile) {
    Scene.run(profile, focused: false, configure: { $0.clearsOnBeginEditing = true }) { scene in
      scene.field.formwork.value = "212"
      var value: String?
      scene.field.addAction(
        UIAction { [weak field = scene.field] _ in value = field?.formwork.value },
        for: .editingDidBegin)
      scene.person.tap()
      #expect(value == "")
    }
  }

  @Test("B66 Return is the app's", arguments: Profile.all)
  func returnKey(profile: Profile) {
    Scene.run(profile) { scene in
      let app = AppDelegate([.shouldReturn])
      scene.field.delegate = app
      scene.start("212")
      scene.person.pressReturn()
      #expect(app.calls.contains("shouldReturn"))
      #expect(scene.value == "212")
      scene.expectSilence()
    }
  }

  @Test("B67 a secure field empties itself at the first key", arguments: Profile.all)
  func secure(profile: Profile) {
    Scene.run(
      profile, mask: "[0000]-[0000]", focused: false,
      configure: { $0.isSecureTextEntry = true }
    ) { scene in
      scene.field.formwork.value = "1234"
      scene.person.tap()
      scene.person.type("5")
      #expect(scene.value == (profile.secureClearsOnFirstKey ? "5" : "12345"))
      scene.person.type("6")
      #expect(scene.value.hasSuffix("56"))
      #expect(scene.field.text == scene.expected)
    }
  }

  @Test(
    "B67 a full secure field takes a first key, for which it is emptied", arguments: Profile.all)
  func fullSecureField(profile: Profile) {
    Scene.run(
      profile, mask: "[0000]", focused: false, configure: { $0.isSecureTextEntry = true }
    ) { scene in
      scene.field.formwork.value = "1234"
      scene.person.tap()
      scene.forget()
      scene.person.type("5")
      #expect(scene.value == (profile.secureClearsOnFirstKey ? "5" : "1234"))
      #expect(scene.field.text == scene.expected)
      #expect(scene.lateTexts.last ?? scene.field.text == scene.field.text)
      scene.person.leave()
      scene.person.tap()
      scene.person.type("x")
      #expect(scene.field.text == scene.expected, "what is rejected leaves no raw text")
    }
  }

  @Test("B68 a prefix appears with the focus and goes without it", arguments: Profile.all)
  func prefix(profile: Profile) {
    Scene.run(profile, focused: false, configure: { $0.formwork.completesOnFocus = true }) {
      scene in
      let app = AppDelegate([.didBegin])
      scene.field.delegate = app
      scene.person.tap()
      #expect(scene.drawn == "+1 (|")
      #expect(scene.value == "")
      #expect(app.calls == ["didBegin"])
      scene.person.leave()
      #expect(scene.field.text == "")
      scene.person.tap()
      scene.person.type("2")
      #expect(scene.drawn == "+1 (2|")
      scene.person.leave()
      #expect(scene.field.text == "+1 (2")
    }
  }

  @Test("B68 a prefix comes with each focus, even within a turn", arguments: Profile.all)
  func prefixAgain(profile: Profile) {
    Scene.run(profile, focused: false, configure: { $0.formwork.completesOnFocus = true }) {
      scene in
      for _ in 0..<3 {
        scene.field.becomeFirstResponder()
        #expect(scene.field.text == "+1 (")
        scene.field.resignFirstResponder()
        #expect(scene.field.text == "")
      }
    }
  }

  @Test("B67 what empties itself is left to the system", arguments: Profile.all)
  func secureWithoutCompletion(profile: Profile) {
    Scene.run(profile, mask: nil, focused: false) { scene in
      scene.field.isSecureTextEntry = true
      scene.field.formwork.setMask("[00]-[00]", options: .init(completion: false))
      scene.field.formwork.value = "12"
      scene.person.tap()
      scene.person.type("3")
      #expect(scene.value == "3", "by hand it would be 12-3")
    }
  }

  @Test("B69 the caret may stand in the literals; typing finds its slot", arguments: Profile.all)
  func caretInLiterals(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125", caret: 1)
      #expect(scene.drawn == "+|1 (212) 5")
      scene.person.type("9")
      #expect(scene.drawn == "+1 (9|21) 25")
    }
  }

  @Test("B69 a locked prefix keeps caret and selection behind it", arguments: Profile.all)
  func lockedPrefix(profile: Profile) {
    Scene.run(profile, configure: { $0.formwork.locksPrefix = true }) { scene in
      scene.start("2125")
      scene.person.moveCaret(to: 0)
      #expect(scene.drawn == "+1 (|212) 5")
      scene.person.select(2..<6)
      #expect(scene.drawn == "+1 ([21]2) 5")
      Simulation.current.isVoiceOverRunning = true
      scene.person.moveCaret(to: 1)
      #expect(scene.drawn == "+|1 (212) 5")
    }
  }

  @Test("B69 a locked prefix is measured in UTF-16", arguments: Profile.all)
  func lockedEmoji(profile: Profile) {
    Scene.run(
      profile, mask: "👍🏽 [0000]", configure: { $0.formwork.locksPrefix = true }
    ) { scene in
      scene.start("12")
      scene.person.moveCaret(to: 0)
      #expect(scene.drawn == "👍🏽 |12")
    }
  }
}
