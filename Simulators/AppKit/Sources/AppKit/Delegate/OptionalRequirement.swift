/// Models Objective-C's optional protocol methods, as the double of UIKit does.
@MainActor enum OptionalRequirement {
  private static var isAbsent = false
  private static var depth = 0

  /// The body of a requirement that the delegate doesn't implement.
  static func absent<Result>(_ result: Result) -> Result {
    isAbsent = true
    return result
  }

  /// Calls a requirement; returns `nil` if neither `delegate` nor its forwarding target has it.
  static func ask<Result>(
    _ delegate: any NSTextViewDelegate, _ selector: Selector,
    _ call: (any NSTextViewDelegate) -> Result
  ) -> Result? {
    var receiver = delegate
    depth += 1
    defer { depth -= 1 }
    if depth > 64 {
      Simulation.current.crash("the delegates call \(selector) without end")
      return nil
    }
    guard receiver.responds(to: selector) else { return nil }
    for _ in 0..<16 {
      isAbsent = false
      let result = call(receiver)
      guard isAbsent else { return result }
      isAbsent = false
      guard
        let target = (receiver as? NSObject)?.forwardingTarget(for: selector)
          as? any NSTextViewDelegate
      else { return nil }
      receiver = target
    }
    Simulation.current.crash("the delegates forward \(selector) in a circle")
    return nil
  }
}
