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
    if let option = rest.first(where: { $0 == "--locale" || $0.hasPrefix("--locale=") }) {
      let locale = rest.drop { $0 != option }.dropFirst().first { !$0.hasPrefix("-") } ?? "de_DE"
      let shown = option.dropFirst("--locale=".count)
      let named = String(safelyShowing: shown.isEmpty ? locale : String(shown))
      sentence =
        command == "clean"
        ? "The kind of a column has its locale, such as number:\(named)."
        : command == "phones"
          ? "Phone numbers have a region instead, such as --region US."
          : "A number or a date has its locale: --number \(named), or --date \(named)."
      return
    }
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

extension StringProtocol {
  /// Where a text begins and ends in this one, for the first time.
  fileprivate func firstRange(of text: String) -> Range<Index>? {
    var start = startIndex
    while start < endIndex {
      if self[start...].hasPrefix(text) { return start..<index(start, offsetBy: text.count) }
      formIndex(after: &start)
    }
    return nil
  }
}

extension String {
  /// A message of the argument parser without a suggestion that has little in common with the unknown option, such
  /// as `--mobile` for `--locale`.
  var withoutFarSuggestion: String {
    let (start, middle, end) = ("Unknown option '", "'. Did you mean '", "'?")
    guard let first = firstRange(of: start), let second = firstRange(of: middle),
      first.upperBound <= second.lowerBound,
      let last = self[second.upperBound...].firstRange(of: end)
    else { return self }
    let unknown = String(self[first.upperBound..<second.lowerBound])
    let suggested = String(self[second.upperBound..<last.lowerBound])
    if unknown.isNear(suggested) { return self }
    return self[..<second.lowerBound] + "'" + self[last.upperBound...]
  }

  /// Whether the text is more likely a pattern than an option.
  fileprivate var looksLikeDashedPattern: Bool {
    hasPrefix("-") && contains { "[]{}#() ".contains($0) }
  }

  /// Whether one of two different words can be a slip for the other: a letter or two are wrong,
  /// missing or too many, or two stand the other way round.
  func isNear(_ other: String) -> Bool {
    distance(to: other).map { (1...2).contains($0) } ?? false
  }

  /// The name that this one is most likely a slip for, if one is near.
  func nearest(in names: [String]) -> String? {
    names.compactMap { name in distance(to: name).map { (name: name, distance: $0) } }
      .filter { $0.distance <= 2 }
      .min { $0.distance < $1.distance }?.name
  }

  /// The number of letters that are wrong, missing, or too many; `nil` if the other word is too short to tell, or
  /// the numbers of letters differ by more than two.
  private func distance(to other: String) -> Int? {
    let (mine, others) = (Array(unicodeScalars), Array(other.unicodeScalars))
    if others.count < 3 || abs(mine.count - others.count) > 2 { return nil }
    var row = Array(0...others.count)
    for (line, scalar) in mine.enumerated() {
      var next = [line + 1]
      for (column, their) in others.enumerated() {
        let change = row[column] + (scalar == their ? 0 : 1)
        next.append(Swift.min(change, row[column + 1] + 1, next[column] + 1))
      }
      row = next
    }
    return row[others.count]
  }
}

extension Preset {
  /// The advice for a name that no preset has.
  static func fix(forUnknown name: String) -> String {
    let names = all.map(\.identifier)
    let near = names.first { $0.lowercased() == name.lowercased() } ?? name.nearest(in: names)
    return near.map { "Write \($0)." } ?? "“formwork presets” lists them all."
  }
}
