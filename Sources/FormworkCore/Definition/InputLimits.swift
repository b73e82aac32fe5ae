package import FormworkFormats

/// The limits on top of a format. They always apply in this order: the allowed characters, the patterns of the value,
/// the checks, and the maximum lengths. You can set them in any order.
package struct InputLimits: Hashable, Sendable {
  /// The characters that the user may enter, by all of these.
  package var allowed: [AllowedCharacters] = []

  /// A function of the app that allows characters.
  package var filter: CharacterFilter?

  /// Whether line breaks are allowed, as a control of several lines needs.
  package var allowsLineBreaks = false

  /// Regular expressions that the whole value must match.
  package var valuePatterns: [Bytes] = []

  /// Checks of the app.
  package var checks: [ValueCheck] = []

  /// The maximum lengths.
  package var maximumLengths: [LengthLimit] = []

  /// The purpose of the field; `nil` for that of the format.
  package var contentType: TextContentType?

  package init() {}

  /// Whether nothing is limited.
  package var isEmpty: Bool {
    allowed.isEmpty && filter == nil && valuePatterns.isEmpty && checks.isEmpty
      && maximumLengths.isEmpty && contentType == nil
  }

  /// Returns these limits with others on top.
  package func merged(with outer: InputLimits) -> InputLimits {
    var merged = self
    merged.allowed += outer.allowed
    merged.filter = outer.filter ?? filter
    merged.allowsLineBreaks = allowsLineBreaks || outer.allowsLineBreaks
    merged.valuePatterns += outer.valuePatterns
    merged.checks += outer.checks
    merged.maximumLengths += outer.maximumLengths
    merged.contentType = outer.contentType ?? contentType
    return merged
  }
}

/// A maximum length.
package struct LengthLimit: Hashable, Sendable {
  /// The maximum length, which is at least 0.
  package var count: Int

  /// What is measured.
  package var measure: LengthMeasure

  /// The unit of the length.
  package var unit: LengthUnit

  /// Creates a limit of the text.
  package init(_ count: Int, of measure: LengthMeasure = .text, _ unit: LengthUnit = .characters) {
    self.count = max(0, count)
    self.measure = measure
    self.unit = unit
  }

  /// Returns the length that remains after a text, which is at least 0.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func remaining(after text: String) -> Int { max(0, count - unit.length(of: text)) }
}

/// A check that the app has written. It only equals itself, unless it is that of a type.
package final class ValueCheck: Hashable, Sendable {
  let issue: ValidationIssue
  let failurePolicy: FailurePolicy
  let isPassed: @Sendable (FormattedText) -> Bool

  package init(
    _ issue: ValidationIssue, _ failurePolicy: FailurePolicy,
    _ isPassed: @escaping @Sendable (FormattedText) -> Bool
  ) {
    self.issue = issue
    self.failurePolicy = failurePolicy
    self.isPassed = isPassed
  }

  package static func == (left: ValueCheck, right: ValueCheck) -> Bool { left === right }
  package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}

/// A function of the app that allows characters. It equals another one if both are of the same object.
package struct CharacterFilter: Hashable, Sendable {
  /// The object whose method the function calls. The function retains it.
  let owner: ObjectIdentifier
  let allows: @Sendable (Character) -> Bool

  package init(of owner: ObjectIdentifier, _ allows: @escaping @Sendable (Character) -> Bool) {
    self.owner = owner
    self.allows = allows
  }

  package static func == (left: Self, right: Self) -> Bool { left.owner == right.owner }
  package func hash(into hasher: inout Hasher) { hasher.combine(owner) }
}

extension FormatDefinition {
  /// Returns a format with limits on top; `nil` for any text without limits.
  ///
  /// - Parameters:
  ///   - format: The format; `nil` for any text.
  ///   - limits: The limits of the control.
  /// - Returns: The definition of the limited format, or `nil`.
  package static func limiting(_ format: FormatDefinition?, by limits: InputLimits)
    -> FormatDefinition?
  {
    if var format {
      format.limits = format.limits.merged(with: limits)
      return format
    }
    if limits.isEmpty { return nil }
    // Characters alone are a format, which is simpler than any text with a restriction.
    var limits = limits
    let allowed = limits.allowed.isEmpty ? .any : limits.allowed.removeFirst()
    var format = FormatDefinition(
      .text(limits.allowsLineBreaks ? allowed.allowingLineBreaks : allowed))
    format.limits = limits
    return format
  }
}

extension InputLimits {
  mutating func code(_ coder: inout some KeyCoder) throws(FormatError) {
    var patterns = valuePatterns.isEmpty ? nil : Optional(valuePatterns.map { Optional($0) })
    try coder.list("valuePattern", &patterns, .alone(.pattern)) { (_, _) throws(FormatError) in }
    valuePatterns = patterns.map { $0.compactMap { $0 } } ?? []
    var lengths = maximumLengths.isEmpty ? nil : Optional(maximumLengths)
    try coder.list("maximumLength", &lengths, .length) { (coder, length) throws(FormatError) in
      var count = Optional(length.count)
      try coder.count("count", &count, isRequired: true)
      length.count = count ?? 0
      try coder.name("of", &length.measure, ["value": .value, "text": .text])
      try coder.name(
        "in", &length.unit, ["characters": .characters, "utf16": .utf16, "bytes": .bytes])
    }
    maximumLengths = lengths ?? []
    try coder.text("contentType", &contentType, .contentType)
    if checks.isEmpty, filter == nil, allowed.isEmpty { return }
    throw FormatError(
      .setting(
        "A check that is code has no JSON.", quoting: "", "",
        fix: "Use a pattern of the value, or a format of Formwork."))
  }

  /// Puts the limits on top of a format.
  func apply(
    to resolved: inout ResolvedFormat,
    matching: (@Sendable (AnyInputFormat, Bytes) throws(FormatError) -> AnyInputFormat)?
  ) throws(FormatError) {
    if isEmpty { return }
    // JSON has no functions, and a page has nothing but JSON.
    #if !hasFeature(Embedded)
    for allowed in allowed {
      let characters = allowsLineBreaks ? allowed.allowingLineBreaks : allowed
      resolved.wrap { AnyInputFormat($0.restricted(to: characters)) }
    }
    if let filter { resolved.wrap { AnyInputFormat(Filtered(base: $0, allows: filter.allows)) } }
    #endif
    for pattern in valuePatterns {
      guard let matching else { throw FormatError(.notBasic, at: "$.valuePattern") }
      let matched = try matching(resolved.format, pattern)
      resolved.wrap { _ in matched }
    }
    #if !hasFeature(Embedded)
    for check in checks {
      resolved.wrap {
        AnyInputFormat(
          $0.validated(check.issue, onFailure: check.failurePolicy, by: check.isPassed))
      }
    }
    #endif
    for length in maximumLengths {
      resolved.wrap {
        length.unit == .characters
          ? AnyInputFormat($0.limited(to: length.count, of: length.measure))
          : AnyInputFormat(UnitLimited($0, to: length.count, length.unit, of: length.measure))
      }
      if length.measure == .text { resolved.textLimits.append(length) }
    }
    if let contentType { resolved.wrap { AnyInputFormat($0.textContentType(contentType)) } }
  }
}

extension ElementForm {
  /// The form of strings. A single string may be written without brackets.
  fileprivate static func alone<Value>(_ form: TextForm<Value>) -> Self where Element == Value? {
    var form = Self(form)
    form.isAloneWithoutBrackets = true
    return form
  }
}

extension ElementForm where Element == LengthLimit {
  /// A number is the maximum length of the value, in characters.
  fileprivate static var length: Self {
    Self(
      empty: LengthLimit(0, of: .value),
      read: { (json) throws(FormatError) in
        guard let count = json.integer else { return nil }
        if count < 0 { throw FormatError(.wrongType(expected: "a whole number from 0"), at: "$") }
        return LengthLimit(count, of: .value)
      },
      short: { (length) throws(FormatError) in
        length.measure == .value && length.unit == .characters
          ? .number(String(length.count)) : nil
      }, isAloneWithoutBrackets: true, expected: "a whole number from 0")
  }
}

extension TextForm where Value == TextContentType {
  fileprivate static var contentType: Self {
    Self(
      read: { (name) throws(FormatError) in
        if let type = TextContentType(name: name) { return type }
        throw FormatError(.unknownName(name, known: TextContentType.all.map { $0.name }), at: "$")
      }, write: { (type) in type.name }, type: "string")
  }
}

/// A format that only receives the characters that a function of the app allows.
private struct Filtered: FormatWrapper {
  let base: AnyInputFormat
  let allows: @Sendable (Character) -> Bool

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if edit.replacement.isEmpty { return base.apply(edit, to: current) }
    var allowed = edit
    allowed.replacement = edit.replacement.filter(allows)
    return allowed.replacement.isEmpty ? .rejected(current) : base.apply(allowed, to: current)
  }

  func formatted(value: String) -> FormattedText { base.formatted(value: value.filter(allows)) }
  func formatted(text: String) -> FormattedText { base.formatted(text: text.filter(allows)) }
}
