#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

/// SwiftUI modifiers that only affect SwiftUI's own views, as methods of the field with the same
/// names and types.
///
/// Write them directly after the field. If a platform field can't support a modifier, it is
/// deprecated with a reason, because SwiftUI's modifier of that name would compile and have no
/// effect.
extension MaskedTextField {
  /// Adds an action that runs when the user presses Return.
  ///
  /// The field loses the focus, as in SwiftUI's own fields, unless `action` moves it. An `onSubmit`
  /// on a containing view has no effect, because SwiftUI doesn't pass it to other views.
  ///
  /// - Parameters:
  ///   - triggers: The triggers. A field only has `.text`.
  ///   - action: The action.
  /// - Returns: The field.
  public func onSubmit(
    of triggers: SubmitTriggers = .text, _ action: @escaping @MainActor () -> Void
  ) -> Self {
    with { if triggers.contains(.text) { $0.submitted.append(action) } }
  }

  /// Sets the color of the caret and the selection; `nil` for the color of the container.
  public func tint(_ tint: Color?) -> Self {
    with(standard: { $0.tint(tint) }) { $0.tint = tint }
  }

  /// Marks a modifier as unsupported, because a caret has one color, not a gradient or a material.
  @available(iOS 16.0, tvOS 16.0, macOS 13.0, visionOS 1.0, *)
  @available(*, deprecated, message: "A caret has one color. Use tint(_:) with a Color.")
  public func tint<Style: ShapeStyle>(_ tint: Style?) -> Self {
    with(standard: { $0.tint(tint) }) { _ in }
  }

  /// Sets the color of the text; `nil` for the platform's color.
  public func foregroundColor(_ color: Color?) -> Self {
    with(standard: { $0.foregroundColor(color) }) { $0.textColor = color }
  }

  /// Sets the color of the text.
  public func foregroundStyle(_ color: Color) -> Self {
    foregroundColor(color)
  }

  /// Marks a modifier as unsupported, because the text has one color, not a gradient or a
  /// hierarchical style.
  @available(
    *, deprecated, message: "The text has one color. Use foregroundStyle(_:) with a Color."
  )
  public func foregroundStyle<Style: ShapeStyle>(_ style: Style) -> Self {
    with(standard: { $0.foregroundStyle(style) }) { _ in }
  }

  /// Sets the rounded border of the platform's fields.
  @available(tvOS, unavailable)
  public func textFieldStyle(_ style: RoundedBorderTextFieldStyle) -> Self {
    with(standard: { $0.textFieldStyle(style) }) { $0.border = .rounded }
  }

  /// Removes the border.
  public func textFieldStyle(_ style: PlainTextFieldStyle) -> Self {
    with(standard: { $0.textFieldStyle(style) }) { $0.border = .plain }
  }

  /// Sets the default border of the platform's fields.
  public func textFieldStyle(_ style: DefaultTextFieldStyle) -> Self {
    with(standard: { $0.textFieldStyle(style) }) { $0.border = nil }
  }

  /// Marks a modifier as unsupported, because a custom style only applies to SwiftUI's own
  /// `TextField`.
  @available(
    *, deprecated,
    message: "A custom style only applies to SwiftUI's TextField. Use stockTextField() first."
  )
  public func textFieldStyle<Style: TextFieldStyle>(_ style: Style) -> Self {
    with(standard: { $0.textFieldStyle(style) }) { _ in }
  }

  /// Hides the entered characters, as in a password field.
  public func secure(_ isSecure: Bool = true) -> Self {
    with { $0.looks.isSecure = isSecure }
  }

  /// Shows the remainder after the text, as in `+1 (21` `0) 000-0000`.
  public func showsRemainder(_ isShown: Bool = true) -> Self {
    with { $0.looks.showsRemainder = isShown }
  }

  /// Lays out the text from left to right, as numbers and codes are read in every language.
  ///
  /// The text stays at the leading edge of the interface. Formats for numbers, codes, and addresses do this by
  /// themselves; `false` lays them out in the direction of the interface.
  public func layOutLeftToRight(_ isForced: Bool = true) -> Self {
    with { $0.looks.layOutLeftToRight = isForced }
  }
}

#if canImport(UIKit)
/// UIKit equivalents of SwiftUI's values.
///
/// `SubmitLabel` and `TextInputAutocapitalization` have no public properties and aren't even
/// `Equatable`. But a value can be compared with those of SwiftUI by its description, or else byte
/// by byte. It is assumed that one of these distinguishes them. If neither does, that is logged,
/// and the keyboard keeps its default.
@MainActor
enum StandardValue {
  static func returnKey(of label: SubmitLabel) -> UIReturnKeyType? {
    let keys: [(SubmitLabel, UIReturnKeyType)] = [
      (.done, .done), (.go, .go), (.send, .send), (.join, .join), (.route, .route),
      (.search, .search), (.return, .default), (.next, .next), (.continue, .continue),
    ]
    return meaning(of: label, "submitLabel", among: keys)
  }

  static func capitalization(
    of value: TextInputAutocapitalization
  ) -> UITextAutocapitalizationType? {
    let types: [(TextInputAutocapitalization, UITextAutocapitalizationType)] = [
      (.never, .none), (.words, .words), (.sentences, .sentences), (.characters, .allCharacters),
    ]
    return meaning(of: value, "textInputAutocapitalization", among: types)
  }

  private static func meaning<Value, Meaning>(
    of value: Value, _ modifier: String, among known: [(value: Value, meaning: Meaning)]
  ) -> Meaning? {
    for isSame in [printsAlike, haveSameBytes] as [(Value, Value) -> Bool] {
      let fitting = known.filter { isSame($0.value, value) }
      if fitting.count == 1 { return fitting[0].meaning }
    }
    NSLog(
      "Formwork: The value of %@ can't be determined. Set the field's property in `fieldSetup(_:)`.",
      modifier)
    return nil
  }

  private static func printsAlike<Value>(_ first: Value, _ second: Value) -> Bool {
    String(reflecting: first) == String(reflecting: second)
  }

  private static func haveSameBytes<Value>(_ first: Value, _ second: Value) -> Bool {
    withUnsafeBytes(of: first) { first in
      withUnsafeBytes(of: second) { second in first.elementsEqual(second) }
    }
  }
}
#endif
#endif
