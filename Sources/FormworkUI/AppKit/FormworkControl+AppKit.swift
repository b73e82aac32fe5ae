#if canImport(AppKit) && !canImport(UIKit)
public import AppKit

/// A control of AppKit that shows text.
package protocol StockControl: NSView {}

extension NSTextField: FormattedTextControl {
  /// The format, settings, and state that Formwork adds to the field.
  ///
  ///     phoneField.formwork.format = .mask("+1 ([000]) [000]-[0000]")
  ///     phoneField.formwork.value  // "2125550100"
  ///
  /// None of it has been run on macOS; it is tested with a headless simulator.
  public var formwork: FormworkControl<NSTextField> { FormworkControl(input: self) }

  package var formworkInput: FormworkInput { FormworkInput(input: self) }
}

extension NSTextView: FormattedTextControl {
  /// The format, settings, and state that Formwork adds to the text view.
  ///
  ///     notesView.formwork.maximumLength = 280
  public var formwork: FormworkControl<NSTextView> { FormworkControl(input: self) }

  package var formworkInput: FormworkInput { FormworkInput(input: self) }
}

extension FormworkControl {
  /// What the control carries, made when it is first asked for.
  var formatting: any InputFormatting { ControlFormatting.of(input) }

  /// What the control carries, if anything was ever set.
  var presentFormatting: (any InputFormatting)? { ControlFormatting.present(in: input) }
}

extension FormworkControl where Control: NSTextView {
  /// A Boolean value that indicates whether the view formats a text that your app assigns. The default is
  /// `true`.
  ///
  /// After `view.string = "2125550100"` the view shows `+1 (212) 555-0100` before the next statement. No
  /// event is sent, as for every assignment. A field always formats such a text.
  public var formatsAssignedText: Bool {
    get { ControlFormatting.present(in: input)?.formatsAssignedText ?? true }
    nonmutating set { ControlFormatting.of(input).formatsAssignedText = newValue }
  }

  /// The ranges that your delegate is asked with. The default is `.text`.
  ///
  /// The delegate of a field is never asked with ranges, so fields have no such setting.
  public var delegateRanges: DelegateRanges {
    get { ControlFormatting.present(in: input)?.delegateRanges ?? .text }
    nonmutating set { ControlFormatting.of(input).delegateRanges = newValue }
  }
}
#endif
