import FormworkUIUnderTest
import Foundation
import Testing
import UIKit

/// The listener objects as delegates of text views: how they reach one, and what they pass on.
@MainActor @Suite struct MaskedTextViewDelegateTests {
  @Test(arguments: Profile.all)
  func theViewIsMaskedFromTheFirstTouch(profile: Profile) {
    ViewListenerScene.run(CallbackOrderTests.phone, in: profile) { scene in
      #expect(scene.view.inputFormat == nil)
      scene.person.tap()
      #expect(scene.view.inputFormat != nil)
      #expect(scene.view.appDelegate === scene.delegate)
      scene.person.type("2015550123")
      #expect(scene.view.text == "+1 (201) 555-0123")
      scene.person.backspace()
      #expect(scene.view.text == "+1 (201) 555-012")
    }
  }

  @Test(arguments: [false, true])
  func aDelegateSetWhileTheViewIsEdited(isSubclass: Bool) {
    ViewListenerScene.run("[00]-[00]", isSubclass: isSubclass) { scene in
      let delegate = scene.view.delegate
      scene.view.delegate = nil
      scene.person.tap()
      scene.view.delegate = delegate
      scene.person.type("x", endingTurns: false)
      #expect(scene.view.text == "")
      #expect(scene.told.take() == [])
      scene.person.type("123")
      #expect(scene.view.text == "12-3")
    }
  }

  /// Dictation asks nobody, so the change itself is the first that is heard of the view.
  @Test func aViewThatIsDictatedTo() {
    ViewListenerScene.run("[00]-[00]", in: .iOS15) { scene in
      scene.view.delegate = nil
      scene.person.tap()
      scene.view.delegate = scene.delegate
      scene.person.dictate("1234")
      scene.person.endTurn()
      #expect(scene.view.text == "12-34")
      #expect(scene.takeChanges() == ["listener 12-34 1234 true", "closure 1234 true"])
    }
  }

  @Test func questionsArePassedOn() {
    ViewListenerScene.run("[00]") { scene in
      scene.listener.isAllowed = false
      scene.person.tap()
      #expect(!scene.view.isFirstResponder)
      scene.listener.isAllowed = true
      scene.person.tap()
      scene.person.leave()
      #expect(scene.told.take() == ["should begin", "should begin", "should end", "end"])
    }
  }

  @Test func theListenersDecisionCountsIfYouSaySo() {
    ViewListenerScene.run("[00]") { scene in
      scene.person.tap()
      scene.listener.isAllowed = false
      scene.person.type("1")
      #expect(scene.view.text == "1")
      scene.delegate.respectsListenerDecision = true
      scene.person.type("2")
      #expect(scene.view.text == "1")
      #expect(scene.told.take().filter { $0.hasPrefix("asked") } == ["asked \"1\"", "asked \"2\""])
    }
  }

  @Test func aBlankForSuggestionsCanBeKeptOut() {
    ViewListenerScene.run("[00]") { scene in
      scene.delegate.allowSuggestions = false
      scene.person.tap()
      let answer = scene.view.delegate?.textView?(
        scene.view, shouldChangeTextIn: NSRange(location: 0, length: 0), replacementText: " ")
      #expect(answer == false)
    }
  }

  @Test(arguments: ["[00", "]00[", "[Q]"])
  func aWrongPatternReportsAndLeavesTheViewUnmasked(pattern: String) {
    ViewListenerScene.run(pattern) { scene in
      scene.person.tap()
      scene.person.type("a1")
      #expect(scene.view.text == "a1")
      #expect(scene.view.inputFormatError != nil)
      #expect(scene.delegate.put(text: "b2", into: scene.view).extractedValue == "b2")
      scene.delegate.primaryMaskFormat = "[00]"
      scene.person.endTurn()
      #expect(scene.view.text == "2")
    }
  }

  @Test func anotherListenerTakesOverAndNoneTakesTheMaskOff() {
    ViewListenerScene.run("[00]-[00]") { scene in
      let second = MaskedTextViewDelegate(primaryFormat: "[0]/[000]")
      scene.person.tap()
      scene.person.type("1234")
      scene.view.delegate = second
      #expect(scene.view.text == "1/234")
      scene.view.delegate = nil
      #expect(scene.view.inputFormat == nil)
      #expect(scene.view.delegate == nil)
      scene.person.type("x")
      #expect(scene.view.text == "1/234x")
    }
  }

  @Test func theOutletIsTheListener() {
    ViewListenerScene.run("") { scene in
      let listener = ViewListener(scene.told)
      scene.delegate.delegate = listener
      #expect(scene.delegate.listener === listener)
      #expect(scene.delegate.delegate === listener)
      scene.delegate.delegate = UIKit.NSObject()
      #expect(scene.delegate.listener === listener)
    }
  }

  @Test func theInitializersTakeBothClosures() {
    Simulation.run(.iOS18) {
      var told: [String] = []
      let three = MaskedTextViewDelegate(primaryFormat: "[00]") {
        (_, value: String, isComplete: Bool) in told.append("\(value) \(isComplete)")
      }
      let four = MaskedTextViewDelegate(primaryFormat: "[00]") { _, value, isComplete, tail in
        told.append("\(value) \(isComplete) \(tail)")
      }
      let view = UITextView(frame: .zero)
      three.put(text: "1", into: view)
      four.put(text: "1", into: UITextView(frame: .zero))
      #expect(told == ["1 false", "1 false 0"])
      #expect(MaskedTextViewDelegate().primaryMaskFormat == "")
      Simulation.current.endTurn()
    }
  }
}
