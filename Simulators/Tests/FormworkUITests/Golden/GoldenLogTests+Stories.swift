import FormworkUnderTest
import UIKit

extension GoldenLogTests {
  nonisolated static let stories =
    [
      Story(
        "a key that UIKit writes", { $0.person.type("1") },
        ["SC{0,0}\"1\"→true", "UNDO+1", "SEL{1,0}", "CH", "NOTE", "A11Y\"CHANGE typing 1\""]),
      Story(
        "a key at a boundary, which the adapter writes", from: "1", { $0.person.type("2") },
        [
          "SC{1,0}\"2\"→false", "RANGE{1,0}\"2-\"", "SEL{3,0}", "CH", "NOTE",
          "A11Y\"CHANGE typing 12-\"",
        ]),
      Story("a rejected key", from: "1", { $0.person.type("x") }, ["SC{1,0}\"x\"→false"]),
      Story(
        "a key that completes", from: "123", { $0.person.type("4") },
        [
          "SC{4,0}\"4\"→true", "UNDO+1", "SEL{5,0}", "CH", "NOTE", "A11Y\"CHANGE typing 12-34\"",
          "A11Y\"COMPLETE\"",
        ]),
      Story(
        "Backspace", from: "123", { $0.person.backspace() },
        ["SC{3,1}\"\"→true", "UNDO+1", "SEL{3,0}", "CH", "NOTE", "A11Y\"CHANGE deletion 12-\""]),
      Story(
        "a paste", { $0.person.paste("1234") },
        [
          "SC{0,0}\"1234\"→true", "UNDO+1", "SEL{4,0}", "TEXT\"12-34\"", "CH", "NOTE",
          "A11Y\"CHANGE paste 12-34\"", "A11Y\"COMPLETE\"", "SEL{4,0}", "CARET 5", "SEL{5,0}",
        ]),
      Story(
        "a cut", from: "1234",
        {
          $0.person.select(0..<2)
          _ = Simulation.current.takeLog()
          $0.person.cut()
        },
        [
          "SC{0,2}\"\"→true", "PB\"12\"", "UNDO+1", "SEL{0,0}", "TEXT\"34-\"", "CARET 0",
          "SEL{0,0}", "CH", "NOTE", "A11Y\"CHANGE deletion 34-\"",
        ]),
      Story(
        "a drop", from: "1", { $0.person.drop("23", at: 1) },
        [
          "SC{1,0}\"23\"→true", "UNDO+1", "SEL{3,0}", "TEXT\"12-3\"", "CH", "NOTE",
          "A11Y\"CHANGE paste 12-3\"",
        ]),
      Story(
        "undo and redo",
        {
          $0.person.type("1")
          _ = Simulation.current.takeLog()
          $0.person.undo()
          $0.person.redo()
        },
        [
          "RANGE{0,1}\"\"", "SEL{0,0}", "CH", "NOTE", "A11Y\"CHANGE undo \"", "RANGE{0,0}\"1\"",
          "SEL{1,0}", "CH", "NOTE", "A11Y\"CHANGE undo 1\"",
        ]),
      Story(
        "the clear button", from: "12", { $0.person.tapClearButton() },
        ["CLEAR", "UNDO+1", "SEL{0,0}", "CH", "NOTE", "A11Y\"CHANGE deletion \""]),
      Story("a text of the app", { $0.field.text = "123" }, ["TEXT\"123\"", "TEXT\"12-3\""]),
      Story("a value of the app", { $0.field.formwork.value = "123" }, ["TEXT\"12-3\""]),
      Story(
        "another mask", from: "123", { $0.field.formwork.setMask("[0]/[00]") }, ["TEXT\"1/23\""]),
    ] + systemStories

  private nonisolated static let systemStories = [
    Story(
      "AutoFill after its probe", { $0.person.autofill("1234") },
      [
        "SC{0,0}\" \"→true", "UNDO+1", "SEL{1,0}", "CH", "NOTE", "SC{1,0}\"1234\"→true", "UNDO+1",
        "SEL{5,0}", "CH", "TEXT\"12-34\"", "CH", "NOTE", "A11Y\"CHANGE autoFill 12-34\"",
        "A11Y\"COMPLETE\"",
      ]),
    Story(
      "AutoFill without a question", { $0.person.autofillSilently("1234") },
      [
        "SEL{4,0}", "CH", "TEXT\"12-34\"", "CH", "NOTE", "A11Y\"CHANGE inputMethod 12-34\"",
        "A11Y\"COMPLETE\"",
      ]),
    Story(
      "a composition", from: "1",
      {
        Simulation.current.keyboardLanguage = "zh-Hans"
        $0.person.compose("er")
        $0.person.commit("2")
      },
      [
        "SC{1,0}\"er\"→true", "SEL{3,0}", "CH", "NOTE", "SC{1,2}\"2\"→true", "UNDO+1", "SEL{2,0}",
        "CH", "TEXT\"12-\"", "CH", "NOTE", "A11Y\"CHANGE inputMethod 12-\"",
      ],
      iOS26: [
        "SC{1,0}\"er\"→true", "SEL{3,0}", "CH", "NOTE", "SC{3,0}\"2\"→true", "UNDO+1", "SEL{2,0}",
        "CH", "TEXT\"12-\"", "CH", "NOTE", "A11Y\"CHANGE inputMethod 12-\"",
      ]),
    Story(
      "Korean",
      { scene in
        scene.field.formwork.setMask("[__]-[__]")
        scene.person.typeHangul(["ㅎ", "하"])
      },
      [
        "SC{0,0}\"ㅎ\"→true", "UNDO+1", "SEL{1,0}", "CH", "NOTE", "A11Y\"CHANGE typing ㅎ\"",
        "SC{0,1}\"\"→true", "UNDO+1", "SEL{0,0}", "CH", "NOTE", "A11Y\"CHANGE deletion \"",
        "SC{0,0}\"하\"→true", "UNDO+1", "SEL{1,0}", "CH", "NOTE", "A11Y\"CHANGE typing 하\"",
      ]),
    Story(
      "focus with a prefix, and blur",
      { scene in
        scene.person.leave()
        scene.field.formwork.setMask("+1 [00]", options: .init(completesOnFocus: true))
        _ = Simulation.current.takeLog()
        scene.person.tap()
        scene.person.leave()
      },
      [
        "SEL{0,0}", "BEGIN", "RANGE{0,0}\"+1 \"", "SEL{3,0}", "CH", "NOTE",
        "A11Y\"CHANGE focus +1 \"", "END", "TEXT\"\"", "CH", "NOTE", "A11Y\"CHANGE focus \"",
      ]),
    Story(
      "dictation", { $0.person.dictate("1234") },
      [
        "SC{0,0}\"1234\"→true", "UNDO+1", "SEL{4,0}", "TEXT\"12-34\"", "CH", "NOTE",
        "A11Y\"CHANGE paste 12-34\"", "A11Y\"COMPLETE\"",
      ],
      iOS26: [
        "SEL{1,0}", "CH", "NOTE", "SC{0,1}\"1234\"→true", "UNDO+1", "SEL{4,0}", "CH",
        "TEXT\"12-34\"", "CH", "NOTE", "A11Y\"CHANGE inputMethod 12-34\"", "A11Y\"COMPLETE\"",
      ]),
    Story(
      "autocorrection on blur", from: "1",
      { $0.person.autocorrect(0..<1, to: "34", acceptedBy: .blur) },
      [
        "UNDO+1", "SEL{2,0}", "END", "TEXT\"34-\"", "CH", "NOTE", "A11Y\"CHANGE inputMethod 34-\"",
      ]),
  ]
}
