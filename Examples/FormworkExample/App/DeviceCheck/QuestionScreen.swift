import SwiftUI
import UIKit

/// One question: the steps, the field, its calls, and the verdict.
struct QuestionScreen: View {
  let question: Question
  @Binding var report: CheckReport

  @State private var observations: [Observation] = []
  @State private var rejects = false
  @State private var runs = 0

  var body: some View {
    Form {
      QuestionText(question: question)
      Section("Fields") {
        ObservedFieldView(
          observations: $observations, rejects: rejects, runs: runs, probe: question.probe)
        OtherField()
        Toggle("Reject every change", isOn: $rejects)
        if question.probe != nil { Button("Run") { runs += 1 } }
      }
      VerdictSection(question: question, observations: observations, report: $report)
      ObservationSection(observations: observations)
    }
    .navigationTitle("Question \(question.number)")
  }
}

/// The steps of a question, and the purpose of its answer.
struct QuestionText: View {
  let question: Question

  var body: some View {
    Section("What to do, with made-up text") {
      Text(verbatim: question.title).font(.headline)
      ForEach(question.steps, id: \.self) { step in Text(verbatim: step) }
      if let assumption = question.assumption { Text(verbatim: "Assumed: \(assumption)") }
      Text(verbatim: "With the answer: \(question.consequence)")
    }
  }
}

/// The buttons for a person's verdict.
struct VerdictSection: View {
  let question: Question
  let observations: [Observation]
  @Binding var report: CheckReport
  @State private var verdict: CheckReport.Verdict?

  var body: some View {
    Section("Your verdict") {
      ForEach(CheckReport.Verdict.allCases, id: \.rawValue) { choice in
        Button(verdict == choice ? "✓ \(choice.rawValue)" : choice.rawValue) { record(choice) }
      }
    }
  }

  private func record(_ verdict: CheckReport.Verdict) {
    self.verdict = verdict
    report.record(
      CheckReport.Answer(
        question: question.number, title: question.title, verdict: verdict,
        observations: observations))
  }
}

/// The list of observations.
struct ObservationSection: View {
  let observations: [Observation]

  var body: some View {
    Section("What the field asked and told") {
      ForEach(observations) { observation in
        Text(verbatim: "\(observation.name) \(observation.detail)").font(.caption)
      }
    }
  }
}
