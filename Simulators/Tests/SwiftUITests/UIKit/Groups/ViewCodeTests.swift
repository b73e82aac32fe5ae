#if canImport(UIKit)
import FormworkUnderTest
import SwiftUI
import Testing
import UIKit

/// A code with a box for each character, in SwiftUI.
@MainActor @Suite("SwiftUI: a code field with boxes") struct ViewCodeTests {
  @MainActor final class App {
    var code: Binding<String>?
    var completions = 0
    var isInvalid = false
  }

  struct Plain: CodeBoxStyle {
    func makeBody(box: CodeBox) -> some View {
      Text(
        (box.isActive ? "|" : "") + (box.text.isEmpty ? "_" : box.text) + (box.isInvalid ? "!" : "")
      )
    }
  }

  struct Entry: View {
    let app: App
    @State private var code = ""

    var body: some View {
      let _ = remember()
      CodeTextField("Code", value: $code, layout: CodeBoxLayout(groups: [3, 3]))
        .onInputComplete { app.completions += 1 }
        .invalid(app.isInvalid)
        .codeBoxStyle(Plain())
    }

    private func remember() { app.code = $code }
  }

  @Test(arguments: Profile.all)
  func keysPasteAndTheApp(profile: Profile) throws {
    for moment in HostCore.Moment.allCases {
      try Simulation.run(profile) {
        let app = App()
        let hosted = Hosted(Entry(app: app), updates: moment)
        let field = try #require(hosted.views(of: UITextField.self).first)
        let person = Person(at: field)
        person.endTurn()
        #expect(field is CodeUITextField)
        #expect(field.textColor == .clear)
        #expect(field.accessibilityLabel == "Code")
        #expect(hosted.texts.joined() == "___–___")
        person.tap()
        #expect(hosted.texts.joined() == "|___–___")
        person.type("12")
        #expect(hosted.texts.joined() == "12|_–___")
        person.paste("3-456")
        person.endTurn()
        #expect(app.code?.wrappedValue == "123456")
        #expect(app.completions == 1)
        #expect(hosted.texts.joined() == "123–45|6")
        person.inOneTurn { app.code?.wrappedValue = "98" }
        person.endTurn()
        #expect(hosted.texts.joined() == "98|_–___")
        person.leave()
        #expect(hosted.texts.joined() == "98_–___")
        #expect(hosted.failures.isEmpty)
      }
    }
  }

  struct Secret: View {
    let isSecure: Bool
    @State private var code = ""

    var body: some View {
      CodeTextField("PIN", value: $code, layout: CodeBoxLayout(groups: [4]))
        .secure(isSecure)
        .codeBoxStyle(Plain())
    }
  }

  @Test func aSecretIsNotReadable() throws {
    for isSecure in [true, false] {
      try Simulation.run(.iOS26) {
        let hosted = Hosted(Secret(isSecure: isSecure))
        let field = try #require(hosted.views(of: UITextField.self).first)
        let person = Person(at: field)
        person.tap()
        person.type("48")
        let shown = hosted.texts.joined()
        #expect(shown.contains("4") == !isSecure && shown.contains("8") == !isSecure, "\(shown)")
        #expect(shown.filter { $0 == "_" }.count == 2, "\(shown)")
        #expect(field.isSecureTextEntry == isSecure)
      }
    }
  }

  @Test func whatIsInvalidIsDrawn() {
    Simulation.run(.iOS26) {
      let app = App()
      app.isInvalid = true
      let hosted = Hosted(Entry(app: app))
      #expect(hosted.texts.joined() == "_!_!_!–_!_!_!")
    }
  }

  /// A title that is localized and one that isn't make the same field.
  @Test(arguments: [false, true])
  func aTitleMayBePlain(isPlain: Bool) throws {
    struct Short: View {
      let isPlain: Bool
      let app: App
      @State private var code = ""

      var body: some View {
        let layout = CodeBoxLayout(length: 4)
        let title = "Code"
        let field =
          isPlain
          ? CodeTextField(title, value: $code, layout: layout)
          : CodeTextField("Code", value: $code, layout: layout)
        field.onInputComplete { app.completions += 1 }.codeBoxStyle(Plain())
      }
    }
    try Simulation.run(.iOS26) {
      let app = App()
      let hosted = Hosted(Short(isPlain: isPlain, app: app))
      let field = try #require(hosted.views(of: UITextField.self).first)
      let person = Person(at: field)
      person.endTurn()
      #expect(field.accessibilityLabel == "Code" && hosted.texts.joined() == "____")
      person.tap()
      person.type("4821")
      person.endTurn()
      #expect(app.completions == 1)
      person.type("9")
      #expect(hosted.texts.joined().hasPrefix("482"))
    }
  }

  /// The style of this package is a view for each box, with the character in it.
  @Test func theStyleOfThisPackage() throws {
    try Simulation.run(.iOS26) {
      let hosted = Hosted(
        CodeTextField("Code", value: .constant("12"), layout: CodeBoxLayout(length: 4)))
      Simulation.current.endTurn()
      _ = try #require(hosted.views(of: UITextField.self).first)
      #expect(hosted.texts.joined() == "12")
    }
  }
}
#endif
