import Testing
import UIKit

/// A thing to do, and what is to be logged.
struct Scene: Sendable, CustomTestStringConvertible {
  let profile: Profile
  let text: String
  let act: @MainActor @Sendable (Person) -> Void
  let picture: String
  let log: String

  init(
    _ profile: Profile, _ text: String, _ act: @escaping @MainActor @Sendable (Person) -> Void,
    _ picture: String, _ log: String
  ) {
    (self.profile, self.text, self.act, self.picture, self.log) = (profile, text, act, picture, log)
  }

  var testDescription: String { "\(profile): \(picture)" }
}

@Suite @MainActor struct OrderTests {
  nonisolated static let keys: [Scene] = [
    .init(.iOS18, "", { $0.type("4") }, "4|", "SC{0,0}\"4\"→true · UNDO+1 · SEL{1,0} · CH · NOTE"),
    .init(.iOS27, "", { $0.type("4") }, "4|", "SC{0,0}\"4\"→true · UNDO+1 · SEL{1,0} · NOTE · CH"),
    .init(.nasty, "", { $0.type("4") }, "4|", "SC{0,0}\"4\"→true · UNDO+1 · NOTE · CH · SEL{1,0}"),
    .init(
      .iOS18, "A😀B",
      {
        $0.moveCaret(to: 2)
        $0.backspace()
      }, "A|B", "SEL{2,0} · SC{1,2}\"\"→true · UNDO+1 · SEL{1,0} · CH · NOTE"),
    .init(.iOS18, "", { $0.backspace() }, "|", ""),
    .init(.nasty, "", { $0.backspace() }, "|", "SC{0,0}\"\"→true"),
    .init(
      .iOS18, "12 34", { $0.deleteWord() }, "12 |",
      "SC{3,2}\"\"→true · UNDO+1 · SEL{3,0} · CH · NOTE"),
    .init(
      .iOS18, "12",
      {
        $0.select(0..<2)
        $0.cut()
      }, "|", "SEL{0,2} · SC{0,2}\"\"→true · PB\"12\" · UNDO+1 · SEL{0,0} · CH · NOTE"),
    .init(.iOS18, "12", { $0.tapClearButton() }, "|", "CLEAR · UNDO+1 · SEL{0,0} · CH · NOTE"),
    .init(
      .iOS18, "1", { $0.autofillSilently("22") }, "22|", "SEL{2,0} · CH · NOTE"),
    .init(.iOS18, "", { $0.keypadInserts("4") }, "4|", "UNDO+1 · SEL{1,0} · CH · NOTE"),
    .init(
      .iOS18, "123",
      { person in
        let field = person.field
        let end = field.endOfDocument
        guard let start = field.position(from: end, offset: -1),
          let range = field.textRange(from: start, to: end)
        else { return }
        field.replace(range, withText: "9")
      }, "129|", "RANGE{2,1}\"9\" · SEL{3,0}"),
    .init(.iOS18, "1", { $0.field.text = "22" }, "22|", "TEXT\"22\""),
    .init(
      .iOS18, "", { $0.insertSuggestion("55") }, " 55 |",
      "SC{0,0}\" \"→true · UNDO+1 · SEL{1,0} · CH · NOTE · "
        + "SC{1,0}\"55 \"→true · UNDO+1 · SEL{4,0} · CH · NOTE"),
    .init(
      .iOS15, "", { $0.autofill("55") }, "55|",
      "SC{0,0}\"\"→true · SC{0,0}\"55\"→true · UNDO+1 · SEL{2,0} · CH · NOTE"),
    .init(
      .iOS18, "", { $0.abandonProbe() }, " |", "SC{0,0}\" \"→true · UNDO+1 · SEL{1,0} · CH · NOTE"),
    .init(
      .iOS18, "",
      {
        $0.compose("ni")
        $0.commit("你")
      }, "你|",
      "SC{0,0}\"ni\"→true · SEL{2,0} · CH · NOTE · "
        + "SC{0,2}\"你\"→true · UNDO+1 · SEL{1,0} · CH · NOTE"),
    .init(
      .iOS26, "",
      {
        $0.compose("ni")
        $0.commit("你")
      }, "你|",
      "SC{0,0}\"ni\"→true · SEL{2,0} · CH · NOTE · "
        + "SC{2,0}\"你\"→true · UNDO+1 · SEL{1,0} · CH · NOTE"),
    .init(
      .iOS18, "",
      {
        $0.compose("n")
        $0.cancelComposition()
      }, "|", "SC{0,0}\"n\"→true · SEL{1,0} · CH · NOTE · SEL{0,0} · CH · NOTE"),
    .init(
      .iOS18, "", { $0.typeHangul(["ㅎ", "하"]) }, "하|",
      "SC{0,0}\"ㅎ\"→true · UNDO+1 · SEL{1,0} · CH · NOTE · "
        + "SC{0,1}\"\"→true · UNDO+1 · SEL{0,0} · CH · NOTE · "
        + "SC{0,0}\"하\"→true · UNDO+1 · SEL{1,0} · CH · NOTE"),
    .init(
      .iOS26, "", { $0.dictate("5") }, "5|",
      "SEL{1,0} · CH · NOTE · SC{0,1}\"5\"→true · UNDO+1 · SEL{1,0} · CH · NOTE"),
    .init(.iOS18, "1", { $0.leave() }, "1|", "END"),
  ]

  @Test(arguments: keys)
  func callsComeInOrder(scene: Scene) {
    Simulation.run(scene.profile) {
      let witness = Witness()
      let person = sit(witness, text: scene.text)
      scene.act(person)
      #expect(person.picture == scene.picture)
      #expect(Simulation.current.takeLog() == scene.log)
      #expect(Simulation.current.crashes == [])
    }
  }

  @Test(arguments: [
    (Profile.iOS18, "SC{0,0}\"1\"→true"), (.iOS26, "SC[{0,0}]\"1\"→true"),
  ])
  func oneFormIsAsked(profile: Profile, question: String) {
    Simulation.run(profile) {
      let witness = ModernWitness()
      sit(witness).type("1")
      #expect(Simulation.current.log.filter { $0.hasPrefix("SC") } == [question])
    }
  }

  @Test func aSecureFieldIsClearedByTheFirstKey() {
    Simulation.run(.iOS18) {
      let field = UITextField()
      field.isSecureTextEntry = true
      field.text = "123"
      let person = Person(at: field)
      person.tap()
      person.type("4")
      person.type("5")
      #expect(person.picture == "45|")
    }
  }
}
