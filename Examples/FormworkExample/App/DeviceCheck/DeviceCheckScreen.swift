import SwiftUI
import UIKit

/// The list of questions, the quick ones first, and the report.
struct DeviceCheckScreen: View {
  @State private var report = CheckReport()

  var body: some View {
    List {
      Section("Ten minutes") {
        ForEach(Question.quick) { question in link(to: question) }
      }
      Section("All questions") {
        ForEach(Question.all) { question in link(to: question) }
      }
      Section("Report") {
        Text(verbatim: "\(report.answers.count) of \(Question.all.count) answered")
        #if !os(tvOS)
        Button("Copy the report") { UIPasteboard.general.string = report.json }
        #endif
        Text(verbatim: report.json).font(.caption)
      }
    }
    .navigationTitle("Device check")
  }

  private func link(to question: Question) -> some View {
    NavigationLink("\(question.number). \(question.title)") {
      if question.isAboutOwnField {
        OwnFieldScreen(question: question, report: $report)
      } else {
        QuestionScreen(question: question, report: $report)
      }
    }
  }
}
