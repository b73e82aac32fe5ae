import StepCounter
import Testing

/// What something takes at three sizes, each twice the one before.
struct Growth {
  /// Edges of the control flow that were passed.
  private(set) var steps: [Double] = []

  /// Bytes that were allocated: copies pass few edges.
  private(set) var bytes: [Double] = []

  /// Linear is 2; the rest is for searching in what is sorted.
  static let greatestRatio = 2.3

  /// The same for bytes: arrays that grow take their room by leaps.
  static let greatestRatioOfBytes = 2.6

  /// Measures what `prepare` returns for a size, without the preparation.
  init(from size: Int, _ prepare: (_ size: Int) throws -> () -> Void) rethrows {
    // Tables that are made once are made now.
    try prepare(8)()
    for size in [size, 2 * size, 4 * size] {
      let run = try prepare(size)
      let (stepsBefore, bytesBefore) = (step_counter_value(), byte_counter_value())
      run()
      steps.append(Double(step_counter_value() - stepsBefore))
      bytes.append(Double(byte_counter_value() - bytesBefore))
    }
  }

  /// How much the steps grow where the size doubles: the mean of both times, since tables grow by
  /// leaps. What is small at any size doesn't count.
  var ratio: Double { Self.ratio(steps, from: 2_000) }

  /// Whether neither steps nor bytes grow faster than the size.
  var isLinear: Bool {
    ratio <= Self.greatestRatio && Self.ratio(bytes, from: 20_000) <= Self.greatestRatioOfBytes
  }

  private static func ratio(_ counts: [Double], from least: Double) -> Double {
    (counts[2] / max(counts[0], least)).squareRoot()
  }
}

/// Expects that something takes at most a little more than twice as much at twice the size.
///
/// With `isKnown` it is expected to take more: once it doesn't any longer, this fails.
func expectLinear(
  _ name: String, from size: Int, isKnown: Bool = false,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ prepare: (_ size: Int) throws -> () -> Void
) rethrows {
  let growth = try Growth(from: size, prepare)
  #expect(
    growth.isLinear != isKnown,
    "\(name) \(isKnown ? "is linear now" : "grows"): \(growth.steps) steps, \(growth.bytes) bytes",
    sourceLocation: sourceLocation)
}
