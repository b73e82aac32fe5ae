import FormworkUIUnderTest
import Testing
import UIKit

/// What is wrong, why, and when to say so.
@MainActor @Suite("Problems and refusals") struct ProblemTests {
  @Test(arguments: Profile.all)
  func aRefusalIsToldWithItsReason(profile: Profile) {
    Scene.run(
      profile, mask: nil,
      configure: { $0.inputFormat = AnyInputFormat(CharacterFilter(.digits, maximumLength: 2)) }
    ) { scene in
      var reasons: [Refusal] = []
      scene.field.onInputRefusal = { _, reason in reasons.append(reason) }
      for key in ["x", "1", "2", "3"] { scene.person.type(key) }
      #expect(reasons == [.notAllowed, .noRoom])
      scene.field.setMask(Scene.phone)
      scene.person.paste("+49 30 123456")
      #expect(reasons.last == .otherPrefix)
      #expect(scene.field.onInputRefusal != nil)
      scene.field.isSecureTextEntry = true
      let count = reasons.count
      scene.person.type("x")
      #expect(reasons.count == count, "of a secret nothing is told")
    }
  }

  @Test(arguments: Profile.all)
  func aProblemIsShownWhenTheFieldWasLeft(profile: Profile) {
    Scene.run(profile, mask: "[000]") { scene in
      var shown: [FieldProblem?] = []
      scene.field.onVisibleProblemChange = { _, problem in shown.append(problem) }
      #expect(scene.field.inputState == .empty)
      scene.person.type("12")
      #expect(scene.field.inputState == .incomplete)
      #expect(scene.field.visibleProblem == nil)
      scene.person.leave()
      scene.person.endTurn()
      #expect(scene.field.visibleProblem == .incomplete)
      scene.person.tap()
      scene.person.moveCaret(to: 2)
      #expect(scene.field.visibleProblem == .incomplete, "it stays until it is mended")
      scene.person.type("3")
      scene.person.endTurn()
      #expect(scene.field.inputState == .complete(isFull: true))
      #expect(scene.changes.last?.state == .complete(isFull: true))
      scene.person.backspace()
      scene.person.endTurn()
      #expect(scene.field.visibleProblem == nil, "nobody is told while typing")
      scene.person.leave()
      scene.person.endTurn()
      #expect(scene.changes.last?.visibleProblem == nil)
      scene.field.unmaskedValue = ""
      #expect(scene.field.visibleProblem == nil)
      #expect(shown == [.incomplete, nil, .incomplete, nil])
    }
  }

  @Test(arguments: Profile.all)
  func anAppMayAskForItSooner(profile: Profile) {
    let format = CharacterFilter.digits.validated(onFailure: .mark) { $0.value == "11" }
    Scene.run(profile, mask: nil, configure: { $0.problemMoment = .atOnce }) { scene in
      #expect(scene.field.problemMoment == .atOnce)
      scene.field.inputFormat = AnyInputFormat(format)
      scene.person.type("2")
      scene.person.endTurn()
      #expect(scene.field.visibleProblem == scene.field.inputProblem.map { .wrong($0) })
      #expect(scene.field.visibleProblem != nil)
      scene.field.problemMoment = .afterEditing
      #expect(scene.field.visibleProblem == nil)
    }
  }

  @Test(arguments: Profile.all)
  func textViewsTellTheSame(profile: Profile) {
    Simulation.run(profile) {
      let view = UITextView(frame: .zero)
      view.setMask("[000]")
      var reasons: [Refusal] = []
      var shown: [FieldProblem?] = []
      view.onInputRefusal = { _, reason in reasons.append(reason) }
      view.onVisibleProblemChange = { _, problem in shown.append(problem) }
      let person = Person(at: view)
      person.tap()
      person.type("1")
      person.type("x")
      person.leave()
      person.endTurn()
      #expect(reasons == [.notAllowed])
      #expect(shown == [.rejected(.notAllowed), .incomplete])
      #expect(view.inputState == .incomplete)
    }
  }
}
