/// Models Objective-C's optional protocol methods, so that callers read as they do on Apple systems.
///
/// Each requirement has a default body that raises a flag, and the caller asks for the flag: there
/// is no method table to look into. A message that the object doesn't implement goes to its
/// `forwardingTarget(for:)`, as `objc_msgSend` does.
@MainActor enum OptionalRequirement {
  private static var isAbsent = false

  /// Whether the next call is one of UIKit's own: UIKit remembers from the assignment of a delegate
  /// which methods it has, and then sends the message without asking again.
  static var isRemembered = false

  private static var depth = 0

  /// The body of a requirement that the delegate doesn't implement.
  static func absent<Result>(_ result: Result) -> Result {
    isAbsent = true
    return result
  }

  /// Calls a requirement; returns `nil` if neither `delegate` nor its forwarding target has it.
  private static func forward<Delegate, Result>(
    _ delegate: Delegate, _ selector: Selector, _ call: (Delegate) -> Result
  ) -> Result? {
    var receiver = delegate
    let isRemembered = isRemembered
    Self.isRemembered = false
    depth += 1
    defer { depth -= 1 }
    if depth > 64 {
      Simulation.current.crash("the delegates call \(selector) without end")
      return nil
    }
    if !isRemembered, (receiver as? NSObject)?.responds(to: selector) == false { return nil }
    // Long chains of proxies don't occur; a cycle of them is what the limit is for.
    for _ in 0..<16 {
      isAbsent = false
      let result = call(receiver)
      guard isAbsent else { return result }
      isAbsent = false
      let object = receiver as? NSObject
      guard let target = object?.forwardingTarget(for: selector) as? Delegate else {
        // An object that doesn't claim to have the method doesn't get the message.
        if object?.responds(to: selector) == false {
          Simulation.current.crash("unrecognized selector \(selector)")
        }
        return nil
      }
      receiver = target
    }
    Simulation.current.crash("the delegates forward \(selector) in a circle")
    return nil
  }

  static func ask<Result>(
    _ delegate: any UITextFieldDelegate, _ selector: Selector,
    _ call: (any UITextFieldDelegate) -> Result
  ) -> Result? {
    // The cast keeps the existential closed: a target is of another type than the delegate.
    forward(delegate as any UITextFieldDelegate, selector, call)
  }

  static func ask<Result>(
    _ delegate: any UITextViewDelegate, _ selector: Selector,
    _ call: (any UITextViewDelegate) -> Result
  ) -> Result? {
    // The cast keeps the existential closed: a target is of another type than the delegate.
    forward(delegate as any UITextViewDelegate, selector, call)
  }

  static func ask<Result>(
    _ delegate: any UIScrollViewDelegate, _ selector: Selector,
    _ call: (any UIScrollViewDelegate) -> Result
  ) -> Result? {
    // The cast keeps the existential closed: a target is of another type than the delegate.
    forward(delegate as any UIScrollViewDelegate, selector, call)
  }
}
