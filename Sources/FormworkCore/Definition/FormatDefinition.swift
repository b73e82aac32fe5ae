package import FormworkFormats

/// A format with its options and limits as plain data.
///
/// JSON contains it, controls keep it, SwiftUI compares it, and a ``FieldFormat`` is one with a type of value:
///
///     let definition = try FormatDefinition(json: #"{"mask":"[000]-[0000]","autoskip":true}"#)
///     try definition.makeFormat().formatted(text: "1234567").text  // "123-4567"
///
/// One key of the JSON chooses the kind of format. Each kind names its own keys once, in `code(_:)` of its definition,
/// and is a row of the table ``FormatKind``.
package struct FormatDefinition: Hashable, Sendable {
  /// The version of the notation that this library writes and reads.
  package static let currentVersion = 1

  /// The kind of format, with its own settings.
  package var kind: Kind

  /// Options that apply as far as the kind supports them.
  package var options: Mask.Options

  /// The limits on top of the kind.
  package var limits = InputLimits()

  /// The identifier of the locale; `nil` for that of the field.
  package var locale: Bytes?

  /// The identifier of the time zone; `nil` for that of the field.
  package var timeZone: Bytes?

  /// The edits that one step of undo reverts in an editing session; `nil` for the session's default.
  package var undoSteps: UndoSteps?

  /// The current date, against which a date of expiry is checked; `nil` for that of the field.
  package var today: Bytes?

  /// Creates a definition.
  package init(_ kind: Kind, options: Mask.Options = Mask.Options()) {
    self.kind = kind
    self.options = options
  }

  /// The kind of a format. The comment of each is its key in JSON.
  package enum Kind: Hashable, Sendable {
    /// `mask`
    indirect case mask(MaskDefinition)

    /// `text`
    case text(AllowedCharacters)

    /// `regex`
    case regex(Bytes)

    /// `number`, also a percentage or an amount of money
    indirect case number(NumberDefinition)

    /// `date`, also a time, or two dates
    indirect case date(DateDefinition)

    /// `duration`
    case duration(Bytes)

    /// `phone`
    indirect case phone(PhoneDefinition)

    /// `card`, of some brands or of all
    case card([CardBrand]?)

    /// `securityCode`, of a brand or of any
    case securityCode(CardBrand?)

    /// `iban`
    case iban

    /// `preset`
    indirect case preset(Preset)

    /// A format that is code.
    case custom(CustomFormat)

    /// No format, because of a mistake in a literal.
    case invalid(FormatError)
  }

  /// The maximum size of a definition in JSON.
  ///
  /// A definition may come from anywhere, and making its format compiles its patterns. Within these limits, that takes
  /// a fraction of a second for any definition. Beyond them, reading it throws an error with the code `tooLarge`.
  /// Patterns in your own code don't have these limits.
  package enum Limits {
    /// The maximum length of a definition's JSON, in bytes of UTF-8.
    package static let bytes = 1_048_576

    /// The maximum total length of all patterns and lists of characters, in bytes of UTF-8.
    package static let patternBytes = 65_536

    /// The maximum number of elements of a list: alternatives, notations, tokens, regions.
    package static let elements = 256
  }
}

/// A format that an app has written.
///
/// In Embedded Swift, which can't hide the type of an identity, it only equals its copies.
package struct CustomFormat: Hashable, Sendable {
  package let format: AnyInputFormat

  #if hasFeature(Embedded)
  package init(_ format: AnyInputFormat) { self.format = format }

  package static func == (left: Self, right: Self) -> Bool {
    left.format.isTriviallyIdentical(to: right.format)
  }
  #else
  private let identity: (any Hashable & Sendable)?

  /// Creates a format that equals others with the same identity.
  package init(_ format: some InputFormat, id: some Hashable & Sendable) {
    self.format = AnyInputFormat(format)
    identity = id
  }

  /// Creates a format that only equals its copies.
  package init(_ format: AnyInputFormat) {
    self.format = format
    identity = nil
  }

  package static func == (left: Self, right: Self) -> Bool {
    switch (left.identity, right.identity) {
    case (let left?, let right?): AnyHashable(left) == AnyHashable(right)
    case (nil, nil): left.format.isTriviallyIdentical(to: right.format)
    default: false
    }
  }
  #endif

  package func hash(into hasher: inout Hasher) {}
}

extension FormatDefinition {
  /// The keys of the definition. Each kind has its own function, so that a page only contains those of its kinds.
  mutating func code(_ coder: inout some KeyCoder) throws(FormatError) {
    switch kind {
    case .mask: try codeMask(&coder)
    case .text: try codeText(&coder)
    case .regex: try codeRegex(&coder)
    case .number: try codeNumber(&coder)
    case .date: try codeDate(&coder)
    case .duration: try codeDuration(&coder)
    case .phone: try codePhone(&coder)
    case .card: try codeCard(&coder)
    case .securityCode: try codeSecurityCode(&coder)
    case .iban: try codeIBAN(&coder)
    case .preset: try codePreset(&coder)
    case .custom:
      throw FormatError(
        .setting(
          "A format that is code has no JSON.", quoting: "", "", fix: "Use a format of Formwork."))
    case .invalid(let error): throw error
    }
  }

  /// The keys that all kinds have.
  mutating func codeOptions(_ coder: inout some KeyCoder) throws(FormatError) {
    try coder.flag("completion", &options.completion)
    try coder.flag("completesOnFocus", &options.completesOnFocus, unless: false)
    try coder.flag("autoskip", &options.autoskip, unless: false)
    try coder.name("deletion", &options.deletion, .deletions)
    try coder.name("overflow", &options.overflow, .overflows)
    try coder.name("insertion", &options.insertion, .insertions)
    try coder.text(
      Key("placeholderCharacter", was: "placeholder"), &options.placeholderCharacter, .character)
    try coder.name(Key("letterCase", was: "case"), &options.letterCase, .cases)
    try coder.name("digits", &options.digits, .digits)
    try limits.code(&coder)
    try coder.name("undoSteps", &undoSteps, ["edits": .edits, "runs": .runs])
    try coder.text(Key("today", was: "now"), &today, .text)
  }

  /// The definition as a JSON value, with keys in the documented order and without defaults.
  ///
  /// - Throws: ``FormatError`` for a part that JSON can't represent, such as a format that is code.
  package func jsonValue() throws(FormatError) -> JSON {
    var (definition, writer) = (self, KeyWriter())
    writer.add("version", .number(String(Self.currentVersion)))
    try definition.code(&writer)
    return writer.object
  }

  /// The definition as JSON on one line.
  ///
  ///     try FormatDefinition(.mask(MaskDefinition("[00]/[00]"))).json()  // {"version":1,"mask":"[00]/[00]"}
  ///
  /// Keys have a fixed order and defaults are omitted, so equal definitions have equal JSON. Reading the JSON results
  /// in an equal definition.
  ///
  /// - Throws: ``FormatError`` for a part that JSON can't represent, such as a format that is code.
  package func json() throws(FormatError) -> String { try jsonValue().text }

  /// Creates a definition from JSON.
  ///
  /// - Parameters:
  ///   - json: A JSON object in UTF-8. At most `Limits.bytes` bytes are read.
  ///   - kinds: The kinds of formats that are available.
  /// - Throws: ``FormatError`` if there are more bytes or they aren't JSON, or for an unknown key, a value of the wrong
  ///   type, or an unknown name.
  /// - Complexity: O(*n*) in the length of `json`.
  package init(json: some Sequence<UInt8>, kinds: FormatKinds = .all) throws(FormatError) {
    try self.init(Self.document(json), kinds: kinds)
  }

  /// Parses JSON of at most `Limits.bytes` bytes.
  package static func document(_ json: some Sequence<UInt8>) throws(FormatError) -> JSON {
    let bytes = Array(json.prefix(Limits.bytes + 1))
    if bytes.count > Limits.bytes { throw FormatError(.tooLong(limit: Limits.bytes), at: "$") }
    do throws(JSON.SyntaxError) {
      return try JSON(bytes)
    } catch  where error.isByteOrderMark {
      throw FormatError(.byteOrderMark, at: "$")
    } catch {
      throw FormatError(
        .invalidJSON(detail: "\(error.reason), at \(error.place(in: bytes))"), at: "$")
    }
  }

  /// Creates a definition from a text with JSON.
  package init(json: String, kinds: FormatKinds = .all) throws(FormatError) {
    try self.init(json: json.utf8, kinds: kinds)
  }

  /// Creates a definition from parsed JSON.
  package init(_ json: JSON, kinds: FormatKinds = .all) throws(FormatError) {
    (self, _) = try Self.read(json, kinds: kinds)
  }

  /// Reads a definition, and returns which of its keys and names are of the past.
  package static func read(
    _ json: JSON, kinds: FormatKinds = .all
  ) throws(FormatError) -> (FormatDefinition, warnings: [FormatWarning]) {
    let object = try JSONObject(json, at: "$", omitsNull: true)
    var reader = KeyReader(object)
    reader.accept(["version"] + FormatKinds.keys)
    // A kind that is `null` is there, and wrong.
    let present = try JSONObject(json, at: "$").present(FormatKinds.keys + FormatKinds.oldKeys)
    for other in present.dropFirst() { try object.reject(other, beside: present[0]) }
    guard let key = present.first else {
      // A misspelled key is a better reason than a missing one.
      var any = FormatDefinition(.text(.any))
      try any.codeOptions(&reader)
      try reader.finish()
      throw FormatError(.noKind, at: "$")
    }
    let version = try object.integer("version") ?? currentVersion
    guard version == currentVersion else {
      throw FormatError(.unknownVersion, at: object.path(of: "version"))
    }
    guard let kind = kinds.kind(of: key) else {
      // A misspelled option is also wrong with all kinds.
      var any = FormatDefinition(.text(.any))
      reader.accept(["locale"])
      try any.codeOptions(&reader)
      try reader.finish()
      throw FormatError(.notBasic, at: object.path(of: key))
    }
    var definition = FormatDefinition(kind.empty)
    try kind.code(&definition, &reader)
    try reader.finish()
    return (definition, reader.total.warnings)
  }
}

extension NameTable where Value == Mask.Deletion {
  static var deletions: NameTable {
    ["throughLiterals": .throughLiterals, "stopAtLiterals": .stopAtLiterals]
  }
}

extension NameTable where Value == Mask.Overflow {
  static var overflows: NameTable {
    ["reject": .reject, "overwrite": .overwrite, "truncate": .truncate]
  }
}

extension NameTable where Value == InsertionMode {
  static var insertions: NameTable { ["insert": .insert, "replace": .replace] }
}

extension NameTable where Value == LetterCase {
  static var cases: NameTable { ["upper": .upper, "lower": .lower] }
}

extension NameTable where Value == Mask.Digits {
  static var digits: NameTable { ["ascii": .ascii, "asTyped": .asTyped] }
}
