#if (canImport(UIKit) && !os(watchOS)) || canImport(AppKit)
import FormworkMasks

/// The format, settings, and state that Formwork adds to a stock control.
///
/// Every text field and text view has one as its `formwork` property, the only member that Formwork
/// adds to them:
///
///     phoneField.formwork.format = .mask("+1 ([000]) [000]-[0000]")
///     phoneField.formwork.value             // "2125550100"
///     notesView.formwork.maximumLength = 280
///
/// You can combine settings in any order. UIKit and AppKit have the same names. A setting that only
/// makes sense for one kind of control, such as `showsRemainder` for fields, exists only for that
/// kind.
@MainActor
public struct FormworkControl<Control> {
  let input: any FormattedInput
}

/// A stock control that Formwork can format.
///
/// It is for code that handles both fields and views. Its `formwork` has the members that both
/// kinds share.
package protocol FormattedTextControl: StockControl {
  /// The control as the adapters see it.
  var formworkInput: FormworkInput { get }
}

/// A control as Formwork's adapters see it.
package struct FormworkInput {
  let input: any FormattedInput
}

extension FormattedTextControl {
  /// The format, settings, and state that Formwork adds to the control.
  package var formwork: FormworkControl<any FormattedTextControl> {
    FormworkControl(input: formworkInput.input)
  }
}
#endif
