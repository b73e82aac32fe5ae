import Foundation
import UIKit

/// What a device answered, as JSON to paste into an issue.
struct CheckReport: Codable, Hashable {
  /// The verdict of a person about a question, next to the observations.
  enum Verdict: String, Codable, CaseIterable {
    case asAssumed = "as assumed"
    case otherwise
    case notTried = "not tried"
  }

  /// The answer to a question.
  struct Answer: Codable, Hashable {
    let question: Int
    let title: String
    var verdict: Verdict
    var observations: [Observation]
  }

  /// The form of the report; another one gets another number.
  var version = 1
  let system: String
  let model: String
  let compiler: String
  var answers: [Answer] = []

  @MainActor init() {
    let device = UIDevice.current
    system = "\(device.systemName) \(device.systemVersion)"
    model = device.model
    #if compiler(>=6.4)
    compiler = "6.4 or newer: the SDK of iOS 27"
    #elseif compiler(>=6.2)
    compiler = "6.2 or newer: the SDK of iOS 26"
    #else
    compiler = "before 6.2: an SDK before iOS 26"
    #endif
  }

  /// Puts an answer in the place of an earlier one to the same question.
  mutating func record(_ answer: Answer) {
    answers.removeAll { $0.question == answer.question }
    answers.append(answer)
    answers.sort { $0.question < $1.question }
  }

  /// The report for an issue.
  var json: String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys]
    guard let data = try? encoder.encode(self) else { return "" }
    return String(decoding: data, as: UTF8.self)
  }
}
