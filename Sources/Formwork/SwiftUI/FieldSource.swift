#if canImport(SwiftUI) && !os(watchOS)
import FormworkCore
import Foundation
import SwiftUI

/// The format and the binding of a field, for any type of value.
struct FieldSource {
  /// Creates the format in a context, or reuses the old one if it is the same.
  let resolve: (FormatContext, FieldLimits, ResolvedField?) -> ResolvedField

  /// Binds the field's content to the app's value.
  let bind: (ResolvedField) -> FieldBinding
}

/// The content of the field: the value of its format or, if the app binds it, its text.
struct FieldBinding {
  var value: Binding<String>

  /// Whether the app considers two contents equal: they are identical, or represent the same value.
  var isSame: (String, String) -> Bool = { $0.isIdentical(to: $1) }

  /// Whether the app's value is set to the content. An unfinished number may not have a value, and an
  /// optional value is then `nil`.
  var takes: (String) -> Bool = { _ in true }

  /// Whether the app's type can hold the content.
  var holds: (String) -> Bool = { _ in true }
}

/// A format that was created for a field.
final class ResolvedField: Sendable {
  /// The format; `nil` for a plain field.
  let format: AnyInputFormat?

  /// The reason the field is plain although a format was set.
  let error: InputFormatError?

  /// Returns the details of a text.
  let details: @Sendable (FormattedText) -> InputDetails

  /// The limits that the format itself sets to the text.
  let textLimits: [LengthLimit]

  /// The guide that the field shows after the text of an unfinished value.
  let guide: FieldGuide

  let context: FormatContext
  private let limits: FieldLimits
  private let wanted: any Sendable
  private let codec: any Sendable

  private init<Value>(
    _ wanted: FieldFormat<Value>, in context: FormatContext, _ limits: FieldLimits
  ) {
    let codec = wanted.resolved(in: context)
    let base = codec.isPlain ? nil : codec.format
    do throws(InputFormatError) {
      format = try limits.applied(to: base)
      error = codec.error.map { .format($0) }
    } catch {
      format = base
      self.error = error
    }
    details = codec.details
    textLimits = codec.limits
    guide = codec.guide
    self.context = context
    self.limits = limits
    self.wanted = wanted
    self.codec = codec
  }

  /// Returns the format in a context, or the old one if it is the same.
  static func make<Value>(
    _ wanted: FieldFormat<Value>, in context: FormatContext, _ limits: FieldLimits,
    after old: ResolvedField?
  ) -> ResolvedField {
    if let old, old.context == context, old.limits == limits,
      old.wanted as? FieldFormat<Value> == wanted
    {
      return old
    }
    return ResolvedField(wanted, in: context, limits)
  }

  /// Returns the codec for a type of value, which must be the format's.
  func codec<Value>(of type: Value.Type) -> FieldCodec<Value>? { codec as? FieldCodec<Value> }
}

extension FieldCodec {
  /// Returns the value that the field's content represents.
  fileprivate func value(of text: String) -> Value? { read(format.formatted(value: text)) }

  /// Returns the field's content for a value.
  fileprivate func text(of value: Value) -> String { content(value) }
}

extension FieldSource {
  /// Creates the source of a field that binds a value. The binding keeps its last value while the
  /// text doesn't represent one.
  init<Value>(_ value: Binding<Value>, _ format: FieldFormat<Value>) {
    resolve = { ResolvedField.make(format, in: $0, $1, after: $2) }
    bind = { resolved in
      if let text = value as? Binding<String> { return FieldBinding(value: text) }
      guard let codec = resolved.codec(of: Value.self) else { return .none }
      return FieldBinding(
        value: Binding(
          get: { codec.text(of: value.wrappedValue) },
          set: { text in
            if let typed = codec.value(of: text) { value.wrappedValue = typed }
          }),
        isSame: { codec.value(of: $0) == codec.value(of: $1) },
        takes: { codec.value(of: $0) != nil }, holds: { codec.value(of: $0) != nil })
    }
  }

  /// Creates the source of a field that binds an optional value, which is `nil` while the text
  /// doesn't represent one.
  init<Value>(_ value: Binding<Value?>, _ format: FieldFormat<Value>) {
    resolve = { ResolvedField.make(format, in: $0, $1, after: $2) }
    bind = { resolved in
      if let text = value as? Binding<String?> { return FieldBinding(value: text.orEmpty) }
      guard let codec = resolved.codec(of: Value.self) else { return .none }
      return FieldBinding(
        value: Binding(
          get: { value.wrappedValue.map { codec.text(of: $0) } ?? "" },
          set: { value.wrappedValue = codec.value(of: $0) }),
        isSame: { codec.value(of: $0) == codec.value(of: $1) },
        holds: { codec.value(of: $0) != nil })
    }
  }
}

extension FieldBinding {
  /// The binding of a field that doesn't exist yet.
  static var none: FieldBinding { FieldBinding(value: Binding(get: { "" }, set: { _ in })) }
}

extension Binding<String?> {
  /// A binding to text that is `nil` while the text is empty.
  fileprivate var orEmpty: Binding<String> {
    Binding<String>(
      get: { wrappedValue ?? "" }, set: { wrappedValue = $0.isEmpty ? nil : $0 })
  }
}

extension FormatContext {
  /// Creates the context of a view: its locale, with the device's region if the locale has none.
  init(inView locale: Locale, _ timeZone: TimeZone) {
    self = FormatContext(locale, timeZone: timeZone).dated
    if region == nil { region = FormatContext.current.region }
  }
}
#endif
