#if canImport(UIKit) && !os(watchOS)
import UIKit
public import Formwork

extension FormattedTextControl {
  /// The value: what was typed, without the literals that a mask supplies.
  ///
  ///     field.setMask("+1 ([000]) [000]-[0000]")
  ///     field.unmaskedValue = "2125550100"
  ///     field.text           // "+1 (212) 555-0100"
  ///     field.unmaskedValue  // "2125550100"
  ///
  /// Setting it is silent: no event, no closure, caret at the end. What doesn't fit is left out.
  /// Without a format it is the text.
  public var unmaskedValue: String {
    get { session?.current.value ?? formwork.input.shownText }
    set { setUnmaskedValue(newValue) }
  }

  /// Sets the value, and tells observers of it if you ask for that.
  ///
  /// - Parameters:
  ///   - value: The value; it is shown formatted.
  ///   - tellsObservers: Whether `.editingChanged`, the notification and the closures follow,
  ///     with the cause ``InputChange/Cause/code``.
  public func setUnmaskedValue(_ value: String, tellsObservers: Bool = false) {
    guard let adapter = FieldFormatting.present(in: formwork.input)?.adapter else {
      return formwork.input.assign(text: value)
    }
    adapter.set(value: value)
    guard tellsObservers else { return }
    adapter.owe(.init(cause: .code, completes: adapter.session.current.isComplete))
    adapter.flush()
  }

  /// Whether nothing that the format demands is missing; `false` without a format.
  public var isInputComplete: Bool { session?.current.isComplete ?? false }

  /// The placeholder for what is still missing, such as `0) 000-0000` after `+1 (21`.
  public var inputRemainder: String { session?.remainder ?? "" }

  /// What is wrong with a text that is well formed as far as it goes; `nil` if nothing is.
  public var inputProblem: Problem? { session?.current.problem }

  private var session: EditingSession<AnyInputFormat>? {
    FieldFormatting.present(in: formwork.input)?.adapter?.session
  }
}
#endif
