import Formwork

extension FormatDefinition {
  /// The keys that only a mask may have beside its pattern.
  static let maskKeys = [
    "syntax", "notations", "alternatives", "strategy", "rightToLeft", "tokens",
  ]

  /// One pattern of a mask or a set, before it is compiled.
  private struct Pattern {
    var text: String
    var syntax: Mask.Syntax
    var notations: [Notation]
    var place = ""

    func compile(_ options: Mask.Options) throws(ReplayError) -> Mask {
      do throws(MaskError) {
        return try Mask(text, syntax: syntax, notations: notations, options: options)
      } catch {
        throw ReplayError(error, in: place)
      }
    }
  }

  static func mask(
    _ fields: Fields, _ options: Mask.Options
  ) throws(ReplayError) -> FormatDefinition {
    var options = options
    options.rightToLeft = try fields.flag("rightToLeft") ?? false
    let pattern = try pattern(fields, defaultSyntax: .brackets, defaultNotations: [])
    let strategy = try fields.name("strategy", in: MaskSet.Strategy.names) ?? .wholeString
    var others: [Pattern] = []
    for (index, json) in (try fields.array("alternatives") ?? []).enumerated() {
      let path = fields.path(to: "alternatives") + "[\(index)]"
      others.append(try alternative(json, at: path, like: pattern))
    }
    let primary = try pattern.compile(options)
    var alternatives: [Mask] = []
    for other in others { alternatives.append(try other.compile(options)) }
    let format =
      alternatives.isEmpty
      ? AnyFormat(primary)
      : AnyFormat(MaskSet(primary: primary, alternatives: alternatives, strategy: strategy))
    return FormatDefinition(
      format: format, completes: options.completion ?? (pattern.syntax == .brackets))
  }

  private static func pattern(
    _ fields: Fields, defaultSyntax: Mask.Syntax, defaultNotations: [Notation]
  ) throws(ReplayError) -> Pattern {
    let text = try fields.required("mask", fields.string("mask"))
    var syntax = try fields.name("syntax", in: Mask.Syntax.names) ?? defaultSyntax
    if let tokens = fields["tokens"] {
      if fields.has("syntax") {
        throw ReplayError(
          .unknownKey,
          "“\(fields.path(to: "syntax"))” can't stand beside “tokens”, which are a syntax.")
      }
      syntax = .tokens(try Mask.TokenTable(tokens, at: fields.path(to: "tokens")))
    }
    var notations = defaultNotations
    if let listed = try fields.array("notations") {
      notations = []
      for (index, json) in listed.enumerated() {
        notations.append(
          try Notation(json, at: fields.path(to: "notations") + "[\(index)]"))
      }
    }
    return Pattern(text: text, syntax: syntax, notations: notations)
  }

  /// An alternative: a pattern in the syntax of the first, or an object with its own.
  private static func alternative(
    _ json: JSON, at path: String, like first: Pattern
  ) throws(ReplayError) -> Pattern {
    var pattern = first
    switch json {
    case .string(let text):
      pattern.text = text
    case .object:
      let fields = try Fields(
        json, at: path, keys: ["mask", "syntax", "tokens", "notations"], nullable: ["tokens"])
      pattern = try Self.pattern(
        fields, defaultSyntax: first.syntax, defaultNotations: first.notations)
    default:
      throw ReplayError(.wrongType, "“\(path)” must be a pattern, or an object with a “mask”.")
    }
    pattern.place = path
    return pattern
  }
}

extension Notation {
  init(_ json: JSON, at path: String) throws(ReplayError) {
    let fields = try Fields(
      json, at: path, keys: ["character", "characters", "optional", "case"], nullable: ["case"])
    let characters = try fields.required("characters", fields.string("characters"))
    self.init(
      try fields.required("character", fields.character("character")),
      accepts: try CharacterClass(characters, at: fields.path(to: "characters")),
      isOptional: try fields.flag("optional") ?? false,
      letterCase: try fields.name("case", in: LetterCase.names))
  }
}

extension Mask.TokenTable {
  init(_ json: JSON, at path: String) throws(ReplayError) {
    guard case .object(let members) = json else {
      throw ReplayError(.wrongType, "“\(path)” must be an object.")
    }
    var pairs: [(Character, CharacterClass)] = []
    for member in members {
      guard let token = member.key.first, member.key.count == 1 else {
        throw ReplayError(
          .wrongType, "“\(member.key)” in “\(path)” must be a single character.")
      }
      guard case .string(let text) = member.value else {
        throw ReplayError(.wrongType, "“\(path).\(member.key)” must be a string.")
      }
      if let known = CharacterClass.names.first(where: { $0.key == text }) {
        pairs.append((token, known.value))
      } else {
        pairs.append((token, try CharacterClass(text, at: "\(path).\(member.key)")))
      }
    }
    self.init(pairs)
  }
}

extension CharacterClass {
  static var names: KeyValuePairs<String, CharacterClass> {
    ["digit": .digit, "letter": .letter, "alphanumeric": .alphanumeric, "any": .any]
  }

  init(_ notation: String, at path: String) throws(ReplayError) {
    do throws(NotationError) {
      try self.init(notation)
    } catch {
      throw ReplayError(.wrongType, "“\(path)”: \(error.sentence)")
    }
  }
}
