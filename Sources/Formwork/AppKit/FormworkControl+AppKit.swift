#if canImport(AppKit) && !canImport(UIKit)
public import AppKit

/// An AppKit control that shows text.
package protocol StockControl: NSView {}

extension NSTextField: FormattedTextControl {
  /// The format, settings, and state that Formwork adds to the field.
  ///
  ///     phoneField.formwork.format = .mask("+1 ([000]) [000]-[0000]")
  ///     phoneField.formwork.value  // "2125550100"
  ///
  /// It is tested with a headless simulator of AppKit and hasn't been run on macOS.
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
  /// The formatting of the control, created on first use.
  var formatting: any InputFormatting { ControlFormatting.of(input) }

  /// The formatting of the control, or `nil` if nothing was ever set.
  var presentFormatting: (any InputFormatting)? { ControlFormatting.present(in: input) }
}

extension FormworkControl where Control: NSTextView {
  /// A Boolean value that indicates whether the view formats text that your app assigns. The
  /// default is `true`.
  ///
  /// After `view.string = "2125550100"`, the view shows `+1 (212) 555-0100` before the next
  /// statement runs. As with any assignment, no event is sent. A field always formats assigned
  /// text.
  public var formatsAssignedText: Bool {
    get { ControlFormatting.present(in: input)?.formatsAssignedText ?? true }
    nonmutating set { ControlFormatting.of(input).formatsAssignedText = newValue }
  }

  /// The kind of ranges that your delegate receives. The default is `.text`.
  ///
  /// The delegate of a field is never asked about ranges, so fields don't have this setting.
  public var delegateRanges: DelegateRanges {
    get { ControlFormatting.present(in: input)?.delegateRanges ?? .text }
    nonmutating set { ControlFormatting.of(input).delegateRanges = newValue }
  }
}
#endif
