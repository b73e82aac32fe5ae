import Foundation
import Testing

/// `VIEW_SCENARIOS=… VIEW_SEED=… swift test --package-path Simulators --filter ViewPropertyTests`
@MainActor @Suite("SwiftUI: anything in any order") struct ViewPropertyTests {
  @Test("the laws hold after each turn") func laws() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["VIEW_SCENARIOS"].flatMap(UInt64.init) ?? 1_000
    let first = environment["VIEW_SEED"].flatMap(UInt64.init) ?? 1
    var failures: [String: Int] = [:]
    for seed in first..<first &+ count {
      let scenario = ViewScenario(seed: seed)
      guard let failure = scenario.run() else { continue }
      failures[failure.rule, default: 0] += 1
      if failures[failure.rule, default: 0] > 2 { continue }
      let shrunk = shrink(scenario, failure)
      let details = shrunk.run()?.details ?? ""
      Issue.record("\(failure.rule): \(details)\nVIEW_SEED=\(seed): \(shrunk)")
    }
    if !failures.isEmpty { print(failures) }
  }

  private func shrink(
    _ scenario: ViewScenario, _ failure: ViewScenario.Failure
  ) -> ViewScenario {
    var best = scenario
    while let next = best.smaller.first(where: { $0.run()?.rule == failure.rule }) { best = next }
    return best
  }
}
