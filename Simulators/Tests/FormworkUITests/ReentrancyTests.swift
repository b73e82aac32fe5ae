import FormworkListenersUnderTest
import Testing
import UIKit

/// What an app may do to a field in the midst of being told of its change.
@MainActor @Suite("Closures that change the field") struct ReentrancyTests {
  @Test(arguments: Profile.all)
  func theFormatIsTakenOff(profile: Profile) {
    for action in [
      { $0.type("12") }, { $0.paste("1234") }, { $0.dictate("12") }, { $0.autofill("1234") },
    ] as [@MainActor (Person) -> Void] {
      Scene.run(profile, mask: "[00]-[00]") { scene in
        scene.field.frame = CGRect(x: 0, y: 0, width: 400, height: 40)
        scene.field.formwork.showsRemainder = true
        scene.field.formwork.onChange = { [unowned field = scene.field] _ in
          field.formwork.inputFormat = nil
        }
        action(scene.person)
        scene.person.endTurn()
        #expect(scene.field.formwork.inputFormat == nil)
        #expect(scene.field.subviews.isEmpty, "nothing is drawn of a mask that is gone")
        // What is left to undo is UIKit's, if anything; it must not crash.
        while scene.field.undoManager?.canUndo == true { scene.person.undo() }
        let text = scene.field.text ?? ""
        scene.person.moveCaret(to: text.utf16.count)
        scene.person.type("x")
        #expect(scene.field.text == text + "x" || scene.field.text == "x")
      }
    }
  }

  @Test(arguments: Profile.all)
  func theFormatIsTakenOffWhileTheAppIsAsked(profile: Profile) {
    Scene.run(profile, mask: "[00]-[00]") { scene in
      let app = AppDelegate([.range])
      scene.field.delegate = app
      scene.start("1")
      app.onQuestion = { scene.field.formwork.inputFormat = nil }
      scene.person.type("2")
      #expect(scene.field.text == "12")
      scene.person.type("x")
      #expect(scene.field.text == "12x")
    }
  }

  @Test(arguments: Profile.all)
  func anotherMaskIsSet(profile: Profile) {
    Scene.run(profile, mask: "[00]-[00]") { scene in
      scene.field.formwork.onChange = { [unowned field = scene.field] change in
        field.formwork.setMask(change.status.value.count > 2 ? "[0000]" : "[00]-[00]")
      }
      scene.person.type("123")
      #expect(scene.field.text == "123")
      scene.person.backspace()
      #expect(scene.field.text == "12-")
      scene.person.undo()
      scene.person.endTurn()
    }
  }

  @Test(arguments: Profile.all)
  func theFieldDiesInItsOwnClosure(profile: Profile) {
    Simulation.run(profile) {
      let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
      let delegate = MaskedTextFieldDelegate(primaryFormat: "[00]")
      weak var gone: UITextField?
      do {
        let field = UITextField(frame: CGRect(x: 0, y: 700, width: 390, height: 40))
        gone = field
        field.delegate = delegate
        field.formwork.avoidsKeyboard = true
        field.formwork.showsRemainder = true
        window.addSubview(field)
        field.formwork.onComplete = { [unowned field] in field.removeFromSuperview() }
        delegate.onMaskedTextChangedCallback = { (field, _: String, isComplete: Bool) in
          if isComplete { field.delegate = nil }
        }
        Person(at: field).tap()
        Simulation.current.keyboard.show(
          frame: CGRect(x: 0, y: 544, width: 390, height: 300))
        Person(at: field).type("12")
      }
      Simulation.current.endTurn()
      Simulation.current.advance(by: 1)
      #expect(gone == nil)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }
}
