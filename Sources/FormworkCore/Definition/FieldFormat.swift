#if !hasFeature(Embedded)
public import FormworkFormats

/// A description of how a field formats its text, and of the type of its value.
///
/// Use the static members. The same dot syntax works in SwiftUI, UIKit, AppKit, and an editing
/// session:
///
///     MaskedTextField("Phone", value: $phone, format: .phone)
///     MaskedTextField("Price", value: $price, format: .currency("EUR"))  // price: Decimal?
///     EditingSession(format: .mask("[000] [000]"))
///
/// Modifiers change a format, in any order:
///
///     .currency("EUR", minimum: 0).locale("de_DE").sign(.accounting)
///     .text(allowed: .alphanumerics).changingCase(.upper).limited(to: 8)
///
/// You can add your own members:
///
///     extension FieldFormat<String> {
///       static var plate: Self { .mask("[AA]-[0000]") }
///     }
///
/// A format is plain data. The field creates the actual format for its own locale and region. Two field formats with
/// the same description are equal, so you can create them where you need them, for example in the `body` of a view.
/// JSON can contain a format, and so can an archive.
///
/// If a literal has a mistake, such as a pattern that isn't a mask, the field stays unformatted,
/// the log shows the line and the fix, and a debug build stops. For a format from outside your code,
/// such as JSON from a server, use `init(json:)` or another throwing initializer, and handle
/// the error.
public struct FieldFormat<Value: Hashable & Sendable>: Sendable {
  /// The format as plain data. Two formats with equal definitions are equal.
  package var definition: FormatDefinition

  /// The conversion of values, which the type and the kind of format determine.
  package let conversion: ValueConversion<Value>

  /// The place in the source code that asks for the format, for the log.
  package let location: CallSite

  /// Creates a format from a kind.
  init(
    _ kind: FormatDefinition.Kind, _ conversion: ValueConversion<Value>,
    _ file: StaticString = #fileID, _ line: UInt = #line
  ) {
    self.init(FormatDefinition(kind), conversion, CallSite(file: file, line: line))
  }

  package init(
    _ definition: FormatDefinition, _ conversion: ValueConversion<Value>, _ location: CallSite
  ) {
    self.definition = definition
    self.conversion = conversion
    self.location = location
  }
}

/// The place in the source code that asks for a format.
package struct CallSite: Sendable {
  /// The module and the file.
  package let file: StaticString

  /// The line.
  package let line: UInt
}

extension FieldFormat: Hashable {
  /// Returns a Boolean value that indicates whether two field formats describe the same format.
  public static func == (left: Self, right: Self) -> Bool { left.definition == right.definition }

  /// Hashes the description of the format.
  public func hash(into hasher: inout Hasher) { hasher.combine(definition) }
}

extension FieldFormat {
  /// Returns the value of formatted text, or `nil` if the text is empty or doesn't represent a
  /// value yet.
  ///
  ///     let price = FieldFormat<Double>.currency("EUR").locale("de_DE")
  ///     price.value(of: price.formatted(1234.5))  // 1234.5
  ///
  /// - Parameters:
  ///   - formatted: Text of this format.
  ///   - context: The locale and the region of the field.
  /// - Returns: The value, or `nil`.
  public func value(
    of formatted: FormattedText, in context: FormatContext = FormatContext()
  ) -> Value? {
    conversion.read(formatted, resolved(in: context))
  }

  /// Returns the formatted text of a value, with the caret at its end.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - context: The locale and the region of the field.
  /// - Returns: The formatted text.
  public func formatted(_ value: Value, in context: FormatContext = FormatContext())
    -> FormattedText
  {
    conversion.write(value, resolved(in: context))
  }

  /// Formats arbitrary text, such as a paste or a line of a file, and places the caret at its end.
  ///
  ///     FieldFormat.phone(.germany).formatted(text: "tel. 030/23125042").value  // "+493023125042"
  ///
  /// The format places the whole text or its one complete part. Otherwise, the result is empty.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - context: The locale and the region of the field.
  /// - Returns: The formatted text.
  public func formatted(
    text: String, in context: FormatContext = FormatContext()
  ) -> FormattedText {
    resolved(in: context).format.formatted(text: text)
  }

  /// Returns the details of a text: the brand of a card, the country of an IBAN, the region and type of a phone
  /// number.
  ///
  /// - Parameters:
  ///   - formatted: A text of this format, complete or not.
  ///   - context: The locale and the region of the field.
  /// - Returns: The details.
  public func details(
    of formatted: FormattedText, in context: FormatContext = FormatContext()
  ) -> InputDetails {
    resolved(in: context).details(of: formatted)
  }

  /// Creates the format for a locale and a region.
  ///
  /// If the description has a mistake, the result accepts any text, and the mistake is logged.
  ///
  /// - Parameter context: The locale and the region of the field.
  /// - Returns: The format.
  public func makeFormat(in context: FormatContext = FormatContext()) -> AnyInputFormat {
    resolved(in: context).format
  }

  /// Returns the format for a locale and a region, and reports a mistake.
  package func resolved(in context: FormatContext) -> ResolvedFormat {
    do throws(FormatError) {
      return try definition.resolvedForField(in: context)
    } catch {
      let error = error.inLiteral
      error.report(at: location)
      return ResolvedFormat(error)
    }
  }

  /// Returns this format with a locale of its own.
  ///
  ///     FieldFormat<Double>.currency("EUR").locale("de_DE").formatted(1234.5).text  // "1.234,50 €"
  ///
  /// Without one, it has the locale of the field. An unknown locale is logged, and its notation is English.
  ///
  /// - Parameter identifier: The identifier of the locale, such as `de_DE`.
  /// - Returns: The format.
  public func locale(_ identifier: String) -> Self {
    var format = self
    format.definition.locale = Bytes(identifier)
    return format
  }

  /// Returns this format with a time zone of its own, for dates that are points in time.
  ///
  /// Without one, it has the time zone of the field.
  ///
  /// - Parameter identifier: The identifier of the time zone, such as `Europe/Vienna`.
  /// - Returns: The format.
  public func timeZone(_ identifier: String) -> Self {
    var format = self
    format.definition.timeZone = Bytes(identifier)
    return format
  }

  /// Returns this format with other limits.
  private func limiting(_ change: (inout InputLimits) -> Void) -> Self {
    var format = self
    change(&format.definition.limits)
    return format
  }

  /// Returns this format with a purpose, so that the system can offer suggestions.
  ///
  ///     MaskedTextField("Code", value: $code, format: .mask("[0000]").textContentType(.oneTimeCode))
  ///
  /// - Parameter purpose: The purpose of the field.
  /// - Returns: The format.
  public func textContentType(_ purpose: TextContentType) -> Self {
    limiting { $0.contentType = purpose }
  }

  /// Returns this format with at most `maximumLength` characters in the value or the text.
  ///
  ///     FieldFormat.mask("[000]-[000]").limited(to: 4).formatted("12345").text  // "123-4"
  ///
  /// - Parameters:
  ///   - maximumLength: The maximum length in characters, as the user sees them. A negative number counts
  ///     as 0.
  ///   - measure: Whether the value or the text is measured.
  /// - Returns: The format.
  public func limited(to maximumLength: Int, of measure: LengthMeasure = .value) -> Self {
    limiting { $0.maximumLengths.append(LengthLimit(maximumLength, of: measure)) }
  }

  /// Returns this format with all inserted letters changed to `letterCase`.
  ///
  ///     FieldFormat.text(allowed: .alphanumerics).changingCase(.upper).formatted(text: "ab1").text  // "AB1"
  ///
  /// Letters change one to one, so "ß" stays "ß".
  ///
  /// - Parameter letterCase: The case.
  /// - Returns: The format.
  public func changingCase(_ letterCase: LetterCase) -> Self {
    var format = self
    format.definition.options.letterCase = letterCase
    return format
  }

  /// Returns this format with a regular expression that the complete value must match.
  ///
  ///     let expiry = FieldFormat.mask("[00]/[00]").matching("(0[1-9]|1[0-2])[0-9]{2}")
  ///
  /// A key is rejected if the value couldn't match any more. Free literals aren't part of the value.
  ///
  /// - Parameters:
  ///   - pattern: The regular expression.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public func matching(
    _ pattern: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    let format = limiting { $0.valuePatterns.append(Bytes(pattern)) }
    return Self(format.definition, conversion, CallSite(file: file, line: line))
  }

  /// Returns this format with a check of your own.
  ///
  ///     static let rating = FieldFormat.text(allowed: .digits)
  ///       .validated(.aboveMaximum, onFailure: .reject) { (Int($0.value) ?? .max) <= 100 }
  ///
  /// Closures can't be compared, so two formats that you create this way are never equal. Keep the format in
  /// a constant.
  ///
  /// - Parameters:
  ///   - issue: The issue of a text that fails the check. An issue of this format takes precedence.
  ///   - failurePolicy: The treatment of an edit whose text fails the check.
  ///   - predicate: The check of the text or the value. It isn't called for an empty value.
  /// - Returns: The format.
  public func validated(
    _ issue: ValidationIssue = .mismatch, onFailure failurePolicy: FailurePolicy = .mark,
    by predicate: @escaping @Sendable (FormattedText) -> Bool
  ) -> Self {
    limiting { $0.checks.append(ValueCheck(issue, failurePolicy, predicate)) }
  }
}

extension FieldFormat where Value == String {
  /// Creates a field format from an input format, such as one that you wrote.
  ///
  ///     FieldFormat(Shouting())
  ///
  /// - Parameter format: The format. Two field formats are equal if their formats are.
  public init(_ format: some InputFormat & Hashable) {
    self.init(.custom(CustomFormat(format, id: format)), .text)
  }

  /// Creates a field format from allowed characters.
  ///
  /// - Parameter allowed: The allowed characters.
  public init(_ allowed: AllowedCharacters) {
    self.init(.text(allowed), .text)
  }

  /// Creates a field format from an input format that can't be compared, with an identity.
  ///
  ///     FieldFormat(Lookup(in: table), id: "lookup")
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - id: The identity. Two field formats with the same identity are equal.
  public init(_ format: some InputFormat, id: some Hashable & Sendable) {
    self.init(.custom(CustomFormat(format, id: id)), .text)
  }

  /// Creates a field format from a type-erased input format.
  ///
  /// Two field formats created this way are equal only if they use copies of the same format, so
  /// keep it in a constant.
  ///
  /// - Parameter format: The format.
  public init(_ format: AnyInputFormat) {
    self.init(.custom(CustomFormat(format)), .text)
  }
}

extension FieldFormat {
  /// Creates a field format from an input format whose values have a type of their own.
  ///
  ///     FieldFormat<Weight>(
  ///       WeightFormat(), id: "weight", read: { Weight($0.value) }, write: { $0.grams.description })
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - id: The identity. Two field formats with the same identity are equal.
  ///   - read: Returns the value of formatted text; `nil` if the text doesn't represent one.
  ///   - write: Returns the content of a field for a value.
  public init(
    _ format: some InputFormat, id: some Hashable & Sendable,
    read: @escaping @Sendable (FormattedText) -> Value?,
    write: @escaping @Sendable (Value) -> String
  ) {
    self.init(
      .custom(CustomFormat(format, id: id)),
      ValueConversion(
        read: { formatted, _ in read(formatted) },
        write: { value, resolved in resolved.format.formatted(value: write(value)) },
        content: { value, _ in write(value) }))
  }
}

extension FieldFormat where Value: InputValue {
  /// Creates a format from JSON, such as that of a server.
  ///
  ///     let phone = try FieldFormat<String>(json: #"{"mask":"+1 ([000]) [000]-[0000]"}"#.utf8)
  ///     phone.formatted("2125550100").text  // "+1 (212) 555-0100"
  ///
  /// Everything is checked: keys, names, patterns, sizes, and whether `Value` can hold the values. A key of an earlier
  /// version is accepted, and the log names the new one.
  ///
  /// - Parameter json: A JSON object in UTF-8.
  /// - Throws: ``FormatError`` with the path and the reason.
  /// - Complexity: O(*n*) in the length of `json`, at most 1 MB.
  public init(json: some Sequence<UInt8>) throws(FormatError) {
    try self.init(FormatDefinition.document(json))
  }

  /// Creates a format from a text with JSON.
  ///
  /// - Parameter json: A JSON object.
  /// - Throws: ``FormatError`` with the path and the reason.
  /// - Complexity: O(*n*) in the length of `json`, at most 1 MB.
  public init(json: String) throws(FormatError) { try self.init(json: json.utf8) }

  /// Creates a format from a definition in JSON, and checks it.
  package init(_ json: JSON) throws(FormatError) {
    var (definition, warnings) = try FormatDefinition.read(json)
    for warning in warnings { Log.write(warning.path + ": " + warning.message) }
    guard let conversion = Value.conversion(for: definition.kind.name) else {
      throw FormatError(
        .setting(
          "The values of this format aren't of the type “", quoting: "\(Value.self)", "”.",
          fix: "Use String, or a format of another kind."), at: definition.kind.path)
    }
    if case .number(var number) = definition.kind, let held = Value.numbers {
      number.held = held
      definition.kind = .number(number)
    }
    _ = try definition.resolvedForField(in: FormatContext())
    self.init(definition, conversion, CallSite(file: #fileID, line: #line))
  }

  /// Returns the format as JSON on one line.
  ///
  ///     try FieldFormat.mask("[00]/[00]").json()  // {"version":1,"mask":"[00]/[00]"}
  ///
  /// Keys have a fixed order, and defaults are omitted. Reading the JSON results in an equal format.
  ///
  /// - Throws: ``FormatError`` for a format or a check that is code.
  public func json() throws(FormatError) -> String { try definition.json() }
}

extension InputValue {
  /// The numbers that this type can hold; `nil` if it isn't a type of numbers.
  fileprivate static var numbers: HeldNumbers? { (Self.self as? any InputNumber.Type)?.held }
}

extension FormatDefinition.Kind {
  /// The kind of values.
  package var name: FormatKindName {
    switch self {
    case .number: .number
    case .date(let date): if case .range = date.layout { .text } else { .date }
    case .duration: .duration
    default: .text
    }
  }
}

extension EditingSession where Format == AnyInputFormat {
  /// Creates an editing session from a field format.
  ///
  ///     var session = EditingSession(format: .phone(.germany))
  ///     session.insert("03023125042")
  ///     session.current.text  // "030 23125042"
  ///
  /// - Parameters:
  ///   - format: The format of the field.
  ///   - context: The locale and the region of the field.
  ///   - value: The initial value.
  ///   - undoSteps: How much one step of undo reverts; the format decides, or else each edit is a step.
  ///   - undoLimit: The maximum number of undo steps.
  public init(
    format: FieldFormat<String>, in context: FormatContext = FormatContext(), value: String = "",
    undoSteps: UndoSteps? = nil, undoLimit: Int = 100
  ) {
    self.init(
      format: format.makeFormat(in: context), value: value,
      undoSteps: undoSteps ?? format.definition.undoSteps ?? .edits, undoLimit: undoLimit)
  }
}

extension FormatError {
  /// Runs `body`, and passes its errors to `observer` instead of logging them or stopping the
  /// program.
  package static func observing<Result>(
    _ observer: @escaping @Sendable (FormatError, CallSite) -> Void,
    _ body: () throws -> Result
  ) rethrows -> Result {
    try Self.observer.withValue(observer, operation: body)
  }

  /// Logs the error, and stops a debug build.
  package func report(at location: CallSite) {
    if let observer = Self.observer.get() { return observer(self, location) }
    Log.write("\(location.file):\(location.line): \(description) The field stays unformatted.")
    assertionFailure(description, file: location.file, line: location.line)
  }

  // The macro isn't used here, because compilers for other platforms may not have it.
  private static let observer = TaskLocal<(@Sendable (FormatError, CallSite) -> Void)?>(
    wrappedValue: nil)
}
#endif
