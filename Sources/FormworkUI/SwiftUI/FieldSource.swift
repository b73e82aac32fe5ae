#if canImport(SwiftUI) && !os(watchOS)
import Formwork
import FormworkFoundation
import FormworkField
import FormworkText
import Foundation
import SwiftUI

/// The format and the binding of a field, whatever the type of its value.
struct FieldSource {
  /// Makes the format in a context, or takes the old one if it is the same.
  let resolve: (FieldContext, FieldLimits, ResolvedField?) -> ResolvedField

  /// Binds what the field has to the app's value.
  let bind: (ResolvedField) -> FieldBinding
}

/// What the field has: the value of its format or, where the app binds that, its text.
struct FieldBinding {
  var value: Binding<String>

  /// Whether two values are one to the app: the texts are, or what they stand for.
  var isSame: (String, String) -> Bool = { $0.isIdentical(to: $1) }

  /// Whether the app's value can become this one; a number that isn't finished has none to become.
  var takes: (String) -> Bool = { _ in true }
}

/// A format that was made for a field.
final class ResolvedField: Sendable {
  /// The format; `nil` for a plain field.
  let format: AnyInputFormat?

  /// Why the field is plain although a format was asked for.
  let error: InputFormatError?

  private let context: FieldContext
  private let limits: FieldLimits
  private let wanted: any Sendable
  private let codec: any Sendable

  private init<Value>(
    _ wanted: FieldFormat<Value>, in context: FieldContext, _ limits: FieldLimits
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
    self.context = context
    self.limits = limits
    self.wanted = wanted
    self.codec = codec
  }

  /// Returns the format in a context: the old one if it is the same.
  static func make<Value>(
    _ wanted: FieldFormat<Value>, in context: FieldContext, _ limits: FieldLimits,
    after old: ResolvedField?
  ) -> ResolvedField {
    if let old, old.context == context, old.limits == limits,
      old.wanted as? FieldFormat<Value> == wanted
    {
      return old
    }
    return ResolvedField(wanted, in: context, limits)
  }

  /// What reads and writes values of a type, which is that of the format.
  func codec<Value>(of type: Value.Type) -> FieldCodec<Value>? { codec as? FieldCodec<Value> }
}

extension FieldCodec {
  /// The value that what the field has stands for.
  fileprivate func value(of text: String) -> Value? { read(format.formatted(value: text)) }

  /// What the field has for a value.
  fileprivate func text(of value: Value) -> String { write(value).value }
}

extension FieldSource {
  /// The source of a field that binds a value, which keeps the last one while the text stands for none.
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
        takes: { codec.value(of: $0) != nil })
    }
  }

  /// The source of a field that binds a value or `nil`, which it is while the text stands for none.
  init<Value>(_ value: Binding<Value?>, _ format: FieldFormat<Value>) {
    resolve = { ResolvedField.make(format, in: $0, $1, after: $2) }
    bind = { resolved in
      if let text = value as? Binding<String?> { return FieldBinding(value: text.orEmpty) }
      guard let codec = resolved.codec(of: Value.self) else { return .none }
      return FieldBinding(
        value: Binding(
          get: { value.wrappedValue.map { codec.text(of: $0) } ?? "" },
          set: { value.wrappedValue = codec.value(of: $0) }),
        isSame: { codec.value(of: $0) == codec.value(of: $1) })
    }
  }
}

extension FieldBinding {
  /// The binding of a field that isn't there yet.
  static var none: FieldBinding { FieldBinding(value: Binding(get: { "" }, set: { _ in })) }
}

extension Binding<String?> {
  /// Text that is `nil` while it is empty.
  fileprivate var orEmpty: Binding<String> {
    Binding<String>(
      get: { wrappedValue ?? "" }, set: { wrappedValue = $0.isEmpty ? nil : $0 })
  }
}

extension FieldContext {
  /// The context of a view: its locale, with the device's region where that has none.
  init(inView locale: Locale, _ timeZone: TimeZone) {
    self.init(locale, timeZone: timeZone)
    if region == nil { region = FieldContext.current.region }
  }
}
#endif
