import FormworkMasks

extension FormatDefinition {
  private static var kinds: [StaticString] {
    ["mask", "filter", "regex", "number", "date", "phone", "card", "iban", "preset"]
  }

  /// Creates a definition from parsed JSON.
  ///
  /// - Parameter json: An object.
  /// - Throws: ``DefinitionError`` for an unknown key, a value of the wrong type, or an unknown
  ///   name.
  package init(_ json: JSON) throws(DefinitionError) {
    // `null` is accepted for options that are off by default.
    let object = try JSONObject(
      json, at: "$", nullable: ["placeholder", "case", "tokens", "valuePattern", "maximumLength"])
    let chosen = object.present(Self.kinds)
    let isMask = chosen.first.map { "mask" ~= $0 } ?? false
    try object.rejectKeys(
      except: ["version"] + Self.kinds + Options.keys + (isMask ? MaskRules.keys : []))
    for other in chosen.dropFirst() { try object.reject(other, beside: chosen[0]) }
    let version = try object.integer("version")
    guard version ?? Self.currentVersion == Self.currentVersion else {
      throw DefinitionError(.unknownVersion, at: object.path(of: "version"))
    }
    guard let key = chosen.first else { throw DefinitionError(.noKind, at: "$") }
    kind = try Kind(key, in: object)
    options = try Options(object)
  }
}

extension FormatDefinition.Kind {
  fileprivate init(_ key: StaticString, in object: JSONObject) throws(DefinitionError) {
    switch key {
    case "mask": self = .mask(try FormatDefinition.MaskRules(object))
    case "regex": self = .regex(try object.requiredString(key))
    case "preset": self = .preset(try object.requiredString(key))
    default:
      self = try Self(key, with: object.requiredObject(key, nullable: ["maximumLength", "region"]))
    }
  }

  private init(_ key: StaticString, with rules: JSONObject) throws(DefinitionError) {
    switch key {
    case "filter": self = .filter(try FormatDefinition.FilterRules(rules))
    case "number": self = .number(try FormatDefinition.NumberRules(rules))
    case "date": self = .date(try FormatDefinition.DateRules(rules))
    case "phone": self = .phone(try FormatDefinition.PhoneRules(rules))
    default:
      try rules.rejectKeys(except: [])
      self = "card" ~= key ? .card : .iban
    }
  }
}

extension FormatDefinition.MaskRules {
  fileprivate static var keys: [StaticString] {
    ["syntax", "notations", "tokens", "alternatives", "strategy", "rightToLeft", "callingCode"]
  }

  fileprivate init(_ object: JSONObject) throws(DefinitionError) {
    self.init(
      try object.requiredString("mask"), syntax: try Syntax(object),
      notations: try [Notation](object) ?? [])
    for (value, path) in try object.list("alternatives") ?? [] {
      alternatives.append(try Alternative(value, at: path))
    }
    strategy = try object.name("strategy", of: .strategies) ?? .wholeString
    rightToLeft = try object.bool("rightToLeft") ?? false
    callingCode = try object.count("callingCode")
  }
}

extension FormatDefinition.MaskRules.Syntax {
  fileprivate init?(_ object: JSONObject) throws(DefinitionError) {
    try object.reject("syntax", beside: "tokens")
    if let tokens = try object.tokens("tokens") {
      self = .tokens(tokens)
    } else if let syntax = try object.name("syntax", of: .syntaxes) {
      self = syntax
    } else {
      return nil
    }
  }
}

extension [FormatDefinition.MaskRules.Notation] {
  fileprivate init?(_ object: JSONObject) throws(DefinitionError) {
    guard let list = try object.list("notations") else { return nil }
    self = []
    for (value, path) in list {
      append(try Element(JSONObject(value, at: path, nullable: ["case"])))
    }
  }
}

extension FormatDefinition.MaskRules.Notation {
  fileprivate init(_ object: JSONObject) throws(DefinitionError) {
    try object.rejectKeys(except: ["character", "characters", "optional", "case"])
    symbol = try object.requiredCharacter("character")
    characters = try object.requiredString("characters")
    isOptional = try object.bool("optional") ?? false
    letterCase = try object.name("case", of: .cases)
  }
}

extension FormatDefinition.MaskRules.Alternative {
  fileprivate init(_ value: JSON, at path: String) throws(DefinitionError) {
    if let pattern = value.string {
      self.init(pattern)
      return
    }
    guard case .object = value else {
      throw DefinitionError(.wrongType(expected: "a text in quotes or an object"), at: path)
    }
    let object = try JSONObject(value, at: path, nullable: ["tokens"])
    try object.rejectKeys(except: ["mask", "syntax", "tokens", "notations"])
    self.init(
      try object.requiredString("mask"), syntax: try FormatDefinition.MaskRules.Syntax(object),
      notations: try [FormatDefinition.MaskRules.Notation](object))
  }
}

extension FormatDefinition.FilterRules {
  fileprivate init(_ object: JSONObject) throws(DefinitionError) {
    try object.rejectKeys(except: ["allow", "characters", "maximumLength"])
    try object.reject("characters", beside: "allow")
    if let list = try object.string("characters") {
      characters = .listed(list)
    } else {
      let name = try object.name("allow", of: .filters)
      characters = .named(try object.required("allow", "the name of a set of characters", name))
    }
    maximumLength = try object.count("maximumLength")
  }
}

extension FormatDefinition.NumberRules {
  fileprivate init(_ object: JSONObject) throws(DefinitionError) {
    try object.rejectKeys(except: [
      "locale", "minimumFractionDigits", "maximumFractionDigits", "prefix", "suffix", "currency",
      "entry", "sign", "grouping", "padding", "allowsNegative", "minimum", "maximum",
    ])
    locale = try object.string("locale")
    minimumFractionDigits = try object.count("minimumFractionDigits")
    maximumFractionDigits = try object.count("maximumFractionDigits")
    prefix = try object.string("prefix")
    suffix = try object.string("suffix")
    currency = try object.string("currency")
    entry = try object.name("entry", of: .numberEntries) ?? .standard
    sign = try object.name("sign", of: .numberSigns) ?? .minus
    groupsDigits = try object.bool("grouping") ?? true
    padding = try object.name("padding", of: .numberPaddings) ?? .afterEditing
    allowsNegative = try object.bool("allowsNegative")
    minimum = try object.string("minimum")
    maximum = try object.string("maximum")
  }
}

extension FormatDefinition.DateRules {
  fileprivate init(_ object: JSONObject) throws(DefinitionError) {
    try object.rejectKeys(except: ["pattern", "locale", "minimum", "maximum", "firstShortYear"])
    try object.reject("locale", beside: "pattern")
    if let locale = try object.string("locale") {
      layout = .locale(locale)
    } else {
      layout = .pattern(try object.requiredString("pattern"))
    }
    minimum = try object.string("minimum")
    maximum = try object.string("maximum")
    firstShortYear = try object.count("firstShortYear")
  }
}

extension FormatDefinition.Options {
  fileprivate static var keys: [StaticString] {
    [
      "completion", "completesOnFocus", "autoskip", "deletion", "overflow", "insertion",
      "placeholder", "case", "digits", "valuePattern", "maximumLength", "undoSteps",
      "now",
    ]
  }

  fileprivate init(_ object: JSONObject) throws(DefinitionError) {
    completion = try object.bool("completion")
    completesOnFocus = try object.bool("completesOnFocus") ?? false
    autoskip = try object.bool("autoskip") ?? false
    deletion = try object.name("deletion", of: .deletions) ?? .throughLiterals
    overflow = try object.name("overflow", of: .overflows) ?? .reject
    insertion = try object.name("insertion", of: .insertions) ?? .insert
    placeholderCharacter = try object.character("placeholder")
    letterCase = try object.name("case", of: .cases)
    digits = try object.name("digits", of: .digits) ?? .ascii
    valuePattern = try object.string("valuePattern")
    maximumLength = try object.count("maximumLength")
    undoSteps = try object.name("undoSteps", of: .undoSteps)
    now = try object.string("now")
  }
}
