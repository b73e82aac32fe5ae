import AppKit
@testable import FormworkUnderTest
import Testing

/// Settings that come and go, of a field and of a text view.
@MainActor @Suite("AppKit: settings") struct SettingsTests {
  @Test("Settings that go give back what they took", arguments: ControlKind.allCases)
  func go(kind: ControlKind) {
    Simulation.run(.usual) {
      let control = kind.make()
      control.formwork.input.assign(text: "12345678")
      control.formwork.maximumLength = 3
      #expect(control.formwork.shown == "123")
      control.formwork.setMask("[00]-[00]")
      #expect(control.formwork.shown == "12-")
      control.formwork.maximumLength = nil
      #expect(control.formwork.shown == "12-34")
      control.formwork.allowedCharacters = .digits
      control.formwork.setMask(nil)
      #expect(control.formwork.shown == "12345678")
    }
  }

  @Test("A button gives the other sign", arguments: ControlKind.allCases)
  func sign(kind: ControlKind) {
    Simulation.run(.usual) {
      let control = kind.make()
      #expect(!control.formwork.toggleSign())
      control.formwork.format = .currency("USD").locale("en_US")
      control.formwork.value = "12"
      var changes: [String] = []
      control.formwork.onChange = { changes.append($0.status.value) }
      #expect(control.formwork.toggleSign())
      #expect(control.formwork.shown == "-$12.00")
      #expect(control.formwork.toggleSign())
      #expect(control.formwork.shown == "$12.00" && changes == ["-12", "12"])
      control.formwork.format = .card
      #expect(!control.formwork.toggleSign())
    }
  }

  @Test(
    "A format that comes amid a composition waits for its end", arguments: ControlKind.allCases,
    Scene.profiles)
  func wait(kind: ControlKind, profile: Profile) {
    Simulation.run(profile) {
      let control = kind.make()
      control.formwork.setMask("[__]")
      let person = Person()
      person.focus(control)
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      person.compose("かな")
      control.formwork.setMask("[_]-[_]")
      #expect(person.text?.hasMarkedText() == true)
      person.insert("仮名")
      #expect(person.drawn == "仮-名|")
      #expect(control.formwork.value == "仮名")
    }
  }
}
