import SwiftUI
import Testing
@testable import FormworkUnderTest

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

@MainActor @Suite("SwiftUI: the value") struct ViewValueTests {
  @Test("a value that is there from the start is shown formatted", arguments: Profile.all)
  func initial(profile: Profile) throws {
    try ViewScene.run(profile, value: "2125550100", focused: false) { scene in
      #expect(scene.text == "+1 (212) 555-0100")
      #expect(scene.app.isComplete)
      #expect(scene.app.changes.isEmpty)
      scene.expectAgreement()
    }
  }

  @Test("what the person types arrives in the binding", arguments: Profile.all)
  func typing(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      scene.person.type("2125550100")
      #expect(scene.drawn == "+1 (212) 555-0100|")
      #expect(scene.app.value == "2125550100")
      #expect(scene.app.changes.count == 10)
      #expect(scene.app.completions == 1)
      scene.expectAgreement()
      scene.person.undo()
      scene.expectAgreement()
    }
  }

  @Test("an issue is in the status when the field was left", arguments: Profile.all)
  func visibleIssue(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      scene.person.type("212")
      #expect(scene.app.status.validation == .incomplete)
      #expect(scene.app.status.visibleIssue == nil)
      scene.person.leave()
      scene.person.endTurn()
      #expect(scene.app.status.visibleIssue == .incomplete)
    }
  }

  @Test("B79 a value from outside is shown formatted, unfocused", arguments: Profile.all)
  func outsideUnfocused(profile: Profile) throws {
    try ViewScene.run(profile, focused: false) { scene in
      let updates = scene.hosted.updateCount
      scene.set { $0.value = "2125550100" }
      #expect(scene.text == "+1 (212) 555-0100")
      #expect(scene.app.changes.isEmpty)
      #expect(scene.app.completions == 0)
      #expect(scene.hosted.updateCount <= updates + 3)
      scene.expectAgreement()
    }
  }

  @Test("B79 a value from outside puts the caret at its end, focused", arguments: Profile.all)
  func outsideFocused(profile: Profile) throws {
    try ViewScene.run(profile, value: "2125550100") { scene in
      scene.person.moveCaret(to: 6)
      scene.set { $0.value = "99" }
      #expect(scene.drawn == "+1 (99|")
      #expect(scene.app.changes.isEmpty)
      scene.person.type("8")
      #expect(scene.app.value == "998")
      scene.expectAgreement()
    }
  }

  @Test(
    "B79 a value from outside stays if the field loses the focus before it is shown",
    arguments: Profile.all)
  func outsideWhileLeaving(profile: Profile) throws {
    for mask in [nil, ViewScene.phone] {
      try ViewScene.run(profile, value: "21", mask: mask) { scene in
        scene.person.type("2")
        scene.person.inOneTurn {
          scene.app.value = "99"
          scene.person.leave()
        }
        #expect(scene.app.value == "99")
        #expect(scene.text == (mask == nil ? "99" : "+1 (99"))
      }
    }
  }

  @Test("B79 a value that the app adapts keeps the caret", arguments: Profile.all)
  func adapted(profile: Profile) throws {
    try ViewScene.run(profile, value: "ABCD", mask: "<[____]>[____]") { scene in
      scene.app.filter = { $0.uppercased() }
      scene.person.moveCaret(to: 2)
      scene.person.type("x")
      #expect(scene.drawn == "<AX|BC>D")
      scene.set { $0.value = "00AXBCD" }
      #expect(scene.drawn == "<00AX|>BCD")
      scene.set { $0.value = "00AX" }
      #expect(scene.app.value == "00AX")
      scene.expectAgreement()
    }
  }

  @Test("B79 an update with the same value leaves caret and text", arguments: Profile.all)
  func sameValue(profile: Profile) throws {
    try ViewScene.run(profile, value: "2125550100") { scene in
      scene.person.moveCaret(to: 6)
      _ = Simulation.current.takeLog()
      for _ in 0..<3 { scene.set { $0.refresh() } }
      #expect(scene.drawn == "+1 (21|2) 555-0100")
      #expect(Simulation.current.takeLog() == "")
      scene.person.type("7")
      scene.expectAgreement()
    }
  }

  @Test("B79 a key in the middle keeps the caret there", arguments: Profile.all)
  func middle(profile: Profile) throws {
    try ViewScene.run(profile, value: "21555") { scene in
      scene.person.moveCaret(to: 5)
      scene.person.type("3")
      #expect(scene.drawn == "+1 (23|1) 555-")
      #expect(scene.app.value == "231555")
      scene.expectAgreement()
    }
  }

  @Test("B79 the app's value wins over a key of the same turn", arguments: Profile.all)
  func sameTurn(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      scene.person.inOneTurn {
        scene.person.type("2", endingTurns: false)
        scene.app.value = "77"
      }
      // A key that is told at the end of the turn comes after the app.
      let values = profile.mayTellLate ? ["77", "2"] : ["77"]
      #expect(values.contains(scene.field.formwork.value))
      scene.expectAgreement()
    }
  }

  @Test("fast keys of one turn all arrive", arguments: Profile.all)
  func burst(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      scene.person.inOneTurn { scene.person.type("2125550100", endingTurns: false) }
      #expect(scene.app.value == "2125550100")
      #expect(scene.drawn == "+1 (212) 555-0100|")
      scene.expectAgreement()
    }
  }

  @Test("a binding that keeps something else gets its way", arguments: Profile.all)
  func rejectingBinding(profile: Profile) throws {
    try ViewScene.run(profile, value: "21") { scene in
      scene.app.filter = { String($0.prefix(2)) }
      scene.person.type("2")
      #expect(scene.app.value == "21")
      #expect(scene.drawn == "+1 (21|")
      scene.expectAgreement()
    }
  }

  @Test("a binding that takes nothing gets its way, though no update comes", arguments: Profile.all)
  func constant(profile: Profile) throws {
    try Simulation.run(profile) {
      let hosted = Hosted(
        MaskedTextField("", value: .constant("21"), format: .mask(ViewScene.phone)))
      let person = ViewPerson(at: try #require(hosted.views(of: StockField.self).first))
      person.tap()
      person.type("2")
      #expect(person.picture == "+1 (21|")
    }
  }

  @Test("a plain field can be undone after its binding has cut a paste", arguments: Profile.all)
  func cutInPlainField(profile: Profile) throws {
    try ViewScene.run(profile, mask: nil) { scene in
      scene.app.filter = { String($0.prefix(3)) }
      scene.person.paste("3456")
      #expect(scene.text == "345")
      #expect(scene.app.value == "345")
      if !profile.leavesStaleUndo { scene.person.undo() }
      scene.expectAgreement()
    }
  }

  @Test("what doesn't fit isn't shown, and stays the app's", arguments: Profile.all)
  func unfitting(profile: Profile) throws {
    try ViewScene.run(profile, value: "12345", mask: "[000]") { scene in
      #expect(scene.text == "123")
      #expect(scene.app.value == "12345")
      scene.set { $0.mask = "[00000]" }
      #expect(scene.text == "12345")
      scene.person.backspace()
      #expect(scene.app.value == "1234")
      scene.expectAgreement()
    }
  }

  @Test("a value that shows the same leaves what can be undone", arguments: Profile.all)
  func shownTheSame(profile: Profile) throws {
    try ViewScene.run(profile, mask: "[0000]") { scene in
      scene.person.type("12")
      scene.set { $0.value = "1-2" }
      #expect(scene.text == "12")
      #expect(scene.app.value == "12", "the binding follows")
      #expect(scene.app.changes.count == 2)
      scene.person.undo()
      #expect(scene.text != "12")
      scene.expectAgreement()
    }
  }

  @Test("a paste arrives once", arguments: Profile.all)
  func paste(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      scene.person.paste("+1 212 555 0100")
      #expect(scene.app.value == "2125550100")
      #expect(scene.app.changes.count == 1)
      #expect(scene.app.completions == 1)
      scene.expectAgreement()
    }
  }

  /// A format that tidies up values and lets them be while they are typed, as numbers do.
  private struct Tidying: InputFormat, Hashable {
    let base = AllowedCharacters.decimal

    func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
      base.apply(edit, to: current)
    }
    func formatted(value: String) -> FormattedText {
      base.formatted(value: value.hasSuffix(".") ? String(value.dropLast()) : value)
    }
    func formatted(text: String) -> FormattedText { formatted(value: text) }
    func remainder(after current: FormattedText) -> String { "" }
    func valueRange(
      of textRange: Range<UTF16Offset>, in formatted: FormattedText
    ) -> Range<UTF16Offset> { textRange }
    func textRange(
      of valueRange: Range<UTF16Offset>, in formatted: FormattedText
    ) -> Range<UTF16Offset> { valueRange }
  }

  private struct Amount: View {
    @State var amount = ""
    @State var count = 0
    var body: some View {
      Text(amount)
      MaskedTextField("Amount", value: $amount, format: FieldFormat(Tidying()))
        .onInputChange { _ in count += 1 }
    }
  }

  @Test("a value in the making isn't tidied up by updates", arguments: Profile.all)
  func inTheMaking(profile: Profile) throws {
    for moment in HostCore.Moment.allCases {
      try Simulation.run(profile) {
        let hosted = Hosted(Amount(), updates: moment)
        let person = ViewPerson(at: try #require(hosted.views(of: StockField.self).first))
        person.tap()
        person.type("1.")
        #expect(person.picture == "1.|")
        person.type("5")
        #expect(hosted.texts == ["1.5"])
        #expect(hosted.failures.isEmpty)
      }
    }
  }

  @Test("a field that goes tells nothing more", arguments: Profile.all)
  func dismantled(profile: Profile) throws {
    try ViewScene.run(profile, value: "21") { scene in
      #expect(scene.app.isFocused)
      scene.set { $0.isShown = false }
      #expect(scene.hosted.views(of: StockField.self).isEmpty)
      #expect(!scene.app.isFocused)
      scene.field.formwork.value = "3"
      scene.person.endTurn()
      #expect(scene.app.value == "21")
      scene.set { $0.isShown = true }
      let anew = try #require(scene.hosted.views(of: StockField.self).first)
      #expect(anew !== scene.field)
      #expect(anew.shown == "+1 (21")
    }
  }

  @Test("a value that isn't shown whole isn't complete", arguments: Profile.all)
  func statusOfTheBinding(profile: Profile) throws {
    try ViewScene.run(profile, value: "212555010099999xyz") { scene in
      #expect(scene.text == "+1 (212) 555-0100")
      #expect(!scene.app.isComplete)
      #expect(scene.app.status.validation == .invalid(.tooLong))
      scene.set { $0.value = "2125550100" }
      #expect(scene.app.isComplete)
      #expect(scene.app.status.isValid && scene.app.status.isFull)
    }
  }

  @Test("a filled field has its name", arguments: Profile.all)
  func name(profile: Profile) throws {
    try ViewScene.run(profile, value: "212") { scene in
      #if canImport(UIKit)
      #expect(scene.field.accessibilityLabel == "Phone")
      #else
      #expect(scene.field.accessibilityLabel() == "Phone")
      #endif
    }
  }

  /// Each look that the app has set up stays, and the others come from the environment.
  @Test("a field keeps what the app has set up", arguments: [false, true], [false, true])
  func setUp(font: Bool, alignment: Bool) throws {
    try ViewScene.run(
      Profile.all[0], value: "212",
      modify: {
        $0.fieldSetup { field in
          if font { field.font = .systemFont(ofSize: 31) }
          guard alignment else { return }
          #if canImport(UIKit)
          field.textAlignment = .right
          #else
          field.alignment = .right
          #endif
        }
      }
    ) { scene in
      let usual = try unchanged()
      for _ in 0..<2 {
        #expect(scene.field.font == (font ? .systemFont(ofSize: 31) : usual.font))
        #expect(scene.field.lineAlignment == (alignment ? .right : usual.alignment))
        scene.set { $0.refresh() }
      }
    }
  }

  /// The looks of a field that the app hasn't set up.
  private func unchanged() throws -> (font: PlatformFont?, alignment: NSTextAlignment) {
    var looks: (PlatformFont?, NSTextAlignment)?
    try ViewScene.run(Profile.all[0], value: "212") { scene in
      looks = (scene.field.font, scene.field.lineAlignment)
    }
    return try #require(looks)
  }
}
