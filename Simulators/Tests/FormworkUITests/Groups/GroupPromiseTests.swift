@testable import FormworkUnderTest
import Testing
import UIKit

/// The promises of a group's settings and methods, in combination.
@MainActor @Suite("A group, word for word") struct GroupPromiseTests {
  @Test func anOptionalFieldMayBeEmptyButNotHalfFilled() {
    GroupScene.run { scene in
      scene.form.optionalFields = [scene.code, scene.notes]
      #expect(
        scene.form.optionalFields.map { scene.label(of: $0) } == ["notes", "code"],
        "in the order of the focus")
      scene.name.text = "Ann"
      scene.phone.formwork.value = "212"
      #expect(scene.form.isValid && scene.form.isValid(scene.code))
      scene.code.formwork.value = "1"
      #expect(!scene.form.isValid && !scene.form.isValid(scene.code))
      #expect(scene.form.isValid(scene.notes))
      #expect(scene.label(of: scene.form.firstInvalidField) == "code")
      scene.code.formwork.value = ""
      scene.form.optionalFields = []
      #expect(scene.label(of: scene.form.firstInvalidField) == "notes")
    }
  }

  /// `onSubmit` is for Return, so a button that submits and sends doesn't send twice.
  @Test(arguments: Profile.all)
  func submittingShowsEveryIssueAndIsNoReturn(profile: Profile) {
    GroupScene.run(profile) { scene in
      scene.name.text = "Ann"
      #expect(scene.messages.isEmpty)
      #expect(!scene.form.submit())
      #expect(scene.messages["phone"] != nil && scene.messages["code"] != nil)
      #expect(scene.messages["name"] == nil && scene.messages["notes"] == nil)
      #expect(scene.focus == "phone")
      scene.phone.formwork.value = "212"
      scene.code.formwork.value = "123"
      #expect(scene.form.submit())
      Simulation.current.endTurn()
      #expect(scene.focus == "nothing")
      #expect(scene.submissions == 0)
    }
  }

  @Test func anErrorCanBeTakenBack() {
    GroupScene.run { scene in
      scene.name.text = "Ann"
      scene.phone.formwork.value = "212"
      scene.code.formwork.value = "123"
      scene.form.setError("Taken", for: scene.code)
      #expect(scene.changes == 1)
      #expect(scene.label(of: scene.form.firstInvalidField) == "code")
      #expect(!scene.form.submit())
      #expect(scene.focus == "code")
      scene.form.setError(nil, for: scene.code)
      #expect(scene.changes == 2)
      #expect(scene.messages["code"] == nil && scene.form.isValid)
      let stranger = UITextField(frame: .zero)
      scene.form.setError("Taken", for: stranger)
      #expect(scene.form.message(for: stranger) == nil && !scene.form.isValid(stranger))
      #expect(scene.form.isValid)
    }
  }

  @Test func withoutAFocusTheFirstOrTheLastFieldGetsIt() {
    GroupScene.run { scene in
      #expect(scene.form.focusNext())
      #expect(scene.focus == "name")
      #expect(!scene.form.focusPrevious(), "it is the first")
      #expect(scene.focus == "name")
      scene.person.leave()
      #expect(scene.form.focusPrevious())
      #expect(scene.focus == "code")
      #expect(!scene.form.focusNext(), "it is the last")
      scene.person.leave()
      scene.name.isEnabled = false
      scene.code.isHidden = true
      #expect(scene.form.focusNext())
      #expect(scene.focus == "phone")
      scene.person.leave()
      #expect(scene.form.focusPrevious())
      #expect(scene.focus == "notes")
    }
  }

  @Test func theFocusMovesAsSoonAsTheValueIsComplete() {
    GroupScene.run { scene in
      let form = TextFieldGroup([scene.code, scene.phone])
      form.advance = .whenComplete
      Person(at: scene.code).tap()
      scene.person.type("12")
      #expect(scene.code.isFirstResponder)
      scene.person.type("3")
      #expect(scene.phone.isFirstResponder, "the fourth digit may be missing")
    }
  }

  @Test func theGroupMovesTheFocusAgainWithoutASettingOfTheField() {
    GroupScene.run { scene in
      scene.phone.formwork.moveFocus(to: scene.code)
      scene.phone.formwork.moveFocus(to: nil)
      Person(at: scene.phone).tap()
      scene.person.type("212")
      #expect(scene.focus == "notes")
    }
  }

  @Test func tabStaysWhenAnotherFieldIsRemoved() {
    GroupScene.run { scene in
      Person(at: scene.name).tap()
      scene.form.remove(scene.code)
      #expect(scene.controller.keyCommands?.map(\.input) == ["\t"])
      scene.form.remove(scene.notes)
      scene.form.remove(scene.phone)
      #expect(scene.controller.keyCommands?.isEmpty != false, "there is nowhere to go")
      scene.form.add(scene.code)
      #expect(scene.controller.keyCommands?.map(\.input) == ["\t"])
    }
  }

  @Test func theBarFollowsTheFieldsOfTheGroup() {
    GroupScene.run { scene in
      scene.form.showsKeyboardBar = true
      let added = UITextField(frame: CGRect(x: 0, y: 300, width: 300, height: 40))
      scene.controller.view.addSubview(added)
      scene.form.add(added)
      #expect(added.inputAccessoryView is UIToolbar)
      scene.form.remove(added)
      #expect(added.inputAccessoryView == nil)
      // An arrow to where nobody can go is dimmed.
      scene.name.isEnabled = false
      scene.code.isHidden = true
      Person(at: scene.phone).tap()
      let items = (scene.phone.inputAccessoryView as? UIToolbar)?.items ?? []
      #expect(items.prefix(2).map(\.isEnabled) == [false, true])
      Person(at: scene.notes).tap()
      #expect(items.prefix(2).map(\.isEnabled) == [true, false])
    }
  }
}
