#if canImport(UIKit)
@testable import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("SwiftUI: the environment") struct ViewEnvironmentTests {
  @Test("fields that are out of use take no keys, and what was typed stays", arguments: Profile.all)
  func disabled(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      scene.person.type("21")
      scene.hosted.environment.isEnabled = false
      scene.person.endTurn()
      #expect(!scene.field.isEnabled)
      #expect(scene.app.value == "21")
      scene.hosted.environment.isEnabled = true
      scene.person.endTurn()
      #expect(scene.field.isEnabled)
    }
  }

  @Test("a font of the environment is followed, in the person's size")
  func font() throws {
    try ViewScene.run(.iOS26) { scene in
      #expect(scene.field.font?.pointSize == 17)
      scene.hosted.environment.font = .title2
      scene.person.endTurn()
      #expect(scene.field.font?.pointSize == 22)
      scene.hosted.environment.dynamicTypeSize = .accessibility1
      scene.person.endTurn()
      #expect(scene.field.font?.pointSize == 30)
      #expect(!scene.field.adjustsFontForContentSizeCategory)
      scene.hosted.environment.font = .system(size: 40)
      scene.person.endTurn()
      #expect(scene.field.font?.pointSize == 40)
    }
  }

  @Test("without a font, the text has the person's size, too")
  func sizeOfText() throws {
    try ViewScene.run(.iOS26) { scene in
      scene.hosted.environment.dynamicTypeSize = .accessibility1
      scene.person.endTurn()
      #expect(scene.field.font == large(.body))
      #expect(scene.field.font != .preferredFont(forTextStyle: .body))
    }
  }

  @Test("before iOS 26, text styles are found by comparison")
  func textStyles() throws {
    try ViewScene.run(.iOS15) { _ in
      var environment = EnvironmentValues()
      environment.font = .title2
      #expect(environment.resolvedTextStyle.pointSize == 22)
      environment.dynamicTypeSize = .accessibility1
      #expect(environment.resolvedTextStyle == large(.title2))
      environment.font = .system(size: 40)
      #expect(environment.resolvedTextStyle == large(.body))
    }
  }

  /// A text style in the size of `.accessibility1`.
  private func large(_ style: UIFont.TextStyle) -> UIFont {
    .preferredFont(
      forTextStyle: style,
      compatibleWith: UITraitCollection(preferredContentSizeCategory: .accessibilityMedium))
  }

  @Test("a font of the app's own is taken as it is")
  func ownFont() throws {
    let font = UIFont.systemFont(ofSize: 31)
    try ViewScene.run(.iOS26, modify: { $0.inputFont(font) }) { scene in
      scene.hosted.environment.font = .title2
      scene.person.endTurn()
      #expect(scene.field.font == font)
      #expect(scene.field.adjustsFontForContentSizeCategory)
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
    try ViewScene.run(.iOS26, mask: nil) { scene in
      scene.hosted.environment.multilineTextAlignment = alignment
      scene.hosted.environment.layoutDirection = direction
      scene.person.endTurn()
      #expect(scene.field.textAlignment == expected)
      let isMirrored = scene.field.effectiveUserInterfaceLayoutDirection == .rightToLeft
      #expect(isMirrored == (direction == .rightToLeft))
    }
  }

  @Test("numbers run from left to right where the interface doesn't")
  func leftToRight() throws {
    try ViewScene.run(.iOS26, value: "21", modify: { $0.layOutLeftToRight() }) { scene in
      scene.hosted.environment.layoutDirection = .rightToLeft
      scene.person.endTurn()
      #expect(scene.field.textAlignment == .right)
      #expect(scene.field.semanticContentAttribute == .forceLeftToRight)
      let start = scene.field.beginningOfDocument
      #expect(scene.field.baseWritingDirection(for: start, in: .forward) == .leftToRight)
    }
  }

  @Test("numbers run from left to right by themselves, unless the app says otherwise")
  func leftToRightByItself() throws {
    for (isWanted, expected) in [(nil, true), (true, true), (false, false)] as [(Bool?, Bool)] {
      try ViewScene.run(
        .iOS26, value: "21",
        modify: { field in isWanted.map { field.layOutLeftToRight($0) } ?? field }
      ) { scene in
        scene.hosted.environment.layoutDirection = .rightToLeft
        scene.person.endTurn()
        #expect(scene.field.textAlignment == .right)
        let direction = scene.field.effectiveUserInterfaceLayoutDirection
        #expect(direction == (expected ? .leftToRight : .rightToLeft))
        scene.set { $0.mask = nil }
        scene.person.endTurn()
        let plain = scene.field.effectiveUserInterfaceLayoutDirection
        #expect(
          plain == (isWanted == true ? .leftToRight : .rightToLeft), "plain text isn't a number")
      }
    }
  }

  @Test("corrections are off in a pattern, and where the environment says so")
  func autocorrection() throws {
    try ViewScene.run(.iOS26, mask: nil) { scene in
      #expect(scene.field.autocorrectionType == .default)
      scene.hosted.environment.autocorrectionDisabled = true
      scene.person.endTurn()
      #expect(scene.field.autocorrectionType == .no)
      scene.set { $0.mask = ViewScene.phone }
      scene.hosted.environment.autocorrectionDisabled = false
      scene.person.endTurn()
      #expect(scene.field.autocorrectionType == .no)
      scene.set { $0.mask = nil }
      #expect(scene.field.autocorrectionType == .default)
    }
  }

  @Test("what SwiftUI keeps to itself is set by methods of the same names")
  func ownModifiers() throws {
    let modify: (MaskedTextField) -> MaskedTextField = {
      $0.keyboardType(.phonePad).textContentType(.telephoneNumber).submitLabel(.next)
        .textInputAutocapitalization(.characters).tint(.red).secure().showsRemainder()
        .fieldSetup { $0.clearButtonMode = .whileEditing }
    }
    try ViewScene.run(.iOS26, modify: modify) { scene in
      #expect(scene.field.keyboardType == .phonePad)
      #expect(scene.field.textContentType == .telephoneNumber)
      #expect(scene.field.returnKeyType == .next)
      #expect(scene.field.autocapitalizationType == .allCharacters)
      #expect(scene.field.tintColor == UIColor(.red))
      #expect(scene.field.isSecureTextEntry)
      #expect(scene.field.formwork.showsRemainder)
      #expect(scene.field.clearButtonMode == .whileEditing)
      #expect(scene.field.placeholder == "Phone")
    }
  }

  @Test("the format suggests a keyboard where the app doesn't say")
  func suggestedKeyboard() throws {
    try ViewScene.run(.iOS26) { scene in
      #expect(scene.field.keyboardType == .numberPad)
      scene.set { $0.mask = "[AAA]" }
      #expect(scene.field.keyboardType == .default)
    }
  }

  @Test("another keyboard comes while the field is edited")
  func otherKeyboard() throws {
    var type: UIKeyboardType? = .phonePad
    try ViewScene.run(.iOS26, modify: { type.map($0.keyboardType) ?? $0 }) { scene in
      type = .phonePad
      scene.set { $0.refresh() }
      let reloads = Simulation.current.inputViewReloads
      scene.set { $0.refresh() }
      #expect(Simulation.current.inputViewReloads == reloads)
      type = nil
      scene.set { $0.refresh() }
      #expect(scene.field.keyboardType == .numberPad)
      #expect(Simulation.current.inputViewReloads == reloads + 1)
    }
  }

  @Test("the field is as wide as offered, and as high as a line")
  func size() throws {
    try ViewScene.run(.iOS26) { scene in
      #expect(scene.field.frame.width == 300)
      #expect(scene.field.frame.height == scene.field.intrinsicContentSize.height)
    }
  }
}
#endif
