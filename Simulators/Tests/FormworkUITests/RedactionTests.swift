import Foundation
@testable import FormworkUnderTest
import Testing
import UIKit

/// What is shown of a field that nobody edits, what is kept of it, and what is said of its mask.
@MainActor @Suite("Fields that are left") struct RedactionTests {
  private static let card = "[0000] [0000] [0000] [0000]"
  private static let number = "4111111111111111"

  @Test(arguments: Profile.all)
  func aFieldThatIsLeftShowsTheEndOfItsValue(profile: Profile) {
    Scene.run(profile, mask: Self.card) { scene in
      #expect(scene.field.formwork.redaction == nil)
      scene.field.formwork.redaction = Redaction(allButLast: 4)
      #expect(scene.field.formwork.redaction == Redaction(allButLast: 4))
      scene.person.type(Self.number)
      scene.person.endTurn()
      #expect(scene.field.text == "4111 1111 1111 1111")
      scene.forget()
      scene.person.leave()
      scene.person.endTurn()
      #expect(scene.field.text == "•••• •••• •••• 1111")
      #expect(scene.field.formwork.value == Self.number)
      #expect(scene.field.accessibilityAttributedValue?.string == "•••• •••• •••• 1111")
      scene.expectSilence()
      scene.person.tap()
      scene.person.endTurn()
      #expect(scene.field.text == "4111 1111 1111 1111")
      scene.expectSilence()
      scene.person.moveCaret(to: 19)
      scene.person.backspace()
      scene.person.endTurn()
      #expect(scene.field.formwork.value == String(Self.number.dropLast()))
      #expect(scene.changes.count == 1)
      scene.field.undoManager?.undo()
      scene.person.endTurn()
      #expect(scene.field.formwork.value == Self.number)
    }
  }

  @Test(arguments: Profile.all)
  func whatTheAppDoesMeanwhileIsHiddenToo(profile: Profile) {
    Scene.run(profile, mask: Self.card) { scene in
      scene.person.leave()
      scene.person.endTurn()
      scene.field.formwork.redaction = Redaction(allButLast: 4)
      scene.field.text = Self.number
      scene.person.endTurn()
      #expect(scene.field.text == "•••• •••• •••• 1111")
      scene.field.formwork.value = "340000000000009"
      #expect(scene.field.text == "•••• •••• •••0 009")
      scene.field.formwork.setMask("[0000] [000000] [00000]")
      #expect(scene.field.text == "•••• •••••• •0009")
      scene.field.formwork.redaction = nil
      #expect(scene.field.text == "3400 000000 00009")
      scene.field.formwork.redaction = Redaction()
      #expect(scene.field.text == "•••• •••••• •••••")
      scene.field.formwork.inputFormat = nil
      #expect(scene.field.text == "3400 000000 00009", "nothing is lost with the format")
      scene.expectSilence()
    }
  }

  @Test(arguments: Profile.all)
  func whatWasSavedComesBack(profile: Profile) {
    Scene.run(profile, mask: Scene.phone) { scene in
      scene.person.type("2125550")
      scene.person.moveCaret(to: 6)
      let saved = scene.field.formwork.savedInput
      #expect(saved?.value == "2125550")
      let other = UITextField()
      #expect(other.formwork.savedInput == nil)
      other.formwork.setMask(Scene.phone)
      if let saved { other.formwork.restore(saved) }
      #expect(other.text == scene.field.text)
      #expect(other.formwork.value == "2125550")
      scene.field.formwork.value = ""
      scene.forget()
      if let saved { scene.field.formwork.restore(saved) }
      #expect(scene.field.text == other.text)
      #expect(scene.drawn == "+1 (21|2) 555-0")
      scene.expectSilence()
      scene.field.isSecureTextEntry = true
      #expect(scene.field.formwork.savedInput == nil, "a secret is kept nowhere")
    }
  }

  @Test func aMaskIsExplainedWhereTheAppSaysNothing() {
    let field = UITextField()
    field.formwork.explainsMask = true
    field.formwork.setMask(Scene.phone)
    #expect(field.accessibilityHint == "10 digits")
    field.formwork.setMask("[AA]-[0009]")
    #expect(field.accessibilityHint == "2 letters, 3 to 4 digits")
    field.formwork.setMask("[00]", alternatives: ["[00]-[00]"])
    #expect(field.accessibilityHint == nil, "several masks leave it open")
    field.formwork.explainsMask = false
    field.formwork.setMask(Scene.phone)
    #expect(field.accessibilityHint == nil)
    field.accessibilityHint = "The number on your bill"
    field.formwork.explainsMask = true
    #expect(field.accessibilityHint == "The number on your bill")
    field.accessibilityHint = nil
    field.formwork.setMask(Scene.phone)
    field.formwork.inputFormat = nil
    #expect(field.accessibilityHint == nil)
  }

  /// The sentence is English, and there are languages whose names begin alike.
  @Test(arguments: [
    ("en", true), ("en-GB", true), ("en_US", true), ("EN", true), ("enm", false), ("de", false),
    ("de-en", false), ("", false),
  ])
  func aMaskIsExplainedInEnglishOnly(identifier: String, isEnglish: Bool) {
    #expect(SuggestedTraits.speaksEnglish(identifier: identifier) == isEnglish)
  }

  @Test(arguments: Profile.all)
  func whatIsRestoredIsRedacted(profile: Profile) {
    Scene.run(profile, mask: Self.card) { scene in
      scene.person.type("41")
      scene.person.endTurn()
      let other = UITextField()
      other.formwork.setMask(Self.card)
      other.formwork.value = Self.number
      guard let saved = other.formwork.savedInput else { return }
      scene.field.formwork.restore(saved)
      #expect(scene.value == Self.number)
      scene.person.leave()
      scene.field.formwork.redaction = Redaction(allButLast: 4)
      scene.person.endTurn()
      #expect(scene.field.formwork.savedInput?.value == Self.number, "all of it is saved")
      scene.field.formwork.restore(saved)
      scene.person.endTurn()
      #expect(scene.field.text == "•••• •••• •••• 1111")
      let plain = UITextField()
      plain.text = "mine"
      plain.formwork.restore(saved)
      #expect(plain.text == "mine")
    }
  }

  /// A card that shows only its last digits still has a brand.
  @Test func aRedactedCardHasItsBrandAndItsValidity() {
    Simulation.run(.iOS18) {
      let field = UITextField()
      field.formwork.format = .card
      field.formwork.redaction = Redaction(allButLast: 4)
      field.formwork.value = Self.number
      #expect(field.text == "•••• •••• •••• 1111")
      #expect(field.formwork.status.details.cardBrand == .visa)
      #expect(field.formwork.status.validation == .valid && field.formwork.status.isValid)
      #expect(field.formwork.value(as: .card) == Self.number)
    }
  }
}
