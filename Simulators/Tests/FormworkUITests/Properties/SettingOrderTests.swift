import FormworkTestSupport
@testable import FormworkUnderTest
import Testing
import UIKit

/// A setting counts whenever it is made: before the format, after it, twice, and for each later format.
@MainActor @Suite("When a setting is made doesn't matter") struct SettingOrderTests {
  private let frame = CGRect(x: 0, y: 0, width: 400, height: 40)

  @Test("B86 Setting what is already set changes nothing in a field") func aTextField() {
    let own: [Setting<UITextField>] = [
      Setting("remainder") { $0.formwork.showsRemainder = true },
      Setting("color") {
        $0.formwork.showsRemainder = true
        $0.formwork.remainderColor = .label
      },
    ]
    check(own, on: .iOS26) { (UITextField(frame: frame), Person.init(at:)) }
  }

  @Test("B86 Setting what is already set changes nothing in a text view") func aTextView() {
    let own: [Setting<UITextView>] = [
      Setting("return") { $0.formwork.returnPolicy = .endsEditing }
    ]
    check(own, on: .iOS18) { (UITextView(frame: frame), Person.init(at:)) }
  }

  private static func common<Control: FormattedInput>() -> [Setting<Control>] {
    [
      Setting("assigned") { $0.formwork.formatsAssignedText = false },
      Setting("redaction") { $0.formwork.redaction = Redaction(allButLast: 1) },
      Setting("hint") { $0.formwork.explainsMask = false },
      Setting("undo") { $0.formwork.undoSteps = .edits },
      Setting("characters") { $0.formwork.allowedCharacters = .letters },
      Setting("length") { $0.formwork.maximumLength = 3 },
      Setting("pattern") { $0.formwork.valuePattern = "[0-5]*" },
      Setting("prefix") { $0.formwork.completesOnFocus = true },
      Setting("lock") { $0.formwork.locksPrefix = true },
      Setting("announcement") { $0.formwork.rejectionAnnouncement = "No" },
      Setting("timing") { $0.formwork.validationTiming = .atOnce },
    ]
  }

  private let formats: [FieldFormat<String>] = [
    .mask("+1 ([000]) [000]-[0000]"), .mask("[000]-[AA]"), .card, .currency("EUR").locale("en_US"),
    .text(),
  ]

  private func check<Control: FormattedInput>(
    _ settings: [Setting<Control>], on profile: Profile,
    _ make: @escaping @MainActor () -> (Control, (Control) -> Person)
  ) {
    let order = SettingOrder<Control, FieldFormat<String>>(
      formats: formats, set: { $1.formwork.format = $0 }, log: { log(profile, make, $0, $1) })
    for setting in Self.common() + settings { #expect(order.differences(setting) == []) }
    for setting in Self.common() + settings + Self.unnoticed() {
      #expect(order.differencesOfSettingAgain(setting) == [])
    }
  }

  /// Settings that the steps of the log don't show. Setting them again must change nothing, either.
  private static func unnoticed<Control: FormattedInput>() -> [Setting<Control>] {
    let object = NoSeven(kind: .any)
    let responder = UITextField(frame: .zero)
    return [
      Setting("ranges") { $0.formwork.delegateRanges = .value },
      Setting("next") { $0.formwork.moveFocus(to: responder) },
      Setting("restriction") {
        $0.formwork.textRestriction = TextRestriction(kind: .digits, maximumLength: 4)
      },
      Setting("own restriction") { $0.formwork.textRestriction = object },
      Setting("keyboard") { $0.formwork.avoidsKeyboard = true },
      Setting("spacing") {
        $0.formwork.avoidsKeyboard = true
        $0.formwork.keyboardSpacing = 12
      },
      Setting("left to right") { $0.formwork.layOutLeftToRight() },
    ]
  }

  /// Everything that the user and the app can notice, step by step.
  private func log<Control: FormattedInput>(
    _ profile: Profile, _ make: @MainActor () -> (Control, (Control) -> Person),
    _ prepare: @MainActor (Control) -> Void, _ again: @MainActor (Control) -> Void
  ) -> [String] {
    Simulation.run(profile) {
      let window = UIWindow(frame: .zero)
      let (control, meet) = make()
      window.addSubview(control)
      prepare(control)
      let person = meet(control)
      var changes: [String] = []
      control.formwork.onChange = {
        changes.append("\($0.status.value) \($0.status.isValid) \($0.cause)")
      }
      control.formwork.onReject = { changes.append("\($0)") }
      control.formwork.observeIssue { changes.append("\(String(describing: $0))") }
      let steps: [(name: String, run: () -> Void)] = [
        ("nothing", {}), ("tap", person.tap), ("2", { person.type("2") }),
        ("15", { person.type("15") }), ("select all", { person.select(0..<2) }),
        ("undo", { control.undoManager?.undo() }),
        ("VoiceOver", { Simulation.current.isVoiceOverRunning = true }),
        ("select", { person.select(0..<1) }), ("x", { person.type("x") }),
        ("9", { person.type("9") }), ("backspace", { person.backspace() }),
        ("paste", { person.paste("37 8ab") }), ("return", { person.type("\n") }),
        ("leave", person.leave), ("assign", { control.assign(text: "41-a") }),
        ("tap again", person.tap), ("3", { person.type("3") }),
        ("caret", { person.moveCaret(to: 1) }),
        ("5", { person.type("5") }), ("undo again", person.undo), ("redo", person.redo),
        ("compose", { person.compose("ni") }), ("compose more", { person.compose("nih") }),
        ("commit", { person.commit("7b") }), ("select again", { person.select(0..<2) }),
        ("reject", { person.type("!") }), ("plain keyboard", { control.keyboardType = .default }),
        ("leave again", person.leave),
      ]
      return steps.map { step in
        step.run()
        again(control)
        person.endTurn()
        defer { changes = [] }
        return
          "\(step.name): \(state(of: control)) \(person.selection) \(changes) \(Simulation.current.announcements)"
      }
    }
  }

  private func state<Control: FormattedInput>(of control: Control) -> String {
    let formwork = control.formwork
    let label = control.subviews.lazy.compactMap { $0 as? UILabel }.first
    let remainder = label?.attributedText
    let color = remainder.flatMap {
      $0.attribute(.foregroundColor, at: $0.length - 1, effectiveRange: nil) as? UIColor
    }
    return [
      control.shownText, formwork.value, "\(formwork.status.isValid)", formwork.status.remainder,
      "\(String(describing: formwork.status.visibleIssue))", "\(control.isFirstResponder)",
      "\(control.keyboardType)", "\(control.autocorrectionType)",
      "\(String(describing: control.accessibilityHint))",
      "\(String(describing: control.accessibilityAttributedValue))",
      "\(control.undoManager?.canUndo == true)",
      "\(String(describing: control.offeredContentType))",
      remainder?.string ?? "", "\(color === UIColor.label)",
    ].joined(separator: "|")
  }
}

private final class NoSeven: TextRestriction {
  override func allows(_ character: String) -> Bool { character != "7" }
}
