#if canImport(UIKit)
import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("SwiftUI: what keyboards change unasked") struct ViewKeyboardTests {
  @Test("Korean syllables arrive whole", arguments: Profile.all)
  func hangul(profile: Profile) throws {
    try ViewScene.run(profile, mask: "[____]-[____]") { scene in
      scene.person.typeHangul(["ㅎ", "하", "한"])
      #expect(scene.app.value == "한")
      scene.expectAgreement()
    }
  }

  @Test("a correction that Return accepts is told before it", arguments: Profile.all)
  func correction(profile: Profile) throws {
    try ViewScene.run(profile, mask: nil) { scene in
      scene.person.type("teh")
      scene.person.autocorrect(0..<3, to: "the", acceptedBy: .return)
      #expect(scene.app.value == "the")
      #expect(scene.app.submitted == ["the"])
      scene.expectAgreement()
    }
  }
}
#endif
