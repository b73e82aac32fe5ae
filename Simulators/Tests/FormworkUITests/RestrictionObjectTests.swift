import FormworkUnderTest
import Testing
import UIKit

/// The example of the documentation.
private final class EmojiOnly: TextRestriction {
  override func allows(_ character: String) -> Bool {
    character.unicodeScalars.contains {
      $0.properties.isEmojiPresentation || $0 == "\u{FE0F}"
    }
  }
}

private final class VowelsOnly: TextRestriction {
  override func allows(_ character: String) -> Bool { "aeiou".contains(character) }
}

@MainActor @Suite("Restrictions as objects") struct RestrictionObjectTests {
  @Test(
    arguments: [
      (.any, 0, "a1★", "a1★"), (.digits, 3, "a1234", "123"), (.decimal, 0, "1.2.3", "1.23"),
      (.nonChinese, 0, "a中b", "ab"), (.emoji, 2, "a👍🏽b🇩🇪👍", "👍🏽🇩🇪"),
      (.noEmoji, 0, "a👍🏽b5️⃣5", "ab5"),
    ] as [(TextRestriction.Kind, Int, String, String)])
  func kinds(kind: TextRestriction.Kind, length: Int, typed: String, shown: String) {
    Scene.run(.iOS26, mask: nil) { scene in
      scene.field.formwork.textRestriction = TextRestriction(kind: kind, maximumLength: length)
      scene.person.type(typed)
      #expect(scene.field.text == shown)
      scene.person.select(0..<(scene.field.text ?? "").utf16.count)
      scene.person.paste(typed)
      // A character that isn't allowed between two others of free text becomes a space in a paste.
      #expect(
        scene.field.text == (kind == .nonChinese ? "a b" : kind == .noEmoji ? "a b 5" : shown))
      scene.field.formwork.textRestriction = nil
      #expect(scene.field.formwork.inputFormat == nil)
    }
  }

  @Test(arguments: Profile.all)
  func oneOfOnesOwn(profile: Profile) {
    Scene.run(profile, mask: nil) { scene in
      scene.field.formwork.textRestriction = EmojiOnly(maximumLength: 3)
      scene.person.type("a👍🏽b")
      #expect(scene.field.text == "👍🏽")
      scene.person.paste("🇩🇪x👩‍👩‍👧😀")
      #expect(scene.field.text == "👍🏽")
      scene.person.paste("🇩🇪x👩‍👩‍👧")
      #expect(scene.field.text == "👍🏽🇩🇪👩‍👩‍👧")
      scene.field.text = "x😀❤❤️1️⃣1"
      #expect(scene.field.text == "😀❤️1️⃣")
    }
  }

  @Test func anotherObjectTakesItsPlace() {
    Scene.run(.iOS18, mask: nil) { scene in
      scene.field.formwork.textRestriction = EmojiOnly()
      scene.field.formwork.textRestriction = VowelsOnly()
      scene.person.type("xa👍")
      #expect(scene.field.text == "a")
      scene.field.formwork.textRestriction = TextRestriction()
      scene.person.type("x👍")
      #expect(scene.field.text == "ax👍")
    }
  }

  /// The object's length and the field's own are two limits, set and removed by themselves.
  @Test(arguments: [false, true])
  func itAddsUpWithTheOtherSettingsInAnyOrder(isObjectFirst: Bool) {
    Scene.run(.iOS18, mask: nil) { scene in
      let restriction = TextRestriction(kind: .digits)
      if isObjectFirst { scene.field.formwork.textRestriction = restriction }
      scene.field.formwork.maximumLength = 3
      scene.field.formwork.allowedCharacters = .nonChinese
      if !isObjectFirst { scene.field.formwork.textRestriction = restriction }
      scene.person.type("a1234")
      #expect(scene.field.text == "123")
      #expect(scene.field.formwork.allowedCharacters == .nonChinese)
      #expect(scene.field.formwork.maximumLength == 3)
      scene.field.formwork.textRestriction = nil
      scene.person.backspace()
      scene.person.type("a中b")
      #expect(scene.field.text == "12a")
      scene.field.formwork.textRestriction = TextRestriction(maximumLength: 2)
      scene.field.formwork.maximumLength = nil
      scene.person.backspace(2)
      scene.person.type("xyz")
      #expect(scene.field.text == "xy")
    }
  }

  @Test func itStaysWithoutAFormat() {
    Scene.run(.iOS18, mask: nil) { scene in
      scene.field.formwork.textRestriction = TextRestriction(kind: .digits)
      scene.field.formwork.inputFormat = nil
      scene.person.type("a1")
      #expect(scene.field.text == "1")
      scene.field.formwork.textRestriction = nil
      scene.person.type("a")
      #expect(scene.field.text == "1a")
    }
  }

  @Test(arguments: [(2, 4, 2), (4, 2, 2), (3, 0, 3)])
  func theShorterOfTwoLengthsApplies(own: Int, object: Int, length: Int) {
    Scene.run(.iOS18, mask: nil) { scene in
      scene.field.formwork.maximumLength = own
      scene.field.formwork.textRestriction = TextRestriction(maximumLength: object)
      scene.person.type("abcdef")
      #expect(scene.field.text?.count == length)
      scene.field.formwork.maximumLength = nil
      scene.person.type("ghijkl")
      #expect(scene.field.text?.count == (object == 0 ? 3 + 6 : max(length, object)))
    }
  }
}
