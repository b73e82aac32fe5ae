import FormworkUIUnderTest
import Testing
import UIKit

/// The listener, then the closure, once for each change.
@MainActor @Suite struct CallbackOrderTests {
  static let phone = "+1 ([000]) [000]-[0000]"

  static func delegate() -> MaskedTextFieldDelegate {
    MaskedTextFieldDelegate(primaryFormat: phone)
  }

  @Test(arguments: Profile.all)
  func typing(profile: Profile) {
    ListenerScene.run(Self.delegate(), in: profile) { scene in
      scene.person.tap()
      _ = scene.told.take()
      scene.person.type("2")
      #expect(scene.takeChanges() == ["listener +1 (2 2 false", "closure 2 false"])
      scene.person.type("0")
      scene.person.type("1")
      #expect(
        scene.takeChanges() == [
          "listener +1 (20 20 false", "closure 20 false",
          "listener +1 (201)  201 false", "closure 201 false",
        ])
    }
  }

  @Test func focusPrefixAndBlur() {
    ListenerScene.run(Self.delegate()) { scene in
      scene.person.tap()
      #expect(scene.field.text == "+1 (")
      #expect(scene.told.take() == ["should begin", "listener +1 (  false", "closure  false"])
      scene.person.leave()
      #expect(scene.field.text == "")
      #expect(scene.takeChanges() == ["listener   false", "closure  false"])
    }
  }

  @Test func put() {
    ListenerScene.run(Self.delegate()) { scene in
      let result = scene.delegate.put(text: "2015550123", into: scene.field)
      #expect(result.formattedText.description == "+1 (201) 555-0123|")
      #expect(result.extractedValue == "2015550123")
      #expect(result.complete)
      #expect(result.affinity == 3)
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
    let delegate = MaskedTextFieldDelegate(primaryFormat: Self.phone, autocomplete: usual)
    ListenerScene.run(delegate) { scene in
      let result = delegate.put(text: text, into: scene.field, autocomplete: asked)
      #expect(scene.field.text == shown)
      #expect(result.formattedText.string == shown)
      #expect(scene.takeChanges().count == 2)
    }
  }

  /// What is put can be edited on, and undone by nobody.
  @Test func putIntoAFieldThatIsEdited() {
    ListenerScene.run(Self.delegate()) { scene in
      scene.person.tap()
      scene.delegate.put(text: "201", into: scene.field, autocomplete: false)
      scene.person.type("5")
      #expect(scene.field.text == "+1 (201) 5")
      scene.delegate.put(text: "", into: scene.field, autocomplete: false)
      #expect(scene.field.text == "")
    }
  }

  @Test func clear() {
    ListenerScene.run(Self.delegate()) { scene in
      scene.person.tap()
      scene.person.type("2")
      _ = scene.told.take()
      scene.person.tapClearButton()
      // The focus is still there, and so is its prefix.
      #expect(scene.told.take() == ["clear", "listener +1 (  false", "closure  false"])
    }
  }

  /// The text that was there before the mask takes its form when the field is touched.
  @Test func adaptation() {
    ListenerScene.run(Self.delegate()) { scene in
      scene.field.text = "2015550123"
      #expect(scene.field.text == "2015550123")
      scene.person.tap()
      #expect(scene.field.text == "+1 (201) 555-0123")
      #expect(
        scene.takeChanges() == [
          "listener +1 (201) 555-0123 2015550123 true", "closure 2015550123 true",
        ])
    }
  }

  @Test func assignedTextsAreSilent() {
    ListenerScene.run(Self.delegate()) { scene in
      scene.person.tap()
      _ = scene.told.take()
      scene.field.text = "201"
      #expect(scene.field.text == "+1 (201) ")
      scene.person.endTurn()
      #expect(scene.told.take() == [])
    }
  }

  @Test func theFieldsOwnClosureComesLast() {
    ListenerScene.run(Self.delegate()) { scene in
      scene.field.onInputChange = { [told = scene.told] _, change in
        told.lines.append("field \(change.value)")
      }
      scene.person.tap()
      _ = scene.told.take()
      scene.person.type("2")
      #expect(
        scene.told.take() == [
          "asked \"2\"", "listener +1 (2 2 false", "closure 2 false", "field 2",
        ])
    }
  }
}
