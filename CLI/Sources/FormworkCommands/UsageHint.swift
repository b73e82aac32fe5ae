import FormworkCore

/// What was probably meant by arguments that the argument parser rejected, beyond what it says.
struct UsageHint {
  let sentence: String

  private static let commands = [
    "format", "unmask", "phones", "clean", "prompt", "check", "explain", "presets", "replay",
  ]

  /// Commands that take patterns where others take files.
  private static let withPatterns = ["check", "explain"]

  /// - Returns: `nil` if there is nothing to say.
  init?(_ arguments: some Collection<String>) {
    guard let command = arguments.first else { return nil }
    if let meant = Self.commands.first(where: { $0.isNear(command) }) {
      sentence = "Did you mean “\(meant)”?"
      return
    }
    guard Self.commands.contains(command) else { return nil }
    let rest = arguments.dropFirst().prefix { $0 != "--" }
    guard
      let pattern = rest.first(where: { $0.looksLikeDashedPattern })
        ?? (command == "prompt" ? rest.first { $0.looksLikePattern } : nil)
    else { return nil }
    let shown = String(safelyShowing: pattern)
    sentence =
      Self.withPatterns.contains(command)
      ? "Put a pattern that begins with “-” after “--”: -- '\(shown)'"
      : "Put a pattern after “--mask”: --mask '\(shown)'"
  }
}

extension String {
  /// Whether the text is more likely a pattern than an option.
  fileprivate var looksLikeDashedPattern: Bool {
    hasPrefix("-") && contains { "[]{}#() ".contains($0) }
  }

  /// Whether one of two different words can be a slip for the other: a letter or two are wrong,
  /// missing or too many, or two stand the other way round.
  fileprivate func isNear(_ other: String) -> Bool {
    let (mine, others) = (Array(unicodeScalars), Array(other.unicodeScalars))
    if mine == others || others.count < 3 || abs(mine.count - others.count) > 2 { return false }
    var row = Array(0...others.count)
    for (line, scalar) in mine.enumerated() {
      var next = [line + 1]
      for (column, their) in others.enumerated() {
        let change = row[column] + (scalar == their ? 0 : 1)
        next.append(Swift.min(change, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[others.count] <= 2
  }
}
