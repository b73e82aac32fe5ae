#if !canImport(UIKit)
import AppKit
import FormworkUnderTest
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
    try ViewScene.run(.usual, mask: nil) { scene in
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

  @Test("the caret has its colour while the field has the editor", arguments: Profile.all)
  func tint(profile: Profile) throws {
    try ViewScene.run(profile, modify: { $0.tint(.red) }) { scene in
      let editor = try #require(scene.field.currentEditor() as? NSTextView)
      #expect(editor.insertionPointColor == NSColor(Color.red))
      scene.person.leave()
      #expect(editor.insertionPointColor == NSColor(name: "accent"))
    }
  }

  @Test("corrections follow the environment, and are the next field's again")
  func corrections() throws {
    try ViewScene.run(.usual, mask: nil) { scene in
      let editor = try #require(scene.field.currentEditor() as? NSTextView)
      #expect(editor.isAutomaticSpellingCorrectionEnabled)
      scene.hosted.environment.autocorrectionDisabled = true
      scene.person.endTurn()
      #expect(!editor.isAutomaticSpellingCorrectionEnabled)
      scene.hosted.environment.autocorrectionDisabled = false
      scene.person.endTurn()
      #expect(editor.isAutomaticSpellingCorrectionEnabled)
      scene.hosted.environment.autocorrectionDisabled = true
      scene.person.endTurn()
      scene.set { $0.isShown = false }
      #expect(editor.isAutomaticSpellingCorrectionEnabled)
    }
  }

  @Test("a secure field is one of AppKit's, and has the value", arguments: Profile.all)
  func secure(profile: Profile) throws {
    var isSecure = true
    try ViewScene.run(profile, modify: { $0.secure(isSecure) }) { scene in
      isSecure = true
      #expect(scene.field is NSSecureTextField)
      scene.person.type("2125550100")
      #expect(scene.app.value == "2125550100")
      #expect(scene.app.isComplete)
      scene.person.pressReturn()
      #expect(scene.app.submitted == ["2125550100"])
      // One that isn't any more is another field, with the same value.
      isSecure = false
      scene.set { $0.refresh() }
      let anew = try #require(scene.hosted.views(of: NSTextField.self).first)
      #expect(!(anew is NSSecureTextField))
      #expect(anew.stringValue == "+1 (212) 555-0100")
      #expect(scene.app.value == "2125550100")
      isSecure = true
    }
  }

  @Test("what is missing is shown behind the text", arguments: Profile.all)
  func remainder(profile: Profile) throws {
    try ViewScene.run(profile, modify: { $0.showsRemainder() }) { scene in
      @MainActor func label() -> NSTextField? { scene.field.subviews.first as? NSTextField }
      #expect(label() == nil, "the prompt is there")
      scene.person.type("212")
      #expect(label()?.attributedStringValue.string == "+1 (212) 000-0000")
      #expect(label()?.isAccessibilityElement() == false)
      #expect(label()?.hitTest(.zero) == nil)
      // The text behind it stays visible.
      #expect(label()?.drawsBackground == false)
      #expect(label()?.isBezeled == false && label()?.isBordered == false)
      #expect(label()?.isEditable == false && label()?.isSelectable == false)
      scene.person.type("5550100")
      #expect(label() == nil)
      scene.set { $0.value = "3" }
      #expect(label()?.attributedStringValue.string == "+1 (300) 000-0000")
      scene.set { $0.mask = nil }
      #expect(label() == nil)
    }
  }

  @Test("nothing of it while an input method composes, and in secure fields")
  func noRemainder() throws {
    try ViewScene.run(.usual, mask: "[____]-[____]", modify: { $0.showsRemainder() }) { scene in
      scene.person.type("a")
      #expect(!scene.field.subviews.isEmpty)
      scene.person.compose("に")
      #expect(scene.field.subviews.isEmpty)
      scene.person.commit("日")
      #expect(!scene.field.subviews.isEmpty)
    }
    try ViewScene.run(.usual, modify: { $0.secure().showsRemainder() }) { scene in
      scene.person.type("2")
      #expect(scene.field.subviews.isEmpty)
    }
  }

  @Test("borders and colours") func looks() throws {
    let modify: (MaskedTextField) -> MaskedTextField = {
      $0.textFieldStyle(.roundedBorder).foregroundStyle(.red)
    }
    try ViewScene.run(.usual, modify: modify) { scene in
      #expect(scene.field.bezelStyle == .roundedBezel)
      #expect(scene.field.textColor == NSColor(Color.red))
    }
    try ViewScene.run(.usual, modify: { $0.textFieldStyle(.plain) }) { scene in
      #expect(!scene.field.isBezeled)
      #expect(!scene.field.drawsBackground)
    }
  }
}
#endif
