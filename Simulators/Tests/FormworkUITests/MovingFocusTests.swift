import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Moving on") struct MovingFocusTests {
  /// A field of two digits that hands the focus on, and the field that gets it.
  private static func run(
    _ profile: Profile = .iOS18, _ body: (Scene, UITextField) -> Void
  ) {
    Scene.run(profile, mask: "[00]") { scene in
      let next = UITextField(frame: .zero)
      next.formwork.setMask("[00]")
      scene.field.superview?.addSubview(next)
      scene.field.formwork.moveFocus(to: next)
      body(scene, next)
    }
  }

  @Test(arguments: Profile.all)
  func theFocusMovesOnWhenAFieldIsComplete(profile: Profile) {
    Self.run(profile) { scene, next in
      scene.field.formwork.value = "12"
      #expect(scene.field.isFirstResponder, "an assigned value moves nothing")
      scene.field.formwork.value = "1"
      scene.person.type("2")
      #expect(next.isFirstResponder)
      #expect(scene.value == "12")
      #expect(scene.completions == 1)
    }
  }

  @Test func codeMovesNothingThoughItTells() {
    Self.run { scene, _ in
      scene.field.formwork.setValue("12", notifiesObservers: true)
      #expect(scene.completions == 1)
      #expect(scene.field.isFirstResponder)
    }
  }

  /// Autocorrection accepted by a tap elsewhere completes the value when the focus is on its way.
  @Test(arguments: Profile.all.filter { !$0.autocorrectOnBlurSendsChange })
  func afterTheFocusHasGoneItStaysWhereItIs(profile: Profile) {
    Self.run(profile) { scene, next in
      let other = UITextField(frame: .zero)
      scene.field.superview?.addSubview(other)
      scene.person.type("1")
      scene.person.autocorrect(0..<1, to: "12", acceptedBy: .blur)
      #expect(scene.value == "12")
      #expect(!next.isFirstResponder)
      Person(at: other).tap()
      #expect(other.isFirstResponder)
    }
  }

  @Test func autoFillOfAFieldWithoutTheFocusMovesNothing() {
    Self.run { scene, next in
      scene.person.leave()
      scene.forget()
      scene.person.systemShows("12", caret: nil)
      #expect(scene.value == "12")
      #expect(!next.isFirstResponder)
    }
  }

  @Test func whatAClosureDoesWithTheFocusStands() {
    Self.run { scene, next in
      scene.field.formwork.onComplete = { [unowned field = scene.field] in
        field.resignFirstResponder()
      }
      scene.person.type("12")
      #expect(!next.isFirstResponder)
      #expect(!scene.field.isFirstResponder)
    }
  }

  @Test func theNextFieldMayBeGoneOrUnableOrTheSame() {
    Self.run { scene, next in
      next.isEnabled = false
      scene.person.type("12")
      #expect(!next.isFirstResponder)
      scene.person.backspace()
      scene.field.formwork.moveFocus(to: scene.field)
      scene.person.type("2")
      #expect(scene.field.isFirstResponder)
      scene.person.backspace()
      do {
        let gone = UITextField(frame: .zero)
        scene.field.formwork.moveFocus(to: gone)
      }
      scene.person.type("2")
      #expect(scene.field.isFirstResponder)
    }
  }

  /// A slot that may stay empty leaves room for one more after the value is complete.
  @Test(arguments: Profile.all)
  func aFieldThatCanGrowKeepsTheFocus(profile: Profile) {
    for (moment, keys) in [(FocusMoment.full, "1234"), (.complete, "123")] {
      Self.run(profile) { scene, next in
        scene.field.formwork.setMask("[0009]")
        scene.field.formwork.moveFocus(to: next, when: moment)
        for key in keys.dropLast() {
          scene.person.type(String(key))
          #expect(scene.field.isFirstResponder, "\(moment) after \(key)")
        }
        scene.person.type(String(keys.suffix(1)))
        #expect(next.isFirstResponder, "\(moment)")
        #expect(scene.value == keys)
        #expect(scene.changes.last?.status.isFull == (moment == .full))
      }
    }
  }

  /// What replaces a character of a full field fills nothing; neither does a paste that is rejected.
  @Test func onlyWhatFillsTheFieldMovesTheFocus() {
    Self.run { scene, next in
      scene.field.formwork.value = "12"
      scene.person.select(0..<1)
      scene.person.type("3")
      #expect(scene.value == "32")
      #expect(scene.field.isFirstResponder)
      scene.person.backspace()
      #expect(scene.value == "2")
      scene.person.paste("456")
      #expect(scene.value == "2")
      #expect(scene.field.isFirstResponder)
      scene.person.paste("4, x")
      #expect(scene.value == "42")
      #expect(scene.changes.last?.unused == "x")
      #expect(next.isFirstResponder)
    }
  }
}
