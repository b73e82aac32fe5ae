import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Emoji and combining marks") struct UnicodeTests {
  @Test("B39 emoji fill one slot each, and are deleted whole", arguments: Profile.all)
  func emoji(profile: Profile) throws {
    try Scene.run(profile, mask: nil) { scene in
      let any = Mask.Notation("E", accepts: .any)
      scene.field.formwork.setInputFormat(try Mask("🏁[EE]·[E]", notations: [any]))
      for emoji in ["👩‍👩‍👧", "🇩🇪", "👍🏽"] { scene.person.type(emoji) }
      #expect(scene.field.text == "🏁👩‍👩‍👧🇩🇪·👍🏽")
      #expect(scene.value == "👩‍👩‍👧🇩🇪👍🏽")
      scene.person.backspace()
      #expect(scene.value == "👩‍👩‍👧🇩🇪")
      scene.person.moveCaret(to: 2)
      scene.person.type("x")
      #expect(scene.value.count == 3)
      scene.person.backspace()
      #expect(scene.value == "👩‍👩‍👧🇩🇪")
    }
  }

  @Test("B39 an emoji in a digit mask is rejected", arguments: Profile.all, ["😀", "5️⃣", "🇺🇸"])
  func rejectedEmoji(profile: Profile, emoji: String) {
    Scene.run(profile) { scene in
      scene.start("21")
      scene.person.type(emoji)
      #expect(scene.drawn == "+1 (21|")
      scene.expectSilence()
    }
  }

  @Test("B40 a letter goes with its marks", arguments: Profile.all)
  func combiningMarks(profile: Profile) {
    Scene.run(profile, mask: "[AA]-[AA]") { scene in
      scene.person.paste("e\u{301}a")
      #expect(scene.value == "e\u{301}a")
      scene.person.type("b")
      #expect(scene.field.text == "e\u{301}a-b")
      scene.person.backspace(2)
      #expect(scene.value == "e\u{301}")
      scene.person.backspace()
      #expect(scene.value == "")
    }
  }

  @Test("B40 an equivalent literal takes the form of the mask's", arguments: Profile.all)
  func equivalentLiteral(profile: Profile) {
    Scene.run(profile, mask: "é[00]") { scene in
      scene.person.paste("e\u{301}12")
      #expect(scene.field.text?.utf16.count == 3)
      #expect(scene.person.selection == 3..<3)
      #expect(scene.value == "12")
    }
  }
}
