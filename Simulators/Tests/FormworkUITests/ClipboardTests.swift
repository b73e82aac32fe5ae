import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Clipboard and drops") struct ClipboardTests {
  @Test("B15 Cut fills the pasteboard", arguments: Profile.all)
  func cut(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125550100")
      scene.person.select(4..<11)
      scene.person.cut()
      #expect(UIPasteboard.general.string == "212) 55")
      #expect(scene.value == "50100")
      #expect(scene.drawn == "+1 (|501) 00")
      scene.expectEvents(1)
    }
  }

  @Test("B15 Cut of everything", arguments: Profile.all)
  func cutAll(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125550100")
      scene.person.select(0..<17)
      scene.person.cut()
      #expect(UIPasteboard.general.string == "+1 (212) 555-0100")
      #expect(scene.drawn == "|")
      scene.expectEvents(1)
    }
  }

  @Test("B16 Copy changes nothing", arguments: Profile.all)
  func copy(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125550100")
      scene.person.select(4..<11)
      scene.person.copy()
      #expect(UIPasteboard.general.string == "212) 55")
      scene.expectSilence()
    }
  }

  @Test(
    "B17 a paste in the mask's own form is read as it is meant", arguments: Profile.all,
    ["+1 (212) 555-0100", " +1 212 555 0100 ", "\u{200E}+1 (212)\u{A0}555-0100"])
  func pasteFormatted(profile: Profile, pasted: String) {
    expectWholeNumber(from: pasted, profile)
  }

  @Test(
    "B18 a raw paste, or one in another form, is cleaned", arguments: Profile.all,
    ["2125550100", "212.555.0100", "12125550100", "２１２５５５０１００"])
  func pasteForeign(profile: Profile, pasted: String) {
    expectWholeNumber(from: pasted, profile)
  }

  private func expectWholeNumber(from pasted: String, _ profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.paste(pasted)
      #expect(scene.drawn == "+1 (212) 555-0100|")
      #expect(scene.field.formwork.status.isValid)
      #expect(scene.completions == 1)
      scene.expectEvents(1)
      #expect(scene.changes.first?.cause == .paste)
    }
  }

  @Test("B19 the caret stays behind what was pasted in the middle", arguments: Profile.all)
  func pasteInTheMiddle(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2100", caret: 6)
      #expect(scene.drawn == "+1 (21|0) 0")
      scene.person.paste("25-55")
      #expect(scene.drawn == "+1 (212) 555-|00")
      scene.person.endTurn()
      #expect(scene.drawn == "+1 (212) 555-|00")
      scene.expectEvents(1)
      scene.person.moveCaret(to: 5)
      #expect(scene.drawn == "+1 (2|12) 555-00", "it is the person's again")
    }
  }

  @Test("B19 a single character is pasted as others are", arguments: Profile.all)
  func pasteACharacter(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.paste("2")
      #expect(scene.drawn == "+1 (2|")
      scene.expectEvents(1)
      scene.person.paste("x")
      #expect(scene.drawn == "+1 (2|")
      scene.person.moveCaret(to: 1)
      #expect(scene.drawn == "+|1 (2", "it is the person's again")
    }
  }

  @Test("B20 a paste of nothing usable is rejected, and Undo survives it", arguments: Profile.all)
  func pasteNothing(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.type("2")
      scene.forget()
      scene.person.paste("abc")
      #expect(scene.drawn == "+1 (2|")
      scene.expectSilence()
      scene.person.undo()
      #expect(scene.value == "")
    }
  }

  @Test("B20 a rejected paste leaves the selection", arguments: Profile.all)
  func pasteNothingOverASelection(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125")
      scene.person.select(4..<7)
      scene.person.paste("abc")
      #expect(scene.drawn == "+1 ([212]) 5")
      scene.expectSilence()
    }
  }

  @Test("B21 a paste that is too long is rejected, and the value stays", arguments: Profile.all)
  func pasteTooMuch(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.type("2")
      scene.person.paste("125550100123456789012345678901")
      #expect(scene.drawn == "+1 (2|")
      scene.person.endTurn()
      #expect(scene.field.formwork.status.visibleIssue == .rejected(.noRoom))
      scene.person.paste("125550100")
      #expect(scene.value == "2125550100")
      scene.person.endTurn()
      #expect(scene.field.formwork.status.visibleIssue == nil)
      scene.person.undo()
      #expect(scene.drawn == "+1 (2|")
    }
  }

  @Test(
    "B22 line breaks, no-break spaces, bidi marks, full-width digits", arguments: Profile.all,
    ["212\n555\n0100", "212\u{A0}555\u{A0}0100", "\u{202D}212-555-0100\u{202C}", "２１２-555-0100"])
  func pasteOddities(profile: Profile, pasted: String) {
    Scene.run(profile) { scene in
      scene.person.paste(pasted)
      #expect(scene.field.text == "+1 (212) 555-0100")
      #expect(scene.value == "2125550100")
    }
  }

  @Test("B23 a drop from another app is a paste at its place", arguments: Profile.all)
  func drop(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("0100", caret: 0)
      scene.person.drop("212-555", at: 4)
      #expect(scene.value == "2125550100")
      scene.expectEvents(1)
    }
  }

  @Test("B24 a selection is dragged within the field", arguments: Profile.all)
  func drag(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125")
      scene.person.select(4..<6)
      scene.person.dragSelection(to: 10)
      #expect(scene.value == "2521", "behind the rest, and no digit is lost")
      #expect(scene.field.text == scene.expected)
    }
  }

  @Test("B19 the caret is behind a single character that is pasted", arguments: Profile.all)
  func singleCharacter(profile: Profile) {
    for override in [Profile.PasteOverride.off, .sameTurn, .nextTurn] {
      Scene.run(profile.with { $0.pasteOverridesSelection = override }) { scene in
        scene.person.paste("2")
        #expect(scene.drawn == "+1 (2|")
        scene.start("2125550100", caret: 4)
        scene.person.paste("9")
        #expect(scene.drawn == "+1 (|212) 555-0100", "rejected, and nothing moves")
      }
    }
  }
}
