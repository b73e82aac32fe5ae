import FormworkListenersUnderTest
@testable import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// How the mask of a listener object gets to its control, and off again.
@MainActor @Suite("Listener objects as delegates") struct AttachingTests {
  @Test(arguments: Profile.all)
  func theControlIsMaskedFromTheFirstTouch(profile: Profile) {
    ListenerScene.run(ListenerScene.phone, in: profile) { scene in
      #expect(scene.control.formwork.inputFormat == nil)
      scene.person.tap()
      #expect(scene.control.formwork.inputFormat != nil)
      #expect(scene.wrappedDelegate === scene.delegate)
      scene.person.type("2015550123")
      #expect(scene.text == "+1 (201) 555-0123")
      scene.person.backspace()
      #expect(scene.text == "+1 (201) 555-012")
    }
  }

  /// AutoFill fills controls in that nobody has touched.
  @Test func aQuestionBeforeTheFirstTouchIsAnsweredByTheMask() {
    ListenerScene.run(ListenerScene.phone) { scene in
      scene.person.inOneTurn {
        #expect(!scene.control.delegateAllows("x", in: NSRange(location: 0, length: 0)))
      }
      #expect(scene.control.formwork.inputFormat != nil)
      #expect(scene.text == "")
    }
  }

  /// The subclass shows the app's delegate, and the question has to find Formwork's own.
  @Test(arguments: [false, true])
  func aDelegateSetWhileTheControlIsEdited(isSubclass: Bool) {
    ListenerScene.run("[00]-[00]", isSubclass: isSubclass) { scene in
      scene.setDelegate(nil)
      scene.person.tap()
      scene.setDelegate(scene.delegate)
      _ = Simulation.current.takeLog()
      scene.person.type("x", endingTurns: false)
      // Rejected, not let in and taken back: nobody hears of it.
      #expect(!Simulation.current.takeLog().contains("NOTE"))
      #expect(scene.text == "")
      #expect(scene.told.take() == [])
      scene.person.type("12345")
      #expect(scene.text == "12-34")
    }
  }

  /// Dictation asks nobody, so the change itself is the first that is heard of the view.
  @Test func aViewThatIsDictatedTo() {
    ListenerScene.run("[00]-[00]", in: .iOS15, kinds: [.view, .inputOfView]) { scene in
      scene.setDelegate(nil)
      scene.person.tap()
      scene.setDelegate(scene.delegate)
      scene.person.dictate("1234")
      scene.person.endTurn()
      #expect(scene.text == "12-34")
      #expect(scene.takeChanges() == ["listener 12-34 1234 true", "closure 1234 true"])
    }
  }

  @Test func anotherListenerTakesOverAndNoneTakesTheMaskOff() {
    ListenerScene.run("[00]-[00]") { scene in
      let second = scene.makeDelegate("[0]/[000]")
      scene.person.tap()
      scene.person.type("1234")
      #expect(scene.text == "12-34")
      scene.setDelegate(second)
      #expect(scene.text == "1/234")
      scene.setDelegate(nil)
      #expect(scene.control.formwork.inputFormat == nil)
      #expect(scene.control.delegateObject == nil)
      scene.person.type("x")
      #expect(scene.text == "1/234x")
    }
  }

  @Test func oneListenerServesSeveralControls() {
    ListenerScene.run("[00]-[00]") { scene in
      let others = [UITextField(frame: .zero), UITextView(frame: .zero)] as [any FormattedInput]
      (others[0] as? UITextField)?.delegate = scene.delegate as? any UITextFieldDelegate
      (others[1] as? UITextView)?.delegate = scene.delegate as? any UITextViewDelegate
      let served = others.filter { $0.delegateObject != nil }
      #expect(served.count == (scene.kind.asks ? 1 : 2))
      for control in served {
        control.assign(text: "123")
        control.becomeFirstResponder()
      }
      scene.person.tap()
      scene.person.type("123")
      scene.delegate.primaryMaskFormat = "[0] [0] [0]"
      scene.person.endTurn()
      #expect(([scene.control] + served).allSatisfy { $0.shownText == "1 2 3" })
    }
  }

  /// The manager has only some of the methods, so the first that the listener hears is a question.
  @Test(arguments: Profile.all)
  func aKeyboardManagerInFrontOfTheListener(profile: Profile) {
    ListenerScene.run("[00]-[00]", in: profile, kinds: [.field, .inputOfField]) { scene in
      guard let field = scene.control as? UITextField else { return }
      let manager = WrappingDelegate()
      manager.wrap(field)
      scene.person.tap()
      scene.person.type("1x2")
      #expect(scene.text == "12-")
      manager.unwrap(field)
      scene.person.type("3")
      #expect(scene.text == "12-3")
      manager.wrap(field)
      scene.person.type("4")
      #expect(scene.text == "12-34")
      #expect(scene.takeChanges().last == "closure 1234 true")
    }
  }

  /// Where assignments aren't reported, the first question still finds the way.
  @Test func withoutKeyValueObservation() {
    let profile = Profile.iOS18.with { $0.observation = false }
    ListenerScene.run("[00]-[00]", in: profile) { scene in
      scene.person.tap()
      scene.person.type("123")
      #expect(scene.text == "12-3")
      let other = scene.makeDelegate("[0]/[000]")
      scene.setDelegate(other)
      scene.person.leave()
      scene.person.tap()
      scene.person.type("4")
      #expect(scene.text == "1/234")
    }
  }
}

extension ListenerScene {
  fileprivate var wrappedDelegate: AnyObject? {
    if let field = control as? UITextField { return field.formwork.wrappedDelegate }
    return (control as? UITextView)?.formwork.wrappedDelegate
  }
}
