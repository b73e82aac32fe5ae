import FormworkListenersUnderTest
@testable import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// The settings of listener objects.
@MainActor @Suite struct ListenerTests {
  @Test func theDefaultsAreThoseOfTheInitializer() {
    for delegate in [
      MaskedTextFieldDelegate(), MaskedTextFieldDelegate(primaryFormat: ""),
      MaskedTextViewDelegate(), MaskedTextViewDelegate(primaryFormat: ""),
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

  /// Every setting of the initializer reaches its property, and no other one.
  @Test func theInitializerTakesEachSetting() {
    for setting in 0..<5 {
      for isOn in [false, true] {
        func value(of index: Int) -> Bool { index == setting ? isOn : !isOn }
        let delegates: [MaskedTextInputDelegate] = [
          MaskedTextFieldDelegate(
            primaryFormat: "[00]", autocomplete: value(of: 0), autocompleteOnFocus: value(of: 1),
            autoskip: value(of: 2), rightToLeft: value(of: 3), allowSuggestions: value(of: 4)),
          MaskedTextViewDelegate(
            primaryFormat: "[00]", autocomplete: value(of: 0), autocompleteOnFocus: value(of: 1),
            autoskip: value(of: 2), rightToLeft: value(of: 3), allowSuggestions: value(of: 4)),
          MaskedTextInputListener(
            primaryFormat: "[00]", autocomplete: value(of: 0), autocompleteOnFocus: value(of: 1),
            autoskip: value(of: 2), rightToLeft: value(of: 3), allowSuggestions: value(of: 4)),
        ]
        for delegate in delegates {
          let taken = [
            delegate.autocomplete, delegate.autocompleteOnFocus, delegate.autoskip,
            delegate.rightToLeft, delegate.allowSuggestions,
          ]
          #expect(taken == (0..<5).map(value))
          #expect(delegate.primaryMaskFormat == "[00]")
        }
      }
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

  @Test func theInitializersTakeBothClosures() {
    Simulation.run(.iOS18) {
      var told: [String] = []
      func three(_ value: String, _ isComplete: Bool) { told.append("\(value) \(isComplete)") }
      func four(_ value: String, _ isComplete: Bool, _ tail: String) {
        told.append("\(value) \(isComplete) \(tail)")
      }
      let (field, view) = (UITextField(frame: .zero), UITextView(frame: .zero))
      MaskedTextFieldDelegate(primaryFormat: "[00]") { three($1, $2) }.put(text: "1", into: field)
      MaskedTextFieldDelegate(primaryFormat: "[00]") { four($1, $2, $3) }.put(
        text: "2", into: field)
      MaskedTextViewDelegate(primaryFormat: "[00]") { three($1, $2) }.put(text: "3", into: view)
      MaskedTextViewDelegate(primaryFormat: "[00]") { four($1, $2, $3) }.put(text: "4", into: view)
      MaskedTextInputListener(primaryFormat: "[00]") { three($1, $2) }.put(text: "5", into: view)
      MaskedTextInputListener(primaryFormat: "[00]") { four($1, $2, $3) }.put(
        text: "6", into: field)
      #expect(
        told == ["1 false", "2 false 0", "3 false", "4 false 0", "5 false", "6 false 0"])
      Simulation.current.endTurn()
    }
  }

  @Test func settingsCanBeChangedInAnyOrder() {
    ListenerScene.run("[00]") { scene in
      scene.person.tap()
      scene.person.type("12")
      _ = scene.told.take()
      // Not readable without the notation that comes next; nobody is to notice.
      scene.delegate.primaryMaskFormat = "[HH]-[HH]"
      scene.delegate.customNotations = [
        Mask.Notation(
          character: "H", characterSet: CharacterSet(charactersIn: "0123456789abcdef"),
          isOptional: false)
      ]
      scene.person.endTurn()
      #expect(scene.control.formwork.status.formatError == nil)
      #expect(scene.text == "12-")
      #expect(scene.takeChanges() == ["listener 12- 12 false", "closure 12 false"])
      scene.person.type("fg0")
      #expect(scene.text == "12-f0")
    }
  }

  @Test(arguments: ["[00", "]00[", #"a\"#, "[Q]"])
  func aWrongPatternReportsAndLeavesTheControlUnmasked(pattern: String) {
    ListenerScene.run(pattern) { scene in
      scene.person.tap()
      scene.person.type("a1")
      #expect(scene.text == "a1")
      #expect(scene.control.formwork.status.formatError != nil)
      #expect(scene.control.formwork.inputFormat == nil)
      #expect(scene.delegate.placeholder == "")
      #expect(scene.put("b2")?.extractedValue == "b2")
      #expect(scene.text == "b2")
      scene.delegate.primaryMaskFormat = "[00]"
      scene.person.endTurn()
      #expect(scene.text == "2")
    }
  }

  @Test func autoskipAndCompletion() {
    ListenerScene.run(ListenerScene.phone) { scene in
      scene.delegate.autoskip = true
      scene.person.tap()
      scene.person.type("201")
      #expect(scene.text == "+1 (201) ")
      scene.person.type("5")
      scene.person.backspace()
      #expect(scene.text == "+1 (201")
      scene.delegate.autocomplete = false
      scene.person.type("5")
      scene.person.backspace(2)
      scene.person.type("1")
      #expect(scene.text == "+1 (201")
    }
  }

  @Test func thePrefixIsLocked() {
    ListenerScene.run(ListenerScene.phone) { scene in
      scene.delegate.nonRemovablePrefix = true
      scene.person.tap()
      #expect(scene.control.formwork.locksPrefix)
      scene.person.moveCaret(to: 0)
      #expect(scene.person.selection.lowerBound == 4)
    }
  }
}
