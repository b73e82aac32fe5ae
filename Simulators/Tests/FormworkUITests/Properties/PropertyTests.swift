import Foundation
import Testing

/// `UI_SCENARIOS=… UI_SEED=… swift test --package-path Simulators --filter PropertyTests`
@MainActor @Suite struct PropertyTests {
  @Test func invariantsHoldAfterEachTurn() {
    let environment = ProcessInfo.processInfo.environment
    let count = environment["UI_SCENARIOS"].flatMap(UInt64.init) ?? 3_000
    let seed = environment["UI_SEED"].flatMap(UInt64.init) ?? 1
    var failures: [String: Int] = [:]
    for seed in seed..<seed &+ count {
      let scenario = RandomScenario(seed: seed)
      guard let failure = scenario.run() else { continue }
      let rule = failure.rule
      failures[rule, default: 0] += 1
      if failures[rule, default: 0] > 3 { continue }
      let shrunk = scenario.shrunk()
      let details = shrunk.run()?.details ?? ""
      Issue.record("\(rule): \(details)\nUI_SEED=\(seed): \(shrunk)")
    }
    if !failures.isEmpty { print(failures) }
  }
}
