import FormworkUIUnderTest
import Testing
import UIKit

@MainActor @Suite("Moving on") struct AdvancingTests {
  /// A field of two digits that hands the focus on, and the field that gets it.
  private static func run(
    _ profile: Profile = .iOS18, _ body: (Scene, UITextField) -> Void
  ) {
    Scene.run(profile, mask: "[00]") { scene in
      let next = UITextField(frame: .zero)
      next.setMask("[00]")
      scene.field.superview?.addSubview(next)
      scene.field.advances(to: next)
      body(scene, next)
    }
  }

  @Test(arguments: Profile.all)
  func theFocusMovesOnWhenAFieldIsComplete(profile: Profile) {
    Self.run(profile) { scene, next in
      scene.field.unmaskedValue = "12"
      #expect(scene.field.isFirstResponder, "an assigned value moves nothing")
      scene.field.unmaskedValue = "1"
      scene.person.type("2")
      #expect(next.isFirstResponder)
      #expect(scene.value == "12")
      #expect(scene.completions == 1)
    }
  }

  @Test func codeMovesNothingThoughItTells() {
    Self.run { scene, _ in
      scene.field.setUnmaskedValue("12", tellsObservers: true)
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
      scene.field.onInputComplete = { field in field.resignFirstResponder() }
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
      scene.field.advances(to: scene.field)
      scene.person.type("2")
      #expect(scene.field.isFirstResponder)
      scene.person.backspace()
      do {
        let gone = UITextField(frame: .zero)
        scene.field.advances(to: gone)
      }
      scene.person.type("2")
      #expect(scene.field.isFirstResponder)
    }
  }
}
