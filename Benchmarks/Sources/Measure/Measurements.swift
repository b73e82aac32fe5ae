import Benchmark
import Cases
import MallocCounter

/// The measurements of one operation for each case, by name.
struct Measurements {
  private(set) var nanoseconds: [String: Double] = [:]

  /// The number of allocations, or empty if this system can't count them.
  private(set) var allocations: [String: Double] = [:]

  /// Measures every case in every round, and keeps the minimum time. Other programs only make a run slower,
  /// and rarely all rounds of one case.
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
