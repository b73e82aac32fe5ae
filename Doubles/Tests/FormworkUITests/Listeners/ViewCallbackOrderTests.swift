import FormworkUIUnderTest
import Testing
import UIKit

/// The listener, then the closure, once for each change of a text view.
@MainActor @Suite struct ViewCallbackOrderTests {
  static let phone = CallbackOrderTests.phone

  @Test(arguments: Profile.all)
  func typing(profile: Profile) {
    ViewListenerScene.run(Self.phone, in: profile) { scene in
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
  func theQuestionAndTheChangeComeFirst(profile: Profile) {
    ViewListenerScene.run(Self.phone, in: profile) { scene in
      scene.person.tap()
      _ = scene.told.take()
      scene.person.type("2")
      #expect(
        scene.told.take() == [
          "asked \"2\"", "changed +1 (2", "listener +1 (2 2 false", "closure 2 false",
        ])
    }
  }

  @Test func focusPrefixAndBlur() {
    ViewListenerScene.run(Self.phone) { scene in
      scene.person.tap()
      #expect(scene.view.text == "+1 (")
      #expect(scene.takeChanges() == ["listener +1 (  false", "closure  false"])
      scene.person.leave()
      #expect(scene.view.text == "")
      #expect(scene.takeChanges() == ["listener   false", "closure  false"])
    }
  }

  @Test func put() {
    ViewListenerScene.run(Self.phone) { scene in
      let result = scene.delegate.put(text: "2015550123", into: scene.view)
      #expect(result.formattedText.description == "+1 (201) 555-0123|")
      #expect(result.extractedValue == "2015550123")
      #expect(result.complete)
      #expect(result.affinity == 3)
      #expect(
        scene.told.take() == [
          "listener +1 (201) 555-0123 2015550123 true", "closure 2015550123 true",
        ])
      scene.delegate.put(text: "201", into: scene.view, autocomplete: false)
      #expect(scene.view.text == "+1 (201")
      #expect(scene.takeChanges() == ["listener +1 (201 201 false", "closure 201 false"])
    }
  }

  /// The text that was there before the mask takes its form when the view is touched.
  @Test func adaptation() {
    ViewListenerScene.run(Self.phone) { scene in
      scene.view.text = "2015550123"
      #expect(scene.view.text == "2015550123")
      scene.person.tap()
      #expect(scene.view.text == "+1 (201) 555-0123")
      #expect(
        scene.takeChanges() == [
          "listener +1 (201) 555-0123 2015550123 true", "closure 2015550123 true",
        ])
      scene.view.text = "305"
      #expect(scene.view.text == "+1 (305) ")
      scene.person.endTurn()
      #expect(scene.takeChanges() == [], "what the app assigns is not told")
    }
  }

  @Test(arguments: Profile.all)
  func pasteCutAndDictation(profile: Profile) {
    ViewListenerScene.run("[00]-[00]", in: profile) { scene in
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
      #expect(scene.view.text == "12-56")
      #expect(scene.takeChanges().suffix(2) == ["listener 12-56 1256 true", "closure 1256 true"])
    }
  }

  @Test func theViewsOwnClosureComesLast() {
    ViewListenerScene.run("[00]") { scene in
      scene.view.onInputChange = { [told = scene.told] _, change in
        told.lines.append("closure of the view \(change.value)")
      }
      scene.delegate.onMaskedTextChangedCallback = { [told = scene.told] _, value, _, tail in
        told.lines.append("closure \(value) \(tail)")
      }
      scene.person.tap()
      scene.person.type("2")
      #expect(
        scene.takeChanges() == [
          "listener 2 2 false", "closure 2 false", "closure 2 0", "closure of the view 2",
        ])
    }
  }
}
