import Foundation
import FormworkUnderTest
import Testing
import UIKit

/// What an app may do while a change goes round: it is told of the change once all the same.
@MainActor @Suite("Apps that answer a change") struct AnsweringTests {
  /// What handlers of `.editingChanged` do everywhere, before or after Formwork's own.
  private static let answers: [@MainActor (UITextField) -> Void] = [
    { $0.text = $0.text },
    { $0.text = $0.text?.trimmingCharacters(in: .whitespaces) },
    { $0.text = $0.text?.uppercased() },
  ]

  @Test(arguments: Profile.all)
  func aHandlerThatAssignsTheText(profile: Profile) {
    for answer in Self.answers {
      for isEarly in [true, false] {
        func listen(_ field: UITextField) {
          field.addAction(UIAction { _ in answer(field) }, for: .editingChanged)
        }
        Scene.run(profile, mask: "[AA]-[00]", configure: { if isEarly { listen($0) } }) { scene in
          if !isEarly { listen(scene.field) }
          for key in ["a", "b", "1", "2"] {
            scene.person.type(key)
            scene.person.endTurn()
          }
          #expect(scene.field.text?.uppercased() == "AB-12")
          #expect(scene.changes.count == 4)
          #expect(scene.changes.allSatisfy { $0.cause == .typing })
          #expect(scene.completions == 1)
          #expect(scene.field.undoManager?.canUndo == true, "its answer is no end of undo")
          scene.person.undo()
          #expect(scene.field.text == "")
        }
      }
    }
  }

  @Test(arguments: Profile.all)
  func aHandlerThatChangesASetting(profile: Profile) {
    for isEarly in [true, false] {
      func listen(_ field: UITextField) {
        field.addAction(
          UIAction { _ in field.formwork.maximumLength = 5 }, for: .editingChanged)
      }
      Scene.run(
        profile, mask: nil,
        configure: {
          if isEarly { listen($0) }
          $0.formwork.allowedCharacters = .digits
        }
      ) { scene in
        if !isEarly { listen(scene.field) }
        for key in ["1", "2", "3"] {
          scene.person.type(key)
          scene.person.endTurn()
        }
        scene.person.backspace()
        scene.person.endTurn()
        #expect(scene.field.text == "12")
        #expect(scene.changes.map(\.status.value) == ["1", "12", "123", "12"])
      }
    }
  }

  @Test(arguments: Profile.all)
  func theAppsOwnActionsAreNoAutoFill(profile: Profile) {
    Scene.run(profile, mask: "[00]-[00]") { scene in
      scene.field.text = "12"
      scene.field.sendActions(for: .editingChanged)
      scene.person.endTurn()
      #expect(!scene.changes.map(\.cause).contains(.autoFill))
    }
  }

  @Test(arguments: Profile.all)
  func aPastedPlaceholderIsNoDictation(profile: Profile) {
    Scene.run(
      profile, mask: nil,
      configure: {
        $0.formwork.allowedCharacters = .digits
        $0.formwork.maximumLength = 4
      }
    ) { scene in
      scene.person.paste("12\u{FFFC}")
      scene.person.endTurn()
      #expect(scene.field.text == "12")
      for key in "abcdefgh345" {
        scene.person.type(String(key))
        scene.person.endTurn()
      }
      #expect(scene.field.text == "1234")
    }
  }

  @Test(arguments: Profile.all)
  func aTextThatBecomesASecretIsForgotten(profile: Profile) {
    Scene.run(profile, mask: "[0000]", configure: { $0.formwork.showsRemainder = true }) { scene in
      scene.field.frame = CGRect(x: 0, y: 0, width: 300, height: 40)
      scene.person.type("12")
      scene.person.leave()
      #expect(scene.field.accessibilityAttributedValue != nil)
      scene.field.isSecureTextEntry = true
      if profile.observation {
        #expect(scene.field.accessibilityAttributedValue == nil)
        #expect(scene.field.subviews.isEmpty)
      }
      // Where nothing tells of it, it is noticed when something happens next.
      scene.person.tap()
      scene.person.endTurn()
      #expect(scene.field.accessibilityAttributedValue == nil)
      #expect(scene.field.undoManager?.canUndo == false)
      #expect(scene.field.subviews.isEmpty)
      scene.person.leave()
      #expect(scene.field.accessibilityAttributedValue == nil)
    }
  }
}

/// A manager of undo that a field shares with its app.
@MainActor @Suite("Undo managers of the app") struct SharedManagerTests {
  @Test(arguments: Profile.all)
  func stepsGoWithTheirField(profile: Profile) {
    Simulation.run(profile.with { $0.sharedUndoManager = true }) {
      let window = UIWindow(frame: .zero)
      weak var gone: UITextField?
      do {
        let field = UITextField(frame: .zero)
        gone = field
        window.addSubview(field)
        field.formwork.setMask("[00]-[00]")
        let person = Person(at: field)
        person.tap()
        person.type("12")
        person.endTurn()
        person.leave()
        person.endTurn()
        field.removeFromSuperview()
      }
      #expect(gone == nil)
      #expect(window.undoManager?.canUndo == false)
      for _ in 0..<4 { window.undoManager?.undo() }
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(arguments: Profile.all)
  func theAppMayForgetAllWhileItIsTold(profile: Profile) {
    for isShared in [true, false] {
      Scene.run(
        profile.with { $0.sharedUndoManager = isShared }, mask: nil,
        configure: { field in
          // Before Formwork listens.
          field.addAction(
            UIAction { _ in field.undoManager?.removeAllActions() }, for: .editingChanged)
          field.formwork.setMask(Scene.phone)
        }
      ) { scene in
        scene.person.type("2")
        scene.person.type("x")
        scene.person.type("1")
        scene.person.endTurn()
        #expect(scene.value == "21")
      }
    }
  }

  @Test(arguments: Profile.all)
  func whatTheAppRecordsAfterARejectedKeyStays(profile: Profile) {
    Scene.run(profile.with { $0.sharedUndoManager = true }) { scene in
      let box = Box()
      scene.person.type("x", endingTurns: false)
      scene.field.undoManager?.registerUndo(withTarget: box) { $0.isUndone = true }
      scene.person.endTurn()
      scene.person.undo()
      #expect(box.isUndone)
    }
  }

  private final class Box {
    var isUndone = false
  }
}
