import FormworkUnderTest
import Foundation
import Testing
import UIKit

/// In the app's delegate, a field whose editing has ended is finished: most apps read it there.
@MainActor @Suite("The end of editing") struct EndOfEditingTests {
  struct Sample: CustomTestStringConvertible {
    var name: String
    var keys: String
    var text: String
    var value: String
    var validation: InputStatus.Validation
    var set: @MainActor @Sendable (FormworkControl<any FormattedTextControl>) -> Void
    var testDescription: String { name }
  }

  nonisolated static let samples = [
    Sample(name: "prefix", keys: "", text: "", value: "", validation: .empty) {
      $0.setMask("+1 ([000]) [000]-[0000]", options: .init(completesOnFocus: true))
    },
    Sample(
      name: "phone", keys: "2125550100", text: "+1 (212) 555-0100", value: "2125550100",
      validation: .valid
    ) { $0.setMask("+1 ([000]) [000]-[0000]") },
    Sample(
      name: "half a phone", keys: "212", text: "+1 (212) ", value: "212",
      validation: .incomplete
    ) { $0.setMask("+1 ([000]) [000]-[0000]") },
    Sample(name: "amount", keys: "4", text: "$4.00", value: "4", validation: .valid) {
      $0.format = .currency("USD").locale(Locale(identifier: "en_US"))
    },
    Sample(
      name: "card", keys: "4111111111111111", text: "•••• •••• •••• 1111",
      value: "4111111111111111", validation: .valid
    ) {
      $0.format = .card
      $0.redaction = Redaction(allButLast: 4)
    },
    Sample(
      name: "mistyped card", keys: "4111111111111112", text: "4111 1111 1111 1112",
      value: "4111111111111112", validation: .invalid(.checksum)
    ) { $0.format = .card },
    Sample(name: "expiry", keys: "430", text: "04/30", value: "04/30", validation: .valid) {
      $0.format = .cardExpiry
    },
  ]

  @Test("B91 a field is finished in textFieldDidEndEditing", arguments: Profile.all, samples)
  func field(profile: Profile, sample: Sample) {
    Simulation.run(profile) {
      let field = UITextField(frame: .zero)
      let app = EndReader()
      field.delegate = app
      sample.set((field as any FormattedTextControl).formwork)
      let person = Person(at: field)
      person.tap()
      person.type(sample.keys)
      person.leave()
      expect(app.reports, sample)
      #expect(field.text == sample.text)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test("B91 a text view is finished in textViewDidEndEditing", arguments: Profile.all, samples)
  func view(profile: Profile, sample: Sample) {
    Simulation.run(profile) {
      let view = UITextView(frame: .zero)
      let app = EndReader()
      view.delegate = app
      sample.set((view as any FormattedTextControl).formwork)
      let person = Person(at: view)
      person.tap()
      person.type(sample.keys)
      person.leave()
      expect(app.reports, sample)
      #expect(view.text == sample.text)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  private func expect(_ reports: [EndReader.Report], _ sample: Sample) {
    #expect(
      reports == [
        EndReader.Report(text: sample.text, value: sample.value, validation: sample.validation)
      ])
  }

  @Test(
    "B91 a correction at the end is reported before the delegate is called",
    arguments: Profile.all)
  func correction(profile: Profile) {
    Scene.run(profile, mask: "[Aaaa]-[9]") { scene in
      let app = EndReader()
      scene.field.delegate = app
      scene.person.type("teh")
      scene.forget()
      scene.person.autocorrect(0..<3, to: "thee", acceptedBy: .blur)
      #expect(app.reports.last?.text == "thee-")
      #expect(app.reports.last?.value == "thee")
      #expect(scene.changes.map(\.status.value) == ["thee"])
    }
  }

  @Test("B92 UIKit's own assignment at the end changes nothing", arguments: Profile.all)
  func assignment(profile: Profile) {
    for observes in [true, false] {
      let profile = profile.with {
        $0.endOfEditingSetsText = true
        $0.observesText = observes
      }
      Scene.run(profile) { scene in
        scene.person.type("212")
        scene.person.leave()
        #expect(scene.value == "212")
        #expect(scene.changes.map(\.status.value) == ["2", "21", "212"])
        #expect(scene.field.formwork.status.visibleIssue == .incomplete)
        scene.person.tap()
        scene.person.undo()
        #expect(scene.value.count < 3, "the history stays")
      }
    }
  }

  @Test("B93 text and delegate are observed independently", arguments: Profile.all)
  func independent(profile: Profile) {
    for (text, delegate) in [(true, false), (false, true), (false, false)] {
      let profile = profile.with {
        $0.observesText = text
        $0.observesDelegate = delegate
      }
      Scene.run(profile) { scene in
        scene.field.text = "2125550100"
        scene.person.endTurn()
        scene.person.type("9")
        scene.person.endTurn()
        #expect(scene.field.text == "+1 (212) 555-0100")
        #expect(scene.value == "2125550100")
        scene.field.text = "305"
        #expect(scene.value == "305", "read the control first")
        #expect(scene.field.text == "+1 (305) ")
        scene.person.endTurn()
        #expect(!scene.changes.contains { $0.status.value == "305" }, "assignments are silent")
      }
    }
  }

  @Test("B94 text and value agree for every observer", arguments: Profile.all)
  func earlyObserver(profile: Profile) {
    Simulation.run(profile) {
      let field = UITextField(frame: .zero)
      var seen: [(text: String?, value: String)] = []
      let early = NotificationCenter.default.addObserver(
        forName: UITextField.textDidChangeNotification, object: field, queue: nil
      ) { _ in
        MainActor.assumeIsolated {
          // Reading the value formats a text that no callback has announced yet.
          let value = field.formwork.value
          seen.append((field.text, value))
        }
      }
      defer { NotificationCenter.default.removeObserver(early) }
      var changes: [String] = []
      field.formwork.setMask("[000]-[000]")
      field.formwork.onChange = { changes.append($0.status.value) }
      let person = Person(at: field)
      person.tap()
      person.type("12")
      person.paste("34")
      field.insertText("5")
      person.endTurn()
      #expect(field.formwork.value == "12345")
      #expect(changes.last == "12345")
      #expect(Set(changes).count == changes.count, "each once")
      for (text, value) in seen {
        #expect(text?.filter(\.isNumber) == value)
        #expect(value.count < 3 || text?.contains("-") == true, "never raw: \(text ?? "")")
      }
    }
  }
}

/// A delegate that reads its control when editing has ended.
private final class EndReader: UIKit.NSObject, UITextFieldDelegate, UITextViewDelegate {
  struct Report: Equatable {
    var text: String
    var value: String
    var validation: InputStatus.Validation
  }

  @MainActor private(set) var reports: [Report] = []

  override func responds(to selector: Selector!) -> Bool {
    ["textFieldDidEndEditing:", "textViewDidEndEditing:"].contains(selector.description)
  }

  func textFieldDidEndEditing(_ textField: UITextField) {
    let formwork = textField.formwork
    reports.append(
      Report(
        text: textField.text ?? "", value: formwork.value, validation: formwork.status.validation))
  }

  func textViewDidEndEditing(_ textView: UITextView) {
    let formwork = textView.formwork
    reports.append(
      Report(
        text: textView.text ?? "", value: formwork.value, validation: formwork.status.validation))
  }
}
