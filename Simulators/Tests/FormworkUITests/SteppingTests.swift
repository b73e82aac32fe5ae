@testable import FormworkUnderTest
import Testing
import UIKit

@MainActor @Suite("Up and Down, where there is something to step") struct SteppingTests {
  /// Runs a test with each subclass, showing `09/12/2024` with the caret in the month.
  private func run(
    _ profile: Profile, sourceLocation: SourceLocation = #_sourceLocation,
    _ body: (SubclassScene) throws -> Void
  ) throws {
    let date = AnyInputFormat(try DateFormat("dd/MM/yyyy"))
    try SubclassScene.run(profile, mask: nil, value: "", sourceLocation: sourceLocation) { scene in
      // As Objective-C would find them; they are in SteppingActions.
      for (name, steps) in ["formwork_stepUp:": 1, "formwork_stepDown:": -1] {
        Simulation.current.actions[Selector(name)] = {
          ($0 as? any FormattedTextControl)?.formwork.step(by: steps)
        }
      }
      scene.input.formwork.inputFormat = date
      scene.input.formwork.value = "09/12/2024"
      scene.person.moveCaret(to: 4)
      try body(scene)
    }
  }

  /// What a field or a text view tells the app.
  private func listen(to input: any RefinedInput, _ heard: @escaping (InputChange) -> Void) {
    (input as? UITextField)?.formwork.onChange = { heard($0) }
    (input as? UITextView)?.formwork.onChange = { heard($0) }
  }

  @Test(arguments: Profile.all)
  func stepsTellsAndIsUndone(profile: Profile) throws {
    try run(profile) { scene in
      var changes: [InputChange] = []
      listen(to: scene.input) { changes.append($0) }
      scene.person.press(UIKeyCommand.inputDownArrow)
      #expect(scene.person.text == "09/11/2024")
      #expect((3...5).contains(scene.person.selection.lowerBound))
      scene.person.press(UIKeyCommand.inputUpArrow)
      scene.person.press(UIKeyCommand.inputUpArrow)
      #expect(changes.map(\.status.value) == ["09/11/2024", "09/12/2024"], "there is no month 13")
      #expect(changes.map(\.cause) == [.stepping, .stepping])
      #expect(Simulation.current.feedback.isEmpty)
      scene.person.undo()
      #expect(scene.person.text == "09/11/2024")
      scene.person.undo()
      #expect(scene.person.text == "09/12/2024")
      #expect(changes.last?.cause == .undo)
      scene.person.redo()
      #expect(scene.person.text == "09/11/2024")
    }
  }

  @Test(arguments: Profile.all)
  func theAppIsAskedLikeOfAKey(profile: Profile) throws {
    try run(profile) { scene in
      scene.person.press(UIKeyCommand.inputDownArrow)
      #expect(scene.app.asked == ["4+1 1"])
      scene.app.isAllowed = false
      scene.person.press(UIKeyCommand.inputDownArrow)
      #expect(scene.person.text == "09/11/2024")
      #expect(scene.app.asked.count == 2)
    }
  }

  @Test(arguments: Profile.all)
  func buttonsStepWithoutTheFocus(profile: Profile) throws {
    try run(profile) { scene in
      scene.person.leave()
      scene.person.inOneTurn { #expect(scene.input.formwork.step(by: -3)) }
      #expect(scene.input.formwork.value == "09/09/2024")
      #expect(scene.person.text == "09/09/2024")
    }
  }

  /// A mask has nothing to step, an input method composes, ⇧ selects, and a view may only be read.
  @Test(arguments: Profile.all)
  func elsewhereTheKeysAreUIKits(profile: Profile) throws {
    SubclassScene.run(profile) { scene in
      #expect(scene.input.keyCommands == nil)
      scene.person.press(UIKeyCommand.inputUpArrow)
      #expect(scene.person.selection == 0..<0)
      #expect(!scene.input.formwork.step(by: 1))
    }
    try run(profile) { scene in
      #expect(scene.input.keyCommands?.count == 2)
      scene.person.press(UIKeyCommand.inputDownArrow, holding: .shift)
      #expect(scene.input.formwork.value == "09/12/2024")
      (scene.input as? UITextView)?.isEditable = false
      #expect((scene.input.keyCommands == nil) == (scene.input is UITextView))
    }
    try run(profile) { scene in
      scene.person.moveCaret(to: 4)
      Simulation.current.keyboardLanguage = "ja-JP"
      scene.person.compose("に")
      guard scene.person.isComposing else { return }
      #expect(scene.input.keyCommands == nil)
      #expect(!scene.input.formwork.step(by: 1))
    }
  }

  @Test(arguments: Profile.all)
  func aLimitIsFelt(profile: Profile) throws {
    try Simulation.run(profile) {
      let field = UITextField()
      let person = Person(at: field)
      var options = NumberFormat.Options()
      options.maximum = 9
      field.formwork.inputFormat = AnyInputFormat(try NumberFormat(NumberSymbols(), options))
      field.formwork.value = "8"
      var reasons: [Rejection] = []
      field.formwork.onReject = { reasons.append($0) }
      person.tap()
      person.inOneTurn { #expect(field.formwork.step(by: 1)) }
      #expect(field.text == "9" && reasons.isEmpty)
      person.inOneTurn { #expect(field.formwork.step(by: 1)) }
      #expect(field.text == "9" && reasons.count == 1)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test(arguments: Profile.all)
  func theOtherSignIsAnEditLikeAKey(profile: Profile) throws {
    let number = AnyInputFormat(try NumberFormat())
    SubclassScene.run(profile, mask: nil, value: "") { scene in
      scene.input.formwork.inputFormat = number
      scene.input.formwork.value = "1234"
      scene.person.endTurn()
      scene.person.moveCaret(to: 3)
      let before = scene.drawn
      var changes: [InputChange] = []
      listen(to: scene.input) { changes.append($0) }
      scene.person.inOneTurn { #expect(scene.input.formwork.toggleSign()) }
      #expect(scene.input.formwork.value == "-1234")
      #expect(scene.drawn == "-" + before, "the caret is between the same digits")
      #expect(changes.map(\.status.value) == ["-1234"])
      #expect(scene.app.asked.count == 1)
      scene.person.undo()
      #expect(scene.input.formwork.value == "1234")
      scene.app.isAllowed = false
      scene.person.inOneTurn { #expect(scene.input.formwork.toggleSign()) }
      #expect(scene.input.formwork.value == "1234", "the app has said no")
    }
  }

  @Test(arguments: Profile.all)
  func aStepOfARedactedFieldShowsNothing(profile: Profile) throws {
    let number = AnyInputFormat(try NumberFormat())
    SubclassScene.run(profile, mask: nil, value: "") { scene in
      scene.input.formwork.inputFormat = number
      scene.input.formwork.value = "1234"
      scene.person.leave()
      scene.input.formwork.redaction = Redaction(allButLast: 1)
      scene.person.endTurn()
      let hidden = scene.person.text
      #expect(hidden.hasSuffix("4") && !hidden.contains("1"))
      scene.person.inOneTurn { #expect(scene.input.formwork.step(by: 1)) }
      scene.person.endTurn()
      #expect(scene.input.formwork.value == "1235")
      #expect(scene.person.text == hidden.dropLast() + "5")
    }
  }
}
