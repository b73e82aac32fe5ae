#if !canImport(UIKit)
import AppKit
import FormworkUIUnderTest
import SwiftUI
import Testing

@MainActor @Suite("SwiftUI: on macOS") struct MacViewTests {
  @Test("a font of the environment is followed") func font() throws {
    try ViewScene.run(.usual) { scene in
      #expect(scene.field.font?.pointSize == 13)
      scene.hosted.environment.font = .title2
      scene.person.endTurn()
      #expect(scene.field.font?.pointSize == 17)
      scene.hosted.environment.font = .system(size: 40)
      scene.person.endTurn()
      #expect(scene.field.font?.pointSize == 40)
    }
  }

  @Test("a font of the app's own is taken as it is") func ownFont() throws {
    let font = NSFont.systemFont(ofSize: 31)
    try ViewScene.run(.usual, modify: { $0.inputFont(font) }) { scene in
      scene.hosted.environment.font = .title2
      scene.person.endTurn()
      #expect(scene.field.font == font)
    }
  }

  @Test(
    "lines stand where the environment wants them",
    arguments: [
      (.leading, .leftToRight, .left), (.leading, .rightToLeft, .right),
      (.center, .rightToLeft, .center), (.trailing, .leftToRight, .right),
      (.trailing, .rightToLeft, .left),
    ] as [(TextAlignment, LayoutDirection, NSTextAlignment)])
  func alignment(
    alignment: TextAlignment, direction: LayoutDirection, expected: NSTextAlignment
  ) throws {
    try ViewScene.run(.usual) { scene in
      scene.hosted.environment.multilineTextAlignment = alignment
      scene.hosted.environment.layoutDirection = direction
      scene.person.endTurn()
      #expect(scene.field.alignment == expected)
      let isMirrored = scene.field.userInterfaceLayoutDirection == .rightToLeft
      #expect(isMirrored == (direction == .rightToLeft))
      #expect((scene.field.baseWritingDirection == .rightToLeft) == isMirrored)
    }
  }

  @Test("numbers run from left to right where the interface doesn't") func leftToRight() throws {
    try ViewScene.run(.usual, value: "21", modify: { $0.layOutLeftToRight() }) { scene in
      scene.hosted.environment.layoutDirection = .rightToLeft
      scene.person.endTurn()
      #expect(scene.field.alignment == .right)
      #expect(scene.field.baseWritingDirection == .leftToRight)
    }
  }

  @Test("what has no modifier is set on the field") func ownModifiers() throws {
    let modify: (MaskedTextField) -> MaskedTextField = {
      $0.textContentType(.username).fieldSetup { $0.boundValue = { _ in } }
    }
    try ViewScene.run(.usual, modify: modify) { scene in
      #expect(scene.field.contentType == .username)
      #expect(scene.field.boundValue != nil)
      #expect(scene.field.placeholderString == "Phone")
      #expect(scene.field.frame.size == CGSize(width: 300, height: 21))
    }
  }

  @Test("a field that is taken out of use gives the editor back", arguments: Profile.all)
  func disabled(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      scene.person.type("21")
      scene.hosted.environment.isEnabled = false
      scene.person.endTurn()
      #expect(!scene.field.isEnabled)
      #expect(!scene.hasFocus)
      #expect(scene.app.value == "21")
      scene.expectAgreement()
    }
  }

  @Test("what a plain field commits by Return is told before it", arguments: Profile.all)
  func plainReturn(profile: Profile) throws {
    try ViewScene.run(profile, mask: nil) { scene in
      scene.person.compose("日")
      scene.person.pressReturn()
      #expect(scene.app.value == "日")
      #expect(scene.app.submitted == ["日"])
      scene.expectAgreement()
    }
  }
}
#endif
