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
  let resolve: (FieldContext, ResolvedField?) -> ResolvedField

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

/// A format that was made for a field, by a class that knows the type of the value.
class ResolvedField {
  /// The format; `nil` for a plain field.
  let format: AnyInputFormat?

  /// Why the field is plain although a format was asked for.
  let error: InputFormatError?

  init(format: AnyInputFormat?, error: InputFormatError?) {
    self.format = format
    self.error = error
  }
}

private final class ResolvedFormat<Value: Hashable & Sendable>: ResolvedField {
  let wanted: FieldFormat<Value>
  let context: FieldContext
  let codec: FieldCodec<Value>

  init(_ wanted: FieldFormat<Value>, in context: FieldContext) {
    self.wanted = wanted
    self.context = context
    codec = wanted.resolved(in: context)
    super.init(
      format: codec.isPlain ? nil : codec.format,
      error: codec.error.map { .format($0) })
  }

  static func make(
    _ wanted: FieldFormat<Value>, in context: FieldContext, after old: ResolvedField?
  ) -> ResolvedField {
    if let old = old as? Self, old.wanted == wanted, old.context == context { return old }
    return Self(wanted, in: context)
  }

  /// The value that what the field has stands for.
  func value(of text: String) -> Value? {
    codec.read(codec.format.formatted(value: text))
  }

  func text(of value: Value) -> String { codec.write(value).value }
}

extension FieldSource {
  /// The source of a field that binds a value, which keeps the last one while the text stands for none.
  init<Value>(_ value: Binding<Value>, _ format: FieldFormat<Value>) {
    resolve = { ResolvedFormat.make(format, in: $0, after: $1) }
    bind = { resolved in
      if let text = value as? Binding<String> { return FieldBinding(value: text) }
      guard let resolved = resolved as? ResolvedFormat<Value> else { return .none }
      return FieldBinding(
        value: Binding(
          get: { resolved.text(of: value.wrappedValue) },
          set: { text in
            if let typed = resolved.value(of: text) { value.wrappedValue = typed }
          }),
        isSame: { resolved.value(of: $0) == resolved.value(of: $1) },
        takes: { resolved.value(of: $0) != nil })
    }
  }

  /// The source of a field that binds a value or `nil`, which it is while the text stands for none.
  init<Value>(_ value: Binding<Value?>, _ format: FieldFormat<Value>) {
    resolve = { ResolvedFormat.make(format, in: $0, after: $1) }
    bind = { resolved in
      if let text = value as? Binding<String?> { return FieldBinding(value: text.orEmpty) }
      guard let resolved = resolved as? ResolvedFormat<Value> else { return .none }
      return FieldBinding(
        value: Binding(
          get: { value.wrappedValue.map { resolved.text(of: $0) } ?? "" },
          set: { value.wrappedValue = resolved.value(of: $0) }),
        isSame: { resolved.value(of: $0) == resolved.value(of: $1) })
    }
  }
}

extension FieldBinding {
  /// The binding of a field that isn't there yet.
  static var none: FieldBinding { FieldBinding(value: .constant("")) }
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
