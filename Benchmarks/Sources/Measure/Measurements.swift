import Benchmark
import Cases
import MallocCounter

/// What was measured of each case, by name, for one operation.
struct Measurements {
  private(set) var nanoseconds: [String: Double] = [:]

  /// Empty where allocations can't be counted.
  private(set) var allocations: [String: Double] = [:]

  /// Measures every case in every round and keeps the least time: other programs only ever make
  /// a run slower, and seldom all rounds of one case.
  init(of suites: [Suite], rounds: Int) throws {
    for known in suites.flatMap({ $0.cases }) {
      known.run()
      if malloc_counter_works() {
        let before = malloc_counter_value()
        known.run()
        allocations[known.name] =
          Double(malloc_counter_value() - before) / Double(known.operations)
      }
    }
    let benchmarks = suites.map { suite in
      BenchmarkSuite(name: suite.name) { benchmarks in
        for known in suite.cases { benchmarks.benchmark(known.name) { known.run() } }
      }
    }
    let operations = Dictionary(
      uniqueKeysWithValues: suites.flatMap { $0.cases }.map { ($0.name, Double($0.operations)) })
    for _ in 0..<rounds {
      var runner = BenchmarkRunner(
        suites: benchmarks,
        settings: [MinTime(seconds: 0.02), MaxIterations(10_000), Format(.none), Quiet(true)])
      try runner.run()
      for result in runner.results {
        guard let least = result.measurements.min(), let count = operations[result.benchmarkName]
        else { continue }
        nanoseconds[result.benchmarkName] = min(
          nanoseconds[result.benchmarkName] ?? .infinity, least / count)
      }
    }
  }
}
