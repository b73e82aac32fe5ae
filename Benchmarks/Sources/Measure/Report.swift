import Cases

/// The measurements as tables.
struct Report {
  let suites: [Suite]
  let measurements: Measurements
  let instructions: [String: Double]

  var markdown: String {
    var lines = [
      "| | | ns | × String | mallocs | instructions |",
      "|---|---|--:|--:|--:|--:|",
    ]
    for suite in suites {
      for (index, known) in suite.cases.enumerated() {
        lines.append(row(known, of: index == 0 ? suite.name : ""))
      }
    }
    lines += ["", "Batches, one core:", ""]
    for name in ["format raw phone (text)", "format phone (value)", "format dirty phone (text)"] {
      guard let time = measurements.nanoseconds[name] else { continue }
      lines.append("- \(name): \(millions(1000 / time)) million lines a second")
    }
    lines += [
      "", "Time for one character of a long text in `[…]`, as a multiple of that of a short one:",
      "",
      "| | 100 / 10 | 1,000 / 10 | 10,000 / 10 | 1,000,000 / 10,000 |", "|---|--:|--:|--:|--:|",
    ]
    for (verb, letter) in [("read", "7"), ("read", "é"), ("format", "7"), ("format", "é")] {
      lines.append(scaling(verb, letter))
    }
    return lines.joined(separator: "\n")
  }

  private func row(_ known: Case, of suite: String) -> String {
    let time = measurements.nanoseconds[known.name] ?? .nan
    let yardstick = measurements.nanoseconds[suites[0].cases[0].name] ?? .nan
    let cells = [
      suite, known.name, rounded(time), rounded(time / yardstick),
      measurements.allocations[known.name].map(rounded) ?? "",
      instructions[known.name].map { rounded($0) } ?? "",
    ]
    return "| " + cells.joined(separator: " | ") + " |"
  }

  private func scaling(_ verb: String, _ letter: String) -> String {
    let pairs = [(100, 10), (1_000, 10), (10_000, 10), (1_000_000, 10_000)]
    let cells = pairs.map { long, short -> String in
      guard let long = measurements.nanoseconds["\(verb) \(long) × \(letter)"],
        let short = measurements.nanoseconds["\(verb) \(short) × \(letter)"]
      else { return "" }
      return rounded(long / short)
    }
    return "| \(verb) `\(letter)` | " + cells.joined(separator: " | ") + " |"
  }

  private func millions(_ number: Double) -> String { rounded(number) }

  /// Formats a number with three significant digits.
  private func rounded(_ number: Double) -> String {
    guard number.isFinite else { return "" }
    if number >= 100 { return String(Int(number.rounded())) }
    let places = number >= 10 ? 10.0 : 100.0
    let text = String((number * places).rounded() / places)
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
