public import FormworkFormats

// The kinds with few settings: allowed characters, regular expressions, cards and their codes, account numbers,
// and presets.

extension FormatDefinition {
  mutating func codeText(_ coder: inout some KeyCoder) throws(FormatError) {
    guard case .text(var allowed) = kind else { return }
    try coder.object(Key("text", was: "filter"), &allowed) { (coder, allowed) throws(FormatError) in
      var (rule, most) = (allowed.rule, allowed.maximumLength)
      try rule.code(&coder)
      try coder.count("maximumLength", &most)
      allowed = AllowedCharacters(rule: rule, maximumLength: most)
    }
    kind = .text(allowed)
    try codeOptions(&coder)
  }

  mutating func codeRegex(_ coder: inout some KeyCoder) throws(FormatError) {
    guard case .regex(var pattern) = kind else { return }
    try coder.required("regex", &pattern, .pattern)
    kind = .regex(pattern)
    try codeOptions(&coder)
  }

  mutating func codeCard(_ coder: inout some KeyCoder) throws(FormatError) {
    guard case .card(var brands) = kind else { return }
    try coder.object("card", &brands) { (coder, brands) throws(FormatError) in
      try coder.texts("brands", &brands, .brand)
    }
    kind = .card(brands)
    try codeOptions(&coder)
  }

  mutating func codeSecurityCode(_ coder: inout some KeyCoder) throws(FormatError) {
    guard case .securityCode(var brand) = kind else { return }
    try coder.object("securityCode", &brand) { (coder, brand) throws(FormatError) in
      try coder.text("brand", &brand, .brand)
    }
    kind = .securityCode(brand)
    try codeOptions(&coder)
  }

  mutating func codeIBAN(_ coder: inout some KeyCoder) throws(FormatError) {
    var nothing: Void = ()
    try coder.object("iban", &nothing) { (_, _) throws(FormatError) in }
    try codeOptions(&coder)
  }

  mutating func codePreset(_ coder: inout some KeyCoder) throws(FormatError) {
    guard case .preset(let preset) = kind else { return }
    var chosen = preset
    try coder.required("preset", &chosen, .preset)
    kind = .preset(chosen)
    try codeOptions(&coder)
  }

  /// Returns the current date: the definition's, or else that of the context.
  func today(in context: FormatContext) throws(FormatError) -> DateTimeComponents? {
    guard let today else { return context.today }
    do throws(FormatError) { return try TextForm.components.read(today.string) } catch {
      throw error.inside("$.today")
    }
  }
}

extension FormatKind {
  package static var text: FormatKind {
    FormatKind(
      key: Key("text", was: "filter"), empty: .text(.any),
      code: { (definition, reader) throws(FormatError) in try definition.codeText(&reader) },
      make: { (definition, _) throws(FormatError) in
        guard case .text(let allowed) = definition.kind else { return nil }
        // A short text is one whose parts may be the whole, so the filter has to know the limit.
        var most = allowed.maximumLength
        for limit in definition.limits.maximumLengths where limit.isOfWholeValue {
          most = min(most ?? limit.count, limit.count)
        }
        let rule = definition.options.digits == .asTyped ? allowed.rule.keepingDigits : allowed.rule
        var resolved = ResolvedFormat(AllowedCharacters(rule: rule, maximumLength: most))
        if let most = allowed.maximumLength { resolved.textLimits = [LengthLimit(most)] }
        return resolved
      })
  }

  package static var regex: FormatKind {
    FormatKind(
      key: "regex", empty: .regex(""),
      code: { (definition, reader) throws(FormatError) in try definition.codeRegex(&reader) },
      make: { (definition, _) throws(FormatError) in
        guard case .regex(let pattern) = definition.kind else { return nil }
        return ResolvedFormat(
          RegexFormat(
            try RegularExpression(pattern, at: "$.regex"),
            completion: definition.options.completion ?? true,
            keepingDigits: definition.options.digits == .asTyped))
      })
  }

  package static var card: FormatKind {
    FormatKind(
      key: "card", empty: .card(nil),
      code: { (definition, reader) throws(FormatError) in try definition.codeCard(&reader) },
      make: { (definition, _) throws(FormatError) in
        guard case .card(let brands) = definition.kind else { return nil }
        let format = CardFormat(accepting: brands.map { Set($0) })
        return ResolvedFormat(format, .card(format))
      })
  }

  package static var securityCode: FormatKind {
    FormatKind(
      key: "securityCode", empty: .securityCode(nil),
      code: { (definition, reader) throws(FormatError) in try definition.codeSecurityCode(&reader)
      },
      make: { (definition, _) throws(FormatError) in
        guard case .securityCode(let brand) = definition.kind else { return nil }
        return ResolvedFormat(SecurityCodeFormat(for: brand))
      })
  }

  package static var iban: FormatKind {
    FormatKind(
      key: "iban", empty: .iban,
      code: { (definition, reader) throws(FormatError) in try definition.codeIBAN(&reader) },
      make: { (definition, _) throws(FormatError) in
        guard case .iban = definition.kind else { return nil }
        return ResolvedFormat(IBANFormat(), .iban(IBANFormat()))
      })
  }

  package static var preset: FormatKind {
    FormatKind(
      key: "preset", empty: .preset(.none),
      code: { (definition, reader) throws(FormatError) in try definition.codePreset(&reader) },
      make: { (definition, context) throws(FormatError) in
        guard case .preset(let preset) = definition.kind else { return nil }
        return ResolvedFormat(preset.makeFormat(today: try definition.today(in: context)))
      })
  }
}

extension LengthLimit {
  /// Whether the limit is that of a value in characters.
  fileprivate var isOfWholeValue: Bool { measure == .value && unit == .characters }
}

extension Preset {
  /// The place of a preset that is still to be read.
  fileprivate static var none: Preset {
    Preset(identifier: "", title: "", masks: [], example: "", placeholder: "")
  }
}

extension TextForm where Value == Preset {
  fileprivate static var preset: Self {
    Self(
      read: { (name) throws(FormatError) in
        if let preset = Preset(identifier: name) { return preset }
        throw FormatError(.unknownPreset(name), at: "$")
      },
      write: { (preset) throws(FormatError) in
        // `==` of strings needs Unicode's normalization tables in a page.
        if let known = Preset(identifier: preset.identifier), known.title.isSame(as: preset.title),
          known.example.isSame(as: preset.example)
        {
          return preset.identifier
        }
        throw FormatError(
          .setting(
            "The preset “", quoting: preset.identifier,
            "” isn't in the catalog, so it has no JSON.",
            fix: "Use a preset of Preset.all, or a mask."))
      }, type: "string")
  }
}

extension TextForm where Value == CardBrand {
  fileprivate static var brand: Self {
    Self(
      read: { (name) throws(FormatError) in
        if let brand = CardBrand(identifier: name) { return brand }
        throw FormatError(.unknownName(name, known: CardBrand.all.map { $0.identifier }), at: "$")
      }, write: { (brand) in brand.identifier }, type: "string")
  }
}

extension FormatError.Reason {
  /// The reason that a text isn't the identifier of a preset.
  package static func unknownPreset(_ name: String) -> Self {
    .pattern(
      FormatError.PatternFault(
        name: FormatError.Code.unknownName.name, offset: nil,
        message: "“" + name + "” isn't a preset.",
        fix: "Use an identifier of Preset.all, such as postal.NL."))
  }
}

extension AllowedCharacters.Rule {
  /// The keys of a rule: the name of its characters or a list of them, and what is changed.
  mutating func code(_ coder: inout some KeyCoder) throws(FormatError) {
    var parts = self.parts
    // A named rule may have a separator or an exclusion itself.
    if NameTable.rules.name(of: bare) != nil {
      let (allowsLineBreaks, keepsDigits) = (parts.allowsLineBreaks, parts.keepsDigits)
      parts = Parts(bare)
      (parts.allowsLineBreaks, parts.keepsDigits) = (allowsLineBreaks, keepsDigits)
    }
    let allowed = Key("allowed", was: "allow")
    try coder.either(allowed, or: "characters")
    var name = NameTable.rules.name(of: parts.base) == nil ? nil : Optional(parts.base)
    var members = name == nil ? parts.base.members : nil
    try coder.name(allowed, &name, .rules)
    try coder.characters("characters", &members, isNamed: false, isRequired: false)
    if let members { parts.base = .characters(members) } else if let name { parts.base = name }
    #if !hasFeature(Embedded)
    try coder.text("separator", &parts.separator, .character)
    var standIns = parts.standIns.map { Bytes($0) }
    try coder.text("standIns", &standIns, .text)
    parts.standIns = standIns?.string
    try coder.flag("lineBreaks", &parts.allowsLineBreaks, unless: false)
    try coder.flag("keepsDigits", &parts.keepsDigits, unless: false)
    #endif
    var excluded = parts.excluded.isEmpty ? nil : Optional(parts.excluded)
    try coder.list("excluding", &excluded, .rule) { (coder, rule) throws(FormatError) in
      try rule.code(&coder)
    }
    parts.excluded = excluded ?? []
    self = Self(parts)
  }
}

extension NameTable where Value == AllowedCharacters.Rule {
  fileprivate static var rules: NameTable {
    [
      "any": .any, "digits": .digits, "decimal": .decimal(), "nonChinese": .nonChinese(),
      "letters": .letters, "alphanumerics": .alphanumerics, "emoji": .emoji,
    ]
  }

  /// The names of rules that another one may exclude.
  fileprivate static var excluded: NameTable {
    [
      "digits": .digits, "letters": .letters, "alphanumerics": .alphanumerics, "emoji": .emoji,
      "chinese": .chinese(withPunctuation: false),
      "chineseAndPunctuation": .chinese(withPunctuation: true), "decimal": .decimal(),
      "nonChinese": .nonChinese(), "any": .any,
    ]
  }
}

extension ElementForm where Element == AllowedCharacters.Rule {
  fileprivate static var rule: Self {
    Self(
      empty: .any,
      read: { (json) throws(FormatError) in
        guard let name = json.string else { return nil }
        if let rule = NameTable.excluded[name] { return rule }
        throw FormatError(.unknownName(name, known: NameTable.excluded.all), at: "$")
      },
      short: { (rule) throws(FormatError) in NameTable.excluded.name(of: rule).map { .string($0) }
      },
      expected: "a name or an object")
  }
}

#if !hasFeature(Embedded)
extension FieldFormat where Value == String {
  /// Returns a format for text that matches a regular expression as a whole.
  ///
  ///     MaskedTextField("Plate", value: $plate, format: .regex("[A-Z]{2}-[0-9]{4}"))
  ///
  /// - Parameters:
  ///   - pattern: The regular expression.
  ///   - completion: Whether characters that must follow are inserted automatically.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func regex(
    _ pattern: String, completion: Bool = true, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    var definition = FormatDefinition(.regex(Bytes(pattern)))
    definition.options.completion = completion ? nil : false
    return Self(definition, .text, CallSite(file: file, line: line))
  }

  /// Returns a format for text that matches a compiled regular expression, such as one from a server.
  ///
  /// - Parameters:
  ///   - expression: The regular expression.
  ///   - completion: Whether characters that must follow are inserted automatically.
  /// - Returns: The format.
  public static func regex(_ expression: RegularExpression, completion: Bool = true) -> Self {
    regex(expression.pattern, completion: completion)
  }

  /// Returns a format that limits which characters, or how many, can be entered. By default, it
  /// limits neither.
  ///
  ///     MaskedTextField("Note", value: $note, format: .text(maximumLength: 80))
  ///
  /// - Parameters:
  ///   - allowed: The allowed characters.
  ///   - maximumLength: The maximum length in characters. If you omit it, there is no limit.
  /// - Returns: The format.
  public static func text(
    allowed: AllowedCharacters = .any, maximumLength: Int? = nil
  ) -> Self {
    let allowed = AllowedCharacters(allowed, maximumLength: maximumLength)
    return Self(allowed)
  }

  /// A format for payment card numbers of all brands.
  public static var card: Self { card() }

  /// Returns a format for payment card numbers of certain brands.
  ///
  /// - Parameter brands: The accepted brands. The default is all brands.
  /// - Returns: The format.
  public static func card(accepting brands: Set<CardBrand>? = nil) -> Self {
    Self(.card(brands?.sorted { $0.identifier < $1.identifier }), .text)
  }

  /// A format for the security code of a payment card, with three or four digits.
  public static var securityCode: Self { securityCode() }

  /// Returns a format for the security code of a payment card of a certain brand.
  ///
  /// - Parameter brand: The brand. If it is `nil`, three or four digits are accepted.
  /// - Returns: The format.
  public static func securityCode(for brand: CardBrand? = nil) -> Self {
    Self(.securityCode(brand), .text)
  }

  /// A format for international bank account numbers (IBAN).
  public static var iban: Self { Self(.iban, .text) }

  /// A format for the name of a person, which accepts every letter and tidies up spaces when the
  /// user leaves the field.
  public static var personName: Self { preset("name") }

  /// A format for email addresses.
  public static var emailAddress: Self { preset("email") }

  /// A format for the address of a web page or a server.
  public static var webAddress: Self { preset("url") }

  /// A format for a slug, the last part of a page's address.
  public static var slug: Self { preset("url.slug") }

  /// Returns a format from the catalog of presets, such as the postal code of a country.
  ///
  ///     MaskedTextField("Postal code", value: $code, format: .preset("postal.NL"))
  ///
  /// - Parameters:
  ///   - identifier: The identifier of a preset in `Preset.all`.
  ///   - file: The calling file, for the log.
  ///   - line: The calling line, for the log.
  /// - Returns: The format.
  public static func preset(
    _ identifier: String, file: StaticString = #fileID, line: UInt = #line
  ) -> Self {
    guard let preset = Preset(identifier: identifier) else {
      return Self(.invalid(FormatError(.unknownPreset(identifier))), .text, file, line)
    }
    return Self(.preset(preset), .text, file, line)
  }

  /// Returns a format that is a preset, such as one that you created.
  ///
  /// - Parameter preset: The preset.
  /// - Returns: The format.
  public static func preset(_ preset: Preset) -> Self { Self(.preset(preset), .text) }
}
#endif
