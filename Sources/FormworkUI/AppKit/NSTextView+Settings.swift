#if canImport(AppKit) && !canImport(UIKit)
public import AppKit

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
