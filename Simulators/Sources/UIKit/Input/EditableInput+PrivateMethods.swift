import Foundation

// Methods that no header declares.
extension EditableInput {
  /// Sends a delegate `keyboardInputChangedSelection:` if it responds. A text input that receives it
  /// passes it on to its own delegate, unless it is its own.
  ///
  /// Source: [F] RxSwift 2358, input-mask-ios 74.
  func tellKeyboardSelection(_ delegate: (any NSObjectProtocol)?, depth: Int = 0) {
    let selector = Selector(DeclaredMethods.keyboardSelection)
    guard var receiver = delegate as? NSObject, receiver !== self,
      receiver.responds(to: selector)
    else { return }
    guard depth < 16 else {
      return Simulation.current.crash("\(selector) is called without end")
    }
    for _ in 0..<16 {
      if let input = receiver as? any EditableInput { return input.passOn(depth: depth + 1) }
      guard let target = receiver.forwardingTarget(for: selector) as? NSObject else {
        return Simulation.current.crash("unrecognized selector \(selector)")
      }
      receiver = target
    }
    Simulation.current.crash("the delegates forward \(selector) in a circle")
  }

  private func passOn(depth: Int) {
    let next: (any NSObjectProtocol)? =
      (self as? UITextField)?.installedDelegate ?? (self as? UITextView)?.delegate
    tellKeyboardSelection(next, depth: depth)
  }
}
