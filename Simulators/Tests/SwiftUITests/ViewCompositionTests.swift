import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

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
      #expect(scene.person.isComposing)
      scene.person.commit("日")
      #expect(scene.field.formwork.value == "日")
      scene.expectAgreement()
    }
  }

  @Test("B80 a value from outside waits until composing ends", arguments: Profile.all)
  func outside(profile: Profile) throws {
    try ViewScene.run(profile, value: "a", mask: Self.letters) { scene in
      scene.person.compose("に")
      let shown = scene.text
      _ = Simulation.current.takeLog()
      scene.set { $0.value = "xyz" }
      #expect(scene.text == shown)
      #expect(scene.person.isComposing)
      #expect(!Simulation.current.takeLog().contains("TEXT"))
      scene.person.commit("日")
      scene.person.endTurn()
      // It may be another record's by now, which nobody has edited.
      #expect(scene.app.value == "xyz")
      #expect(scene.field.formwork.value == "xyz")
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
      #expect(!scene.person.isComposing)
      #expect(["a", "xyz"].contains(scene.app.value))
    }
  }

  @Test("B80 another mask waits until composing ends", arguments: Profile.all)
  func mask(profile: Profile) throws {
    try ViewScene.run(profile, mask: Self.letters) { scene in
      scene.person.compose("に")
      let shown = scene.text
      scene.set { $0.mask = "<[____]>" }
      #expect(scene.text == shown)
      #expect(scene.person.isComposing)
      scene.person.commit("日")
      scene.person.endTurn()
      #expect(scene.text.hasPrefix("<日"))
      scene.expectAgreement()
    }
  }

  @Test("B80 another font waits, too: it would end the composition", arguments: Profile.all)
  func font(profile: Profile) throws {
    try ViewScene.run(profile, mask: Self.letters) { scene in
      scene.person.compose("に")
      scene.hosted.environment.font = .title
      let font = scene.field.font
      scene.person.endTurn()
      #expect(scene.person.isComposing)
      #expect(scene.field.font == font)
      scene.person.commit("日")
      scene.person.endTurn()
      #expect(scene.field.font != font)
      #expect(scene.field.formwork.value == "日")
    }
  }

  @Test("what completes in an update is told after it", arguments: Profile.all)
  func completes(profile: Profile) throws {
    try ViewScene.run(profile, mask: "[__]") { scene in
      scene.person.compose("日本")
      scene.hosted.environment.isEnabled = false
      scene.person.endTurn()
      #expect(scene.app.completions == 1)
      #expect(scene.app.isComplete)
    }
  }

  @Test("a value of the update that ends a composition stays", arguments: Profile.all)
  func disabledWithValue(profile: Profile) throws {
    try ViewScene.run(profile, mask: Self.letters) { scene in
      scene.person.compose("日")
      scene.person.inOneTurn {
        scene.app.value = "xyz"
        scene.hosted.environment.isEnabled = false
      }
      #expect(scene.app.value == "xyz")
      #expect(scene.field.formwork.value == "xyz")
      scene.expectAgreement()
    }
  }

  @Test("the binding of a plain field has no marked text", arguments: Profile.all)
  func plain(profile: Profile) throws {
    try ViewScene.run(profile, mask: nil) { scene in
      scene.person.compose("に")
      scene.person.endTurn()
      #expect(scene.app.value == "")
      scene.person.commit("日")
      scene.person.endTurn()
      #expect(scene.app.value == "日")
      scene.expectAgreement()
    }
  }

  @Test("B80 a value is shown after a composition that the mask rejects", arguments: Profile.all)
  func rejected(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      scene.person.compose("k")
      scene.set { $0.value = "2125550100" }
      scene.person.commit("日")
      scene.person.endTurn()
      #expect(scene.text == "+1 (212) 555-0100")
      #expect(scene.app.isComplete)
      scene.expectAgreement()
    }
  }

  @Test("what an update ends is told after it", arguments: Profile.all)
  func disabled(profile: Profile) throws {
    try ViewScene.run(profile, mask: Self.letters) { scene in
      scene.person.compose("日")
      scene.hosted.environment.isEnabled = false
      scene.person.endTurn()
      #expect(!scene.hasFocus)
      #expect(scene.field.formwork.value == "日")
      scene.expectAgreement()
    }
  }
}
