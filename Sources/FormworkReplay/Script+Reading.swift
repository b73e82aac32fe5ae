import Formwork
@_spi(JSON) import FormworkDefinition

extension Script.Step {
  private static let keys = [
    "type", "insert", "backspace", "delete", "word", "cut", "caret", "select", "set", "text",
    "compose", "commit", "cancel", "focus", "blur", "undo", "redo", "step", "format", "apply",
  ]

  /// Reads one element of `actions`.
  init(_ json: JSON, at path: String, made make: FormatMaker) throws(ReplayError) {
    let fields = try Fields(json, at: path, keys: Self.keys)
    // A caret beside a text belongs to it.
    let hasText = fields.has("text")
    let chosen = Self.keys.filter { fields.has($0) && !(hasText && $0.isSame(as: "caret")) }
    guard let kind = chosen.first else {
      throw ReplayError(.wrongType, "“\(path)” must have a key that says what is done.")
    }
    if chosen.count > 1 {
      throw ReplayError(
        .unknownKey, "“\(fields.path(to: chosen[1]))” can't stand beside “\(kind)”.")
    }
    if kind.isSame(as: "apply") {
      try self.init(reading: fields[kind] ?? .null, at: fields.path(to: kind))
    } else {
      self = .perform(try Action(kind, of: fields, made: make))
    }
  }

  private init(reading json: JSON, at path: String) throws(ReplayError) {
    let fields = try Fields(json, at: path, keys: ["text", "caret", "gravity"])
    self = .read(
      try fields.needed("text"), caret: try fields.offset("caret"),
      isForward: try fields.name("gravity", in: ["forward": true, "backward": false]) ?? true)
  }
}

extension Action {
  /// The action that the key `kind` stands for.
  fileprivate init(
    _ kind: String, of fields: Fields, made make: FormatMaker
  ) throws(ReplayError) {
    switch Word(kind) {
    case "type": self = .type(try fields.needed(kind))
    case "insert": self = .insert(try fields.needed(kind))
    case "backspace": self = .backspace(try fields.needed(kind))
    case "delete": self = .delete(try fields.needed(kind))
    case "word": self = try Self.wordDeletion(fields)
    case "cut": self = try Self.plain(.cut, kind, fields)
    case "caret":
      let caret = UTF16Offset(try fields.needed(kind))
      self = .select(caret..<caret)
    case "select": self = .select(try Self.selection(fields))
    case "set": self = .set(try fields.needed(kind))
    case "text": self = .text(try fields.needed(kind), caret: try fields.offset("caret"))
    case "compose": self = .compose(try fields.needed(kind))
    case "commit": self = .commit(try fields.needed(kind))
    case "cancel": self = try Self.plain(.cancel, kind, fields)
    case "focus": self = try Self.plain(.focus, kind, fields)
    case "blur": self = try Self.plain(.blur, kind, fields)
    case "undo": self = .undo(try fields.needed(kind))
    case "redo": self = .redo(try fields.needed(kind))
    case "step": self = .step(try fields.needed(kind))
    default:
      self = .format(
        try ReplayedFormat(fields[kind] ?? .null, at: fields.path(to: kind), made: make))
    }
  }

  /// An action without a choice: its value is `true`.
  private static func plain(
    _ action: Action, _ key: String, _ fields: Fields
  ) throws(ReplayError) -> Action {
    guard try fields.flag(key) == true else { throw fields.wrongType(key, "true") }
    return action
  }

  private static func wordDeletion(_ fields: Fields) throws(ReplayError) -> Action {
    switch try fields.integer("word") {
    case -1: return .deleteWordBackward
    case 1: return .deleteWordForward
    default: throw fields.wrongType("word", "-1 or 1")
    }
  }

  private static func selection(_ fields: Fields) throws(ReplayError) -> Range<UTF16Offset> {
    let bounds = try fields.array("select") ?? []
    guard bounds.count == 2, let first = bounds[0].integer, let last = bounds[1].integer else {
      throw fields.wrongType("select", "two whole numbers")
    }
    return UTF16Offset(min(first, last))..<UTF16Offset(max(first, last))
  }
}

extension Fields {
  fileprivate func needed(_ key: String) throws(ReplayError) -> String {
    try required(key, string(key))
  }

  fileprivate func needed(_ key: String) throws(ReplayError) -> Int {
    try required(key, integer(key))
  }

  fileprivate func offset(_ key: String) throws(ReplayError) -> UTF16Offset? {
    try integer(key).map { UTF16Offset($0) }
  }
}
