import FormworkTestSupport
import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Korean keyboards") struct KoreanTests {
  private nonisolated static let growths: [Profile.HangulGrowth] = [
    .deletion, .selection, .replacement,
  ]

  private static func run(
    _ profile: Profile, _ growth: Profile.HangulGrowth, mask: String, _ body: (Scene) -> Void
  ) {
    Scene.run(profile.with { $0.hangulGrowth = growth }, mask: mask) { scene in
      Simulation.current.keyboardLanguage = "ko-KR"
      body(scene)
    }
  }

  @Test("B47 Korean syllables grow, though nothing marks them", arguments: Profile.all, growths)
  func growing(profile: Profile, growth: Profile.HangulGrowth) {
    Self.run(profile, growth, mask: "[__]-[____]") { scene in
      scene.person.typeHangul(["ㅎ", "하", "한"])
      #expect(scene.drawn == "한|")
      scene.person.typeHangul(["ㄱ", "구", "국"])
      #expect(scene.drawn == "한국|-", "the keyboard finds the syllable before the caret")
      scene.person.typeHangul(["ㅁ", "마", "말"])
      #expect(scene.drawn == "한국-말|")
      #expect(scene.value == "한국말")
      #expect(scene.changes.last?.status.value == "한국말")
      scene.person.backspace()
      #expect(scene.value == "한국")
    }
  }

  @Test("B47 Korean syllables in the middle", arguments: Profile.all, growths)
  func inTheMiddle(profile: Profile, growth: Profile.HangulGrowth) {
    Self.run(profile, growth, mask: "[__]-[____]") { scene in
      scene.start("abcd", caret: 1)
      scene.person.typeHangul(["ㅎ", "하", "한"])
      #expect(scene.value == "a한bcd")
      #expect(scene.field.text == "a한-bcd")
    }
  }

  /// A format of an app may be wrong about who put what there.
  @Test("B47 Korean syllables in a format with a wrong provenance", arguments: growths)
  func wrongProvenance(growth: Profile.HangulGrowth) {
    var random = SeededGenerator(seed: 47)
    for _ in 0..<100 {
      let format = Careless(random.wrongProvenance())
      let profile = Profile.iOS18.with { $0.hangulGrowth = growth }
      Scene.run(profile, mask: nil, configure: { $0.formwork.setInputFormat(format) }) { scene in
        Simulation.current.keyboardLanguage = "ko-KR"
        scene.field.formwork.locksPrefix = true
        scene.person.typeHangul(["ㅎ", "하", "한"])
        scene.person.typeHangul(["ㄱ", "구", "국"])
        #expect(scene.field.text?.isEmpty == false)
        scene.person.backspace()
      }
    }
  }

  @Test("B47 a final consonant that opens the next syllable", arguments: Profile.all)
  func movingConsonant(profile: Profile) {
    Self.run(profile, .deletion, mask: "[__]-[____]") { scene in
      scene.person.typeHangul(["ㅎ", "하", "한"])
      scene.person.typeHangul(["ㄱ", "가", "각"])
      #expect(scene.drawn == "한각|-")
      scene.person.inOneTurn {
        scene.person.backspace()
        scene.person.type("가")
        scene.person.type("가")
      }
      #expect(scene.field.text == "한가-가")
      #expect(scene.value == "한가가")
    }
  }

  @Test("B47 nothing is written in the midst of a Korean syllable", arguments: Profile.all, growths)
  func undisturbed(profile: Profile, growth: Profile.HangulGrowth) {
    Self.run(profile, growth, mask: "[____]-[____]") { scene in
      scene.start("abcde", caret: 1)
      scene.person.typeHangul(["ㅎ", "하", "한"])
      let questions = Simulation.current.log.filter { $0.hasPrefix("SC") }
      #expect(questions.allSatisfy { $0.hasSuffix("→true") }, "the keyboard goes on from its own")
      var isOpen = false
      for entry in Simulation.current.log {
        if entry.hasPrefix("SC") { isOpen = entry.contains("\"\"") }
        let isWriting = entry.hasPrefix("TEXT") || entry.hasPrefix("RANGE")
        #expect(!(isOpen && isWriting), "between a deletion and its insertion")
      }
    }
  }

  @Test("B47 a syllable that is rejected takes nothing with it", arguments: Profile.all, growths)
  func rejected(profile: Profile, growth: Profile.HangulGrowth) {
    for (mask, value) in [("[__]", "한국"), (Scene.phone, "212"), (Scene.phone, "2125")] {
      Self.run(profile, growth, mask: mask) { scene in
        scene.start(value)
        let drawn = scene.drawn
        scene.person.typeHangul(["ㅁ", "마", "말"])
        #expect(scene.drawn == drawn)
        #expect(scene.value == value)
        #expect(scene.changes.isEmpty)
        if !scene.lateTexts.isEmpty { #expect(scene.lateTexts.last == scene.field.text) }
        scene.person.backspace()
        #expect(scene.value == String(value.dropLast()))
        scene.person.typeHangul(["ㅁ", "마"])
        #expect(scene.value == (mask == Scene.phone ? String(value.dropLast()) : "한마"))
      }
    }
  }
}
