import Formwork

/// A format as a script describes it, with what belongs to the field rather than to the format.
struct FormatDefinition: Sendable {
  var format: AnyFormat

  /// Whether a stateless reading appends the literals that are certain.
  var completes = true

  /// Whether a stateless reading takes back the literals left at the caret.
  var skips = false

  /// What one step of undo takes back, if the script says so.
  var undoSteps: UndoSteps?
}

extension FormatDefinition {
  /// The keys of which exactly one chooses the format.
  private static let formats = [
    "mask", "filter", "regex", "number", "date", "phone", "card", "iban", "preset",
  ]

  /// The keys that every format may have. One that says nothing to a format is without effect.
  private static let options = [
    "autocomplete", "autocompleteOnFocus", "autoskip", "deletion", "overflow", "insertion",
    "placeholder", "case", "digits", "valueMatches", "maxLength", "undoSteps",
  ]

  /// The options that are off by default, which `null` says as well.
  private static let nullable = ["placeholder", "case", "tokens", "valueMatches", "maxLength"]

  init(_ json: JSON, at path: String) throws(ReplayError) {
    let fields = try Fields(
      json, at: path, keys: Self.formats + Self.maskKeys + Self.options, nullable: Self.nullable)
    let chosen = Self.formats.filter(fields.has)
    guard let kind = chosen.first else {
      throw ReplayError(.unsupportedFormat, "“\(path)” names no format, such as “mask”.")
    }
    if chosen.count > 1 {
      throw ReplayError(
        .unknownKey, "“\(path)” can be “\(kind)” or “\(chosen[1])”, not both at once.")
    }
    if kind != "mask", let stray = Self.maskKeys.first(where: fields.has) {
      throw ReplayError(
        .unknownKey, "“\(fields.path(to: stray))” belongs to “mask”, and this is “\(kind)”.")
    }
    let options = try Mask.Options(fields)
    switch kind {
    case "mask": self = try Self.mask(fields, options)
    case "filter": self = try Self.filter(fields, options)
    case "regex": self = try Self.regex(fields, options)
    default:
      throw ReplayError(.unsupportedFormat, "“\(fields.path(to: kind))” isn't supported yet.")
    }
    try restrict(fields)
    skips = options.autoskip
    undoSteps = try fields.name("undoSteps", in: ["edit": .edits, "run": .runs])
  }
}
