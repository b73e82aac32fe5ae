import FormworkUnderTest
import SwiftUI
import Testing

#if canImport(UIKit)
import UIKit
#else
import AppKit
#endif

@MainActor @Suite("SwiftUI: the format") struct ViewFormatTests {
  @Test("another mask takes effect at once, and the caret keeps its place", arguments: Profile.all)
  func change(profile: Profile) throws {
    try ViewScene.run(profile, value: "212555") { scene in
      scene.person.moveCaret(to: 6)
      #expect(scene.drawn == "+1 (21|2) 555-")
      scene.set { $0.mask = "[00]-[00]-[00]" }
      #expect(scene.text == "21-25-55")
      #expect(["21|-25-55", "21-|25-55"].contains(scene.drawn))
      #expect(scene.app.changes.isEmpty)
      scene.expectAgreement()
    }
  }

  @Test("an equal mask leaves what can be undone", arguments: Profile.all)
  func equal(profile: Profile) throws {
    try ViewScene.run(profile) { scene in
      scene.person.type("212")
      scene.set { $0.refresh() }
      scene.person.undo()
      #expect(scene.app.value != "212")
      scene.expectAgreement()
    }
  }

  private struct Hidden: View {
    static let format = AnyInputFormat(AllowedCharacters.letters.limited(to: 8))

    @State var name = ""
    @State var count = 0

    var body: some View {
      Text("\(count)")
      MaskedTextField("Name", value: $name, format: FieldFormat(Self.format)).onSubmit {
        count += 1
      }
    }
  }

  @Test("a constant format of hidden type leaves what can be undone", arguments: Profile.all)
  func hidden(profile: Profile) throws {
    try Simulation.run(profile) {
      let hosted = Hosted(Hidden())
      let field = try #require(hosted.views(of: StockField.self).first)
      let person = ViewPerson(at: field)
      person.tap()
      person.type("ab")
      person.pressReturn()
      person.tap()
      #expect(hosted.texts == ["1"])
      person.type("c")
      hosted.content = Hidden()
      person.endTurn()
      person.undo()
      #expect(field.formwork.value != "abc")
    }
  }

  private struct Price: View {
    @State var price: Double? = 12
    @State var status = InputStatus()

    var body: some View {
      Text(status.text)
      Text(verbatim: status.formatError?.description ?? "")
      MaskedTextField("Price", value: $price, format: .currency("USD").locale("en_US"))
        .showsRemainder()
        .inputStatus($status)
    }
  }

  @Test("an amount has no remainder, and says so", arguments: Profile.all)
  func noRemainder(profile: Profile) throws {
    try Simulation.run(profile) {
      let hosted = Hosted(Price())
      Simulation.current.endTurn()
      let person = ViewPerson(at: try #require(hosted.views(of: StockField.self).first))
      person.tap()
      person.type("3")
      person.endTurn()
      #expect(hosted.texts.last == FormatError.noRemainder.description)
      #expect(hosted.texts.first?.first == "$", "the amount is formatted")
    }
  }

  @Test("a wrong pattern shows the plain field, and says so", arguments: Profile.all)
  func wrong(profile: Profile) throws {
    try ViewScene.run(profile, value: "1", mask: "[000") { scene in
      #expect(scene.app.status.formatError?.description.contains("is never closed") == true)
      scene.person.type("ab")
      #expect(scene.drawn == "1ab|")
      #expect(scene.app.value == "1ab")
      #expect(scene.app.status.isValid, "a field without a format accepts any text")
      scene.set { $0.refresh() }
      scene.set { $0.value = "22" }
      #expect(scene.text == "22")
      scene.set { $0.mask = "[00]-[00]" }
      scene.person.type("3")
      #expect(scene.drawn == "22-3|")
      #expect(scene.app.status.formatError == nil)
      scene.expectAgreement()
    }
  }

  @Test("without a mask the field is a plain one", arguments: Profile.all)
  func none(profile: Profile) throws {
    try ViewScene.run(profile, value: "2125550100") { scene in
      scene.set { $0.mask = nil }
      #expect(scene.field.formwork.inputFormat == nil)
      #expect(scene.app.value == "2125550100")
      scene.set { $0.mask = "[00000]-[00000]" }
      #expect(scene.text == "21255-50100")
      scene.expectAgreement()
    }
  }

  @Test("a format of any type is compared, or told apart by identity", arguments: Profile.all)
  func anyFormat(profile: Profile) throws {
    let hidden = AnyInputFormat(AllowedCharacters.letters.limited(to: 3))
    try Simulation.run(profile) {
      let hosted = Hosted(
        VStack {
          MaskedTextField("", value: .constant("a1b"), format: .text(allowed: .digits))
          MaskedTextField("", value: .constant("a1bcde"), format: FieldFormat(hidden))
          MaskedTextField("", value: .constant("123"), format: .mask("##-#"))
        })
      #expect(hosted.views(of: StockField.self).map(\.shown) == ["", "a", "12-3"])
      let field = try #require(hosted.views(of: StockField.self).last)
      #expect(field.formwork.status.formatError == nil)
    }
    #expect(hidden.isTriviallyIdentical(to: hidden))
    #expect(!hidden.isTriviallyIdentical(to: AnyInputFormat(AllowedCharacters.letters)))
  }

  @Test("what is missing is told", arguments: Profile.all)
  func remainder(profile: Profile) throws {
    try ViewScene.run(profile, value: "21") { scene in
      #expect(scene.app.status.remainder == "0) 000-0000")
      scene.person.type("2")
      #expect(scene.app.status.remainder == "000-0000")
      scene.set { $0.value = "2125550100" }
      #expect(scene.app.status.remainder == "")
      #expect(scene.app.isComplete)
      scene.set { $0.value = "" }
      #expect(!scene.app.isComplete)
    }
  }
}
