#if canImport(UIKit) && !os(watchOS)
public import UIKit

extension FormattedTextControl {
  /// Whether the control is kept above the keyboard while it is edited; off unless you say
  /// otherwise.
  ///
  ///     field.avoidsKeyboard = true
  ///     field.keyboardSpacing = 12
  ///
  /// The nearest scroll view with room above the keyboard gets an inset at the bottom and shows the
  /// control; where there is none, the view controller's view rises, and only as far as the keyboard
  /// covers the control. Of a control that is taller than the room the caret is shown. All is put
  /// back when the editing ends or the keyboard hides.
  ///
  /// Nothing happens where it is taken care of already, in SwiftUI and in table and collection view
  /// controllers, and on systems without such a keyboard, tvOS and visionOS. Where you lay out by
  /// constraints, the system's `keyboardLayoutGuide` may serve better.
  public var avoidsKeyboard: Bool {
    get { FieldFormatting.present(in: formwork.input)?.avoidsKeyboard ?? false }
    set { FieldFormatting.of(formwork.input).avoidsKeyboard = newValue }
  }

  /// The space between the control and the keyboard, in points; 5 unless you say otherwise.
  public var keyboardSpacing: CGFloat {
    get { FieldFormatting.present(in: formwork.input)?.keyboardSpacing ?? 5 }
    set { FieldFormatting.of(formwork.input).keyboardSpacing = newValue }
  }
}
#endif
