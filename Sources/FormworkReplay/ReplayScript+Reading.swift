@_spi(JSON) import FormworkCore

extension ReplayScript {
  /// Reads a script.
  init(_ json: JSON, at path: String, made make: FormatMaker) throws(DefinitionError) {
    let object = try JSONObject(json, at: path)
    try object.rejectKeys(except: ["version", "id", "now", "format", "actions"])
    guard try object.integer("version") ?? Self.currentVersion == Self.currentVersion else {
      throw DefinitionError(.unknownVersion, at: object.path(of: "version"))
    }
    switch object["id"] {
    case nil, .null, .string, .number: break
    default: throw object.wrongType("id", "a text in quotes or a number")
    }
    let now = try object.string("now")
    // The clock is the same for all formats of a script.
    let make: FormatMaker = { definition throws(DefinitionError) in
      var definition = definition
      definition.options.now = definition.options.now ?? now
      return try make(definition)
    }
    format = try ReplayedFormat(object, "format", made: make)
    var steps: [Step] = []
    for (action, path) in try object.list("actions") ?? [] {
      steps.append(try Step(action, at: path, made: make))
    }
    self.steps = steps
  }
}

extension ReplayedFormat {
  /// Creates the format of a member.
  fileprivate init(
    _ object: JSONObject, _ key: StaticString, made make: FormatMaker
  ) throws(DefinitionError) {
    let json = try object.required(key, "an object", object[key])
    do throws(DefinitionError) {
      try self.init(FormatDefinition(json), made: make)
    } catch {
      throw error.inside(object.path(of: key))
    }
  }
}

extension ReplayScript.Step {
  private static var keys: [StaticString] {
    [
      "type", "insert", "backspace", "delete", "word", "cut", "caret", "select", "set", "text",
      "compose", "commit", "cancel", "focus", "blur", "undo", "redo", "step", "format", "apply",
    ]
  }

  /// Reads one element of `actions`.
  fileprivate init(_ json: JSON, at path: String, made make: FormatMaker) throws(DefinitionError) {
    let object = try JSONObject(json, at: path)
    try object.rejectKeys(except: Self.keys)
    // A caret next to a text belongs to it.
    let hasText = object["text"] != nil
    let chosen = object.present(Self.keys).filter { !(hasText && "caret" ~= $0) }
    guard let kind = chosen.first else {
      throw DefinitionError(
        .wrongType(expected: "an object with a key for an action"), at: path)
    }
    for other in chosen.dropFirst() { try object.reject(other, beside: kind) }
    if "apply" ~= kind {
      self = try Self(reading: object[kind] ?? .null, at: object.path(of: kind))
    } else {
      self = .perform(try ReplayAction(kind, of: object, made: make))
    }
  }

  private init(reading json: JSON, at path: String) throws(DefinitionError) {
    let object = try JSONObject(json, at: path)
    try object.rejectKeys(except: ["text", "caret", "gravity"])
    self = .read(
      try object.requiredString("text"), caret: try object.offset("caret"),
      isForward: try object.name("gravity", of: ["forward": true, "backward": false]) ?? true)
  }
}

extension ReplayAction {
  /// Creates the action for the key `kind`.
  fileprivate init(
    _ kind: StaticString, of object: JSONObject, made make: FormatMaker
  ) throws(DefinitionError) {
    switch kind {
    case "type": self = .type(try object.requiredString(kind))
    case "insert": self = .insert(try object.requiredString(kind))
    case "backspace": self = .backspace(try object.requiredInteger(kind))
    case "delete": self = .delete(try object.requiredInteger(kind))
    case "word": self = try Self.wordDeletion(object)
    case "cut": self = try Self.plain(.cut, kind, object)
    case "caret":
      let caret = UTF16Offset(try object.requiredInteger(kind))
      self = .select(caret..<caret)
    case "select": self = .select(try Self.selection(object))
    case "set": self = .set(try object.requiredString(kind))
    case "text": self = .text(try object.requiredString(kind), caret: try object.offset("caret"))
    case "compose": self = .compose(try object.requiredString(kind))
    case "commit": self = .commit(try object.requiredString(kind))
    case "cancel": self = try Self.plain(.cancel, kind, object)
    case "focus": self = try Self.plain(.focus, kind, object)
    case "blur": self = try Self.plain(.blur, kind, object)
    case "undo": self = .undo(try object.requiredInteger(kind))
    case "redo": self = .redo(try object.requiredInteger(kind))
    case "step": self = .step(try object.requiredInteger(kind))
    default: self = .format(try ReplayedFormat(object, kind, made: make))
    }
  }

  /// Creates an action without a parameter, whose value is `true`.
  private static func plain(
    _ action: ReplayAction, _ key: StaticString, _ object: JSONObject
  ) throws(DefinitionError) -> ReplayAction {
    guard try object.bool(key) == true else { throw object.wrongType(key, "true") }
    return action
  }

  private static func wordDeletion(_ object: JSONObject) throws(DefinitionError) -> ReplayAction {
    switch try object.integer("word") {
    case -1: return .deleteWordBackward
    case 1: return .deleteWordForward
    default: throw object.wrongType("word", "-1 or 1")
    }
  }

  private static func selection(
    _ object: JSONObject
  ) throws(DefinitionError) -> Range<UTF16Offset> {
    let bounds = try object.list("select") ?? []
    guard bounds.count == 2, let first = bounds[0].value.integer, let last = bounds[1].value.integer
    else { throw object.wrongType("select", "two whole numbers") }
    return UTF16Offset(min(first, last))..<UTF16Offset(max(first, last))
  }
}

extension JSONObject {
  fileprivate func offset(_ key: StaticString) throws(DefinitionError) -> UTF16Offset? {
    try integer(key).map { UTF16Offset($0) }
  }
}
