import AppKit
@testable import FormworkUnderTest
import Testing

@MainActor @Suite("The prefix of a mask") struct PrefixTests {
  private func run(
    _ kind: ControlKind, _ profile: Profile = .usual, before: (any FormattedTextControl) -> Void,
    _ body: (Person, any FormattedTextControl) -> Void
  ) {
    Simulation.run(profile) {
      let control = kind.make()
      control.formwork.setMask(Scene.phone)
      before(control)
      let person = Person()
      person.focus(control)
      body(person, control)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(
    "A certain prefix appears with the focus and goes with it, if asked for",
    arguments: ControlKind.allCases, Scene.profiles)
  func appears(kind: ControlKind, profile: Profile) {
    run(kind, profile, before: { $0.formwork.completesOnFocus = true }) { person, control in
      #expect(control.formwork.completesOnFocus)
      #expect(person.drawn == "+1 (|")
      #expect(control.formwork.value == "")
      person.leave()
      #expect(control.formwork.shown == "")
      person.focus(control)
      person.type("2")
      #expect(person.drawn == "+1 (2|")
      person.leave()
      #expect(control.formwork.shown == "+1 (2")
      person.focus(control)
      #expect(control.formwork.value == "2")
      #expect(control.formwork.shown == "+1 (2")
    }
  }

  @Test(
    "It doesn't appear unless asked for, by the app or by the mask", arguments: ControlKind.allCases
  )
  func staysAway(kind: ControlKind) {
    run(kind, before: { _ in }) { person, control in
      #expect(!control.formwork.completesOnFocus)
      #expect(person.drawn == "|")
    }
    run(kind, before: { $0.formwork.setMask("+1 [00]", options: .init(completesOnFocus: true)) }) {
      person, _ in
      #expect(person.drawn == "+1 |")
    }
  }

  @Test("Where AutoFill is invited, it appears only if the app asked for it")
  func invites() {
    for asks in [false, true] {
      Simulation.run(.usual) {
        let field = NSTextField()
        field.contentType = .oneTimeCode
        field.formwork.setMask("+1 [00]", options: .init(completesOnFocus: true))
        if asks { field.formwork.completesOnFocus = true }
        let person = Person()
        person.focus(field)
        #expect(person.drawn == (asks ? "+1 |" : "|"))
      }
    }
  }

  @Test("Its coming and going is told as such", arguments: ControlKind.allCases, Scene.profiles)
  func tells(kind: ControlKind, profile: Profile) {
    var told: [InputChange] = []
    run(
      kind, profile,
      before: { control in
        control.formwork.completesOnFocus = true
        (control as? NSTextField)?.formwork.onChange = { told.append($0) }
        (control as? NSTextView)?.formwork.onChange = { told.append($0) }
      }
    ) { person, control in
      #expect(told.map(\.status.text) == ["+1 ("])
      person.leave()
      #expect(told.map(\.status.text) == ["+1 (", ""])
      #expect(told.map(\.cause) == [.focus, .focus])
      #expect(told.map(\.status.value) == ["", ""])
      person.focus(control)
      person.type("2")
      person.leave()
      #expect(told.map(\.status.text).suffix(2) == ["+1 (", "+1 (2"])
      #expect(told.last?.cause == .typing)
    }
  }

  @Test("What the app assigns to a field that is being edited isn't told") func staysSilent() {
    Scene.field(.usual, configure: { $0.formwork.completesOnFocus = true }) { scene, field in
      scene.person.type("2")
      field.stringValue = "99"
      scene.person.leave()
      #expect(field.formwork.value == "99")
      #expect(scene.changes.map(\.cause) == [.focus, .typing])
    }
  }

  @Test("Nor after a key that moves the caret only") func staysSilentAfterCaret() {
    Scene.field(.usual) { scene, field in
      scene.person.type("212")
      scene.person.select(7..<7)
      scene.person.type(")")
      #expect(scene.drawn == "+1 (212)| ")
      field.stringValue = "99"
      scene.person.leave()
      #expect(scene.changes.map(\.cause) == [.typing, .typing, .typing])
    }
  }

  @Test(
    "Caret and selection stay behind a locked prefix", arguments: ControlKind.allCases,
    Scene.profiles)
  func locks(kind: ControlKind, profile: Profile) {
    run(kind, profile, before: { $0.formwork.locksPrefix = true }) { person, control in
      #expect(control.formwork.locksPrefix)
      person.type("212")
      person.select(0..<0)
      #expect(person.drawn == "+1 (|212) ")
      person.select(0..<9)
      #expect(person.drawn == "+1 ([212) ]")
      person.select(6..<7)
      #expect(person.drawn == "+1 (21[2]) ")
      person.select(2..<2)
      person.backspace()
      #expect(control.formwork.value == "212")
      #expect(person.drawn == "+1 (|212) ")
      control.formwork.locksPrefix = false
      person.select(2..<2)
      #expect(person.drawn == "+1| (212) ")
    }
  }

  @Test("It stays locked where a deletion takes literals along", arguments: ControlKind.allCases)
  func locksSkipped(kind: ControlKind) {
    run(
      kind,
      before: {
        $0.formwork.setMask(Scene.phone, options: .init(autoskip: true))
        $0.formwork.locksPrefix = true
      }
    ) { person, _ in
      person.type("2125")
      person.backspace()
      #expect(person.drawn == "+1 (212|")
      person.select(0..<0)
      #expect(person.drawn == "+1 (|212")
    }
  }

  @Test("A locked prefix is free while VoiceOver reads", arguments: ControlKind.allCases)
  func reads(kind: ControlKind) {
    run(kind, before: { $0.formwork.locksPrefix = true }) { person, _ in
      person.type("2")
      Simulation.current.isVoiceOverRunning = true
      person.select(1..<1)
      #expect(person.drawn == "+|1 (2")
    }
  }

  @Test("A field that gets the focus has its caret behind a locked prefix") func selectsAll() {
    Simulation.run(.usual) {
      let field = NSTextField()
      field.formwork.setMask(Scene.phone)
      field.formwork.locksPrefix = true
      field.formwork.value = "2"
      let person = Person()
      person.focus(field)
      #expect(person.drawn == "+1 ([2]")
    }
  }

  @Test("What is composed is left alone by a locked prefix", arguments: ControlKind.allCases)
  func composes(kind: ControlKind) {
    run(
      kind,
      before: {
        $0.formwork.setMask("a [__]"); $0.formwork.locksPrefix = true
      }
    ) { person, control in
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      person.compose("か")
      person.select(0..<0)
      #expect(person.drawn == "|か")
      person.insert("か")
      #expect(control.formwork.value == "か")
    }
  }
}
