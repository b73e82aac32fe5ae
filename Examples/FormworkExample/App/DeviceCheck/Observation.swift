import UIKit

/// Something that UIKit asked or told. Nothing of a text is kept but its length and kind: a person may have let
/// AutoFill put her own data in.
struct Observation: Codable, Hashable, Identifiable {
  /// Its place in the order of all.
  let id: Int

  /// The method, the event or the notification.
  let name: String

  /// Ranges, lengths, kinds of characters.
  var detail = ""

  /// The kind of a text and its length in UTF-16 code units, as in `digits 4`.
  static func description(of text: String) -> String {
    let kind =
      if text.isEmpty {
        "nothing"
      } else if text.allSatisfy(\.isWhitespace) {
        "blanks"
      } else if text.unicodeScalars.contains("\u{FFFC}") {
        "with a placeholder for dictation"
      } else if text.allSatisfy({ $0.isNumber }) {
        "digits"
      } else if text.allSatisfy({ $0.isLetter }) {
        "letters"
      } else {
        "mixed"
      }
    return "\(kind) \(text.utf16.count)"
  }
}

/// The observations of one question, in their order.
@MainActor final class Recorder {
  private(set) var observations: [Observation] = []

  /// Is called after each observation.
  var onChange: @MainActor ([Observation]) -> Void = { _ in }

  func note(_ name: String, _ detail: String = "") {
    observations.append(Observation(id: observations.count, name: name, detail: detail))
    onChange(observations)
  }

  func clear() {
    observations = []
    onChange(observations)
  }
}
