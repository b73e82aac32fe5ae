import Formwork

extension FormatDefinition {
  static func filter(
    _ fields: Fields, _ options: Mask.Options
  ) throws(ReplayError) -> FormatDefinition {
    let filter = try Fields(
      fields["filter"] ?? .null, at: fields.path(to: "filter"),
      keys: ["allow", "characters", "maxLength"], nullable: ["maxLength"])
    let format = CharacterFilter(
      try rule(filter), maximumLength: try filter.integer("maxLength"))
    return FormatDefinition(format: AnyFormat(format).changingCase(options.letterCase))
  }

  private static func rule(_ filter: Fields) throws(ReplayError) -> CharacterFilter.Rule {
    let allowed = try filter.name("allow", in: CharacterFilter.Rule.names)
    guard let characters = try filter.string("characters") else {
      return try filter.required("allow", allowed)
    }
    if allowed != nil {
      throw ReplayError(
        .unknownKey, "“\(filter.path(to: "characters"))” can't stand beside “allow”.")
    }
    return .characters(try CharacterClass(characters, at: filter.path(to: "characters")))
  }

  static func regex(
    _ fields: Fields, _ options: Mask.Options
  ) throws(ReplayError) -> FormatDefinition {
    let expression = try expression("regex", fields, in: "")
    let completes = options.completion ?? true
    let format = AnyFormat(PatternFormat(expression, completion: completes))
    return FormatDefinition(
      format: format.changingCase(options.letterCase), completes: completes)
  }

  /// Adds what restricts the value of a format from outside.
  mutating func restrict(_ fields: Fields) throws(ReplayError) {
    if fields.has("valueMatches") {
      let place = fields.path(to: "valueMatches")
      format = AnyFormat(format.matching(try Self.expression("valueMatches", fields, in: place)))
    }
    if let length = try fields.integer("maxLength") {
      format = AnyFormat(format.limited(to: length))
    }
  }

  private static func expression(
    _ key: String, _ fields: Fields, in place: String
  ) throws(ReplayError) -> RegularExpression {
    let pattern = try fields.required(key, fields.string(key))
    do throws(RegexError) {
      return try RegularExpression(pattern)
    } catch {
      throw ReplayError(error, in: place)
    }
  }
}

extension CharacterFilter.Rule {
  fileprivate static var names: KeyValuePairs<String, CharacterFilter.Rule> {
    [
      "digits": .digits, "decimal": .decimal(), "nonChinese": .nonChinese(), "letters": .letters,
      "alphanumerics": .alphanumerics, "emoji": .emoji, "any": .any,
    ]
  }
}

extension AnyFormat {
  fileprivate func changingCase(_ letterCase: LetterCase?) -> AnyFormat {
    letterCase.map { AnyFormat(changingCase($0)) } ?? self
  }
}
