import SwiftUI

/// One question: what to do, the field, what it asked and told, and the verdict.
struct QuestionScreen: View {
  let question: Question
  @Binding var report: CheckReport

  @State private var observations: [Observation] = []
  @State private var rejects = false
  @State private var runs = 0
  @State private var verdict: CheckReport.Verdict?

  var body: some View {
    Form {
      Section("What to do, with made-up text") {
        Text(verbatim: question.title).font(.headline)
        ForEach(question.steps, id: \.self) { step in Text(verbatim: step) }
        if let assumption = question.assumption { Text(verbatim: "Assumed: \(assumption)") }
      }
      Section("Fields") {
        ObservedFieldView(
          observations: $observations, rejects: rejects, runs: runs, probe: question.probe)
        OtherField()
        Toggle("Reject every change", isOn: $rejects)
        if question.probe != nil { Button("Run") { runs += 1 } }
      }
      Section("Your verdict") {
        ForEach(CheckReport.Verdict.allCases, id: \.rawValue) { choice in
          Button(verdict == choice ? "✓ \(choice.rawValue)" : choice.rawValue) { record(choice) }
        }
      }
      Section("What the field asked and told") {
        ForEach(observations) { observation in
          Text(verbatim: "\(observation.name) \(observation.detail)").font(.caption)
        }
      }
    }
    .navigationTitle("Question \(question.number)")
  }

  private func record(_ verdict: CheckReport.Verdict) {
    self.verdict = verdict
    report.record(
      CheckReport.Answer(
        question: question.number, title: question.title, verdict: verdict,
        observations: observations))
  }
}
