import FormworkUIUnderTest
import Testing
import UIKit

/// The example of the documentation.
private final class EmojiOnly: TextRestriction {
  override func allows(_ character: String) -> Bool {
    character.unicodeScalars.contains { $0.properties.isEmojiPresentation }
  }
}

@MainActor @Suite("Restrictions as objects, and moving on") struct RestrictionObjectTests {
  @Test(
    arguments: [
      (.any, 0, "a1★", "a1★"), (.digits, 3, "a1234", "123"), (.decimal, 0, "1.2.3", "1.23"),
      (.nonChinese, 0, "a中b", "ab"), (.emoji, 2, "a👍🏽b🇩🇪👍", "👍🏽🇩🇪"),
    ] as [(TextRestriction.Kind, Int, String, String)])
  func kinds(kind: TextRestriction.Kind, length: Int, typed: String, shown: String) {
    Scene.run(.iOS26, mask: nil) { scene in
      scene.field.textRestriction = TextRestriction(kind: kind, maximumLength: length)
      scene.person.type(typed)
      #expect(scene.field.text == shown)
      scene.person.select(0..<(scene.field.text ?? "").utf16.count)
      scene.person.paste(typed)
      #expect(scene.field.text == shown)
      scene.field.textRestriction = nil
      #expect(scene.field.inputFormat == nil)
    }
  }

  @Test(arguments: Profile.all)
  func oneOfOnesOwn(profile: Profile) {
    Scene.run(profile, mask: nil) { scene in
      scene.field.textRestriction = EmojiOnly(maximumLength: 3)
      scene.person.type("a👍🏽b")
      #expect(scene.field.text == "👍🏽")
      scene.person.paste("🇩🇪x👩‍👩‍👧😀")
      #expect(scene.field.text == "👍🏽🇩🇪👩‍👩‍👧")
      scene.field.text = "x😀"
      #expect(scene.field.text == "😀")
    }
  }

  @Test(arguments: Profile.all)
  func theFocusMovesOnWhenAFieldIsComplete(profile: Profile) {
    Scene.run(profile, mask: "[00]") { scene in
      let next = UITextField(frame: .zero)
      next.setMask("[00]")
      scene.field.advances(to: next)
      scene.field.unmaskedValue = "12"
      #expect(scene.field.isFirstResponder, "an assigned value moves nothing")
      scene.field.unmaskedValue = "1"
      scene.person.type("2")
      #expect(next.isFirstResponder)
      #expect(scene.value == "12")
      #expect(scene.completions == 1)
    }
  }
}
