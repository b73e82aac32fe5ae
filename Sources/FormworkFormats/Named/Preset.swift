public import FormworkMasks

/// A format with an identifier, such as the postal code of a country.
///
///     let preset = Preset(identifier: "postal.NL")
///     preset?.title                                      // "Postal code, Netherlands"
///     preset?.makeFormat().formatted(text: "1234ab").text  // "1234 AB"
///
/// ``all`` contains the catalog. You can also create your own preset:
///
///     let locker = Preset(
///       identifier: "app.locker", title: "Locker", masks: [try Mask("[A]-[000]")], example: "A-123",
///       placeholder: "A-000")
public struct Preset: Hashable, Sendable {
  /// The stable identifier, such as `"postal.NL"`.
  public let identifier: String

  /// The name of the preset in English.
  public let title: String

  /// A complete example. It is made up, reserved for examples, or has an invalid check digit, so it
  /// isn't anyone's number.
  public let example: String

  /// A placeholder for an empty field, such as `"0000 AA"`.
  public let placeholder: String

  /// The purpose as a value of HTML's `autocomplete` attribute, such as `"postal-code"`; `nil` if
  /// there is none. The content types of UIKit and AppKit have the same meanings.
  package let autocomplete: String?

  /// The source of the rule.
  package let source: String

  /// The check-digit algorithm, if there is one and it is known.
  package let checkDigits: CheckDigits?

  let form: Form

  /// Creates a preset.
  ///
  /// - Parameters:
  ///   - identifier: The stable identifier.
  ///   - title: The name of the preset.
  ///   - masks: The masks. The mask that fits the text best is used. Without any, all text is
  ///     accepted.
  ///   - example: A complete example.
  ///   - placeholder: A placeholder for an empty field.
  ///   - autocomplete: The purpose as a value of HTML's `autocomplete` attribute.
  ///   - checkDigits: The check-digit algorithm. If the check digits of a complete value don't
  ///     match, it has an issue, `ValidationIssue.checksum`.
  ///   - source: The source of the rule.
  public init(
    identifier: String, title: String, masks: [Mask], example: String, placeholder: String,
    autocomplete: String? = nil, checkDigits: CheckDigits? = nil, source: String = ""
  ) {
    self.init(
      identifier: identifier, title: title, form: .masks(masks), example: example,
      placeholder: placeholder, autocomplete: autocomplete, checkDigits: checkDigits,
      source: source)
  }

  init(
    identifier: String, title: String, form: Form, example: String, placeholder: String,
    autocomplete: String?, checkDigits: CheckDigits?, source: String
  ) {
    self.identifier = identifier
    self.title = title
    self.form = form
    self.example = example
    self.placeholder = placeholder
    self.autocomplete = autocomplete
    self.checkDigits = checkDigits
    self.source = source
  }
}

extension Preset {
  /// Creates the format.
  ///
  /// - Parameter today: The current date, against which a date of expiry is checked. Without it, expiry
  ///   isn't checked.
  /// - Returns: The format.
  /// - Complexity: O(*n*) in the number of masks.
  package func makeFormat(today: DateTimeComponents? = nil) -> AnyInputFormat {
    let format = makeForm(today)
    guard format.purpose == nil, let autocomplete,
      let purpose = TextContentType(name: autocomplete)
    else { return format }
    return AnyInputFormat(format.textContentType(purpose))
  }

  /// The keyboard that suits the format.
  package var keyboard: KeyboardType { makeForm(nil).keyboard }

  private func makeForm(_ today: DateTimeComponents?) -> AnyInputFormat {
    switch form {
    case .card: return AnyInputFormat(CardFormat())
    case .securityCode: return AnyInputFormat(SecurityCodeFormat())
    case .iban: return AnyInputFormat(IBANFormat())
    case .code(let format): return AnyInputFormat(format)
    case .freeform(let format): return AnyInputFormat(format)
    case .date(let pattern): return AnyInputFormat(DateFormat(pattern))
    case .expiry(let pattern):
      var options = DateFormat.Options()
      options.today = today
      return AnyInputFormat(DateFormat(pattern, options: options))
    case .number(let format): return AnyInputFormat(format)
    case .masks(let masks):
      guard let primary = masks.first else { return AnyInputFormat(AllowedCharacters.any) }
      if masks.count == 1 { return checked(primary) }
      return checked(
        MaskSet(primary: primary, alternatives: Array(masks.dropFirst()), strategy: .capacity))
    }
  }

  private func checked(_ format: some InputFormat) -> AnyInputFormat {
    guard let checkDigits else { return AnyInputFormat(format) }
    return AnyInputFormat(
      format.validated(.checksum) { !$0.isComplete || checkDigits.agree(with: $0.value) })
  }
}

extension Preset {
  /// Whether the format is a code of letters and digits.
  package var isCode: Bool { code != nil }

  /// The format of a code; `nil` for any other preset.
  package var code: CodeFormat? { if case .code(let format) = form { format } else { nil } }

  /// The kind of format that a preset creates.
  enum Form: Hashable, Sendable {
    case masks([Mask])
    case code(CodeFormat)
    case card
    case securityCode
    case iban
    case freeform(FreeformFormat)
    case date(DatePattern)

    /// A date of expiry, which must not be in the past.
    case expiry(DatePattern)
    case number(NumberFormat)
  }
}

extension Preset.Form {
  /// Reads the name of a form that isn't a list of patterns; `nil` if there is no such form.
  init?(_ field: ArraySlice<UInt8>) {
    let words = field.split(separator: 0x20, maxSplits: 1).map {
      String(decoding: $0, as: UTF8.self)
    }
    switch (Word(words.first ?? ""), words.count == 2 ? words[1] : nil) {
    case ("card", nil): self = .card
    case ("securityCode", nil): self = .securityCode
    case ("iban", nil): self = .iban
    case ("freeform", let name?):
      guard let kind = FreeformFormat.Kind(name: name) else { return nil }
      self = .freeform(FreeformFormat(kind))
    case ("date", let pattern?):
      guard let pattern = try? DatePattern(pattern) else { return nil }
      self = .date(pattern)
    case ("expiry", let pattern?):
      guard let pattern = try? DatePattern(pattern) else { return nil }
      self = .expiry(pattern)
    case ("percent", nil):
      guard let format = try? NumberFormat(affixes: NumberAffixes(suffix: "%")) else { return nil }
      self = .number(format)
    default: return nil
    }
  }

  /// Reads patterns separated by bars, and the characters that their letters accept.
  init?(
    patterns: ArraySlice<UInt8>, _ field: ArraySlice<UInt8>, limits: CheckDigits?,
    checkDigits: CheckDigits?, labels: [[UInt8]]
  ) {
    let bar = UInt8(ascii: "|")
    var notations: [(name: UInt8, accepted: ASCIISet)] = []
    for field in field.split(separator: bar) {
      guard let name = field.first,
        let accepted = try? UnicodeSet(String(decoding: field.dropFirst(), as: UTF8.self))
      else { return nil }
      notations.append((name, accepted.ascii))
    }
    guard
      let format = CodeFormat(
        patterns: patterns.split(separator: bar), notations: notations, limits: limits,
        checkDigits: checkDigits, labels: labels)
    else { return nil }
    self = .code(format)
  }
}

extension Preset {
  /// All presets of the library: cards, account numbers, postal codes, identity numbers, and more.
  ///
  ///     Preset.all.filter { $0.identifier.hasPrefix("postal.") }.count  // 50
  public static let all: [Preset] = table

  /// Creates the preset with an identifier, or returns `nil` if there is none.
  ///
  /// - Parameter identifier: An ``identifier``, such as `"postal.NL"`.
  /// - Complexity: O(*n*) in the number of presets.
  public init?(identifier: String) {
    guard
      let preset = Self.all.first(where: { $0.identifier.utf8.elementsEqual(identifier.utf8) })
    else { return nil }
    self = preset
  }

  /// The presets in the table.
  private static var table: [Preset] {
    PresetTables.lines.withUTF8Buffer { bytes in
      Array(bytes).split(separator: 0x0A).compactMap { line in
        Preset(fields: line.split(separator: 0x09, omittingEmptySubsequences: false))
      }
    }
  }

  /// Reads the fields of a line; `nil` if one isn't valid, which a test would find.
  private init?(fields: [ArraySlice<UInt8>]) {
    guard fields.count == 11 else { return nil }
    let bar = UInt8(ascii: "|")
    let checkDigits = CheckDigits(rules: fields[7].split(separator: bar))
    let isNamed = fields[2].first == UInt8(ascii: "=")
    let form =
      isNamed
      ? Form(fields[2].dropFirst())
      : Form(
        patterns: fields[2], fields[3], limits: CheckDigits(rules: fields[8].split(separator: bar)),
        checkDigits: checkDigits, labels: fields[10].split(separator: bar).map { Array($0) })
    guard let form else { return nil }
    let texts = fields.map { String(decoding: $0, as: UTF8.self) }
    self.init(
      identifier: texts[0], title: texts[1], form: form, example: texts[4],
      placeholder: texts[5], autocomplete: texts[6].isEmpty ? nil : texts[6],
      checkDigits: checkDigits, source: texts[9])
  }
}
