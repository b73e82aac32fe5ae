@_spi(JSON) import FormworkDefinition

/// One line of a replay: a format, and what is done to a field that has it.
struct Script: Sendable {
  var definition: ReplayedFormat
  var actions: [Action] = []

  private static let keys = ["id", "format", "actions"]

  init(_ json: JSON) throws(ReplayError) {
    let fields = try Fields(json, at: "", keys: Self.keys)
    switch fields["id"] {
    case nil, .null, .string, .number: break
    default: throw fields.wrongType("id", "a string or a number")
    }
    guard let format = fields["format"] else {
      throw ReplayError(.wrongType, "“format” is missing.")
    }
    definition = try ReplayedFormat(format, at: "format")
    for (index, action) in (try fields.array("actions") ?? []).enumerated() {
      actions.append(try Action(action, at: "actions[\(index)]"))
    }
  }

  /// The states of the field after each action.
  func run() -> [FieldState] {
    var field = ReplayedField(definition)
    return actions.map { field.perform($0) }
  }
}

extension JSON {
  /// What a line is called, which its answer repeats; `null` where it has no name.
  var scriptID: JSON {
    guard case .object(let members) = self else { return .null }
    switch members.last(where: { $0.key == "id" })?.value {
    case .string(let name): return .string(name)
    case .number(let digits): return .number(digits)
    default: return .null
    }
  }
}
