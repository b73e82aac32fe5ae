import Testing
import UIKit

/// What the property test found, each as the smallest scenario that broke an invariant.
@MainActor @Suite struct PropertyRegressionTests {
  struct Case: Sendable, CustomTestStringConvertible {
    var testDescription: String
    var scenario: RandomScenario

    init(_ name: String, _ scenario: RandomScenario) {
      testDescription = name
      self.scenario = scenario
    }
  }

  @Test(arguments: cases)
  func invariantsHold(_ example: Case) {
    #expect(example.scenario.run()?.description == nil)
  }

  private nonisolated static let cases = [
    Case(
      "a manager that wraps nobody's field doesn't forward for ever",
      RandomScenario(
        preset: "iOS27", format: .optional,
        turns: [[.tap], [.wrap, .caret(14), .setText("8")], [.type("1/")]])),
    Case(
      "the caret stays behind a single character that was pasted",
      RandomScenario(format: .flags, turns: [[.tap], [.paste("2")]])),
    Case(
      "a rejected paste doesn't move the caret into a character",
      RandomScenario(
        format: .hash,
        turns: [
          [.tap], [.setText("🇺🇸2")], [.autocorrect(0, 0, "48834", .space)], [.paste("5")],
        ])),
    Case(
      "AutoFill of which nothing can be used isn't told",
      RandomScenario(preset: "nasty", format: .phone, turns: [[.autofillSilently("국")]])),
    Case(
      "undo during a prediction writes the whole text",
      RandomScenario(
        switches: [.replaceSendsChange], format: .phone,
        turns: [[.tap], [.type("2")], [.predict("8")], [.undo]])),
    Case(
      "a new mask writes without an event",
      RandomScenario(
        preset: "iOS27", format: .decimal, turns: [[.tap], [.type("5")], [.use(.prefixed)]])),
    Case(
      "a new format forgets what UIKit recorded before it",
      RandomScenario(
        format: .decimal, isSecure: true, turns: [[.tap], [.type("5"), .use(.set)]])),
    Case(
      "who saw what was composed hears that it was rejected",
      RandomScenario(
        format: .phone, language: "ja-JP", turns: [[.tap], [.compose("か"), .leave]])),
    Case(
      "who saw the placeholder of a dictation hears that it was rejected",
      RandomScenario(
        preset: "iOS26", format: .phone, rejection: 2,
        turns: [[.tap], [.type("5")], [.dictate("0")]])),
    Case(
      "who saw AutoFill's knocking hears that it went, though the field lost the focus",
      RandomScenario(format: .emojiFilter, turns: [[.tap], [.probe, .leave]])),
    Case(
      "who saw a syllable grow hears that the app rejected it",
      RandomScenario(
        format: .optional, language: "ja-JP", rejection: 2,
        turns: [[.tap], [.scribble("198")], [.backspace], [.hangul(["ㅎ", "하", "한"])]])),
    Case(
      "a dictation of nothing leaves no step behind",
      RandomScenario(preset: "nasty", format: .phone, turns: [[.tap], [.dictate("")]])),
    Case(
      "a value that the app sets ends a prediction that looks the same",
      RandomScenario(
        format: .nonChinese, turns: [[.tap], [.predict("3")], [.setValue("3")], [.undo]])),
    Case(
      "what was composed and deleted after a probe doesn't come back",
      RandomScenario(
        preset: "iOS15", format: .phone,
        turns: [[.tap], [.dictate(""), .compose("1"), .backspace]])),
    Case(
      "what was composed and deleted after a one-time code was rejected doesn't come back",
      RandomScenario(
        preset: "nasty", switches: [.imeQuestions], format: .phone, rejection: 2,
        turns: [[.tap], [.code("77"), .compose("1"), .backspace]])),
    Case(
      "a format that replaces another doesn't take a prediction for text",
      RandomScenario(
        format: .phone, turns: [[.tap], [.predict("5")], [.use(.nonChinese)], [.commit("é")]])),
    Case(
      "a format that replaces another leaves what was typed before a prediction",
      RandomScenario(
        switches: [.observesText, .observesDelegate], format: .phone,
        turns: [[.tap], [.type("5")], [.predict("8")], [.use(.decimal)], [.select(2, 17)]])),
    Case(
      "a format that was set during a prediction isn't undone into",
      RandomScenario(
        format: .nonChinese, turns: [[.tap], [.predict("2")], [.use(.optional)], [.undo]])),
    Case(
      "what AutoFill knocked with isn't told of when the app has set another format",
      RandomScenario(
        format: .phone, rejection: 2,
        turns: [[.tap], [.autofill(")"), .compose("n")], [.use(.plate)]])),
    Case(
      "what was rejected before a composition isn't told of when the app has set a text",
      RandomScenario(
        format: .phone, turns: [[.tap], [.type(" "), .compose("か")], [.setText(".")]])),
    Case(
      "a format that waited for a composition tells nothing if nothing came of it",
      RandomScenario(
        format: .phone,
        turns: [[.tap], [.freely], [.compose("ni")], [.use(.prefixed)], [.commit("가")]])),
    Case(
      "a first format during a composition tells nothing if nothing came of it",
      RandomScenario(
        preset: "iOS15", format: .phone,
        turns: [[.tap], [.compose("n")], [.use(.decimal)], [.type("字")]])),
    Case(
      "a deletion after a rejected syllable sends no event twice",
      RandomScenario(
        preset: "nasty", format: .prefixed, turns: [[.tap], [.hangul(["ㅁ"])], [.backspace]])),
    Case(
      "a second format during a composition is told, too",
      RandomScenario(
        format: .decimal, language: "ja-JP",
        turns: [
          [.tap], [.type("5")], [.compose("ni")], [.use(.prefixed)], [.use(.digits)], [.smartDash],
        ])),
    Case(
      "the first key of a secure field sends each event once",
      RandomScenario(
        format: .phone, isSecure: true,
        turns: [[.tap], [.type("3")], [.leave], [.tap], [.type("5")]])),
    Case(
      "UIKit's last word on the caret of a paste is one on the text that is there then",
      RandomScenario(
        preset: "iOS27", switches: [.pasteAsync], format: .flags,
        turns: [[.tap], [.paste("19"), .autofillSilently("5")]])),
    Case(
      "a correction that changes nothing leaves no step behind",
      RandomScenario(
        format: .truncating, isSecure: true,
        turns: [[.tap], [.suggest("49")], [.autocorrect(2, 3, "-", .return)]])),
  ]
}
