import Foundation

/// A line of `replay.jsonl`, as far as a keyboard can play it: keys and backspaces into a field with a format.
struct ReplayVector {
  enum Key {
    case type(String)
    case backspace(Int)
  }

  let name: String

  /// The definition of the format, for the app to read.
  let definition: String
  let keys: [Key]

  /// The text and the value after each action, `nil` where the vector doesn't say.
  let states: [(text: String?, value: String?)]

  /// What only a session knows, and no format has: the app's field has the settings that every field begins with.
  private static let settings: Set = [
    "overflow", "insertion", "deletion", "undoSteps", "completesOnFocus", "maximumLength",
    "valuePattern", "case",
  ]

  /// Reads a line; `nil` if it has something that no keyboard can do.
  init?(line: Substring) {
    guard
      let object = try? JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any],
      let script = object["script"] as? [String: Any],
      let format = script["format"] as? [String: Any],
      let actions = script["actions"] as? [[String: Any]],
      let states = object["states"] as? [[String: Any]], states.count == actions.count,
      Self.settings.isDisjoint(with: format.keys),
      let data = try? JSONSerialization.data(withJSONObject: format)
    else { return nil }
    var keys: [Key] = []
    for action in actions {
      if let text = action["type"] as? String, text.allSatisfy(\.isASCII) {
        keys.append(.type(text))
      } else if let count = action["backspace"] as? Int {
        keys.append(.backspace(count))
      } else {
        return nil
      }
    }
    name = script["id"] as? String ?? "without a name"
    definition = String(decoding: data, as: UTF8.self)
    self.keys = keys
    self.states = states.map { ($0["text"] as? String, $0["value"] as? String) }
  }

  /// All that a keyboard can play, of the file in a bundle.
  static func all(in bundle: Bundle) throws -> [ReplayVector] {
    guard let url = bundle.url(forResource: "replay", withExtension: "jsonl") else { return [] }
    return try String(contentsOf: url, encoding: .utf8).split(separator: "\n")
      .compactMap(ReplayVector.init)
  }
}
