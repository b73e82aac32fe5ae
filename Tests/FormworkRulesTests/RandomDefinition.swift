import FormworkCore
import FormworkTestSupport

extension SeededGenerator {
  /// A definition of any kind, most of whose parts aren't the defaults.
  mutating func definition() -> FormatDefinition {
    var definition = FormatDefinition(kind())
    definition.options.completion = maybe { .random(using: &$0) }
    definition.options.completesOnFocus = .random(using: &self)
    definition.options.autoskip = .random(using: &self)
    definition.options.deletion = element(of: [.throughLiterals, .stopAtLiterals])
    definition.options.overflow = element(of: [.reject, .overwrite, .truncate])
    definition.options.insertion = element(of: [.insert, .replace])
    definition.options.placeholderCharacter = maybe { $0.character() }
    definition.options.letterCase = element(of: [nil, .upper, .lower])
    definition.options.digits = element(of: [.ascii, .asTyped])
    if case .mask = definition.kind {
      definition.options.rightToLeft = .random(using: &self)
      definition.options.callingCode = maybe { $0.element(of: [1, 49]) }
    }
    definition.limits.valuePatterns = list(upTo: 2) { Bytes($0.text()) }
    definition.limits.maximumLengths = list(upTo: 2) { random in
      LengthLimit(
        random.element(of: [0, 1, 12, .max]), of: random.element(of: [.value, .text]),
        random.element(of: [.characters, .utf16, .bytes]))
    }
    definition.limits.contentType = maybe { $0.element(of: TextContentType.all) }
    definition.undoSteps = element(of: [nil, .edits, .runs])
    definition.today = maybe { $0.element(of: ["2026-11-25", "2024"]) }
    switch definition.kind {
    case .number, .date, .duration: definition.locale = maybe { $0.locale() }
    case .phone: definition.locale = maybe { $0.locale() }
    default: break
    }
    if case .date = definition.kind { definition.timeZone = maybe { _ in "Europe/Vienna" } }
    return definition
  }

  private mutating func locale() -> Bytes {
    element(of: ["de_DE", "en_US", "fr_CH", "hi_IN", "ar_EG", "sv_SE"])
  }

  private mutating func kind() -> FormatDefinition.Kind {
    switch Int.random(in: 0...13, using: &self) {
    case 0: return .text(allowed())
    case 1: return .regex(Bytes(text()))
    case 2: return .number(number())
    case 3: return .date(date())
    case 4: return .phone(phone())
    case 5: return .card(maybe { $0.list(upTo: 3) { $0.element(of: CardBrand.all) } })
    case 6: return .iban
    case 7: return .preset(element(of: Preset.all))
    case 8: return .securityCode(maybe { $0.element(of: CardBrand.all) })
    case 9: return .duration(Bytes(element(of: ["hh:mm", "m:ss", text()])))
    default: return .mask(mask())
    }
  }

  private mutating func date() -> DateDefinition {
    var date = DateDefinition(
      element(of: [
        .date, .time(nil), .time(.twelve), .time(.twentyFour), .pattern(Bytes(text())),
        .pattern("dd/MM/yyyy"),
        .range("dd/MM/yyyy"),
      ]))
    date.minimum = maybe {
      DateLimit(
        $0.element(of: [
          DateTimeComponents(year: 1900), DateTimeComponents(year: 2024, month: 2, day: 29),
        ]))
    }
    date.maximum = maybe { _ in DateLimit(DateTimeComponents(year: 2049, month: 12)) }
    date.firstShortYear = maybe { $0.element(of: [1950, 2000]) }
    return date
  }

  private mutating func phone() -> PhoneDefinition {
    let regions = [Region.germany, .austria, .unitedStates, .france]
    var phone = PhoneDefinition(
      element(of: [.international, .ofContext, .region(element(of: regions))]))
    phone.validity = element(of: [.possible, .valid])
    phone.internationalNumbers = element(of: [.international, .reject])
    phone.regions = maybe { $0.list(upTo: 3) { $0.element(of: regions) } }
    phone.types = element(of: [.any, .mobile])
    phone.nationalDisplay = element(of: [.asTyped, .national])
    phone.valueFormat = element(of: [.e164, .national, .asTyped])
    return phone
  }

  private mutating func mask() -> MaskDefinition {
    var mask = MaskDefinition(text(), syntax: maybe { $0.syntax() }, notations: notations())
    mask.alternatives = list(upTo: 2) {
      .init($0.text(), syntax: $0.maybe { $0.syntax() }, notations: $0.maybe { $0.notations() })
    }
    mask.strategy = element(of: [.wholeString, .prefix, .capacity, .extractedValueCapacity])
    return mask
  }

  private mutating func syntax() -> Mask.Syntax {
    // A table has each symbol once, in the order of the scalars.
    let symbols = Set(list(upTo: 3) { $0.character() }).sorted {
      $0.unicodeScalars.lexicographicallyPrecedes($1.unicodeScalars)
    }
    let tokens = symbols.map { ($0, characters()) }
    return element(of: [.brackets, .hash, .digits, .tokens(.init(tokens))])
  }

  private mutating func notations() -> [Mask.Notation] {
    list(upTo: 2) {
      .init(
        $0.character(), accepts: $0.characters(), isOptional: .random(using: &$0),
        letterCase: $0.element(of: [nil, .upper, .lower]))
    }
  }

  /// Characters of any class: named ones, listed ones, unions, and what is left of others.
  mutating func characters() -> UnicodeSet {
    let named: [UnicodeSet] = [.digit, .letter, .alphanumeric, .any]
    let listed = UnicodeSet(list(upTo: 5) { $0.character() })
    switch Int.random(in: 0...5, using: &self) {
    case 0: return element(of: named)
    case 1: return element(of: named).union(listed)
    case 2: return element(of: named).inverted
    case 3:
      return element(of: named).union(element(of: named).inverted).intersection(listed.inverted)
    default: return listed
    }
  }

  private mutating func allowed() -> AllowedCharacters {
    let named: [AllowedCharacters] = [
      .digits, .decimal, .decimal(separator: ","), .nonChinese,
      .nonChinese(rejectsPunctuation: true), .letters,
      .alphanumerics, .emoji, .noEmoji, .any, .characters(characters()),
    ]
    var allowed = element(of: named)
    if Int.random(in: 0...2, using: &self) == 0 { allowed = allowed.allowingLineBreaks }
    if Int.random(in: 0...2, using: &self) == 0 { allowed = allowed.keepingDigits }
    for _ in 0..<Int.random(in: 0...2, using: &self) {
      allowed = allowed.excluding(element(of: named))
    }
    return AllowedCharacters(allowed, maximumLength: maybe { $0.element(of: [0, 8]) })
  }

  private mutating func number() -> NumberDefinition {
    var number = NumberDefinition()
    number.style = element(of: [.number, .number, .percent])
    number.minimumFractionDigits = maybe { $0.element(of: [0, 2]) }
    number.maximumFractionDigits = maybe { $0.element(of: [0, 2]) }
    number.prefix = maybe { Bytes($0.text()) }
    number.suffix = maybe { Bytes($0.text()) }
    number.currency = maybe { random in
      random.element(
        of: ["EUR", "JPY", "XYZ"].compactMap { Currency($0) }.map { .named($0) } + [.ofContext])
    }
    number.entry = element(of: [.standard, .standard, .minorUnits])
    number.sign = element(of: [.minus, .minus, .accounting, .parentheses])
    number.grouping = element(of: [.automatic, .automatic, .never])
    number.padding = element(of: [.afterEditing, .afterEditing, .always])
    number.allowsNegative = maybe { .random(using: &$0) }
    number.minimum = maybe { $0.element(of: [DecimalNumber(-500), 0]) }
    number.maximum = maybe { $0.element(of: [DecimalNumber("99.5") ?? 0, 1000]) }
    return number
  }

  private static let characters: [Character] = [
    "0", "9", "A", "_", "…", "[", "]", "{", "}", "\\", "\"", "/", "-", " ", "é", "e\u{301}", "\n",
    "\r\n", "\u{0}", "\u{1F}", "\u{2028}", "🇩🇪", "👍🏽", "\u{FFFC}", "٣", "#", "(", ")", "*", ".",
  ]

  mutating func character() -> Character { element(of: Self.characters) }

  mutating func text() -> String { String(list(upTo: 6) { $0.character() }) }
}
