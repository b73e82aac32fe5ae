#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI

/// What SwiftUI keeps to its own views, under the names and with the types that it has there.
///
/// Each is written directly behind the field. What a field of the platform can't do is deprecated with
/// a reason, as SwiftUI's modifier of the name would compile and do nothing.
extension MaskedTextField {
  /// Calls `action` when the person presses Return.
  ///
  /// As in SwiftUI's own fields, the field loses the focus then, unless `action` moves it. An
  /// `onSubmit` that is set further out isn't heard: SwiftUI tells it to no other view.
  ///
  /// - Parameters:
  ///   - triggers: What to hear of; a field tells of `.text` only.
  ///   - action: What to do.
  /// - Returns: The field.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> Self {
    with { if triggers.contains(.text) { $0.submitted.append(action) } }
  }

  /// Sets the colour of caret and selection; `nil` for that of the surroundings.
  public func tint(_ tint: Color?) -> Self {
    with(standard: { $0.tint(tint) }) { $0.tint = tint }
  }

  /// A caret has one colour, not a gradient or a material.
  @available(iOS 16.0, tvOS 16.0, macOS 13.0, visionOS 1.0, *)
  @available(*, deprecated, message: "A caret has one colour: use tint(_:) with a Color.")
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> Self {
    with(standard: { $0.tint(tint) }) { _ in }
  }

  /// Sets the colour of the text; `nil` for that of the platform.
  public func foregroundColor(_ color: Color?) -> Self {
    with(standard: { $0.foregroundColor(color) }) { $0.textColor = color }
  }

  /// Sets the colour of the text.
  public func foregroundStyle(_ color: Color) -> Self {
    foregroundColor(color)
  }

  /// The text of a field of the platform has one colour, not a gradient or a hierarchical style.
  @available(
    *, deprecated, message: "The text has one colour: use foregroundStyle(_:) with a Color."
  )
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Self {
    with(standard: { $0.foregroundStyle(style) }) { _ in }
  }

  /// Draws the border of the platform's fields.
  @available(tvOS, unavailable)
  public func textFieldStyle(_ style: RoundedBorderTextFieldStyle) -> Self {
    with(standard: { $0.textFieldStyle(style) }) { $0.border = .rounded }
  }

  /// Draws no border.
  public func textFieldStyle(_ style: PlainTextFieldStyle) -> Self {
    with(standard: { $0.textFieldStyle(style) }) { $0.border = .plain }
  }

  /// Draws what the platform's fields have by themselves.
  public func textFieldStyle(_ style: DefaultTextFieldStyle) -> Self {
    with(standard: { $0.textFieldStyle(style) }) { $0.border = nil }
  }

  /// A style of the app's own draws a `TextField` of SwiftUI.
  @available(
    *, deprecated, message: "A style of your own draws SwiftUI's TextField: see stockTextField()."
  )
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> Self {
    with(standard: { $0.textFieldStyle(style) }) { _ in }
  }

  /// Hides the text from onlookers.
  public func secure(_ isSecure: Bool = true) -> Self {
    with { $0.looks.isSecure = isSecure }
  }

  /// Shows what is missing behind the text, as in `+1 (21` `0) 000-0000`.
  public func showsRemainder(_ isShown: Bool = true) -> Self {
    with { $0.looks.showsRemainder = isShown }
  }

  /// Lays the text out from left to right, as numbers and codes are read everywhere; it stays at
  /// the edge where the interface begins.
  public func layOutLeftToRight(_ isForced: Bool = true) -> Self {
    with { $0.looks.layOutLeftToRight = isForced }
  }
}
#endif
