@_spi(JSON) import FormworkRules

/// A script with what is known of its answer: one line of `replay.jsonl`.
///
///     let line = #"""
///       {"source":"a rule","script":{"id":"us","format":{"mask":"[00]-[0]"},"actions":[{"type":"12"}]},
///       "states":[{"text":"12-"}]}
///       """#
///     try ReplayVector(line: line.utf8).differences(on: ReplayedField.init)  // []
///
/// What a vector leaves out of a state isn't compared.
public struct ReplayVector: Sendable {
  /// The rule or the example that the vector follows from.
  public let source: String

  /// What the script is called, or an empty string.
  public let name: String

  /// The script, or why there is none.
  public let script: Result<Script, ReplayError>

  let expected: Expected

  /// What is known of the answer.
  enum Expected: Sendable {
    case states([JSON])
    case error(JSON)
  }

  /// Reads a vector from a line of JSON.
  ///
  /// - Parameter line: The line, in UTF-8, with or without its line break.
  /// - Throws: ``ReplayError`` for a line that isn't a vector. A mistake in its script is no error
  ///   here, but compared with the one that the vector expects.
  public init(line: some Sequence<UInt8>) throws(ReplayError) {
    let json = try JSON(line: Array(line))
    let script: JSON
    do throws(DefinitionError) {
      let object = try JSONObject(json, at: "$")
      try object.rejectKeys(except: ["source", "script", "states", "error"])
      source = try object.string("source") ?? ""
      script = try object.required("script", "an object", object["script"])
      expected = try Expected(object)
    } catch {
      throw ReplayError(error)
    }
    name = script.scriptID.plainText
    self.script = Result { () throws(ReplayError) in
      try Script(script, made: FormatDefinition.makeAny)
    }
  }
}

extension ReplayVector.Expected {
  fileprivate init(_ object: JSONObject) throws(DefinitionError) {
    switch (try object.list("states"), object["error"]) {
    case (let states?, nil): self = .states(states.map { $0.value })
    case (nil, let error?): self = .error(error)
    default:
      throw DefinitionError(.wrongType(expected: "“states” or “error”, one of them"), at: "$")
    }
  }
}

extension JSON {
  /// A string without its quotes, a number, or nothing.
  fileprivate var plainText: String {
    switch self {
    case .string(let text), .number(let text): text
    default: ""
    }
  }
}
