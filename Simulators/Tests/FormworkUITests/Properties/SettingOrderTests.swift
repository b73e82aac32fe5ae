@testable import FormworkUIUnderTest
import Testing
import UIKit

/// A setting counts whenever it is made: before the format, after it, twice, and for each later format.
@MainActor @Suite("When a setting is made doesn't matter") struct SettingOrderTests {
  @Test func aTextField() {
    let own: [Choice<UITextField>] = [
      Choice("remainder") { $0.formwork.showsRemainder = true },
      Choice("color") {
        $0.formwork.showsRemainder = true
        $0.formwork.remainderColor = .label
      },
    ]
    SettingOrder(.iOS26, Choice.common + own) {
      (UITextField(frame: CGRect(x: 0, y: 0, width: 400, height: 40)), Person.init(at:))
    }
    .check()
  }

  @Test func aTextView() {
    let own: [Choice<UITextView>] = [
      Choice("return") { $0.formwork.returnPolicy = .endsEditing }
    ]
    SettingOrder(.iOS18, Choice.common + own) {
      (UITextView(frame: CGRect(x: 0, y: 0, width: 400, height: 40)), Person.init(at:))
    }
    .check()
  }
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
      Self("assigned") { $0.formwork.formatsAssignedText = false },
      Self("redaction") { $0.formwork.redaction = Redaction(allButLast: 1) },
      Self("hint") { $0.formwork.explainsMask = false },
      Self("undo") { $0.formwork.undoSteps = .edits },
      Self("characters") { $0.formwork.allowedCharacters = .letters },
      Self("length") { $0.formwork.maximumLength = 3 },
      Self("pattern") { $0.formwork.valuePattern = "[0-5]*" },
      Self("prefix") { $0.formwork.completesOnFocus = true },
      Self("lock") { $0.formwork.locksPrefix = true },
      Self("announcement") { $0.formwork.rejectionAnnouncement = "No" },
      Self("timing") { $0.formwork.validationTiming = .atOnce },
    ]
  }
}

/// A user of a control, to which an app makes a setting at different times.
@MainActor private struct SettingOrder<Control: FormattedInput> {
  private let profile: Profile
  private let choices: [Choice<Control>]
  private let make: @MainActor () -> (Control, (Control) -> Person)

  init(
    _ profile: Profile, _ choices: [Choice<Control>],
    _ make: @escaping @MainActor () -> (Control, (Control) -> Person)
  ) {
    self.profile = profile
    self.choices = choices
    self.make = make
  }

  private let formats: [FieldFormat<String>] = [
    .mask("+1 ([000]) [000]-[0000]"), .mask("[000]-[AA]"), .card, .currency("EUR", locale: "en_US"),
    .text(),
  ]

  func check() {
    for choice in choices {
      var seen = 0
      for (format, other) in zip(formats, formats.dropFirst() + formats.prefix(1)) {
        let none = log { $0.formwork.format = format }
        let usual = log {
          $0.formwork.format = format; choice.apply($0)
        }
        if usual != none { seen += 1 }
        let orders: [(name: String, apply: (Control) -> Void)] = [
          (
            "before",
            {
              choice.apply($0); $0.formwork.format = format
            }
          ),
          (
            "twice",
            {
              choice.apply($0); $0.formwork.format = format; choice.apply($0)
            }
          ),
          (
            "before another format",
            {
              $0.formwork.format = other; choice.apply($0); $0.formwork.format = format
            }
          ),
          (
            "before none",
            {
              $0.formwork.format = format
              choice.apply($0)
              $0.formwork.format = nil
              $0.formwork.format = format
            }
          ),
        ]
        for order in orders {
          let other = log(order.apply)
          let first = zip(usual, other).first { $0 != $1 }
          #expect(usual == other, "\(choice.name) \(order.name): \(first ?? ("", ""))")
        }
      }
      #expect(seen > 0, "\(choice.name) changes nothing that is looked at")
    }
  }

  /// Everything that the user and the app can notice, step by step.
  private func log(_ prepare: (Control) -> Void) -> [String] {
    Simulation.run(profile) {
      let window = UIWindow(frame: .zero)
      let (control, meet) = make()
      window.addSubview(control)
      prepare(control)
      let person = meet(control)
      var changes: [String] = []
      control.formwork.onChange = { changes.append("\($0.value) \($0.isComplete) \($0.cause)") }
      control.formwork.onReject = { changes.append("\($0)") }
      control.formwork.onIssueChange = { changes.append("\(String(describing: $0))") }
      let steps: [(name: String, run: () -> Void)] = [
        ("nothing", {}), ("tap", person.tap), ("2", { person.type("2") }),
        ("15", { person.type("15") }), ("select all", { person.select(0..<2) }),
        ("undo", { control.undoManager?.undo() }),
        ("VoiceOver", { Simulation.current.isVoiceOverRunning = true }),
        ("select", { person.select(0..<1) }), ("x", { person.type("x") }),
        ("9", { person.type("9") }), ("backspace", { person.backspace() }),
        ("paste", { person.paste("37 8ab") }), ("return", { person.type("\n") }),
        ("leave", person.leave), ("assign", { control.assign(text: "41-a") }),
        ("tap again", person.tap), ("3", { person.type("3") }), ("leave again", person.leave),
      ]
      return steps.map { step in
        step.run()
        person.endTurn()
        defer { changes = [] }
        return
          "\(step.name): \(state(of: control)) \(person.selection) \(changes) \(Simulation.current.announcements)"
      }
    }
  }

  private func state(of control: Control) -> String {
    let formwork = control.formwork
    let label = control.subviews.lazy.compactMap { $0 as? UILabel }.first
    let remainder = label?.attributedText
    let color = remainder.flatMap {
      $0.attribute(.foregroundColor, at: $0.length - 1, effectiveRange: nil) as? UIColor
    }
    return [
      control.shownText, formwork.value, "\(formwork.isComplete)", formwork.remainder,
      "\(String(describing: formwork.visibleIssue))", "\(control.isFirstResponder)",
      "\(control.keyboardType)", "\(control.autocorrectionType)",
      "\(String(describing: control.accessibilityHint))",
      "\(String(describing: control.accessibilityAttributedValue))",
      "\(control.undoManager?.canUndo == true)",
      "\(String(describing: control.offeredContentType))",
      remainder?.string ?? "", "\(color === UIColor.label)",
    ].joined(separator: "|")
  }
}
