import Testing
import UIKit

/// Everything that a person can do where the delegate says yes, no, or nothing.
@Suite @MainActor struct EveryActionTests {
  nonisolated static let actions: [@MainActor @Sendable (Person) -> Void] = [
    { $0.type("4 é😀") }, { $0.type("12", endingTurns: false) }, { $0.backspace(9) },
    { $0.forwardDelete() }, { $0.deleteWord() }, { $0.deleteWordForward() }, { $0.deleteLine() },
    { $0.copy() }, { $0.cut() }, { $0.paste("+1 (5") }, { $0.drop("5", at: 1) },
    { $0.dragSelection(to: 4) }, { $0.undo() }, { $0.redo() }, { $0.typeHangul(["ㅎ", "하", "한"]) },
    {
      $0.compose("n")
      $0.compose("ni")
      $0.commit("你")
    },
    {
      $0.compose("n")
      $0.cancelComposition()
    },
    {
      $0.compose("n")
      $0.leave()
    },
    { $0.insertSuggestion("55") }, { $0.autofill("55") }, { $0.autofillSilently("55") },
    { $0.fillOneTimeCode("1234") }, { $0.abandonProbe() },
    { $0.autocorrect(0..<2, to: "the", acceptedBy: .space) },
    { $0.autocorrect(0..<2, to: "the", acceptedBy: .return) },
    { $0.autocorrect(0..<2, to: "the", acceptedBy: .blur) },
    {
      $0.showPrediction("llo")
      $0.acceptPrediction()
    },
    {
      $0.showPrediction("llo")
      $0.dismissPrediction()
    },
    { $0.dictate("five") }, { $0.scribble(insert: "5") }, { $0.doubleSpace() }, { $0.smartDash() },
    { $0.keyboardDeletesWithoutAsking() }, { $0.keypadInserts("5") }, { $0.tapClearButton() },
    { $0.pressReturn() }, { $0.selectAll() }, { $0.delete() },
    { $0.rewrite(0..<3, as: "tools") },
    { $0.replaceInSeveralRanges([NSRange(0..<1), NSRange(2..<3)], with: "x") },
  ]

  @Test(arguments: Profile.all, [nil, true, false] as [Bool?])
  func nothingCrashesAndNoMarkStaysBehindInAField(profile: Profile, answer: Bool?) {
    tryAll(profile, answer) {
      let witness = Witness()
      witness.allows = answer ?? true
      return (sit(answer == nil ? nil : witness, text: "12345"), witness)
    }
  }

  @Test(arguments: Profile.all, [nil, true, false] as [Bool?])
  func nothingCrashesAndNoMarkStaysBehindInAView(profile: Profile, answer: Bool?) {
    tryAll(profile, answer) {
      let witness = ViewWitness()
      witness.allows = answer ?? true
      return (sitAtView(answer == nil ? nil : witness, text: "1234\n"), witness)
    }
  }

  private func tryAll(_ profile: Profile, _ answer: Bool?, sit: () -> (Person, NSObject)) {
    for (number, action) in Self.actions.enumerated() {
      for selection in [0..<0, 2..<4, 5..<5] {
        Simulation.run(profile) {
          // The witness is held weakly by its input.
          let (person, witness) = sit()
          person.select(selection)
          action(person)
          let range = person.selection
          #expect(range.upperBound <= person.text.utf16.count, "action \(number)")
          #expect(!person.isComposing, "action \(number)")
          // A step for a paste that was rejected is the one crash that is asked for.
          person.undo()
          let isKnown = profile.rejectedPasteRecordsUndo && answer == false
          #expect(Simulation.current.crashes == [] || isKnown, "action \(number)")
          withExtendedLifetime(witness) {}
        }
      }
    }
  }
}
