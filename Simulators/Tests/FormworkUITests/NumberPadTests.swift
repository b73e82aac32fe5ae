import FormworkUnderTest
import Testing
import UIKit

/// The number pad of an iPad, which is a popover at its field since iOS 26.
@MainActor @Suite("The number pad of an iPad") struct NumberPadTests {
  private nonisolated static let profiles = Profile.all.map {
    $0.with { $0.numberPadIsPopover = true }
  }

  private func field(in window: UIWindow) -> UITextField {
    let field = UITextField(frame: CGRect(x: 0, y: 0, width: 200, height: 40))
    field.formwork.format = .mask("[00]")
    window.addSubview(field)
    return field
  }

  /// Types into the first field; returns how often a popover appeared.
  private func type(_ fields: [UITextField], then: (Int) -> Void = { _ in }) -> Int {
    for (index, field) in fields.enumerated() {
      let person = Person(at: field)
      if index == 0 { person.tap() }
      #expect(field.isFirstResponder)
      person.type("1")
      person.type("2")
      then(index)
    }
    return Simulation.current.keyboard.popovers
  }

  @Test("B83 The number pad stays docked where the focus moves by itself", arguments: profiles)
  func focusMoves(profile: Profile) {
    Simulation.run(profile) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let fields = (0..<3).map { _ in field(in: window) }
      for (one, next) in zip(fields, fields.dropFirst()) { one.formwork.moveFocus(to: next) }
      // The focus doesn't move on from the last one, which appears once.
      #expect(type(fields) == 1)
    }
    Simulation.run(profile) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let fields = (0..<3).map { _ in field(in: window) }
      let form = TextFieldGroup(fields)
      form.advance = .whenFull
      #expect(type(fields) == 0)
      form.remove(fields[2])
      #expect(fields.map(\.allowsNumberPadPopover) == [false, false, true])
    }
    Simulation.run(profile) {
      let code = CodeUITextField(layout: CodeBoxLayout(length: 6))
      let person = Person(at: code)
      person.tap()
      person.type("123456")
      #expect(Simulation.current.keyboard.popovers == 0)
    }
  }

  @Test("B83 A field that keeps the focus keeps its popover, and no docked keyboard covers it")
  func focusStays() {
    Simulation.run(.iOS26.with { $0.numberPadIsPopover = true }) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let field = field(in: window)
      field.frame.origin.y = 800
      field.formwork.avoidsKeyboard = true
      Person(at: field).tap()
      let keyboard = Simulation.current.keyboard
      #expect(keyboard.popovers == 1)
      keyboard.show(frame: CGRect(x: 0, y: 544, width: 390, height: 300))
      #expect(keyboard.frame == nil)
      #expect(field.frame.origin.y == 800 && window.transform == .identity)
    }
  }

  @Test("B83 The app's own choice stays") func choice() {
    Simulation.run(.iOS26) {
      let field = UITextField(frame: .zero)
      let next = UITextField(frame: .zero)
      field.formwork.moveFocus(to: next)
      #expect(!field.allowsNumberPadPopover)
      field.allowsNumberPadPopover = true
      field.formwork.moveFocus(to: next, when: .complete)
      field.formwork.format = .mask("[00]")
      #expect(field.allowsNumberPadPopover)
      field.formwork.moveFocus(to: nil)
      #expect(field.allowsNumberPadPopover)
      field.formwork.moveFocus(to: next)
      #expect(!field.allowsNumberPadPopover)
      field.formwork.moveFocus(to: nil)
      #expect(field.allowsNumberPadPopover)
      let strict = UITextField(frame: .zero)
      strict.allowsNumberPadPopover = false
      strict.formwork.moveFocus(to: next)
      strict.formwork.moveFocus(to: nil)
      #expect(!strict.allowsNumberPadPopover)
    }
  }
}
