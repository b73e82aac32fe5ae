import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Input methods") struct InputMethodTests {
  private static let name = "[____]-[____]"

  private static func runChinese(
    _ profile: Profile, mask: String? = name, configure: (UITextField) -> Void = { _ in },
    _ body: (Scene) -> Void
  ) {
    Scene.run(profile, mask: mask, configure: configure) { scene in
      Simulation.current.keyboardLanguage = "zh-Hans"
      body(scene)
    }
  }

  @Test("B41 a composition is left alone", arguments: Profile.all)
  func composition(profile: Profile) {
    Self.runChinese(profile) { scene in
      scene.person.compose("n")
      #expect(scene.field.text == "n")
      #expect(scene.field.markedTextRange != nil)
      scene.person.compose("ni")
      scene.person.compose("nihao")
      #expect(scene.field.text == "nihao", "longer than the group, and nobody cuts it")
      #expect(scene.field.markedTextRange != nil)
      #expect(scene.value == "")
      #expect(scene.changes.isEmpty)
      #expect(!Simulation.current.log.contains { $0.hasPrefix("TEXT") || $0.hasPrefix("RANGE") })
      scene.person.cancelComposition()
    }
  }

  @Test("B42 a commit that covers the mark is formatted once", arguments: Profile.all)
  func commitOfTheMark(profile: Profile) {
    expectCommit(profile.with { $0.imeCommitRange = .coversMark })
  }

  @Test("B43 a commit behind the mark is formatted once", arguments: Profile.all)
  func commitBehindTheMark(profile: Profile) {
    expectCommit(profile.with { $0.imeCommitRange = .excludesMark })
  }

  private func expectCommit(_ profile: Profile) {
    Self.runChinese(profile) { scene in
      scene.start("ab")
      scene.person.compose("wang")
      scene.person.commit("王")
      #expect(scene.drawn == "ab王|")
      #expect(scene.value == "ab王")
      #expect(scene.changes.count == 1)
      #expect(scene.changes.first?.status.value == "ab王")
      scene.person.compose("xiaoming")
      scene.person.commit("小明")
      #expect(scene.drawn == "ab王小-明|")
      #expect(scene.changes.count == 2)
    }
  }

  @Test("B44 a cancelled composition leaves nothing", arguments: Profile.all)
  func cancel(profile: Profile) {
    Self.runChinese(profile) { scene in
      scene.start("ab", caret: 1)
      scene.person.compose("ni")
      scene.person.cancelComposition()
      #expect(scene.drawn == "a|b")
      #expect(scene.changes.isEmpty)
      scene.person.type("1")
      #expect(scene.value == "a1b")
    }
  }

  @Test("B45 a composition that ends with the focus is committed", arguments: Profile.all)
  func blur(profile: Profile) {
    for tells in [false, true] {
      Self.runChinese(profile.with { $0.autocorrectOnBlurSendsChange = tells }) { scene in
        scene.person.compose("ni")
        scene.person.leave()
        #expect(scene.field.text == "ni")
        #expect(scene.value == "ni")
        #expect(scene.changes.last?.status.value == "ni")
      }
    }
  }

  @Test("B46 a commit that the mask rejects restores what was there", arguments: Profile.all)
  func rejectedCommit(profile: Profile) {
    Self.runChinese(profile, mask: Scene.phone) { scene in
      scene.start("212", caret: 5)
      scene.person.compose("n")
      #expect(scene.field.markedTextRange != nil)
      scene.person.compose("ni")
      scene.person.commit("你")
      #expect(scene.drawn == "+1 (2|12) ")
      #expect(scene.value == "212")
      #expect(scene.changes.isEmpty)
    }
  }

  @Test("B46 digits that an input method commits are taken", arguments: Profile.all)
  func committedDigits(profile: Profile) {
    Self.runChinese(profile, mask: Scene.phone) { scene in
      scene.start("212")
      scene.person.compose("wu")
      scene.person.commit("5")
      #expect(scene.field.text == "+1 (212) 5")
      #expect(scene.changes.count == 1)
    }
  }

  @Test("B46 full-width digits may be composed in a mask of digits", arguments: Profile.all)
  func fullWidthDigits(profile: Profile) {
    Scene.run(profile) { scene in
      Simulation.current.keyboardLanguage = "ja-JP"
      scene.person.compose("２")
      #expect(scene.field.markedTextRange != nil)
      scene.person.compose("２１")
      #expect(scene.field.text == "２１")
      scene.person.commit("２１")
      #expect(scene.drawn == "+1 (21|")
      #expect(scene.changes.count == 1)
    }
  }

  @Test("B41 restrictions and lengths look at committed text only", arguments: Profile.all)
  func restrictedComposition(profile: Profile) {
    Self.runChinese(
      profile, mask: nil,
      configure: {
        $0.formwork.allowedCharacters = .nonChinese
        $0.formwork.maximumLength = 4
      }
    ) { scene in
      scene.person.type("ab")
      scene.person.compose("zhongguo")
      #expect(scene.field.text == "abzhongguo")
      scene.person.commit("中国")
      #expect(scene.field.text == "ab")
      scene.person.compose("cde")
      scene.person.commit("cde")
      #expect(scene.field.text == "abcd")
    }
  }

  @Test("B41 a format that is set during a composition waits for it", arguments: Profile.all)
  func formatDuringComposition(profile: Profile) {
    for commits in [true, false] {
      Self.runChinese(profile) { scene in
        scene.start("ab12")
        scene.person.compose("ni")
        scene.forget()
        scene.field.formwork.setMask("[__]/[____]")
        #expect(scene.field.text == "ab12-ni")
        #expect(scene.field.markedTextRange != nil)
        scene.expectSilence()
        scene.person.compose("nih")
        commits ? scene.person.commit("你") : scene.person.cancelComposition()
        #expect(scene.field.text == (commits ? "ab/12你" : "ab/12"))
        #expect(scene.value == (commits ? "ab12你" : "ab12"))
        #expect(scene.changes.map(\.status.text) == [scene.field.text])
        #expect(scene.lateTexts.last == scene.field.text)
        #expect(scene.notifiedTexts.last == scene.field.text)
      }
    }
  }

  @Test("B41 a field is masked while an input method is at work in it", arguments: Profile.all)
  func maskDuringComposition(profile: Profile) {
    for commits in [true, false] {
      Self.runChinese(profile, mask: nil) { scene in
        scene.person.type("212")
        scene.person.compose("wu")
        scene.field.formwork.setMask(Scene.phone)
        #expect(scene.field.text == "212wu")
        #expect(scene.field.markedTextRange != nil)
        #expect(scene.value == "212")
        commits ? scene.person.commit("5") : scene.person.cancelComposition()
        #expect(scene.drawn == (commits ? "+1 (212) 5|" : "+1 (212) |"))
        #expect(scene.changes.map(\.status.value) == (commits ? ["2125"] : []))
        #expect(scene.lateTexts.last == scene.field.text)
        #expect(scene.notifiedTexts.last == scene.field.text)
      }
    }
  }

  @Test(
    "B41 a value of the app ends a composition, in the format that waited", arguments: Profile.all)
  func valueDuringComposition(profile: Profile) {
    Self.runChinese(profile) { scene in
      scene.start("ab")
      scene.person.compose("ni")
      scene.forget()
      scene.field.formwork.setMask("[_]/[____]")
      scene.field.formwork.value = "xyz"
      #expect(scene.field.text == "x/yz")
      #expect(scene.field.markedTextRange == nil)
      scene.expectSilence()
    }
  }

  @Test("B48 a keyboard that deletes without asking is followed", arguments: Profile.all)
  func silentDeletion(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2125")
      scene.person.keyboardDeletesWithoutAsking()
      #expect(scene.value == "212")
      #expect(scene.field.text == "+1 (212) ")
      #expect(scene.changes.count == 1)
      #expect(scene.lateTexts.last == "+1 (212) ")
    }
  }
}
