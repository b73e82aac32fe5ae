import AppKit
@testable import FormworkUIUnderTest
import Testing

@MainActor @Suite("The prefix of a mask") struct PrefixTests {
  /// A control of each kind, with a prefix that appears on focus and is locked if asked for.
  enum Kind: CaseIterable {
    case field, view

    @MainActor func make() -> any FormattedTextControl {
      self == .field ? NSTextField() : NSTextView()
    }
  }

  private func run(
    _ kind: Kind, _ profile: Profile = .usual, before: (any FormattedTextControl) -> Void,
    _ body: (Person, any FormattedTextControl) -> Void
  ) {
    Simulation.run(profile) {
      let control = kind.make()
      control.setMask(Scene.phone)
      before(control)
      let person = Person()
      person.focus(control)
      body(person, control)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  private func draw(_ person: Person) -> String {
    guard let text = person.text else { return "" }
    let range = text.selectedRange()
    let units = Array(text.string.utf16)
    func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
    let end = range.location + range.length
    let middle = range.length == 0 ? "|" : "[\(part(range.location..<end))]"
    return part(0..<range.location) + middle + part(end..<units.count)
  }

  @Test(
    "A certain prefix appears with the focus and goes with it, if asked for",
    arguments: Kind.allCases, Scene.profiles)
  func appears(kind: Kind, profile: Profile) {
    run(kind, profile, before: { $0.autocompleteOnFocus = true }) { person, control in
      #expect(control.autocompleteOnFocus)
      #expect(draw(person) == "+1 (|")
      #expect(control.unmaskedValue == "")
      person.leave()
      #expect(control.formwork.shown == "")
      person.focus(control)
      person.type("2")
      #expect(draw(person) == "+1 (2|")
      person.leave()
      #expect(control.formwork.shown == "+1 (2")
      person.focus(control)
      #expect(control.unmaskedValue == "2")
      #expect(control.formwork.shown == "+1 (2")
    }
  }

  @Test("It doesn't appear unless asked for, by the app or by the mask", arguments: Kind.allCases)
  func staysAway(kind: Kind) {
    run(kind, before: { _ in }) { person, control in
      #expect(!control.autocompleteOnFocus)
      #expect(draw(person) == "|")
    }
    run(kind, before: { $0.setMask("+1 [00]", options: .init(completionOnFocus: true)) }) {
      person, _ in
      #expect(draw(person) == "+1 |")
    }
  }

  @Test("Where AutoFill is invited, it appears only if the app asked for it")
  func invites() {
    for asks in [false, true] {
      Simulation.run(.usual) {
        let field = NSTextField()
        field.contentType = .oneTimeCode
        field.setMask("+1 [00]", options: .init(completionOnFocus: true))
        if asks { field.autocompleteOnFocus = true }
        let person = Person()
        person.focus(field)
        #expect(draw(person) == (asks ? "+1 |" : "|"))
      }
    }
  }

  @Test("Its coming and going is told as such", arguments: Kind.allCases, Scene.profiles)
  func tells(kind: Kind, profile: Profile) {
    var told: [InputChange] = []
    run(
      kind, profile,
      before: { control in
        control.autocompleteOnFocus = true
        (control as? NSTextField)?.onInputChange = { told.append($1) }
        (control as? NSTextView)?.onInputChange = { told.append($1) }
      }
    ) { person, control in
      #expect(told.map(\.text) == ["+1 ("])
      person.leave()
      #expect(told.map(\.text) == ["+1 (", ""])
      #expect(told.map(\.cause) == [.focus, .focus])
      #expect(told.map(\.value) == ["", ""])
      person.focus(control)
      person.type("2")
      person.leave()
      #expect(told.map(\.text).suffix(2) == ["+1 (", "+1 (2"])
      #expect(told.last?.cause == .typing)
    }
  }

  @Test("What the app assigns to a field that is being edited isn't told") func staysSilent() {
    Scene.field(.usual, configure: { $0.autocompleteOnFocus = true }) { scene, field in
      scene.person.type("2")
      field.stringValue = "99"
      scene.person.leave()
      #expect(field.unmaskedValue == "99")
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
    "Caret and selection stay behind a locked prefix", arguments: Kind.allCases, Scene.profiles)
  func locks(kind: Kind, profile: Profile) {
    run(kind, profile, before: { $0.locksPrefix = true }) { person, control in
      #expect(control.locksPrefix)
      person.type("212")
      person.select(0..<0)
      #expect(draw(person) == "+1 (|212) ")
      person.select(0..<9)
      #expect(draw(person) == "+1 ([212) ]")
      person.select(6..<7)
      #expect(draw(person) == "+1 (21[2]) ")
      person.select(2..<2)
      person.backspace()
      #expect(control.unmaskedValue == "212")
      #expect(draw(person) == "+1 (|212) ")
      control.locksPrefix = false
      person.select(2..<2)
      #expect(draw(person) == "+1| (212) ")
    }
  }

  @Test("It stays locked where a deletion takes literals along", arguments: Kind.allCases)
  func locksSkipped(kind: Kind) {
    run(
      kind,
      before: {
        $0.setMask(Scene.phone, options: .init(autoskip: true))
        $0.locksPrefix = true
      }
    ) { person, _ in
      person.type("2125")
      person.backspace()
      #expect(draw(person) == "+1 (212|")
      person.select(0..<0)
      #expect(draw(person) == "+1 (|212")
    }
  }

  @Test("A locked prefix is free while VoiceOver reads", arguments: Kind.allCases)
  func reads(kind: Kind) {
    run(kind, before: { $0.locksPrefix = true }) { person, _ in
      person.type("2")
      Simulation.current.isVoiceOverRunning = true
      person.select(1..<1)
      #expect(draw(person) == "+|1 (2")
    }
  }

  @Test("A field that gets the focus has its caret behind a locked prefix") func selectsAll() {
    Simulation.run(.usual) {
      let field = NSTextField()
      field.setMask(Scene.phone)
      field.locksPrefix = true
      field.unmaskedValue = "2"
      let person = Person()
      person.focus(field)
      #expect(draw(person) == "+1 ([2]")
    }
  }

  @Test("What is composed is left alone by a locked prefix", arguments: Kind.allCases)
  func composes(kind: Kind) {
    run(
      kind,
      before: {
        $0.setMask("a [__]"); $0.locksPrefix = true
      }
    ) { person, control in
      Simulation.current.inputSource = "com.apple.inputmethod.Kotoeri"
      person.compose("か")
      person.select(0..<0)
      #expect(draw(person) == "|か")
      person.insert("か")
      #expect(control.unmaskedValue == "か")
    }
  }
}

extension FormworkInput {
  @MainActor fileprivate var shown: String { input.shownText }
}
