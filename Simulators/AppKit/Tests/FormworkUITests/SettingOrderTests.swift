import AppKit
@testable import FormworkUIUnderTest
import Testing

/// A setting counts whenever it is made: before the format, after it, twice, and for each later format.
@MainActor @Suite("AppKit: when a setting is made doesn't matter") struct SettingOrderTests {
  @Test func field() {
    let own: [Choice<NSTextField>] = [
      Choice("remainder") { $0.formwork.showsRemainder = true }
    ]
    check(Choice.common + own) {
      let field = NSTextField()
      field.frame = NSRect(x: 0, y: 0, width: 400, height: 22)
      return field
    }
  }

  @Test func view() {
    let own: [Choice<NSTextView>] = [
      Choice("assigned") { $0.formwork.formatsAssignedText = false }
    ]
    check(Choice.common + own) { NSTextView(frame: .zero) }
  }

  /// A setting of a control.
  @MainActor private struct Choice<Control: FormattedInput> {
    let name: String
    let apply: (Control) -> Void

    init(_ name: String, _ apply: @escaping (Control) -> Void) {
      self.name = name
      self.apply = apply
    }

    static var common: [Self] {
      [
        Self("characters") { $0.formwork.allowedCharacters = .letters },
        Self("length") { $0.formwork.maximumLength = 3 },
        Self("pattern") { $0.formwork.valuePattern = "[0-5]*" },
        Self("prefix") { $0.formwork.completesOnFocus = true },
        Self("lock") { $0.formwork.locksPrefix = true },
        Self("beep") { $0.formwork.beepsOnRejection = false },
        Self("timing") { $0.formwork.validationTiming = .atOnce },
      ]
    }
  }

  private let formats: [FieldFormat<String>] = [
    .mask("+1 ([000]) [000]-[0000]"), .mask("[000]-[AA]"), .card, .currency("EUR", locale: "en_US"),
    .text(),
  ]

  private func check<Control: FormattedInput>(
    _ choices: [Choice<Control>], _ make: @MainActor () -> Control
  ) {
    for choice in choices {
      var seen = 0
      for (format, other) in zip(formats, formats.dropFirst() + formats.prefix(1)) {
        let none = log(make) { $0.formwork.format = format }
        let usual = log(make) {
          $0.formwork.format = format
          choice.apply($0)
        }
        if usual != none { seen += 1 }

        let orders: [(name: String, apply: (Control) -> Void)] = [
          (
            "before",
            {
              choice.apply($0)
              $0.formwork.format = format
            }
          ),
          (
            "before another format",
            {
              $0.formwork.format = other
              choice.apply($0)
              $0.formwork.format = format
            }
          ),
          (
            "twice, and before none",
            {
              $0.formwork.format = format
              choice.apply($0)
              choice.apply($0)
              $0.formwork.format = nil
              $0.formwork.format = format
            }
          ),
        ]
        for order in orders {
          let other = log(make, order.apply)
          let first = zip(usual, other).first { $0 != $1 }
          #expect(usual == other, "\(choice.name) \(order.name): \(first ?? ("", ""))")
        }
      }
      #expect(seen > 0, "\(choice.name) changes nothing that is looked at")
    }
  }

  /// Everything that the user and the app can notice, step by step.
  private func log<Control: FormattedInput>(
    _ make: @MainActor () -> Control, _ prepare: (Control) -> Void
  ) -> [String] {
    Simulation.run(.usual) {
      let control = make()
      prepare(control)
      let person = Person()
      var reports: [String] = []
      control.formwork.onChange = { reports.append("\($0.value) \($0.isComplete) \($0.cause)") }
      control.formwork.onReject = { reports.append("\($0)") }
      control.formwork.onIssueChange = { reports.append("\(String(describing: $0))") }
      let steps: [(name: String, run: () -> Void)] = [
        ("nothing", {}), ("focus", { person.focus(control) }), ("2", { person.type("2") }),
        ("15", { person.type("15") }), ("select", { person.select(0..<2) }), ("undo", person.undo),
        ("x", { person.type("x") }), ("9", { person.type("9") }),
        ("backspace", { person.backspace() }), ("paste", { person.paste("37 8ab") }),
        ("return", person.pressReturn), ("leave", person.leave),
        ("assign", { control.assign(text: "41-a") }), ("focus again", { person.focus(control) }),
        ("3", { person.type("3") }), ("leave again", person.leave),
      ]
      return steps.map { step in
        step.run()
        defer { reports = [] }
        let formwork = control.formwork
        let label = control.subviews.lazy.compactMap { $0 as? NSTextField }.first
        let state = [
          control.shownText, formwork.value, "\(formwork.isComplete)", formwork.remainder,
          "\(String(describing: formwork.visibleIssue))",
          "\(String(describing: control.contentType))", label?.attributedStringValue.string ?? "",
          person.text == nil ? "" : person.drawn, "\(Simulation.current.beeps)",
        ]
        return "\(step.name): \(state.joined(separator: "|")) \(reports)"
      }
    }
  }
}
