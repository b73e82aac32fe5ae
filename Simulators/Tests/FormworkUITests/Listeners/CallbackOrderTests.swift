import FormworkListenersUnderTest
@testable import FormworkUnderTest
import Testing
import UIKit

/// The listener, then the closure, once for each change.
@MainActor @Suite struct CallbackOrderTests {
  static let phone = ListenerScene.phone

  @Test(arguments: Profile.all)
  func typing(profile: Profile) {
    ListenerScene.run(Self.phone, in: profile) { scene in
      scene.person.tap()
      _ = scene.told.take()
      scene.person.type("2")
      #expect(scene.takeChanges() == ["listener +1 (2 2 false", "closure 2 false"])
      scene.person.type("01")
      #expect(
        scene.takeChanges() == [
          "listener +1 (20 20 false", "closure 20 false",
          "listener +1 (201)  201 false", "closure 201 false",
        ])
      scene.person.type("x")
      #expect(scene.takeChanges() == [])
    }
  }

  @Test(arguments: [Profile.iOS15, .iOS18, .iOS26])
  func theQuestionAndTheChangeComeFirstTheControlsOwnClosureLast(profile: Profile) {
    ListenerScene.run(Self.phone, in: profile) { scene in
      let told = scene.told
      (scene.control as? UITextField)?.formwork.onChange = {
        told.lines.append("own \($0.status.value)")
      }
      (scene.control as? UITextView)?.formwork.onChange = {
        told.lines.append("own \($0.status.value)")
      }
      scene.person.tap()
      _ = told.take()
      scene.person.type("2")
      let asked = scene.kind.asks ? ["asked \"2\""] : []
      let changed = scene.kind == .view ? ["changed +1 (2"] : []
      #expect(
        told.take() == asked + changed + ["listener +1 (2 2 false", "closure 2 false", "own 2"])
    }
  }

  @Test func theClosureWithTheRemainderFollows() {
    ListenerScene.run("[00]", kinds: [.field, .view]) { scene in
      let told = scene.told
      (scene.delegate as? MaskedTextFieldDelegate)?.onMaskedTextChangedCallback = {
        _, value, _, tail in told.lines.append("closure \(value) \(tail)")
      }
      (scene.delegate as? MaskedTextViewDelegate)?.onMaskedTextChangedCallback = {
        _, value, _, tail in told.lines.append("closure \(value) \(tail)")
      }
      scene.person.tap()
      scene.person.type("2")
      #expect(scene.takeChanges() == ["listener 2 2 false", "closure 2 false", "closure 2 0"])
    }
  }

  @Test func focusPrefixAndBlur() {
    ListenerScene.run(Self.phone) { scene in
      scene.person.tap()
      #expect(scene.text == "+1 (")
      #expect(scene.takeChanges() == ["listener +1 (  false", "closure  false"])
      scene.person.leave()
      #expect(scene.text == "")
      #expect(scene.takeChanges() == ["listener   false", "closure  false"])
    }
  }

  @Test func put() {
    ListenerScene.run(Self.phone) { scene in
      let result = scene.put("2015550123")
      #expect(result?.formattedText.description == "+1 (201) 555-0123|")
      #expect(result?.extractedValue == "2015550123")
      #expect(result?.complete == true)
      #expect(result?.affinity == 3)
      #expect(result?.tailPlaceholder == "")
      #expect(
        scene.told.take() == [
          "listener +1 (201) 555-0123 2015550123 true", "closure 2015550123 true",
        ])
    }
  }

  @Test(
    arguments: [
      ("201", nil, true, "+1 (201) "), ("201", true, false, "+1 (201) "),
      ("201", false, true, "+1 (201"), ("201", nil, false, "+1 (201"),
      ("", true, false, "+1 ("), ("", nil, true, "+1 ("), ("", false, true, ""),
    ] as [(String, Bool?, Bool, String)])
  func putCompletesIfAsked(text: String, asked: Bool?, usual: Bool, shown: String) {
    ListenerScene.run(Self.phone) { scene in
      scene.delegate.autocomplete = usual
      let result = scene.put(text, autocomplete: asked)
      #expect(scene.text == shown)
      #expect(result?.formattedText.string == shown)
      #expect(scene.takeChanges().count == 2)
    }
  }

  /// What is put can be edited on, and undone by nobody.
  @Test func putIntoAControlThatIsEdited() {
    ListenerScene.run(Self.phone) { scene in
      scene.person.tap()
      scene.put("201", autocomplete: false)
      scene.person.type("5")
      #expect(scene.text == "+1 (201) 5")
      scene.put("", autocomplete: false)
      #expect(scene.text == "")
      #expect(scene.control.undoManager?.canUndo == false)
    }
  }

  @Test func clear() {
    ListenerScene.run(Self.phone, kinds: [.field, .inputOfField]) { scene in
      scene.person.tap()
      scene.person.type("2")
      _ = scene.told.take()
      scene.person.tapClearButton()
      // The focus is still there, and so is its prefix.
      let asked = scene.kind.asks ? ["clear"] : []
      #expect(scene.told.take() == asked + ["listener +1 (  false", "closure  false"])
    }
  }

  /// The text that was there before the mask takes its form when the control is touched. What the
  /// app assigns later is formatted, and not told.
  @Test func adaptation() {
    ListenerScene.run(Self.phone) { scene in
      scene.control.assign(text: "2015550123")
      #expect(scene.text == "2015550123")
      scene.person.tap()
      #expect(scene.text == "+1 (201) 555-0123")
      #expect(
        scene.takeChanges() == [
          "listener +1 (201) 555-0123 2015550123 true", "closure 2015550123 true",
        ])
      scene.control.assign(text: "305")
      #expect(scene.text == "+1 (305) ")
      scene.person.endTurn()
      #expect(scene.takeChanges() == [])
    }
  }

  /// Text that the system puts in, by each of its ways, is told once as what it comes to.
  @Test(arguments: Profile.all)
  func pasteCutDictationAndAutoFill(profile: Profile) {
    ListenerScene.run("[00]-[00]", in: profile) { scene in
      scene.person.tap()
      scene.person.paste("1234")
      scene.person.endTurn()
      #expect(scene.takeChanges() == ["listener 12-34 1234 true", "closure 1234 true"])
      scene.person.select(3..<5)
      scene.person.cut()
      scene.person.endTurn()
      #expect(scene.takeChanges() == ["listener 12- 12 false", "closure 12 false"])
      scene.person.dictate("56")
      scene.person.endTurn()
      #expect(scene.text == "12-56")
      #expect(scene.takeChanges().suffix(2) == ["listener 12-56 1256 true", "closure 1256 true"])
      guard scene.control is UITextField else { return }
      scene.person.backspace(4)
      _ = scene.told.take()
      scene.person.autofill("5678")
      scene.person.endTurn()
      #expect(scene.text == "56-78")
      #expect(scene.takeChanges().suffix(2) == ["listener 56-78 5678 true", "closure 5678 true"])
    }
  }
}
