import AppKit
import FormworkTestSupport
@testable import FormworkUnderTest
import Testing

/// A setting counts whenever it is made: before the format, after it, twice, and for each later format.
@MainActor @Suite("AppKit: when a setting is made doesn't matter") struct SettingOrderTests {
  @Test func field() {
    let own: [Setting<NSTextField>] = [
      Setting("remainder") { $0.formwork.showsRemainder = true }
    ]
    check(own) {
      let field = NSTextField()
      field.frame = NSRect(x: 0, y: 0, width: 400, height: 22)
      return field
    }
  }

  @Test func view() {
    let own: [Setting<NSTextView>] = [
      Setting("assigned") { $0.formwork.formatsAssignedText = false }
    ]
    check(own) { NSTextView(frame: .zero) }
  }

  private static func common<Control: FormattedInput>() -> [Setting<Control>] {
    [
      Setting("characters") { $0.formwork.allowedCharacters = .letters },
      Setting("length") { $0.formwork.maximumLength = 3 },
      Setting("pattern") { $0.formwork.valuePattern = "[0-5]*" },
      Setting("prefix") { $0.formwork.completesOnFocus = true },
      Setting("lock") { $0.formwork.locksPrefix = true },
      Setting("beep") { $0.formwork.beepsOnRejection = false },
      Setting("timing") { $0.formwork.validationTiming = .atOnce },
    ]
  }

  private let formats: [FieldFormat<String>] = [
    .mask("+1 ([000]) [000]-[0000]"), .mask("[000]-[AA]"), .card, .currency("EUR").locale("en_US"),
    .text(),
  ]

  private func check<Control: FormattedInput>(
    _ settings: [Setting<Control>], _ make: @escaping @MainActor () -> Control
  ) {
    let order = SettingOrder<Control, FieldFormat<String>>(
      formats: formats, set: { $1.formwork.format = $0 }, log: { log(make, $0, $1) })
    for setting in Self.common() + settings {
      #expect(order.differences(setting) == [])
      #expect(order.differencesOfSettingAgain(setting) == [])
    }
  }

  /// Everything that the user and the app can notice, step by step.
  private func log<Control: FormattedInput>(
    _ make: @MainActor () -> Control, _ prepare: (Control) -> Void, _ again: (Control) -> Void
  ) -> [String] {
    Simulation.run(.usual) {
      let control = make()
      prepare(control)
      let person = Person()
      var reports: [String] = []
      control.formwork.onChange = {
        reports.append("\($0.status.value) \($0.status.isValid) \($0.cause)")
      }
      control.formwork.onReject = { reports.append("\($0)") }
      control.formwork.observeIssue { reports.append("\(String(describing: $0))") }
      let steps: [(name: String, run: () -> Void)] = [
        ("nothing", {}), ("focus", { person.focus(control) }), ("2", { person.type("2") }),
        ("15", { person.type("15") }), ("select", { person.select(0..<2) }), ("undo", person.undo),
        ("x", { person.type("x") }), ("9", { person.type("9") }),
        ("backspace", { person.backspace() }), ("paste", { person.paste("37 8ab") }),
        ("return", person.pressReturn), ("leave", person.leave),
        ("assign", { control.assign(text: "41-a") }), ("focus again", { person.focus(control) }),
        ("3", { person.type("3") }), ("caret", { person.select(1..<1) }),
        ("5", { person.type("5") }), ("undo again", person.undo),
        ("source", { Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri" }),
        ("compose", { person.compose("に") }), ("commit", { person.insert("7b") }),
        ("select again", { person.select(0..<2) }), ("reject", { person.type("!") }),
        ("leave again", person.leave),
        // The issue of a value that the app has set is visible at once, but a typed one depends on the timing.
        ("empty", { control.assign(text: "") }), ("focus at last", { person.focus(control) }),
        ("wrong", { person.type("4242424242424241") }),
      ]
      return steps.map { step in
        step.run()
        again(control)
        person.inOneTurn {}
        defer { reports = [] }
        let formwork = control.formwork
        let label = control.subviews.lazy.compactMap { $0 as? NSTextField }.first
        let state = [
          control.shownText, formwork.value, "\(formwork.status.isValid)",
          formwork.status.remainder,
          "\(String(describing: formwork.status.visibleIssue))",
          "\(String(describing: control.contentType))", label?.attributedStringValue.string ?? "",
          person.text == nil ? "" : person.drawn, "\(Simulation.current.beeps)",
        ]
        return "\(step.name): \(state.joined(separator: "|")) \(reports)"
      }
    }
  }
}
