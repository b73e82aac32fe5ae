import FormworkUIUnderTest
import SwiftUI
import Testing
import UIKit

@MainActor @Suite("SwiftUI: input methods") struct ViewCompositionTests {
  private static let letters = "[____]-[____]"

  @Test("B80 an update while composing writes nothing", arguments: Profile.all)
  func update(profile: Profile) throws {
    try ViewScene.run(profile, mask: Self.letters) { scene in
      scene.person.compose("に")
      _ = Simulation.current.takeLog()
      scene.set { $0.refresh() }
      scene.set { $0.refresh() }
      #expect(Simulation.current.takeLog() == "")
      #expect(scene.field.markedTextRange != nil)
      scene.person.commit("日")
      #expect(scene.field.unmaskedValue == "日")
      scene.expectAgreement()
    }
  }

  @Test("B80 a value from outside waits until composing ends", arguments: Profile.all)
  func outside(profile: Profile) throws {
    try ViewScene.run(profile, value: "a", mask: Self.letters) { scene in
      scene.person.compose("に")
      let shown = scene.field.text
      _ = Simulation.current.takeLog()
      scene.set { $0.value = "xyz" }
      #expect(scene.field.text == shown)
      #expect(scene.field.markedTextRange != nil)
      #expect(!Simulation.current.takeLog().contains("TEXT"))
      scene.person.commit("日")
      // What the person has done last is what counts.
      #expect(scene.field.unmaskedValue == "a日")
      scene.expectAgreement()
    }
  }

  @Test("B80 a value from outside is shown after a composition is given up", arguments: Profile.all)
  func cancelled(profile: Profile) throws {
    try ViewScene.run(profile, value: "a", mask: Self.letters) { scene in
      scene.person.compose("に")
      scene.set { $0.value = "xyz" }
      scene.person.cancelComposition()
      scene.person.endTurn()
      scene.expectAgreement()
      #expect(scene.field.markedTextRange == nil)
      #expect(["a", "xyz"].contains(scene.app.value))
    }
  }

  @Test("B80 another mask waits until composing ends", arguments: Profile.all)
  func mask(profile: Profile) throws {
    try ViewScene.run(profile, mask: Self.letters) { scene in
      scene.person.compose("に")
      let shown = scene.field.text
      scene.set { $0.mask = "<[____]>" }
      #expect(scene.field.text == shown)
      #expect(scene.field.markedTextRange != nil)
      scene.person.commit("日")
      scene.person.endTurn()
      #expect(scene.field.text?.hasPrefix("<日") == true)
      scene.expectAgreement()
    }
  }

  @Test("B80 another font waits, too: it would end the composition", arguments: Profile.all)
  func font(profile: Profile) throws {
    try ViewScene.run(profile, mask: Self.letters) { scene in
      scene.person.compose("に")
      scene.hosted.environment.font = .title
      scene.person.endTurn()
      #expect(scene.field.markedTextRange != nil)
      #expect(scene.field.font?.pointSize == 17)
      scene.person.commit("日")
      scene.person.endTurn()
      #expect(scene.field.font?.pointSize == 28)
      #expect(scene.field.unmaskedValue == "日")
    }
  }

  @Test("what an update ends is told after it", arguments: Profile.all)
  func disabled(profile: Profile) throws {
    try ViewScene.run(profile, mask: Self.letters) { scene in
      scene.person.compose("日")
      scene.hosted.environment.isEnabled = false
      scene.person.endTurn()
      #expect(!scene.field.isFirstResponder)
      #expect(scene.field.unmaskedValue == "日")
      scene.expectAgreement()
    }
  }

  @Test("Korean syllables arrive whole", arguments: Profile.all)
  func hangul(profile: Profile) throws {
    try ViewScene.run(profile, mask: Self.letters) { scene in
      scene.person.typeHangul(["ㅎ", "하", "한"])
      #expect(scene.app.value == "한")
      scene.expectAgreement()
    }
  }
}
