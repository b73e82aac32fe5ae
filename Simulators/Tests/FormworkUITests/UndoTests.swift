import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Undo") struct UndoTests {
  @Test("B54 a run of typing is undone", arguments: Profile.all)
  func undoOfTyping(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.type("212")
      scene.forget()
      scene.person.undo()
      #expect(scene.drawn == "|")
      scene.expectEvents(1)
      #expect(scene.changes.first?.cause == .undo)
    }
  }

  @Test("B55 a run of typing is done again", arguments: Profile.all)
  func redoOfTyping(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.type("212")
      scene.person.undo()
      scene.forget()
      scene.person.redo()
      #expect(scene.drawn == "+1 (212) |")
      scene.expectEvents(1)
      scene.person.undo()
      #expect(scene.drawn == "|")
    }
  }

  @Test("B54 several steps, back and forth", arguments: Profile.all)
  func severalSteps(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.type("21")
      scene.person.backspace()
      scene.person.paste("34")
      scene.person.type("5")
      let texts = ["", "+1 (21", "+1 (2", "+1 (234) ", "+1 (234) 5"]
      #expect(scene.field.text == texts[4])
      for text in texts.dropLast().reversed() {
        scene.person.undo()
        #expect(scene.field.text == text)
      }
      scene.person.undo()
      #expect(scene.field.text == "")
      for text in texts.dropFirst() {
        scene.person.redo()
        #expect(scene.field.text == text)
      }
      scene.person.undo()
      scene.person.undo()
      scene.person.type("9")
      #expect(scene.field.undoManager?.canRedo == false)
      #expect(scene.value == "29")
    }
  }

  @Test("B54 a step can be a single key", arguments: Profile.all)
  func singleKeys(profile: Profile) {
    Scene.run(profile, configure: { $0.formwork.undoSteps = .edits }) { scene in
      #expect(scene.field.formwork.undoSteps == .edits)
      scene.person.type("212")
      scene.person.undo()
      #expect(scene.value == "21")
      scene.field.formwork.undoSteps = .runs
      scene.person.type("345")
      scene.person.undo()
      #expect(scene.value == "21")
      scene.person.undo()
      #expect(scene.value == "2")
    }
  }

  @Test("B56 no step is left that reaches beyond the text", arguments: Profile.all)
  func shortened(profile: Profile) {
    Scene.run(profile) { scene in
      scene.person.paste("+1 (212) 555-0100 and more that is removed")
      scene.person.select(4..<17)
      scene.person.cut()
      for _ in 0..<5 { scene.person.undo() }
      for _ in 0..<5 { scene.person.redo() }
      #expect(scene.value == "")
    }
  }

  @Test("B57 a stale range that undo asks about is rejected", arguments: Profile.all)
  func staleRange(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2")
      let delegate = scene.field.delegate
      let range = NSRange(location: 0, length: 121)
      #expect(
        delegate?.textField?(
          scene.field, shouldChangeCharactersIn: range, replacementString: "") == false)
      #expect(
        delegate?.textField?(
          scene.field, shouldChangeCharactersInRanges: [NSValue(range: range)],
          replacementString: "x") == false)
      #expect(scene.drawn == "+1 (2|")
    }
  }

  @Test("B57 ranges that no number can add up are rejected, too", arguments: Profile.all)
  func rangesBeyondNumbers(profile: Profile) {
    Scene.run(profile) { scene in
      scene.start("2")
      let delegate = scene.field.delegate
      for range in [
        NSRange(location: NSNotFound, length: 0), NSRange(location: NSNotFound, length: 1),
        NSRange(location: .max, length: .max), NSRange(location: 0, length: .max),
        NSRange(location: -1, length: 2), NSRange(location: 1, length: -1),
      ] {
        #expect(
          delegate?.textField?(
            scene.field, shouldChangeCharactersIn: range, replacementString: "12") == false)
      }
      #expect(scene.drawn == "+1 (2|")
    }
  }

  @Test("B58 a rejected paste leaves nothing to undo", arguments: Profile.all)
  func rejectedPaste(profile: Profile) {
    Scene.run(profile.with { $0.rejectedPasteRecordsUndo = true }) { scene in
      scene.person.paste("abc")
      #expect(scene.field.undoManager?.canUndo == false)
      scene.person.undo()
      #expect(scene.field.text == "")
    }
  }

  @Test("B58 a manager shared with the app keeps the app's steps", arguments: Profile.all)
  func sharedManager(profile: Profile) {
    Scene.run(profile.with { $0.sharedUndoManager = true }, focused: false) { scene in
      let window = UIWindow(frame: .zero)
      window.addSubview(scene.field)
      let box = Box()
      window.undoManager?.registerUndo(withTarget: box) { $0.isUndone = true }
      scene.person.tap()
      scene.person.type("21")
      scene.person.undo()
      #expect(scene.field.text == "")
      #expect(!box.isUndone)
      scene.person.redo()
      #expect(scene.value == "21")
      scene.person.undo()
      scene.person.undo()
      #expect(box.isUndone)
    }
  }

  @Test("B58 in a shared manager, too, each step is undone by itself", arguments: Profile.all)
  func sharedSteps(profile: Profile) {
    Scene.run(profile.with { $0.sharedUndoManager = true }) { scene in
      scene.person.drop("8", at: 0)
      scene.person.backspace()
      scene.person.type("2")
      scene.person.undo()
      #expect(scene.value == "")
      scene.person.undo()
      #expect(scene.value == "8")
      scene.person.undo()
      #expect(scene.value == "")
    }
  }

  @Test("B58 a rejected paste leaves nothing in a shared manager, either", arguments: Profile.all)
  func rejectedPasteInSharedManager(profile: Profile) {
    let profile = profile.with {
      $0.sharedUndoManager = true
      $0.rejectedPasteRecordsUndo = true
    }
    Scene.run(profile) { scene in
      scene.person.paste("abc")
      scene.person.undo()
      #expect(scene.field.text == "")
    }
  }

  @Test("B58 what UIKit records unasked in a shared manager does nothing", arguments: Profile.all)
  func straySteps(profile: Profile) {
    for asks in [true, false] {
      let profile = profile.with {
        $0.sharedUndoManager = true
        $0.undoCallsSC = asks
      }
      Scene.run(profile, mask: "[Aaaa]-[0000]") { scene in
        let box = Box()
        scene.field.undoManager?.registerUndo(withTarget: box) { $0.isUndone = true }
        scene.person.type("teh")
        scene.person.autocorrect(0..<3, to: "some", acceptedBy: .blur)
        scene.person.tap()
        #expect(scene.field.text == "some-")
        scene.person.autocorrect(0..<5, to: "a", acceptedBy: .return)
        let texts = ["", "teh", "some-", "a"]
        for _ in 0..<12 {
          scene.person.undo()
          #expect(texts.contains(scene.field.text ?? ""))
        }
        #expect(scene.field.text == "")
        #expect(box.isUndone)
        for _ in 0..<12 {
          scene.person.redo()
          #expect(texts.contains(scene.field.text ?? ""))
        }
        #expect(scene.lateTexts.last == scene.field.text)
      }
    }
  }

  @Test("B58 fields and app that share a manager undo in turn", arguments: Profile.all)
  func interleavedSteps(profile: Profile) {
    Scene.run(profile.with { $0.sharedUndoManager = true }, focused: false) { scene in
      let window = UIWindow(frame: .zero)
      let other = UITextField(frame: .zero)
      window.addSubview(scene.field)
      window.addSubview(other)
      other.formwork.setMask("[00]/[00]")
      let colleague = Person(at: other)
      let box = Box()
      scene.person.tap()
      scene.person.type("21")
      window.undoManager?.registerUndo(withTarget: box) { $0.isUndone = true }
      scene.person.endTurn()
      scene.person.backspace()
      colleague.tap()
      colleague.type("123")
      colleague.autocorrect(0..<4, to: "9", acceptedBy: .return)
      while other.text != "", window.undoManager?.canUndo == true { colleague.undo() }
      #expect(scene.value == "2")
      colleague.undo()
      #expect(scene.value == "21")
      #expect(!box.isUndone)
      colleague.undo()
      #expect(box.isUndone)
      #expect(scene.value == "21")
      colleague.undo()
      #expect(scene.value == "")
      #expect(other.text == "")
    }
  }

  @Test(
    "B58 a field that goes leaves no steps in a manager that others share", arguments: Profile.all)
  func fieldThatGoes(profile: Profile) {
    for isFormatted in [true, false] {
      Simulation.run(profile.with { $0.sharedUndoManager = true }) {
        let window = UIWindow(frame: .zero)
        let box = Box()
        window.undoManager?.registerUndo(withTarget: box) { $0.isUndone = true }
        let isGone = withExtendedLifetime(window) { use(fieldIn: window, isFormatted: isFormatted) }
        Simulation.current.endTurn()
        #expect(isGone())
        #expect(window.undoManager?.canUndo == true, "the app's own step is still there")
        window.undoManager?.undo()
        #expect(box.isUndone)
        #expect(window.undoManager?.canUndo == false)
        for _ in 0..<4 { window.undoManager?.undo() }
        for _ in 0..<4 { window.undoManager?.redo() }
        #expect(Simulation.current.crashes.isEmpty)
      }
    }
  }

  /// Types into a field, and takes it away; the result says whether it is gone.
  private func use(fieldIn window: UIWindow, isFormatted: Bool) -> () -> Bool {
    let field = UITextField(frame: .zero)
    window.addSubview(field)
    if isFormatted { field.formwork.setMask(Scene.phone) }
    let person = Person(at: field)
    person.tap()
    person.type("21")
    person.autocorrect(0..<2, to: "555", acceptedBy: .return)
    person.leave()
    field.removeFromSuperview()
    return { [weak field] in field == nil }
  }

  @Test("B58 a field that moves to another window takes its steps along", arguments: Profile.all)
  func fieldThatMoves(profile: Profile) {
    Scene.run(profile.with { $0.sharedUndoManager = true }, focused: false) { scene in
      let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
      first.addSubview(scene.field)
      scene.person.tap()
      scene.person.type("21")
      second.addSubview(scene.field)
      scene.person.tap()
      scene.person.type("2")
      #expect(first.undoManager?.canUndo == false)
      scene.person.undo()
      #expect(scene.value == "21")
    }
  }

  /// Removing all steps would remove the group, and the app's call that closes it would raise.
  @Test("B88 a group that the app has open stays open", arguments: Profile.all)
  func aGroupOfTheApp(profile: Profile) throws {
    for isShared in [false, true] {
      try Scene.run(profile.with { $0.sharedUndoManager = isShared }) { scene in
        let window = UIWindow(frame: .zero)
        if isShared {
          window.addSubview(scene.field)
          scene.person.tap()
        }
        let before = scene.field.text
        let manager = try #require(scene.field.undoManager)
        scene.person.inOneTurn { manager.beginUndoGrouping() }
        scene.person.type("2")
        scene.person.type("1")
        #expect(manager.groupingLevel > 0)
        scene.person.inOneTurn { manager.endUndoGrouping() }
        scene.person.endTurn()
        #expect(manager.groupingLevel == 0)
        #expect(scene.value == "21")
        scene.person.undo()
        #expect(scene.value == "" && scene.field.text == before)
        scene.person.redo()
        #expect(scene.value == "21")
        scene.person.type("2")
        scene.person.undo()
        #expect(scene.value == "21")
      }
    }
  }

  @Test("B54 nothing of a secure field is remembered", arguments: Profile.all)
  func secure(profile: Profile) {
    Scene.run(profile, mask: "[0000]", configure: { $0.isSecureTextEntry = true }) { scene in
      scene.person.type("1234")
      #expect(scene.field.undoManager?.canUndo == false)
    }
  }

  @MainActor private final class Box {
    var isUndone = false
  }
}
