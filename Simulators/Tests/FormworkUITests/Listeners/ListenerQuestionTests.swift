import FormworkListenersUnderTest
@testable import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// What an app's listener is asked, and what its answers count for.
@MainActor @Suite struct ListenerQuestionTests {
  @Test func aBlankForSuggestionsCanBeKeptOut() {
    ListenerScene.run("[00]") { scene in
      scene.delegate.allowSuggestions = false
      scene.person.tap()
      #expect(!scene.control.delegateAllows(" ", in: NSRange(location: 0, length: 0)))
    }
  }

  @Test func theListenersDecisionCountsIfYouSaySo() {
    ListenerScene.run("[00]", kinds: [.field, .view]) { scene in
      scene.person.tap()
      scene.listener.isAllowed = false
      scene.person.type("1")
      #expect(scene.text == "1")
      scene.delegate.respectsListenerDecision = true
      scene.person.type("2")
      #expect(scene.text == "1")
      #expect(scene.told.take().filter { $0.hasPrefix("asked") } == ["asked \"1\"", "asked \"2\""])
    }
  }

  /// Since iOS 26 a delegate may be asked with several ranges only.
  @Test(arguments: Profile.askingForRanges)
  func aListenerThatKnowsSeveralRangesOnly(profile: Profile) {
    Simulation.run(profile) {
      let field = UITextField(frame: .zero)
      let delegate = MaskedTextFieldDelegate(primaryFormat: "[00]")
      let listener = ListenerForRanges()
      delegate.listener = listener
      field.delegate = delegate
      let person = Person(at: field)
      person.tap()
      person.type("1")
      #expect(listener.asked == ["1"])
      #expect(field.text == "1")
      delegate.respectsListenerDecision = true
      person.type("2")
      #expect(listener.asked == ["1", "2"])
      #expect(field.text == "1")
    }
  }

  @Test func questionsArePassedOn() {
    ListenerScene.run("[00]", kinds: [.field, .view]) { scene in
      scene.listener.isAllowed = false
      scene.person.tap()
      #expect(!scene.control.isFirstResponder)
      scene.listener.isAllowed = true
      scene.person.tap()
      if scene.kind == .field { scene.person.pressReturn() }
      scene.person.leave()
      let returned = scene.kind == .field ? ["return"] : []
      #expect(scene.told.take() == ["should begin", "should begin"] + returned + ["end"])
    }
  }

  @Test func theOutletIsTheListener() {
    ListenerScene.run("[__]") { scene in
      let other = AppListener(scene.told)
      scene.delegate.outlet = other
      #expect(scene.delegate.outlet === other)
      scene.put("x")
      #expect(scene.takeChanges() == ["listener x x false", "closure x false"])
      scene.delegate.outlet = UIKit.NSObject()
      #expect(scene.delegate.outlet === other)
    }
  }
}

extension MaskedTextInputDelegate {
  /// The outlet of whichever class it is.
  fileprivate var outlet: UIKit.NSObject? {
    get {
      (self as? MaskedTextFieldDelegate)?.delegate ?? (self as? MaskedTextViewDelegate)?.delegate
        ?? (self as? MaskedTextInputListener)?.delegate
    }
    set {
      (self as? MaskedTextFieldDelegate)?.delegate = newValue
      (self as? MaskedTextViewDelegate)?.delegate = newValue
      (self as? MaskedTextInputListener)?.delegate = newValue
    }
  }
}

private final class ListenerForRanges: UIKit.NSObject, MaskedTextFieldDelegateListener {
  @MainActor var asked: [String] = []

  override func responds(to selector: Selector!) -> Bool {
    selector.description == "textField:shouldChangeCharactersInRanges:replacementString:"
  }

  func textField(
    _ textField: UITextField, shouldChangeCharactersInRanges ranges: [NSValue],
    replacementString string: String
  ) -> Bool {
    asked.append(string)
    return false
  }
}
