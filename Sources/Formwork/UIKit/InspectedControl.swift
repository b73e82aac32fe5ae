#if canImport(UIKit) && !os(watchOS)
public import UIKit
import FormworkMasks

/// The settings of a control for Interface Builder and Objective-C: names instead of cases, and 0
/// instead of `nil`.
///
/// Inspectable properties must be declared in each class. This type implements them.
@_spi(InterfaceBuilder)
@MainActor
public struct InspectedControl {
  let control: FormworkControl<any FormattedTextControl>

  /// The pattern of the mask.
  public var pattern: String? {
    get { control.inspectedMask.pattern }
    nonmutating set { control.inspectedMask.pattern = newValue }
  }

  /// The syntax of the pattern: `brackets`, `digits`, `hash`, in which `#` is any character, or `nil`
  /// for the one in which the pattern is written.
  public var syntax: String? {
    get { control.inspectedMask.syntax }
    nonmutating set { control.inspectedMask.syntax = newValue }
  }

  /// A regular expression that the value must match.
  public var valuePattern: String? {
    get { control.valuePattern }
    nonmutating set { control.valuePattern = newValue }
  }

  /// The characters that the user may enter: `digits`, `decimal`, `nonChinese`, `emoji`,
  /// or `noEmoji`.
  public var allowed: String? {
    get { control.allowedName }
    nonmutating set { control.allowedName = newValue }
  }

  /// The maximum length of the text in characters; 0 for no limit.
  public var maximumLength: Int {
    get { control.maximumLength ?? 0 }
    nonmutating set { control.maximumLength = newValue > 0 ? newValue : nil }
  }

  /// A Boolean value that indicates whether fixed literals appear after the caret. By default, the
  /// syntax decides.
  public var completes: Bool {
    get { control.inspectedMask.completes }
    nonmutating set { control.inspectedMask.options.completion = newValue }
  }

  /// A Boolean value that indicates whether a fixed prefix appears on focus.
  public var completesOnFocus: Bool {
    get { control.completesOnFocus }
    nonmutating set { control.completesOnFocus = newValue }
  }

  /// A Boolean value that indicates whether a deletion also removes the literals that are then at
  /// the end.
  public var autoskip: Bool {
    get { control.inspectedMask.options.autoskip }
    nonmutating set { control.inspectedMask.options.autoskip = newValue }
  }

  /// A Boolean value that indicates whether the mask fills from its right end.
  public var rightToLeft: Bool {
    get { control.inspectedMask.options.rightToLeft }
    nonmutating set { control.inspectedMask.options.rightToLeft = newValue }
  }

  /// A Boolean value that indicates whether the control stays above the keyboard.
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
  /// The settings of the control for Interface Builder.
  @_spi(InterfaceBuilder)
  public var inspected: InspectedControl {
    InspectedControl(control: FormworkControl<any FormattedTextControl>(input: input))
  }
}
#endif
