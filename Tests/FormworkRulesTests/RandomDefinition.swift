import FormworkCore
import FormworkTestSupport

extension SeededGenerator {
  /// A definition of any kind, most of whose parts aren't the defaults.
  mutating func definition() -> FormatDefinition {
    var options = FormatDefinition.Options()
    options.completion = maybe { .random(using: &$0) }
    options.completesOnFocus = .random(using: &self)
    options.autoskip = .random(using: &self)
    options.deletion = element(of: [.throughLiterals, .stopAtLiterals])
    options.overflow = element(of: [.reject, .overwrite, .truncate])
    options.insertion = element(of: [.insert, .replace])
    options.placeholderCharacter = maybe { $0.character() }
    options.letterCase = element(of: [nil, .upper, .lower])
    options.digits = element(of: [.ascii, .asTyped])
    options.valuePattern = maybe { $0.text() }
    options.maximumLength = maybe { $0.element(of: [0, 1, 12, .max]) }
    options.undoSteps = element(of: [nil, .edits, .runs])
    return FormatDefinition(kind(), options: options)
  }

  private mutating func kind() -> FormatDefinition.Kind {
    switch Int.random(in: 0...11, using: &self) {
    case 0: return .filter(filter())
    case 1: return .regex(text())
    case 2: return .number(number())
    case 3:
      let layout = element(of: [FormatDefinition.DateRules.Layout.pattern(text()), .locale(text())])
      return .date(.init(layout, minimum: maybe { $0.text() }, maximum: maybe { $0.text() }))
    case 4: return .phone(phone())
    case 5: return element(of: [.card, .iban])
    case 6: return .preset(text())
    default: return .mask(mask())
    }
  }

  private mutating func phone() -> FormatDefinition.PhoneRules {
    var rules = FormatDefinition.PhoneRules(
      region: maybe { $0.text() }, validity: element(of: [.possible, .valid]))
    rules.foreignNumbers = element(of: [.international, .reject])
    rules.allowedRegions = maybe { $0.list(upTo: 3) { $0.text() } }
    rules.kinds = element(of: [.any, .mobile])
    rules.homeNumbers = element(of: [.asTyped, .national])
    rules.valueStyle = element(of: [.e164, .national, .asTyped])
    return rules
  }

  private mutating func mask() -> FormatDefinition.MaskRules {
    var rules = FormatDefinition.MaskRules(text(), syntax: syntax(), notations: notations())
    rules.alternatives = list(upTo: 2) {
      .init($0.text(), syntax: $0.maybe { $0.syntax() }, notations: $0.maybe { $0.notations() })
    }
    rules.strategy = element(of: [.wholeString, .prefix, .capacity, .extractedValueCapacity])
    rules.rightToLeft = .random(using: &self)
    return rules
  }

  private mutating func syntax() -> FormatDefinition.MaskRules.Syntax {
    let tokens = list(upTo: 3) {
      FormatDefinition.MaskRules.Token($0.character(), characters: $0.text())
    }
    return element(of: [
      .brackets, .hash, .digits, .tokens(.init(tokens)),
    ])
  }

  private mutating func notations() -> [FormatDefinition.MaskRules.Notation] {
    list(upTo: 2) {
      .init(
        $0.character(), characters: $0.text(), isOptional: .random(using: &$0),
        letterCase: $0.element(of: [nil, .upper, .lower]))
    }
  }

  private mutating func filter() -> FormatDefinition.FilterRules {
    let name: FormatDefinition.FilterRules.Name = element(of: [
      .digits, .decimal, .nonChinese, .letters, .alphanumerics, .emoji, .any,
    ])
    return .init(
      element(of: [.named(name), .listed(text())]), maximumLength: maybe { $0.element(of: [0, 8]) })
  }

  private mutating func number() -> FormatDefinition.NumberRules {
    var rules = FormatDefinition.NumberRules()
    rules.locale = maybe { $0.text() }
    rules.minimumFractionDigits = maybe { $0.element(of: [0, 2]) }
    rules.maximumFractionDigits = maybe { $0.element(of: [0, 2]) }
    rules.prefix = maybe { $0.text() }
    rules.suffix = maybe { $0.text() }
    rules.currency = maybe { $0.text() }
    rules.entry = element(of: [.standard, .standard, .minorUnits])
    rules.sign = element(of: [.minus, .minus, .accounting, .parentheses])
    rules.groupsDigits = element(of: [true, true, false])
    rules.padding = element(of: [.afterEditing, .afterEditing, .always])
    rules.allowsNegative = maybe { .random(using: &$0) }
    rules.minimum = maybe { $0.text() }
    rules.maximum = maybe { $0.text() }
    return rules
  }

  private static let characters: [Character] = [
    "0", "9", "A", "_", "…", "[", "]", "{", "}", "\\", "\"", "/", "-", " ", "é", "e\u{301}", "\n",
    "\r\n", "\u{0}", "\u{1F}", "\u{2028}", "🇩🇪", "👍🏽", "\u{FFFC}", "٣", "#", "(", ")", "*", ".",
  ]

  mutating func character() -> Character { element(of: Self.characters) }

  mutating func text() -> String { String(list(upTo: 6) { $0.character() }) }
}
