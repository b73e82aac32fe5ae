#if canImport(Glibc)
import Glibc
#endif

/// Whether a run prints its steps: `.build-fuzz/Edits --describe INPUT`.
private let isDescribing = CommandLine.arguments.contains("--describe")

/// Prints the next step, so that the last line shows what led to a crash.
func describe(_ step: @autoclosure () -> String) {
  guard isDescribing else { return }
  print(step())
  #if canImport(Glibc)
  fflush(nil)
  #endif
}

/// Stops the run, which makes the input a finding, unless `condition` holds.
///
/// Unlike `precondition`, it says in an optimised build what didn't hold.
func require(
  _ condition: Bool, _ law: @autoclosure () -> String, line: UInt = #line
) {
  if !condition { fatalError(law(), line: line) }
}
