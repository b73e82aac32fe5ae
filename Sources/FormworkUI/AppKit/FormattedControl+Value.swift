#if canImport(AppKit) && !canImport(UIKit)
import AppKit
public import Formwork

extension FormattedTextControl {
  /// The value: what was typed, without the literals that a mask supplies.
  ///
  ///     field.setMask("+1 ([000]) [000]-[0000]")
  ///     field.unmaskedValue = "2125550100"
  ///     field.stringValue    // "+1 (212) 555-0100"
  ///     field.unmaskedValue  // "2125550100"
  ///
  /// Setting it is silent: no notification, no closure, caret at the end. What doesn't fit is left
  /// out. Without a format it is the text.
  public var unmaskedValue: String {
    get { current?.value ?? formwork.input.shownText }
    set {
      guard let adapter = ControlFormatting.present(in: formwork.input)?.adapter else {
        return formwork.input.assign(text: newValue)
      }
      adapter.set(value: newValue)
    }
  }

  /// Whether nothing that the format demands is missing; `false` without a format.
  public var isInputComplete: Bool { current?.isComplete ?? false }

  /// The placeholder for what is still missing, such as `0) 000-0000` after `+1 (21`.
  public var inputRemainder: String {
    guard let adapter = ControlFormatting.present(in: formwork.input)?.adapter else { return "" }
    return adapter.format.remainder(after: adapter.current)
  }

  /// What is wrong with a text that is well formed as far as it goes; `nil` if nothing is.
  public var inputProblem: Problem? { current?.problem }

  private var current: FormattedText? {
    ControlFormatting.present(in: formwork.input)?.adapter?.current
  }
}
#endif
