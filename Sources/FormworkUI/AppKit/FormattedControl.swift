#if canImport(AppKit) && !canImport(UIKit)
public import AppKit

/// A stock control whose text Formwork can form while it is typed: `NSTextField`, `NSTextView`,
/// and every subclass of theirs.
///
///     phoneField.setMask("+1 ([000]) [000]-[0000]")
///     notesView.maximumTextLength = 280
///
/// Both have the same settings, under the same names, as the controls of iOS have. No other type
/// can conform. None of it has been run on macOS; it is tested against a headless stand-in.
@MainActor
public protocol FormattedTextControl: NSView {
  /// What Formwork makes of the control; of no use to an app.
  var formwork: FormworkInput { get }
}

extension NSTextField: FormattedTextControl {
  /// What Formwork makes of the field.
  public var formwork: FormworkInput { FormworkInput(input: self) }
}

extension NSTextView: FormattedTextControl {
  /// What Formwork makes of the text view.
  public var formwork: FormworkInput { FormworkInput(input: self) }
}

extension FormworkInput {
  /// What the control carries, made when it is first asked for.
  var formatting: any InputFormatting { ControlFormatting.of(input) }

  /// What the control carries, if anything was ever set.
  var presentFormatting: (any InputFormatting)? { ControlFormatting.present(in: input) }
}

extension NSTextView {
  /// Whether a text that the app assigns is shown formatted; `true` unless you say otherwise.
  ///
  /// After `view.string = "2125550100"` the view shows `+1 (212) 555-0100` before the next
  /// statement. Nobody is told, as for every assignment. A field's formatter always does so.
  public var formatsAssignedText: Bool {
    get { ControlFormatting.present(in: self)?.formatsAssignedText ?? true }
    set { ControlFormatting.of(self).formatsAssignedText = newValue }
  }

  /// The ranges that the app's delegate is asked with: those of the text, unless you say
  /// otherwise.
  ///
  /// The delegate of a field is never asked with ranges, so fields don't have the choice.
  public var delegateRanges: DelegateRanges {
    get { ControlFormatting.present(in: self)?.delegateRanges ?? .text }
    set { ControlFormatting.of(self).delegateRanges = newValue }
  }
}
#endif
