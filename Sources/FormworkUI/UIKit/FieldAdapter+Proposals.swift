#if canImport(UIKit) && !os(watchOS)
import FormworkField
import UIKit

/// Changes that UIKit knows nothing of, so that the app's delegate has to be asked here.
extension FieldAdapter {
  /// Pastes characters of the value over the selection, unless the app's delegate says no.
  ///
  /// - Returns: Whether that was the way to do it; `false` if UIKit has to paste a text.
  func paste(value: String) -> Bool {
    guard let field, let deliberation = machine.deliberate(pasting: value, field.state) else {
      return false
    }
    let isAllowed = settle(deliberation, in: field)
    // Without a format UIKit pastes.
    return !isAllowed || self.field != nil
  }

  /// Steps what is under the caret up or down, unless the app's delegate says no.
  ///
  /// - Returns: Whether there was something to step.
  func step(by steps: Int) -> Bool {
    guard let field, !undo.isGuarding,
      let deliberation = machine.deliberate(steppingBy: steps, field.state)
    else { return false }
    settle(deliberation, in: field)
    return true
  }

  /// Whether the arrow keys are the field's.
  var canStep: Bool { field.map { machine.canStep($0.state) } ?? false }

  /// Asks the app's delegate about what UIKit knows nothing of, and returns what it says.
  @discardableResult
  private func settle(
    _ deliberation: FieldDeliberation<AnyInputFormat>, in field: any FormattedInput
  ) -> Bool {
    let range = deliberation.ranges?.first
    let isAllowed =
      range.map { field.delegateAllows(deliberation.replacement, in: NSRange($0)) } ?? true
    _ = machine.decide(deliberation, isAllowed: isAllowed)
    carryOut()
    return isAllowed
  }
}
#endif
