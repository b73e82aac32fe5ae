#if canImport(UIKit) && !os(watchOS)
public import UIKit
import FormworkMasks

/// The settings of a control in the words of Interface Builder and Objective-C: names in the place
/// of cases, and 0 in the place of nothing.
///
/// Inspectable properties have to be declared class by class; what they mean is here.
@_spi(InterfaceBuilder)
@MainActor
public struct InspectedControl {
  let control: FormworkControl<any FormattedTextControl>

  /// The pattern of the mask.
  public var pattern: String? {
    get { control.inspectedMask.pattern }
    nonmutating set { control.inspectedMask.pattern = newValue }
  }

  /// How the pattern is written: `brackets`, `digits`, or `hash`, in which `#` is any character.
  public var syntax: String {
    get { control.inspectedMask.syntax }
    nonmutating set { control.inspectedMask.syntax = newValue }
  }

  /// A regular expression that the value must be able to reach.
  public var valuePattern: String? {
    get { control.valuePattern }
    nonmutating set { control.valuePattern = newValue }
  }

  /// The characters that the person may use: `digits`, `decimal`, `nonChinese` or `emoji`.
  public var allowed: String? {
    get { control.allowedName }
    nonmutating set { control.allowedName = newValue }
  }

  /// The greatest length of the text in characters; 0 for any.
  public var maximumLength: Int {
    get { control.maximumLength ?? 0 }
    nonmutating set { control.maximumLength = newValue > 0 ? newValue : nil }
  }

  /// Whether literals that are certain appear after the caret; as the syntax has it until it is
  /// set.
  public var completes: Bool {
    get { control.inspectedMask.options.completion ?? (syntax == "brackets") }
    nonmutating set { control.inspectedMask.options.completion = newValue }
  }

  /// Whether a certain prefix appears on focus.
  public var completesOnFocus: Bool {
    get { control.completesOnFocus }
    nonmutating set { control.completesOnFocus = newValue }
  }

  /// Whether a deletion also removes the literals left at the end.
  public var autoskip: Bool {
    get { control.inspectedMask.options.autoskip }
    nonmutating set { control.inspectedMask.options.autoskip = newValue }
  }

  /// Whether the mask fills from its right end.
  public var rightToLeft: Bool {
    get { control.inspectedMask.options.rightToLeft }
    nonmutating set { control.inspectedMask.options.rightToLeft = newValue }
  }

  /// Whether the control keeps above the keyboard.
  public var avoidsKeyboard: Bool {
    get { control.avoidsKeyboard }
    nonmutating set { control.avoidsKeyboard = newValue }
  }

  /// The space between the control and the keyboard, in points.
  public var keyboardSpacing: CGFloat {
    get { control.keyboardSpacing }
    nonmutating set { control.keyboardSpacing = newValue }
  }
}

extension FormworkControl {
  /// The control in the words of Interface Builder.
  @_spi(InterfaceBuilder)
  public var inspected: InspectedControl {
    InspectedControl(control: FormworkControl<any FormattedTextControl>(input: input))
  }
}
#endif
