#if canImport(SwiftUI) && !os(watchOS)
public import SwiftUI
#if canImport(UIKit)
import UIKit
#endif

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

#if canImport(UIKit)
/// What SwiftUI's own values mean to UIKit.
///
/// `SubmitLabel` and `TextInputAutocapitalization` can be made, and say nothing of themselves; they
/// haven't even `==`. But a value can be compared with those that SwiftUI makes: by what is printed of them,
/// or else byte by byte. That one of the two tells them apart is assumed: where neither does, it is logged,
/// and the keyboard keeps its own.
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
      "Formwork: %@ can't be read. Set the property of the field in `fieldSetup(_:)`.", modifier)
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
