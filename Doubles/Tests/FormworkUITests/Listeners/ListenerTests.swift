import FormworkUIUnderTest
import Foundation
import Testing
import UIKit

/// The listener objects as delegates: how they reach a field, and what they pass on.
@MainActor @Suite struct ListenerTests {
  static let phone = CallbackOrderTests.phone

  @Test func theDefaultsAreThoseOfTheInitializer() {
    for delegate in [
      MaskedTextFieldDelegate(), MaskedTextFieldDelegate(primaryFormat: ""),
      MaskedTextInputListener(), MaskedTextInputListener(primaryFormat: ""),
    ] as [MaskedTextInputDelegate] {
      #expect(delegate.primaryMaskFormat == "")
      #expect(delegate.autocomplete && delegate.autocompleteOnFocus && delegate.allowSuggestions)
      #expect(!delegate.autoskip && !delegate.rightToLeft && !delegate.nonRemovablePrefix)
      #expect(!delegate.atomicCaretMovement && !delegate.respectsListenerDecision)
      #expect(delegate.affineFormats.isEmpty && delegate.customNotations.isEmpty)
      #expect(delegate.affinityCalculationStrategy == .wholeString)
    }
  }

  @Test func thePrimaryMaskIsDescribed() {
    let delegate = MaskedTextFieldDelegate(primaryFormat: "{+7} ([000]) [99]")
    #expect(delegate.primaryMask.pattern == "{+7} ([000]) [99]")
    #expect(delegate.placeholder == "+7 (000) 00")
    #expect(delegate.acceptableTextLength == 9)
    #expect(delegate.totalTextLength == 11)
    #expect(delegate.acceptableValueLength == 5)
    #expect(delegate.totalValueLength == 7)
  }

  @Test(arguments: Profile.all)
  func theFieldIsMaskedFromTheFirstTouch(profile: Profile) {
    ListenerScene.run(MaskedTextFieldDelegate(primaryFormat: Self.phone), in: profile) { scene in
      #expect(scene.field.inputFormat == nil)
      scene.person.tap()
      #expect(scene.field.inputFormat != nil)
      #expect(scene.field.appDelegate === scene.delegate)
      scene.person.type("2015550123")
      #expect(scene.field.text == "+1 (201) 555-0123")
      scene.person.backspace()
      #expect(scene.field.text == "+1 (201) 555-012")
    }
  }

  /// AutoFill fills fields in that nobody has touched.
  @Test func aQuestionBeforeTheFirstTouchIsAnsweredByTheMask() {
    ListenerScene.run(MaskedTextFieldDelegate(primaryFormat: Self.phone)) { scene in
      scene.person.inOneTurn {
        let answer = scene.delegate.textField(
          scene.field, shouldChangeCharactersIn: NSRange(location: 0, length: 0),
          replacementString: "x")
        #expect(!answer)
      }
      #expect(scene.field.inputFormat != nil)
      #expect(scene.field.text == "")
    }
  }

  /// The subclass shows the app's delegate, and the question has to find Formwork's own.
  @Test(arguments: [false, true])
  func aDelegateSetWhileASubclassIsEdited(isSubclass: Bool) {
    Simulation.run(.iOS18) {
      let field = isSubclass ? MaskedUITextField(frame: .zero) : UITextField(frame: .zero)
      let person = Person(at: field)
      let delegate = MaskedTextFieldDelegate(primaryFormat: "[00]-[00]")
      person.tap()
      field.delegate = delegate
      _ = Simulation.current.takeLog()
      person.type("x", endingTurns: false)
      // Refused, not let in and taken back: nobody hears of it.
      #expect(!Simulation.current.takeLog().contains("CH"))
      #expect(field.text == "")
      person.type("1")
      #expect(field.text == "1")
    }
  }

  @Test func aDelegateSetWhileTheFieldIsEdited() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      let person = Person(at: field)
      let delegate = MaskedTextFieldDelegate(primaryFormat: "[00]-[00]")
      person.tap()
      field.delegate = delegate
      person.type("12345")
      #expect(field.text == "12-34")
    }
  }

  @Test func anotherListenerTakesOverAndNoneTakesTheMaskOff() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      let person = Person(at: field)
      let first = MaskedTextFieldDelegate(primaryFormat: "[00]-[00]")
      let second = MaskedTextFieldDelegate(primaryFormat: "[0]/[000]")
      field.delegate = first
      person.tap()
      person.type("1234")
      #expect(field.text == "12-34")
      field.delegate = second
      #expect(field.text == "1/234")
      field.delegate = nil
      #expect(field.inputFormat == nil)
      #expect(field.delegate == nil)
      person.type("x")
      #expect(field.text == "1/234x")
    }
  }

  @Test func oneListenerServesSeveralFields() {
    Simulation.run(.iOS18) {
      let delegate = MaskedTextFieldDelegate(primaryFormat: "[00]-[00]")
      let fields = [UITextField(frame: .zero), UITextField(frame: .zero)]
      for field in fields {
        field.delegate = delegate
        let person = Person(at: field)
        person.tap()
        person.type("123")
        person.leave()
      }
      delegate.primaryMaskFormat = "[0] [0] [0]"
      Person(at: fields[0]).endTurn()
      #expect(fields.map { $0.text } == ["1 2 3", "1 2 3"])
    }
  }

  @Test func settingsCanBeChangedInAnyOrder() {
    ListenerScene.run(MaskedTextFieldDelegate(primaryFormat: "[00]")) { scene in
      scene.person.tap()
      scene.person.type("12")
      _ = scene.told.take()
      // Not readable without the notation that comes next; nobody is to notice.
      scene.delegate.primaryMaskFormat = "[HH]-[HH]"
      scene.delegate.customNotations = [
        Notation(
          character: "H", characterSet: CharacterSet(charactersIn: "0123456789abcdef"),
          isOptional: false)
      ]
      scene.person.endTurn()
      #expect(scene.field.inputFormatError == nil)
      #expect(scene.field.text == "12-")
      #expect(scene.takeChanges() == ["listener 12- 12 false", "closure 12 false"])
      scene.person.type("fg0")
      #expect(scene.field.text == "12-f0")
    }
  }

  @Test(arguments: ["[00", "]00[", #"a\"#, "[Q]"])
  func aWrongPatternReportsAndLeavesTheFieldUnmasked(pattern: String) {
    ListenerScene.run(MaskedTextFieldDelegate(primaryFormat: pattern)) { scene in
      scene.person.tap()
      scene.person.type("a1")
      #expect(scene.field.text == "a1")
      #expect(scene.field.inputFormatError != nil)
      #expect(scene.field.inputFormat == nil)
      #expect(scene.delegate.placeholder == "")
      #expect(scene.delegate.put(text: "b2", into: scene.field).extractedValue == "b2")
      #expect(scene.field.text == "b2")
      scene.delegate.primaryMaskFormat = "[00]"
      scene.person.endTurn()
      #expect(scene.field.text == "2")
    }
  }

  @Test func theListenersDecisionCountsIfYouSaySo() {
    ListenerScene.run(MaskedTextFieldDelegate(primaryFormat: "[00]")) { scene in
      scene.listener.isAllowed = true
      scene.person.tap()
      scene.listener.isAllowed = false
      scene.person.type("1")
      #expect(scene.field.text == "1")
      scene.delegate.respectsListenerDecision = true
      scene.person.type("2")
      #expect(scene.field.text == "1")
      #expect(scene.told.take().filter { $0.hasPrefix("asked") } == ["asked \"1\"", "asked \"2\""])
    }
  }

  @Test func questionsArePassedOn() {
    ListenerScene.run(MaskedTextFieldDelegate(primaryFormat: "[00]")) { scene in
      scene.listener.isAllowed = false
      scene.person.tap()
      #expect(!scene.field.isFirstResponder)
      scene.listener.isAllowed = true
      scene.person.tap()
      scene.person.pressReturn()
      scene.person.leave()
      #expect(scene.told.take() == ["should begin", "should begin", "return", "end"])
    }
  }

  @Test func aBlankForSuggestionsCanBeKeptOut() {
    let delegate = MaskedTextFieldDelegate(primaryFormat: "[00]", allowSuggestions: false)
    ListenerScene.run(delegate) { scene in
      scene.person.tap()
      let answer = scene.field.delegate?.textField?(
        scene.field, shouldChangeCharactersIn: NSRange(location: 0, length: 0),
        replacementString: " ")
      #expect(answer == false)
    }
  }

  @Test func autoskipAndCompletion() {
    let delegate = MaskedTextFieldDelegate(primaryFormat: Self.phone, autoskip: true)
    ListenerScene.run(delegate) { scene in
      scene.person.tap()
      scene.person.type("201")
      #expect(scene.field.text == "+1 (201) ")
      scene.person.type("5")
      scene.person.backspace()
      #expect(scene.field.text == "+1 (201")
      delegate.autocomplete = false
      scene.person.type("5")
      scene.person.backspace(2)
      scene.person.type("1")
      #expect(scene.field.text == "+1 (201")
    }
  }

  @Test func theOutletIsTheListener() {
    Simulation.run(.iOS18) {
      let delegate = MaskedTextFieldDelegate()
      let listener = FieldListener(Told())
      delegate.delegate = listener
      #expect(delegate.listener === listener)
      #expect(delegate.delegate === listener)
      delegate.delegate = UIKit.NSObject()
      #expect(delegate.listener === listener)
    }
  }

  @Test func thePrefixIsLocked() {
    let delegate = MaskedTextFieldDelegate(primaryFormat: Self.phone)
    delegate.nonRemovablePrefix = true
    ListenerScene.run(delegate) { scene in
      scene.person.tap()
      #expect(scene.field.locksPrefix)
      scene.person.moveCaret(to: 0)
      #expect(scene.person.selection.lowerBound == 4)
    }
  }

  /// The manager has only some of the methods, so the first that the listener hears is a question.
  @Test(arguments: Profile.all)
  func aKeyboardManagerInFrontOfTheListener(profile: Profile) {
    ListenerScene.run(MaskedTextFieldDelegate(primaryFormat: "[00]-[00]"), in: profile) { scene in
      let manager = WrappingDelegate()
      manager.wrap(scene.field)
      scene.person.tap()
      scene.person.type("1x2")
      #expect(scene.field.text == "12-")
      manager.unwrap(scene.field)
      scene.person.type("3")
      #expect(scene.field.text == "12-3")
      manager.wrap(scene.field)
      scene.person.type("4")
      #expect(scene.field.text == "12-34")
      #expect(scene.takeChanges().last == "closure 1234 true")
    }
  }

  /// Where assignments aren't reported, the first question still finds the way.
  @Test func withoutKeyValueObservation() {
    let profile = Profile.iOS18.with { $0.observation = false }
    ListenerScene.run(MaskedTextFieldDelegate(primaryFormat: "[00]-[00]"), in: profile) { scene in
      scene.person.tap()
      scene.person.type("123")
      #expect(scene.field.text == "12-3")
      let other = MaskedTextFieldDelegate(primaryFormat: "[0]/[000]")
      scene.field.delegate = other
      scene.person.leave()
      scene.person.tap()
      scene.person.type("4")
      #expect(scene.field.text == "1/234")
    }
  }

  /// Text that the system puts in, by each of its ways, is told once as what it comes to.
  @Test(arguments: Profile.all)
  func pasteAutoFillAndDictation(profile: Profile) {
    ListenerScene.run(MaskedTextFieldDelegate(primaryFormat: "[00]-[00]"), in: profile) { scene in
      scene.person.tap()
      scene.person.paste("1234")
      scene.person.endTurn()
      #expect(scene.takeChanges() == ["listener 12-34 1234 true", "closure 1234 true"])
      scene.person.backspace(4)
      _ = scene.told.take()
      scene.person.autofill("5678")
      scene.person.endTurn()
      #expect(scene.field.text == "56-78")
      #expect(scene.takeChanges().suffix(2) == ["listener 56-78 5678 true", "closure 5678 true"])
    }
  }
}
