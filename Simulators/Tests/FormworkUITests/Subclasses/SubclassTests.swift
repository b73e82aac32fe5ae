@testable import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("The subclasses, for those who want them") struct SubclassTests {
  /// UIKit asks whom the `delegate` of a text view answers with.
  @Test(arguments: Profile.all)
  func theDelegateIsTheOneThatUIKitAsks(profile: Profile) {
    SubclassScene.run(profile) { scene in
      #expect(scene.delegate !== scene.app)
      #expect(scene.wrappedDelegate === scene.app)
      scene.person.backspace()
      #expect(scene.app.asked == ["16+1 "])
      #expect(scene.input.formwork.value == "212555010")
      scene.input.formwork.inputFormat = nil
      #expect(scene.delegate === scene.app)
      #expect(scene.wrappedDelegate === scene.app)
      scene.person.type("x")
      #expect(scene.app.asked.count == 2)
    }
  }

  @Test(arguments: Profile.all)
  func tellsOfBackspaceAtTheStart(profile: Profile) {
    SubclassScene.run(profile) { scene in
      var presses = 0
      scene.countBackspaces { presses += 1 }
      scene.person.backspace()
      #expect(presses == 0)
      scene.person.moveCaret(to: 0)
      scene.person.backspace(2)
      #expect(presses == 2)
      scene.person.select(0..<4)
      scene.person.backspace()
      #expect(presses == 2)
      #expect(scene.input.formwork.value == "212555010")
    }
  }

  @Test(arguments: Profile.all)
  func copiesTextOrValue(profile: Profile) {
    SubclassScene.run(profile) { scene in
      scene.person.select(4..<11)
      scene.person.copy()
      #expect(UIPasteboard.general.string == "212) 55")
      scene.input.copies = .value
      scene.person.copy()
      #expect(UIPasteboard.general.string == "21255")
      scene.person.cut()
      #expect(UIPasteboard.general.string == "21255")
      #expect(scene.input.formwork.value == "50100")
      scene.input.formwork.inputFormat = nil
      scene.person.selectAll()
      scene.person.copy()
      #expect(UIPasteboard.general.string == scene.input.shownText)
    }
  }

  @Test(arguments: Profile.all)
  func literalsAloneAreNoValue(profile: Profile) {
    SubclassScene.run(profile) { scene in
      scene.input.copies = .value
      scene.person.select(7..<9)
      scene.person.copy()
      #expect(UIPasteboard.general.string == "before")
      scene.person.cut()
      #expect(UIPasteboard.general.string == "before")
      #expect(scene.drawn == "+1 (212|) 555-0100")
    }
  }

  @Test(arguments: Profile.all)
  func whatTheAppKeepsFromBeingCutIsNotCopiedEither(profile: Profile) {
    SubclassScene.run(profile) { scene in
      scene.input.copies = .value
      scene.app.isAllowed = false
      scene.person.selectAll()
      scene.person.cut()
      #expect(UIPasteboard.general.string == "before")
      #expect(scene.input.formwork.value == "2125550100")
    }
  }

  /// What is composed or shown raw is no part of a value yet.
  @Test func withoutAValueToShowTheTextIsCopied() {
    SubclassScene.run(.iOS18) { scene in
      scene.input.copies = .value
      scene.input.formwork.formatsAssignedText = false
      scene.input.assign(text: "raw-1")
      scene.person.selectAll()
      scene.person.copy()
      #expect(UIPasteboard.general.string == "raw-1")
    }
  }

  /// A secret isn't copied in any form that UIKit wouldn't copy.
  @Test func aSecureFieldCopiesAsUIKitDoes() {
    SubclassScene.run(.iOS18) { scene in
      guard let field = scene.input as? MaskedUITextField else { return }
      field.copies = .value
      field.isSecureTextEntry = true
      scene.person.selectAll()
      scene.person.copy()
      #expect(UIPasteboard.general.string != "2125550100")
    }
  }

  @Test(arguments: Profile.all)
  func theDelegateOfEitherIsAskedAboutTheValueIfItWants(profile: Profile) {
    SubclassScene.run(profile) { scene in
      (scene.input as? UITextField)?.formwork.delegateRanges = .value
      (scene.input as? UITextView)?.formwork.delegateRanges = .value
      scene.person.moveCaret(to: 10)
      scene.person.backspace()
      #expect(scene.app.asked == ["3+1 "])
    }
  }
}
