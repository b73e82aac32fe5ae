@_spi(JSON) import FormworkCore
public import FormworkMasks

/// One line of a replay: a format, and the actions on a field with this format.
///
///     let line = #"{"format":{"mask":"[00]-[0]"},"actions":[{"type":"12"},{"backspace":1}]}"#
///     let script = try ReplayScript(line: line.utf8)
///     script.run(on: ReplayedField.init).map(\.text)  // ["12-", "1"]
///
/// The same script runs on every ``ReplaySurface``.
public struct ReplayScript: Sendable {
  /// The version of the notation that this library reads, the optional `version` key of a script.
  ///
  /// It is also the version of the definitions in the script.
  package static var currentVersion: Int { FormatDefinition.currentVersion }

  /// The initial format of the field.
  package let format: ReplayedFormat

  /// The steps, in order.
  package let steps: [Step]

  /// Creates a script from a line of JSON.
  ///
  /// - Parameter line: The line, in UTF-8, with or without its line break.
  /// - Throws: ``ReplayError`` if the line isn't JSON or isn't a script, or for an invalid format.
  /// - Complexity: O(*n*) in the length of `line`, in addition to creating the formats.
  public init(line: some Sequence<UInt8>) throws(ReplayError) {
    try self.init(JSON(line: Array(line)), kinds: .all)
  }

  init(_ json: JSON, kinds: FormatKinds) throws(ReplayError) {
    do throws(FormatError) {
      try self.init(json, at: "$", kinds: kinds)
    } catch {
      throw ReplayError(error)
    }
  }
}

extension JSON {
  /// Reads a line of a replay.
  init(line: [UInt8]) throws(ReplayError) {
    do throws(JSON.SyntaxError) {
      self = try JSON(line)
    } catch {
      throw ReplayError(
        .invalidJSON, "The line isn't JSON: \(error.reason), at column \(error.column(in: line)).")
    }
  }

  /// The ID of a script, which its answer repeats; `null` if it has none.
  var scriptID: JSON {
    guard case .object(let members) = self else { return .null }
    switch JSON.Members(members, omitsNull: false)["id"] {
    case .string(let name): return .string(name)
    case .number(let digits): return .number(digits)
    default: return .null
    }
  }
}

/// One action of a user or an app on a field.
///
///     ReplayAction.type("213")   // three keys
///     ReplayAction.insert("213") // one paste
///
/// All offsets are in UTF-16 code units of the displayed text. They may be out of range: a field
/// clamps them, and moves an offset inside a character to the character's start.
public enum ReplayAction: Sendable {
  /// Types each character as a separate key.
  case type(String)

  /// Replaces the selection with a text at once: a paste, a drop, or AutoFill.
  case insert(String)

  /// Presses Backspace a number of times. If there is a selection, the first press deletes it.
  case backspace(Int)

  /// Presses forward Delete a number of times. If there is a selection, the first press deletes it.
  case delete(Int)

  /// Deletes the word, or the part of a word, before the caret.
  case deleteWordBackward

  /// Deletes the word, or the part of a word, after the caret.
  case deleteWordForward

  /// Cuts the selection to the pasteboard; the state reports the cut text.
  case cut

  /// Selects a range, or moves the caret there if it is empty.
  case select(Range<UTF16Offset>)

  /// Sets the value from the app: the caret moves to the end, and the undo history is cleared.
  case set(String)

  /// Changes the control's text without notifying the field; the caret may be unknown.
  case text(String, caret: UTF16Offset?)

  /// Composes text with an input method, instead of the selection or of earlier marked text.
  case compose(String)

  /// Commits text with an input method, instead of the marked text or of the selection.
  case commit(String)

  /// Discards the marked text of an input method.
  case cancel

  /// Gives the field the focus. Fields start with it, but without the format's changes on focus.
  case focus

  /// Removes the focus from the field, and its format tidies up.
  case blur

  /// Undoes a number of steps.
  case undo(Int)

  /// Redoes a number of steps.
  case redo(Int)

  /// Steps the number or date part at the caret a number of times up; a negative number steps down.
  case step(Int)

  /// Changes the format from the app; the value is kept.
  case format(ReplayedFormat)
}

extension ReplayScript {
  /// One step of a script: an action on the field, or a reading without a field.
  package enum Step: Sendable {
    /// A front end performs an action.
    case perform(ReplayAction)

    /// The format of the field reads a text; the field doesn't change.
    ///
    /// The caret is in UTF-16 code units of the text; if it is `nil`, it is at the end. A reading
    /// after typing is forward, and a reading after a deletion is backward.
    case read(String, caret: UTF16Offset?, isForward: Bool)
  }
}

extension ReplayScript {
  /// Reads a script.
  init(_ json: JSON, at path: String, kinds: FormatKinds) throws(FormatError) {
    let object = try JSONObject(json, at: path)
    try object.rejectKeys(except: ["version", "id", "now", "format", "actions"])
    guard try object.integer("version") ?? Self.currentVersion == Self.currentVersion else {
      throw FormatError(.unknownVersion, at: object.path(of: "version"))
    }
    switch object["id"] {
    case nil, .null, .string, .number: break
    default: throw object.wrongType("id", "a text in quotes or a number")
    }
    let now = try object.string("now")
    // The clock is the same for all formats of a script.
    let make: FormatMaker = { (json) throws(FormatError) in
      var definition = try FormatDefinition(json, kinds: kinds)
      definition.today = definition.today ?? now.map { Bytes($0) }
      return try ReplayedFormat(definition, kinds: kinds)
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
  ) throws(FormatError) {
    let json = try object.required(key, "an object", object[key])
    do throws(FormatError) {
      self = try make(json)
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
  fileprivate init(_ json: JSON, at path: String, made make: FormatMaker) throws(FormatError) {
    let object = try JSONObject(json, at: path)
    try object.rejectKeys(except: Self.keys)
    // A caret next to a text belongs to it.
    let hasText = object["text"] != nil
    let chosen = object.present(Self.keys).filter { !(hasText && "caret" ~= $0) }
    guard let kind = chosen.first else {
      throw FormatError(
        .wrongType(expected: "an object with a key for an action"), at: path)
    }
    for other in chosen.dropFirst() { try object.reject(other, beside: kind) }
    if "apply" ~= kind {
      self = try Self(reading: object[kind] ?? .null, at: object.path(of: kind))
    } else {
      self = .perform(try ReplayAction(kind, of: object, made: make))
    }
  }

  private init(reading json: JSON, at path: String) throws(FormatError) {
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
  ) throws(FormatError) {
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
  ) throws(FormatError) -> ReplayAction {
    guard try object.bool(key) == true else { throw object.wrongType(key, "true") }
    return action
  }

  private static func wordDeletion(_ object: JSONObject) throws(FormatError) -> ReplayAction {
    switch try object.integer("word") {
    case -1: return .deleteWordBackward
    case 1: return .deleteWordForward
    default: throw object.wrongType("word", "-1 or 1")
    }
  }

  private static func selection(
    _ object: JSONObject
  ) throws(FormatError) -> Range<UTF16Offset> {
    let bounds = try object.list("select") ?? []
    guard bounds.count == 2, let first = bounds[0].value.integer, let last = bounds[1].value.integer
    else { throw object.wrongType("select", "two whole numbers") }
    return UTF16Offset(min(first, last))..<UTF16Offset(max(first, last))
  }
}

extension JSONObject {
  fileprivate func offset(_ key: StaticString) throws(FormatError) -> UTF16Offset? {
    try integer(key).map { UTF16Offset($0) }
  }
}

extension ReplayScript {
  /// Runs the script on a front end.
  ///
  ///     let states = script.run(on: ReplayedField.init)
  ///
  /// - Parameter start: Creates a front end with an empty field for a format.
  /// - Returns: The state after each step.
  /// - Throws: The front end's error, at the first step that it can't perform.
  public func run<Surface: ReplaySurface>(
    on start: (ReplayedFormat) -> Surface
  ) throws(Surface.Failure) -> [ReplayState] {
    var surface = start(format)
    var format = format
    var states: [ReplayState] = []
    for step in steps {
      switch step {
      case .read(let text, let caret, let isForward):
        states.append(ReplayState(format.read(text, caret: caret, isForward: isForward)))
      case .perform(let action):
        if case .format(let next) = action { format = next }
        states.append(try surface.perform(action))
      }
    }
    return states
  }
}

extension ReplayedFormat {
  /// Reads a text without a field.
  fileprivate func read(_ text: String, caret: UTF16Offset?, isForward: Bool) -> StatelessReading {
    format.read(
      text, caret: caret ?? .end(of: text),
      direction: isForward ? .forward(completing: completes) : .backward(skipping: skips))
  }
}
