#if canImport(SwiftUI) && !os(watchOS)
import FormworkCore
import Foundation
import SwiftUI

/// The format and the binding of a field, for any type of value.
struct FieldSource {
  /// The format, without the type of its value.
  let definition: FormatDefinition

  /// The place in the source code that asks for the format.
  let location: CallSite

  /// Binds the field's content to the app's value.
  let bind: (ResolvedFormat) -> FieldBinding
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
  /// The format with the limits of the field; without them if they have a mistake.
  let resolved: ResolvedFormat

  /// The format with all limits; `nil` for a plain field.
  let definition: FormatDefinition?
  let context: FormatContext

  /// The place in the source code that asks for the format.
  let location: CallSite

  private let source: FormatDefinition
  private let limits: InputLimits

  private init(_ source: FieldSource, in context: FormatContext, _ limits: InputLimits) {
    self.source = source.definition
    self.limits = limits
    self.context = context
    location = source.location
    let isAnyText = source.definition == FormatDefinition(.text(.any))
    let definition = FormatDefinition.limiting(isAnyText ? nil : source.definition, by: limits)
    do throws(FormatError) {
      resolved = try (definition ?? source.definition).resolvedForField(in: context)
      self.definition = definition
    } catch {
      let error = error.inLiteral
      var alone: ResolvedFormat? = try? source.definition.resolvedForField(in: context)
      // A mistake in the limits doesn't take the format away.
      alone?.error = error
      self.definition = alone == nil || isAnyText ? nil : source.definition
      if alone == nil { error.report(at: source.location) }
      resolved = alone ?? ResolvedFormat(error)
    }
  }

  /// Returns the format in a context, or the old one if it is the same.
  static func make(
    _ source: FieldSource, in context: FormatContext, _ limits: InputLimits,
    after old: ResolvedField?
  ) -> ResolvedField {
    if let old, old.context == context, old.limits == limits, old.source == source.definition {
      return old
    }
    return ResolvedField(source, in: context, limits)
  }

  /// The format; `nil` for a plain field.
  var format: AnyInputFormat? { definition == nil ? nil : resolved.format }
}

extension FieldSource {
  /// Creates the source of a field that binds a value. The binding keeps its last value while the
  /// text doesn't represent one.
  init<Value>(_ value: Binding<Value>, _ format: FieldFormat<Value>) {
    self.init(definition: format.definition, location: format.location) { resolved in
      if let text = value as? Binding<String> { return FieldBinding(value: text) }
      let content = FieldContent(format, resolved)
      return FieldBinding(
        value: Binding(
          get: { content.text(of: value.wrappedValue) },
          set: { text in
            if let typed = content.value(of: text) { value.wrappedValue = typed }
          }),
        isSame: { content.value(of: $0) == content.value(of: $1) },
        takes: { content.value(of: $0) != nil }, holds: { content.value(of: $0) != nil })
    }
  }

  /// Creates the source of a field that binds an optional value, which is `nil` while the text
  /// doesn't represent one.
  init<Value>(_ value: Binding<Value?>, _ format: FieldFormat<Value>) {
    self.init(definition: format.definition, location: format.location) { resolved in
      if let text = value as? Binding<String?> { return FieldBinding(value: text.orEmpty) }
      let content = FieldContent(format, resolved)
      return FieldBinding(
        value: Binding(
          get: { value.wrappedValue.map { content.text(of: $0) } ?? "" },
          set: { value.wrappedValue = content.value(of: $0) }),
        isSame: { content.value(of: $0) == content.value(of: $1) },
        holds: { content.value(of: $0) != nil })
    }
  }
}

/// The conversion between the content of a field and the app's value.
private struct FieldContent<Value: Hashable & Sendable> {
  let format: FieldFormat<Value>
  let resolved: ResolvedFormat

  init(_ format: FieldFormat<Value>, _ resolved: ResolvedFormat) {
    self.format = format
    self.resolved = resolved
  }

  /// Returns the value that the field's content represents.
  func value(of text: String) -> Value? {
    format.conversion.read(resolved.format.formatted(value: text), resolved)
  }

  /// Returns the field's content for a value.
  func text(of value: Value) -> String { format.conversion.content(value, resolved) }
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
