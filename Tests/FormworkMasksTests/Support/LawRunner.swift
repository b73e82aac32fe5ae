import FormworkTestSupport
import Foundation
import Testing

/// A law of editing: what makes its cases, and what checks one.
struct Law: Sendable {
  var name: String

  /// The share of all edits that goes into this law.
  var share: Double

  /// The least number of assertions for each edit; fewer mean that the law looks away.
  var floor: Double

  /// Makes a case, or `nil` where the format is one that the law doesn't cover.
  var makes: @Sendable (inout SeededGenerator) -> Scenario?

  /// Checks one case.
  ///
  /// The tally counts the edits that were made and, after all exemptions, what was asserted.
  var checks: @Sendable (Scenario, Tally) throws(Violation) -> Void
}

/// What was checked of a law so far; one that a run shares with its steps.
final class Tally {
  var cases = 0
  var edits = 0

  /// How often something was asserted: counted where it is.
  var asserted = 0

  /// How many cases broke the law.
  var violations = 0

  /// How many edits of scripts there were.
  var scripted = 0

  /// How many of them had the caret, or the selection, before the end of a text.
  var inside = 0
}

/// Runs laws with a seed and a number of edits from the environment, and reports.
enum LawRunner {
  /// The number of edits over all laws: `LAWS_EDITS`.
  static let edits = number("LAWS_EDITS") ?? defaultEdits

  /// The seed of all cases: `LAWS_SEED`.
  static let seed = UInt64(truncatingIfNeeded: number("LAWS_SEED") ?? 20_260_101)

  /// How many broken cases are reported of each rule of a law: `LAWS_FAILURES`.
  static let failures = number("LAWS_FAILURES") ?? 3

  #if DEBUG
  private static let defaultEdits = 20_000
  #else
  private static let defaultEdits = 200_000
  #endif

  /// A number from the environment.
  static func number(_ name: String) -> Int? {
    ProcessInfo.processInfo.environment[name].flatMap { Int($0) }
  }

  static func run(_ law: Law) async {
    let tally = Tally()
    var broken: [String: Set<String>] = [:]
    var number = 0
    let budget = Int(Double(edits) * law.share)
    // A law whose cases are mostly rejected ends too.
    while tally.edits < budget, number < 40 * max(budget, 1) {
      number += 1
      var random = SeededGenerator(seed: seed, law: law.name, case: number)
      guard let scenario = law.makes(&random) else { continue }
      trace(law, scenario)
      do throws(Violation) {
        try law.checks(scenario, tally)
        tally.cases += 1
      } catch {
        tally.violations += 1
        if broken[error.rule, default: []].count < failures, broken.count < 20,
          let report = report(law, scenario, error, number)
        {
          broken[error.rule, default: []].insert(report)
        }
      }
    }
    if Double(tally.asserted) < law.floor * Double(tally.edits), tally.edits > 200 {
      Issue.record(
        """
        the law "\(law.name)" looks away: \(tally.asserted) assertions in \(tally.edits) edits, \
        \(law.floor) for each are wanted
        """)
    }
    await Tallies.shared.add(law, tally)
  }

  /// Checks one scenario; used by the regression tables.
  static func violation(of law: Law, in scenario: Scenario) -> Violation? {
    let tally = Tally()
    do throws(Violation) {
      try law.checks(scenario, tally)
      return nil
    } catch {
      return error
    }
  }

  private static func report(
    _ law: Law, _ scenario: Scenario, _ violation: Violation, _ number: Int
  ) -> String? {
    let small = Shrinker.shrink(scenario) { self.violation(of: law, in: $0) != nil }
    let shown = self.violation(of: law, in: small) ?? violation
    var script = small
    if let count = shown.count { script.actions = Array(small.actions.prefix(count)) }
    let line = ReplayLine.line(script, probe: shown.probe)
    Issue.record(
      """
      the law "\(law.name)" is broken (LAWS_SEED=\(seed), case \(number))
        \(line)
        rule:     \(shown.rule)
        expected: \(shown.expected)
        actual:   \(shown.actual)
      """)
    return line
  }

  /// Writes each case before it is checked, so that one that traps can be found: `LAWS_TRACE`
  /// is the file.
  private static func trace(_ law: Law, _ scenario: Scenario) {
    guard let path = ProcessInfo.processInfo.environment["LAWS_TRACE"] else { return }
    try? "\(law.name)\n\(ReplayLine.line(scenario))\n".write(
      toFile: "\(path).\(law.name)", atomically: false, encoding: .utf8)
  }
}

/// What was checked so far; prints one line when every law is done.
actor Tallies {
  static let shared = Tallies()

  private var lines: [String] = []
  private var edits = 0
  private var scripted = 0
  private var inside = 0

  func add(_ law: Law, _ tally: sending Tally) {
    let broken = tally.violations == 0 ? "" : " (\(tally.violations) broken)"
    lines.append("\(law.name) \(tally.asserted)/\(tally.edits)/\(tally.cases)\(broken)")
    edits += tally.edits
    scripted += tally.scripted
    inside += tally.inside
    if lines.count < Law.all.count { return }
    print(
      "laws: \(edits) edits, \(inside) of \(scripted) keys inside a text, LAWS_SEED=\(LawRunner.seed); "
        + "asserted/edits/cases: " + lines.sorted().joined(separator: ", "))
  }
}
