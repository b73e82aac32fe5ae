/// A question of the article “What devices must still confirm”, with what a person has to do.
struct Question: Identifiable, Sendable {
  /// What the app does by itself for a question, so that nobody has to press a key.
  enum Probe: Sendable {
    case replacing, assigning, inserting, watching, keyboardGuide
    case numberPad, toolbar, relaying, deadDelegate
  }

  /// Its number in the article.
  let number: Int
  let title: String
  let steps: [String]
  var probe: Probe?

  /// What the model takes for granted; `nil` if it stands for every outcome.
  var assumption: String?

  /// The purpose of the answer.
  var consequence: String

  /// Whether the question is about SwiftUI's own text field.
  var isAboutOwnField: Bool

  var id: Int { number }

  init(
    _ number: Int, _ title: String, _ steps: [String] = [], probe: Probe? = nil,
    assumption: String? = nil, isAboutOwnField: Bool = false,
    consequence: String =
      "a different one becomes a switch of Profile, with your report as its source."
  ) {
    self.number = number
    self.title = title
    self.steps = steps
    self.probe = probe
    self.assumption = assumption
    self.isAboutOwnField = isAboutOwnField
    self.consequence = consequence
  }
}

extension Question {
  /// Those that take no more than pressing a button, or a key of the keyboard.
  static let quick = all.filter { $0.probe != nil || [2, 5, 16].contains($0.number) }
}
