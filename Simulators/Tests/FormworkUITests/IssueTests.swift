import FormworkUnderTest
import Testing
import UIKit

/// What is wrong, why, and when to say so.
@MainActor @Suite("Issues and rejections") struct IssueTests {
  @Test(arguments: Profile.all)
  func aRejectionIsToldWithItsReason(profile: Profile) {
    Scene.run(
      profile, mask: nil,
      configure: {
        $0.formwork.inputFormat = AnyInputFormat(AllowedCharacters(.digits, maximumLength: 2))
      }
    ) { scene in
      var reasons: [Rejection] = []
      scene.field.formwork.onReject = { reason in reasons.append(reason) }
      for key in ["x", "1", "2", "3"] { scene.person.type(key) }
      #expect(reasons == [.notAllowed, .noRoom])
      scene.field.formwork.setMask(Scene.phone)
      scene.person.paste("+49 30 123456")
      #expect(reasons.last == .otherPrefix)
      #expect(scene.field.formwork.onReject != nil)
      scene.field.isSecureTextEntry = true
      let count = reasons.count
      scene.person.type("x")
      #expect(reasons.count == count, "of a secret nothing is told")
    }
  }

  @Test(arguments: Profile.all)
  func aIssueIsShownWhenTheFieldWasLeft(profile: Profile) {
    Scene.run(profile, mask: "[000]") { scene in
      var shown: [ValidationIssue?] = []
      scene.field.formwork.observeIssue { issue in shown.append(issue) }
      #expect(scene.field.formwork.status.validation == .empty)
      scene.person.type("12")
      #expect(scene.field.formwork.status.validation == .incomplete)
      #expect(scene.field.formwork.status.visibleIssue == nil)
      scene.person.leave()
      scene.person.endTurn()
      #expect(scene.field.formwork.status.visibleIssue == .incomplete)
      scene.person.tap()
      scene.person.moveCaret(to: 2)
      #expect(
        scene.field.formwork.status.visibleIssue == .incomplete, "it stays until it is mended")
      scene.person.type("3")
      scene.person.endTurn()
      #expect(scene.field.formwork.status.isValid && scene.field.formwork.status.isFull)
      #expect(
        scene.changes.last?.status.isValid == true && scene.changes.last?.status.isFull == true)
      scene.person.backspace()
      scene.person.endTurn()
      #expect(scene.field.formwork.status.visibleIssue == nil, "nobody is told while typing")
      scene.person.leave()
      scene.person.endTurn()
      #expect(scene.changes.last?.status.visibleIssue == nil)
      scene.field.formwork.value = ""
      #expect(scene.field.formwork.status.visibleIssue == nil)
      #expect(shown == [.incomplete, nil, .incomplete, nil])
    }
  }

  @Test(arguments: Profile.all)
  func anAppMayAskForItSooner(profile: Profile) {
    let format = AllowedCharacters.digits.validated(onFailure: .mark) { $0.value == "11" }
    Scene.run(profile, mask: nil, configure: { $0.formwork.validationTiming = .atOnce }) { scene in
      #expect(scene.field.formwork.validationTiming == .atOnce)
      scene.field.formwork.inputFormat = AnyInputFormat(format)
      scene.person.type("2")
      scene.person.endTurn()
      #expect(scene.field.formwork.status.visibleIssue == scene.field.formwork.status.issue)
      #expect(scene.field.formwork.status.visibleIssue != nil)
      scene.field.formwork.validationTiming = .afterEditing
      #expect(scene.field.formwork.status.visibleIssue == nil)
    }
  }

  @Test(arguments: Profile.all)
  func textViewsTellTheSame(profile: Profile) {
    Simulation.run(profile) {
      let view = UITextView(frame: .zero)
      view.formwork.setMask("[000]")
      var reasons: [Rejection] = []
      var shown: [ValidationIssue?] = []
      view.formwork.onReject = { reason in reasons.append(reason) }
      view.formwork.observeIssue { issue in shown.append(issue) }
      let person = Person(at: view)
      person.tap()
      person.type("1")
      person.type("x")
      person.leave()
      person.endTurn()
      #expect(reasons == [.notAllowed])
      #expect(shown == [.rejected(.notAllowed), .incomplete])
      #expect(view.formwork.status.validation == .incomplete)
    }
  }

  @Test func aChangeHasTheDetailsAndTheStatusFollowsIt() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      field.formwork.format = .card
      var told: [String] = []
      field.formwork.onComplete = { told.append("complete") }
      field.formwork.onChange = { change in
        told.append("change \(change.status.value) \(change.status.details.cardBrand?.name ?? "-")")
      }
      field.formwork.observeStatus { told.append("status \($0.details.cardBrand?.name ?? "-")") }
      told = []
      let person = Person(at: field)
      person.tap()
      person.paste("378282246310005")
      #expect(
        told == ["change 378282246310005 American Express", "complete", "status American Express"])
    }
  }

  @Test func aFieldWithoutAFormatIsEmptyOrValid() {
    Simulation.run(.iOS18) {
      let field = UITextField(frame: .zero)
      #expect(field.formwork.status.validation == .empty)
      field.text = "a"
      #expect(field.formwork.status.validation == .valid)
      #expect(!field.formwork.status.isFull && field.formwork.status.remainder == "")
      #expect(field.formwork.value == "a")
      field.formwork.value = "b"
      #expect(field.text == "b")
    }
  }
}
