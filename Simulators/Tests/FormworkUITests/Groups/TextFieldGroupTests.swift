@testable import FormworkUnderTest
import Testing
import UIKit

/// Order, focus and validity of the fields of a form.
@MainActor @Suite("A group of fields") struct TextFieldGroupTests {
  @Test(arguments: Profile.all)
  func aFullFieldHandsTheFocusOnAndAPlainOneDoesNot(profile: Profile) {
    GroupScene.run(profile) { scene in
      Person(at: scene.name).tap()
      scene.person.type("Ann")
      #expect(scene.focus == "name")
      #expect(scene.changes >= 3, "a field without a format tells, too")
      Person(at: scene.phone).tap()
      scene.person.type("21")
      #expect(scene.focus == "phone")
      scene.person.type("2")
      #expect(scene.focus == "notes")
      Person(at: scene.code).tap()
      scene.person.type("123")
      #expect(scene.focus == "code")
      scene.person.type("4")
      #expect(scene.focus == "code", "it is the last")
    }
  }

  @Test(arguments: Profile.all)
  func theFocusMovesWhenTheAppWants(profile: Profile) {
    GroupScene.run(profile) { scene in
      scene.form.advance = .never
      Person(at: scene.phone).tap()
      scene.person.type("212")
      #expect(scene.focus == "phone")
      scene.phone.formwork.value = ""
      scene.form.advance = .whenFull
      scene.phone.formwork.value = "212"
      #expect(scene.focus == "phone", "code moves nothing")
      scene.phone.formwork.value = "21"
      // A setting of one field comes first.
      scene.phone.formwork.moveFocus(to: scene.code)
      scene.person.type("2")
      #expect(scene.focus == "code")
    }
  }

  @Test(arguments: [false, true])
  func tabGoesForwardAndShiftTabBack(isSubclassed: Bool) {
    for profile in Profile.all {
      GroupScene.run(profile, isSubclassed: isSubclassed) { scene in
        Person(at: scene.name).tap()
        scene.person.pressTab(holding: .shift)
        #expect(scene.focus == "name", "it is the first")
        for next in ["phone", "notes", "code", "code"] {
          scene.person.pressTab()
          #expect(scene.focus == next)
        }
        #expect(scene.notes.text == "", "Tab isn't a character in a form")
        for previous in ["notes", "phone", "name"] {
          scene.person.pressTab(holding: .shift)
          #expect(scene.focus == previous)
        }
        scene.phone.isEnabled = false
        scene.person.pressTab()
        #expect(scene.focus == "notes")
        scene.phone.isEnabled = true
        scene.phone.isHidden = true
        scene.person.pressTab(holding: .shift)
        #expect(scene.focus == "name")
        // What is in something hidden is hidden, too.
        scene.phone.isHidden = false
        let box = UIView()
        box.isHidden = true
        scene.phone.superview?.addSubview(box)
        box.addSubview(scene.phone)
        scene.person.pressTab()
        #expect(scene.focus == "notes")
      }
    }
  }

  /// A controller that had keys of its own before has them after.
  @Test func theKeysOfTheControllerStay() {
    GroupScene.run { scene in
      let own = UIKeyCommand(input: "s", modifierFlags: [], action: Selector("save:"))
      scene.controller.addKeyCommand(own)
      Person(at: scene.name).tap()
      #expect(scene.controller.keyCommands?.map(\.input) == ["s", "\t"])
      scene.person.pressTab()
      #expect(scene.controller.keyCommands?.map(\.input) == ["s", "\t", "\t"])
      scene.person.leave()
      #expect(scene.controller.keyCommands?.map(\.input) == ["s"])
    }
  }

  @Test(arguments: Profile.all)
  func returnMovesOnAndSubmitsInTheLastField(profile: Profile) {
    GroupScene.run(profile) { scene in
      Person(at: scene.name).tap()
      scene.person.type("Ann")
      scene.person.pressReturn()
      #expect(scene.focus == "phone")
      Person(at: scene.code).tap()
      scene.person.type("123")
      scene.person.pressReturn()
      #expect(scene.submissions == 0)
      #expect(scene.focus == "phone", "it is the first that isn't valid")
      #expect(scene.messages["phone"] != nil)
      scene.person.type("212")
      #expect(scene.messages["phone"] == nil)
      Person(at: scene.code).tap()
      scene.person.pressReturn()
      #expect(scene.submissions == 1)
      #expect(scene.focus == "nothing")
    }
  }

  /// UIKit ends the editing after Return, though the field is the one that has to be corrected.
  @Test(arguments: Profile.all)
  func returnInTheFieldThatIsWrongKeepsTheFocus(profile: Profile) {
    GroupScene.run(profile) { scene in
      scene.name.text = "Ann"
      scene.phone.formwork.value = "212"
      Person(at: scene.code).tap()
      scene.person.type("1")
      scene.person.pressReturn()
      #expect(scene.focus == "code")
      #expect(scene.submissions == 0)
    }
  }

  /// The app's own delegate decides about Return first.
  @Test func aDelegateMayKeepReturn() {
    final class Keeper: NSObject, UITextFieldDelegate {
      func textFieldShouldReturn(_ textField: UITextField) -> Bool { false }
    }
    GroupScene.run { scene in
      let keeper = Keeper()
      scene.name.delegate = keeper
      Person(at: scene.name).tap()
      scene.person.pressReturn()
      #expect(scene.focus == "name")
    }
  }

  @Test(arguments: Profile.all)
  func validity(profile: Profile) {
    GroupScene.run(profile) { scene in
      #expect(!scene.form.isValid)
      #expect(scene.label(of: scene.form.firstInvalidField) == "name")
      scene.name.text = "Ann"
      scene.phone.formwork.value = "212"
      #expect(scene.label(of: scene.form.firstInvalidField) == "code")
      scene.code.formwork.value = "123"
      #expect(scene.form.isValid, "code has filled it in")
      scene.phone.formwork.value = "21"
      #expect(scene.form.submit() == false)
      #expect(scene.focus == "phone")
      #expect(scene.messages["phone"] != nil)
      #expect(scene.messages["notes"] == nil)
      scene.phone.formwork.value = "212"
      #expect(scene.form.submit())
      #expect(scene.focus == "nothing")
      #expect(scene.messages["phone"] == nil)
    }
  }

  @Test(arguments: Profile.all)
  func anErrorFromTheServerStaysUntilTheFieldChanges(profile: Profile) {
    GroupScene.run(profile) { scene in
      scene.name.text = "Ann"
      scene.phone.formwork.value = "212"
      scene.code.formwork.value = "123"
      scene.form.setError("Taken", for: scene.phone)
      #expect(scene.messages == ["phone": "Taken"])
      #expect(!scene.form.isValid(scene.phone))
      Person(at: scene.code).tap()
      scene.person.type("4")
      Person(at: scene.phone).tap()
      scene.person.leave()
      #expect(scene.form.message(for: scene.phone) == "Taken")
      Person(at: scene.phone).tap()
      scene.person.backspace()
      #expect(scene.messages["phone"] == nil)
      scene.person.type("3")
      #expect(scene.form.isValid)
      scene.form.setError("Rude", for: scene.name)
      Person(at: scene.name).tap()
      scene.person.type("a")
      #expect(scene.messages["name"] == nil, "a field without a format, too")
    }
  }

  @Test func theOrderOfReading() {
    GroupScene.run { scene in
      scene.name.frame = CGRect(x: 200, y: 60, width: 100, height: 40)
      scene.phone.frame = CGRect(x: 0, y: 58, width: 100, height: 40)
      scene.form.order = .reading
      #expect(scene.form.fields.map { scene.label(of: $0) } == ["phone", "name", "notes", "code"])
      // A screen in Arabic is read from the right.
      scene.name.semanticContentAttribute = .forceRightToLeft
      Person(at: scene.name).tap()
      scene.person.pressTab()
      #expect(scene.focus == "phone")
      scene.form.order = .given
      #expect(scene.form.fields.map { scene.label(of: $0) } == ["name", "phone", "notes", "code"])
    }
  }

  @Test func fieldsComeAndGo() {
    GroupScene.run { scene in
      scene.form.remove(scene.notes)
      scene.form.remove(scene.code)
      scene.name.text = "Ann"
      scene.phone.formwork.value = "212"
      #expect(scene.form.isValid)
      let other = TextFieldGroup([scene.phone])
      #expect(scene.form.fields.map { scene.label(of: $0) } == ["name"], "a field is in one group")
      #expect(other.isValid)
      do {
        let gone = UITextField(frame: .zero)
        scene.form.add(gone)
        #expect(!scene.form.isValid)
      }
      #expect(scene.form.isValid)
      #expect(scene.form.fields.count == 1)
    }
  }

  /// Only the fields hold the group, so it ends with them.
  @Test func theFieldsKeepTheGroup() {
    Simulation.run(.iOS26) {
      weak var group: TextFieldGroup?
      do {
        let field = UITextField(frame: .zero)
        field.formwork.format = .mask("[00]")
        group = TextFieldGroup([field])
        #expect(group != nil)
        Person(at: field).tap()
        Person(at: field).type("12")
        #expect(group?.isValid == true)
        field.removeFromSuperview()
      }
      Simulation.current.endTurn()
      #expect(group == nil)
    }
  }
}
