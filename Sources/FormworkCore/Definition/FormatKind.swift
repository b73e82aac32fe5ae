package import FormworkFormats

/// A kind of format: its key in JSON, and the functions that read and make it.
///
/// A kind is a row of a table. Nothing else names the function that makes it, so a page with a table of its own
/// doesn't contain the other kinds.
package struct FormatKind: Sendable {
  /// The key in JSON.
  let key: Key

  /// A definition of the kind before its keys are read.
  let empty: FormatDefinition.Kind

  /// Reads the keys of a definition of this kind.
  let code: @Sendable (inout FormatDefinition, inout KeyReader) throws(FormatError) -> Void

  /// Makes the format of a definition; `nil` for a definition of another kind.
  let make: @Sendable (FormatDefinition, FormatContext) throws(FormatError) -> ResolvedFormat?
}

/// The kinds of formats that a program has.
package struct FormatKinds: Sendable {
  private let list: [FormatKind]

  /// Returns a format whose value must match a regular expression; `nil` if the program has no expressions.
  let matching: (@Sendable (AnyInputFormat, Bytes) throws(FormatError) -> AnyInputFormat)?

  package init(
    _ list: [FormatKind],
    matching: (@Sendable (AnyInputFormat, Bytes) throws(FormatError) -> AnyInputFormat)? = nil
  ) {
    self.list = list
    self.matching = matching
  }

  /// Masks and allowed characters, for a small page.
  package static var basic: FormatKinds { FormatKinds([.mask, .text]) }

  /// All kinds.
  package static var all: FormatKinds {
    FormatKinds(
      [
        .mask, .text, .regex, .number, .date, .duration, .phone, .card, .securityCode, .iban,
        .preset,
      ],
      matching: { (format, pattern) throws(FormatError) in
        AnyInputFormat(format.matching(try RegularExpression(pattern, at: "$.valuePattern")))
      })
  }

  /// The keys of all kinds, also of those that a program doesn't have.
  static var keys: [StaticString] {
    [
      "mask", "text", "regex", "number", "date", "duration", "phone", "card", "securityCode",
      "iban",
      "preset",
    ]
  }

  /// The keys of the past.
  static var oldKeys: [StaticString] { ["filter"] }

  /// Returns the kind with a key; `nil` if the program doesn't have it.
  func kind(of key: StaticString) -> FormatKind? {
    list.first { kind in kind.key.name ~= key || kind.key.old.map { $0 ~= key } == true }
  }

  /// Makes the format of a definition; `nil` if the program doesn't have its kind.
  func make(
    _ definition: FormatDefinition, in context: FormatContext
  ) throws(FormatError) -> ResolvedFormat? {
    for kind in list {
      if let made = try kind.make(definition, context) { return made }
    }
    return nil
  }
}

/// A format that a definition describes in a certain locale and region, with what is known about it.
package struct ResolvedFormat: Sendable {
  /// The format that handles edits, with its limits.
  package var format: AnyInputFormat

  /// The engine from which values are read.
  package let engine: Engine

  /// Whether limits are between the engine and the ``format``.
  package var isLimited = false

  /// The limits of the text, for the remaining length of a status.
  package var textLimits: [LengthLimit] = []

  /// The reason the field is unformatted although a format was set.
  package var error: FormatError?

  /// A mistake in the format of a field that is none in a stateless reading, such as a mask without slots.
  package var mistakeOfField: FormatError?

  /// The engine that reads values from text.
  package indirect enum Engine: Sendable {
    /// The text is the value.
    case text

    /// A number, or a percentage.
    case number(NumberFormat, isPercent: Bool)

    /// A date or a time in a time zone, with the digits of a locale if they aren't Latin.
    case date(DateFormat, timeZone: String?, DatesInDigits<DateFormat>?)
    case duration(DurationFormat)
    case phone(PhoneFormat)
    case card(CardFormat)
    case iban(IBANFormat)
  }

  package init(_ format: some InputFormat, _ engine: Engine = .text) {
    self.format = AnyInputFormat(format)
    self.engine = engine
  }

  /// A format for a field that stays unformatted because of a mistake.
  package init(_ error: FormatError) {
    self.init(AllowedCharacters.any)
    self.error = error
  }
}

extension FormatDefinition {
  /// Creates the format that the definition describes in a context.
  ///
  /// - Throws: ``FormatError`` for an invalid pattern, list of characters, or placeholder.
  /// - Complexity: O(*n*) in the lengths of the patterns.
  package func resolved(
    in context: FormatContext = FormatContext(), kinds: FormatKinds = .all
  ) throws(FormatError) -> ResolvedFormat {
    if case .invalid(let error) = kind { throw error }
    var context = context
    if let locale { context.locale = locale.string }
    if let timeZone { context.timeZone = timeZone.string }
    let made: ResolvedFormat?
    if case .custom(let custom) = kind {
      made = ResolvedFormat(custom.format)
    } else {
      made = try kinds.make(self, in: context)
    }
    guard var resolved = made else { throw FormatError(.notBasic, at: kind.path) }
    if let letterCase = options.letterCase, kind.needsLetterCase {
      resolved.wrap { AnyInputFormat($0.changingCase(letterCase)) }
    }
    try limits.apply(to: &resolved, matching: kinds.matching)
    return resolved
  }

  /// Creates the format of a field, in which something can be typed.
  ///
  /// - Throws: ``FormatError``, also for a mask without slots.
  package func resolvedForField(in context: FormatContext) throws(FormatError) -> ResolvedFormat {
    let resolved = try resolved(in: context)
    if let mistake = resolved.mistakeOfField { throw mistake }
    return resolved
  }

  /// Creates the format that the definition describes, without a context.
  package func makeFormat(kinds: FormatKinds = .all) throws(FormatError) -> AnyInputFormat {
    try resolved(kinds: kinds).format
  }
}

extension ResolvedFormat {
  /// Puts a limit on top.
  mutating func wrap(_ wrap: (AnyInputFormat) -> AnyInputFormat) {
    format = wrap(format)
    isLimited = true
  }
}

extension FormatDefinition.Kind {
  /// The path of the key that chooses the kind.
  package var path: String {
    switch self {
    case .mask: "$.mask"
    case .text: "$.text"
    case .regex: "$.regex"
    case .number: "$.number"
    case .date: "$.date"
    case .duration: "$.duration"
    case .phone: "$.phone"
    case .card: "$.card"
    case .securityCode: "$.securityCode"
    case .iban: "$.iban"
    case .preset: "$.preset"
    case .custom, .invalid: "$"
    }
  }

  /// Whether the case of letters is changed on top of the format. A mask does it by itself, and other formats have
  /// no letters of the user.
  fileprivate var needsLetterCase: Bool {
    switch self {
    case .text, .regex, .preset, .custom: true
    case .mask, .number, .date, .duration, .phone, .card, .securityCode, .iban, .invalid: false
    }
  }
}

extension RegularExpression {
  /// Compiles a regular expression at a path of a definition.
  package init(_ pattern: Bytes, at path: String) throws(FormatError) {
    do {
      try self.init(pattern.string)
    } catch {
      let fault = FormatError.PatternFault(
        name: error.code.name, offset: error.offset, message: error.message, fix: error.fix)
      throw FormatError(.pattern(fault), at: path, in: pattern.string)
    }
  }
}
