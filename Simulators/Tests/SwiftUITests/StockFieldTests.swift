import FormworkTestSupport
import SwiftUI
import Testing
@testable import FormworkUnderTest

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

/// A `TextField` of SwiftUI's own, under each order in which it may tell text and selection.
@MainActor @Suite("SwiftUI: a stock text field") struct StockFieldTests {
  @MainActor final class App {
    fileprivate(set) var records: Binding<[String]>?
    fileprivate(set) var selection: Binding<Int>?
    fileprivate(set) var status: Binding<InputStatus>?
    var changes: [InputChange] = []
    var completions = 0
    var rejections = 0
    var value: String { records?.wrappedValue[0] ?? "" }
  }

  struct Form: View {
    let app: App
    let mask: String?
    @State var records: [String]
    @State var selection = 0
    @State var status = InputStatus()

    var body: some View {
      let _ = (app.records, app.selection, app.status) = ($records, $selection, $status)
      let index = selection
      MaskedTextField(
        "Phone", value: Binding(get: { records[index] }, set: { records[index] = $0 }),
        format: .optionalMask(mask)
      )
      .inputStatus($status)
      .onInputChange { app.changes.append($0) }
      .onInputComplete { app.completions += 1 }
      .onReject { _ in app.rejections += 1 }
      .stockTextField()
    }
  }

  private func run(
    mask: String? = ViewScene.phone, records: [String] = [""],
    _ body: (App, TextFieldModel) throws -> Void
  ) throws {
    for order in TextFieldModel.Order.allCases {
      for forgets in [false, true] {
        try TextFieldModel.$order.withValue(order) {
          try TextFieldModel.$forgetsWhatWasTyped.withValue(forgets) {
            try Simulation.runWithMistakes(Profile.all[0]) {
              let app = App()
              let hosted = Hosted(Form(app: app, mask: mask, records: records))
              Simulation.current.endTurn()
              let field = try #require(hosted.textFields.first)
              field.tap()
              try body(app, field)
              Simulation.current.endTurn()
              #expect(hosted.failures.isEmpty, "\(order), \(forgets)")
            }
          }
        }
      }
    }
  }

  /// A letter that may be a part of a composition is formatted, at the latest, when the field is left. The
  /// shown text is judged, and not the one before it.
  @Test(
    "the text is judged with its last letter",
    arguments: [("é", true), ("éé", true), ("ééé", false)])
  func judgedWhole(keys: String, isIncomplete: Bool) throws {
    try run(mask: "[AAA]") { app, field in
      for key in keys { field.type(String(key)) }
      field.leave()
      Simulation.current.endTurn()
      #expect(app.status?.wrappedValue.text == keys)
      #expect(app.status?.wrappedValue.visibleIssue == (isIncomplete ? .incomplete : nil))
    }
  }

  @Test("a key of several code units is typed, not pasted") func emoji() throws {
    try run(mask: nil) { app, field in
      for key in ["👍", "🇩🇪", "👩‍👩‍👧"] {
        field.type(key)
        Simulation.current.endTurn()
      }
      #expect(app.value == "👍🇩🇪👩‍👩‍👧")
      #expect(!app.changes.isEmpty)
      #expect(app.changes.allSatisfy { $0.cause == .typing })
    }
  }

  @Test("typing is formed, with the caret behind it") func typing() throws {
    try run { app, field in
      field.type("2125550100")
      #expect(field.picture == "+1 (212) 555-0100|")
      #expect(app.value == "2125550100")
      #expect(app.completions == 1)
      #expect(app.changes.map(\.cause).allSatisfy { $0 == .typing })
      #expect(app.changes.count == 10)
      #expect(app.status?.wrappedValue.isValid == true)
      #expect(app.status?.wrappedValue.text == "+1 (212) 555-0100")
      field.backspace()
      #expect(field.picture == "+1 (212) 555-010|")
      #expect(app.changes.last?.cause == .deletion)
    }
  }

  @Test("a key in the middle keeps the caret there") func middle() throws {
    try run(records: ["21555"]) { app, field in
      #expect(field.text == "+1 (215) 55")
      field.select(5..<5)
      field.type("3")
      #expect(field.picture == "+1 (23|1) 555-")
      #expect(app.value == "231555")
      field.select(4..<7)
      field.paste("99")
      #expect(app.value == "99555")
    }
  }

  @Test("what the mask rejects goes again") func rejects() throws {
    try run { app, field in
      field.type("2x1")
      #expect(field.picture == "+1 (21|")
      #expect(app.value == "21")
      #expect(app.rejections == 1)
      field.paste("2 555-0100 ext")
      #expect(app.value == "2125550100")
    }
  }

  @Test("a value from outside is shown, and isn't answered by a write") func outside() throws {
    try run { app, field in
      app.records?.wrappedValue[0] = "2125550100"
      Simulation.current.endTurn()
      #expect(field.text == "+1 (212) 555-0100")
      #expect(app.changes.isEmpty)
      #expect(app.status?.wrappedValue.isValid == true)
      app.records?.wrappedValue[0] = "21255501009"
      Simulation.current.endTurn()
      #expect(app.value == "21255501009")
      #expect(app.status?.wrappedValue.isValid == false)
    }
  }

  @Test("what an input method is at isn't written over") func composes() throws {
    try run(mask: "<[____]>") { app, field in
      field.compose("に")
      #expect(field.marked != nil)
      field.compose("にほ")
      #expect(field.marked != nil)
      #expect(app.changes.isEmpty)
      field.paste("日本")
      field.leave()
      #expect(app.value == "日本")
      #expect(field.text.hasPrefix("<日本"))
    }
  }

  @Test("a composition ends in its own record, or nowhere") func records() throws {
    try run(mask: "[____]", records: ["", "keep"]) { app, field in
      field.compose("に")
      app.selection?.wrappedValue = 1
      Simulation.current.endTurn()
      field.paste("日")
      field.leave()
      #expect(app.records?.wrappedValue[1] == "keep")
      #expect(["日", ""].contains(app.records?.wrappedValue[0]))
      #expect(field.text == "keep")
    }
  }

  /// A machine for digits, with a value and the caret in it.
  private func machine(_ value: String, caret: UTF16Offset) throws -> StockFieldMachine {
    var machine = StockFieldMachine(AnyInputFormat(try Mask("[00000000]")))
    machine.set(value: value)
    machine.selectionDidChange(to: caret..<caret)
    machine.turnDidEnd()
    return machine
  }

  @Test("a selection that comes before its text is that of the text") func selectionFirst() throws {
    // The caret behind one of equal digits: forward Delete can't be told from Backspace by the texts.
    var machine = try machine("12222", caret: 2)
    machine.selectionDidChange(to: 2..<2)
    machine.textDidChange(to: "1222")
    machine.turnDidEnd()
    _ = machine.form(isOver: false)
    #expect(machine.text == "1222")
    #expect(machine.selection == 2..<2)
  }

  @Test("a selection that comes behind its text is, too", arguments: [false, true])
  func selectionAfter(inNextTurn: Bool) throws {
    var machine = try machine("12222", caret: 2)
    machine.textDidChange(to: "1222")
    if !inNextTurn { machine.selectionDidChange(to: 2..<2) }
    machine.turnDidEnd()
    _ = machine.form(isOver: false)
    if inNextTurn { machine.selectionDidChange(to: 2..<2) }
    machine.turnDidEnd()
    #expect(machine.text == "1222")
    #expect(machine.selection == 2..<2)
  }

  @Test("a caret that is told when its text is formed already isn't a move") func echo() throws {
    var machine = StockFieldMachine(AnyInputFormat(try Mask(ViewScene.phone)))
    machine.textDidChange(to: "2")
    _ = machine.form(isOver: false)
    machine.selectionDidChange(to: 1..<1)
    machine.turnDidEnd()
    #expect(machine.text == "+1 (2")
    #expect(machine.selection == 5..<5)
  }

  @Test(
    "the length of the new text says what was done",
    arguments: [
      ("13", .typing), ("123", .typing), ("1", .deletion), ("1234", .paste),
    ] as [(String, FieldChange.Cause)])
  func causes(text: String, cause: FieldChange.Cause) throws {
    var machine = try machine("12", caret: 2)
    machine.textDidChange(to: text)
    machine.turnDidEnd()
    #expect(machine.form(isOver: false)?.cause == cause)
    #expect(machine.text == text)
  }

  @Test(
    "a key that isn't allowed goes at once, whatever letters are around it",
    arguments: ["Zoé", "é", "éé", "ñandú", "日本", "aé"])
  func keysAmongLetters(text: String) throws {
    for caret in 0...text.count {
      var machine = StockFieldMachine(AnyInputFormat(AllowedCharacters.letters))
      machine.set(value: text)
      let place = UTF16Offset(text.prefix(caret).utf16.count)
      machine.selectionDidChange(to: place..<place)
      machine.turnDidEnd()
      machine.textDidChange(to: text.prefix(caret) + "1" + text.dropFirst(caret))
      machine.turnDidEnd()
      _ = machine.form(isOver: false)
      #expect(machine.text == text, "at \(caret)")
      #expect(machine.selection == place..<place, "at \(caret)")
    }
  }

  @Test("an older selection that comes behind a text changes nothing") func staleSelection() throws
  {
    var machine = try machine("12", caret: 1)
    machine.textDidChange(to: "132")
    machine.selectionDidChange(to: 1..<1)
    machine.turnDidEnd()
    _ = machine.form(isOver: false)
    #expect(machine.text == "132")
    #expect(machine.selection == 2..<2)
  }

  /// Random keys at a random mask, against a model of text that knows nothing of SwiftUI.
  @Test("random keys: field, binding and status agree", arguments: [1, 2, 3] as [UInt64])
  func random(seed: UInt64) throws {
    var turns = 0
    for round in 0..<40 {
      var random = SeededGenerator(seed: seed * 1_000 + UInt64(round))
      let mask = random.element(of: [
        ViewScene.phone, "[00]-[00]-[00]", "<[____]>[____]", "[000999]",
      ])
      try run(mask: mask, records: [""]) { app, field in
        for _ in 0..<12 {
          switch random.number(in: 0...9) {
          case 0...4: field.type(random.element(of: ["1", "2", "a", "-", "7"]))
          case 5: field.paste(random.element(of: ["12", "3-4", "x", ""]))
          case 6...7: field.backspace()
          case 8:
            let end = field.text.utf16.count
            let lower = random.number(in: 0...end)
            field.select(lower..<random.number(in: lower...end))
          default:
            app.records?.wrappedValue[0] = random.element(of: ["", "12", "2125550100"])
            Simulation.current.endTurn()
          }
          turns += 1
          let format = try Mask(mask)
          let shown = format.formatted(value: app.value)
          // The binding keeps what the field can't show; else the three agree.
          if shown.value == app.value, shown.issue == nil {
            #expect(format.formatted(text: field.text).value == app.value, "\(mask) \(field.text)")
          }
          #expect(app.status?.wrappedValue.text == field.text)
        }
      }
    }
    #expect(turns > 2_000)
  }
}
