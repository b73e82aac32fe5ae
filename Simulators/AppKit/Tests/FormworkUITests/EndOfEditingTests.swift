import AppKit
import FormworkUnderTest
import Foundation
import Testing

/// In the app's delegate, a control whose editing has ended is finished: most apps read it there.
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
    Sample(name: "amount", keys: "4", text: "$4.00", value: "4", validation: .valid) {
      $0.format = .currency("USD").locale(Locale(identifier: "en_US"))
    },
    Sample(
      name: "mistyped card", keys: "4111111111111112", text: "4111 1111 1111 1112",
      value: "4111111111111112", validation: .invalid(.checksum)
    ) { $0.format = .card },
    Sample(name: "expiry", keys: "430", text: "04/30", value: "04/30", validation: .valid) {
      $0.format = .cardExpiry
    },
  ]

  @Test("B91 a field is finished in controlTextDidEndEditing", arguments: Scene.profiles, samples)
  func field(profile: Profile, sample: Sample) {
    Simulation.run(profile) {
      let field = NSTextField()
      let app = EndReader()
      field.delegate = app
      sample.set((field as any FormattedTextControl).formwork)
      let person = Person()
      person.focus(field)
      person.type(sample.keys)
      person.leave()
      expect(app.reports, sample)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  @Test("B91 a text view is finished in textDidEndEditing", arguments: Scene.profiles, samples)
  func view(profile: Profile, sample: Sample) {
    Simulation.run(profile) {
      let view = NSTextView()
      let app = EndReader()
      view.delegate = app
      sample.set((view as any FormattedTextControl).formwork)
      let person = Person()
      person.focus(view)
      person.type(sample.keys)
      person.leave()
      expect(app.reports, sample)
      #expect(Simulation.current.crashes.isEmpty)
    }
  }

  private func expect(_ reports: [EndReader.Report], _ sample: Sample) {
    #expect(
      reports == [
        EndReader.Report(text: sample.text, value: sample.value, validation: sample.validation)
      ])
  }
}

/// A delegate that reads its control when editing has ended.
@MainActor private final class EndReader: AppKit.NSObject, NSTextFieldDelegate, NSTextViewDelegate {
  struct Report: Equatable {
    var text: String
    var value: String
    var validation: InputStatus.Validation
  }

  private(set) var reports: [Report] = []

  func controlTextDidEndEditing(_ notification: Notification) {
    guard let field = notification.object as? NSTextField else { return }
    let formwork = field.formwork
    reports.append(
      Report(text: field.stringValue, value: formwork.value, validation: formwork.status.validation)
    )
  }

  func textDidEndEditing(_ notification: Notification) {
    guard let view = notification.object as? NSTextView else { return }
    let formwork = view.formwork
    reports.append(
      Report(text: view.string, value: formwork.value, validation: formwork.status.validation))
  }
}
