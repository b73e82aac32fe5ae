import FormworkMasks

extension FormatDefinition {
  /// The definition as a JSON value, with keys in the documented order and without defaults.
  package var jsonValue: JSON {
    var members = Members()
    members.add("version", .number(String(Self.currentVersion)))
    switch kind {
    case .mask(let rules): rules.add(to: &members)
    case .filter(let rules): members.add("filter", rules.jsonValue)
    case .regex(let pattern): members.add("regex", .string(pattern))
    case .number(let rules): members.add("number", rules.jsonValue)
    case .date(let rules): members.add("date", rules.jsonValue)
    case .phone(let rules): members.add("phone", rules.jsonValue)
    case .card: members.add("card", .object([]))
    case .iban: members.add("iban", .object([]))
    case .preset(let name): members.add("preset", .string(name))
    }
    options.add(to: &members)
    return members.object
  }
}

/// The members of an object that is being written.
private struct Members {
  private var list: [JSON.Member] = []

  var object: JSON { .object(list) }

  mutating func add(_ key: String, _ value: JSON?) {
    if let value { list.append(JSON.Member(key, value)) }
  }

  mutating func add(_ key: String, _ value: String?) {
    add(key, value.map { JSON.string($0) })
  }

  mutating func add(_ key: String, _ value: Int?) {
    add(key, value.map { JSON.number(String($0)) })
  }

  mutating func add(_ key: String, _ value: Bool?, unless usual: Bool? = nil) {
    if value != usual { add(key, value.map { JSON.bool($0) }) }
  }

  mutating func add<Value>(
    _ key: String, _ value: Value?, of names: Names<Value>, unless usual: Value? = nil
  ) {
    if value != usual { add(key, value.flatMap(names.name)) }
  }
}

extension Members {
  fileprivate mutating func add(_ syntax: FormatDefinition.MaskRules.Syntax?) {
    guard case .tokens(let tokens) = syntax else {
      return add("syntax", syntax, of: .syntaxes)
    }
    let members = tokens.list.map { JSON.Member(String($0.symbol), .string($0.characters)) }
    add("tokens", .object(members))
  }

  mutating func add(_ notations: [FormatDefinition.MaskRules.Notation]?) {
    add("notations", notations.map { .array($0.map { $0.jsonValue }) })
  }
}

extension FormatDefinition.MaskRules {
  fileprivate func add(to members: inout Members) {
    members.add("mask", pattern)
    members.add(syntax)
    if !notations.isEmpty { members.add(notations) }
    if !alternatives.isEmpty {
      members.add("alternatives", .array(alternatives.map { $0.jsonValue }))
    }
    members.add("strategy", strategy, of: .strategies, unless: .wholeString)
    members.add("rightToLeft", rightToLeft, unless: false)
    members.add("callingCode", callingCode)
  }
}

extension FormatDefinition.MaskRules.Notation {
  fileprivate var jsonValue: JSON {
    var members = Members()
    members.add("character", String(symbol))
    members.add("characters", characters)
    members.add("optional", isOptional, unless: false)
    members.add("case", letterCase, of: .cases)
    return members.object
  }
}

extension FormatDefinition.MaskRules.Alternative {
  fileprivate var jsonValue: JSON {
    if syntax == nil, notations == nil { return .string(pattern) }
    var members = Members()
    members.add("mask", pattern)
    members.add(syntax)
    members.add(notations)
    return members.object
  }
}

extension FormatDefinition.FilterRules {
  fileprivate var jsonValue: JSON {
    var members = Members()
    switch characters {
    case .named(let name): members.add("allow", name, of: .filters)
    case .listed(let list): members.add("characters", list)
    }
    members.add("maximumLength", maximumLength)
    return members.object
  }
}

extension FormatDefinition.NumberRules {
  fileprivate var jsonValue: JSON {
    var members = Members()
    members.add("locale", locale)
    members.add("minimumFractionDigits", minimumFractionDigits)
    members.add("maximumFractionDigits", maximumFractionDigits)
    members.add("prefix", prefix)
    members.add("suffix", suffix)
    members.add("currency", currency)
    members.add("entry", entry, of: .numberEntries, unless: .standard)
    members.add("sign", sign, of: .numberSigns, unless: .minus)
    members.add("grouping", groupsDigits, unless: true)
    members.add("padding", padding, of: .numberPaddings, unless: .afterEditing)
    members.add("allowsNegative", allowsNegative)
    members.add("minimum", minimum)
    members.add("maximum", maximum)
    return members.object
  }
}

extension FormatDefinition.DateRules {
  fileprivate var jsonValue: JSON {
    var members = Members()
    switch layout {
    case .pattern(let pattern): members.add("pattern", pattern)
    case .locale(let identifier): members.add("locale", identifier)
    }
    members.add("minimum", minimum)
    members.add("maximum", maximum)
    members.add("firstShortYear", firstShortYear)
    return members.object
  }
}

extension FormatDefinition.PhoneRules {
  fileprivate var jsonValue: JSON {
    var members = Members()
    members.add("region", region.map { JSON.string($0) } ?? .null)
    members.add("validity", validity, of: .phoneValidities, unless: .valid)
    members.add("foreignNumbers", foreignNumbers, of: .foreignNumbers, unless: .international)
    members.add("allowedRegions", allowedRegions.map { .array($0.map { JSON.string($0) }) })
    members.add("kinds", kinds, of: .phoneKinds, unless: .any)
    members.add("homeNumbers", homeNumbers, of: .homeNumbers, unless: .asTyped)
    members.add("valueStyle", valueStyle, of: .phoneValueStyles, unless: .e164)
    return members.object
  }
}

extension FormatDefinition.Options {
  fileprivate func add(to members: inout Members) {
    members.add("completion", completion)
    members.add("completesOnFocus", completesOnFocus, unless: false)
    members.add("autoskip", autoskip, unless: false)
    members.add("deletion", deletion, of: .deletions, unless: .throughLiterals)
    members.add("overflow", overflow, of: .overflows, unless: .reject)
    members.add("insertion", insertion, of: .insertions, unless: .insert)
    members.add("placeholder", placeholderCharacter.map { String($0) })
    members.add("case", letterCase, of: .cases)
    members.add("digits", digits, of: .digits, unless: .ascii)
    members.add("valuePattern", valuePattern)
    members.add("maximumLength", maximumLength)
    members.add("undoSteps", undoSteps, of: .undoSteps)
    members.add("now", now)
  }
}
