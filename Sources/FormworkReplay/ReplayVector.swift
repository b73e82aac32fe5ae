@_spi(JSON) import FormworkCore

/// A script with its expected states: one line of `replay.jsonl`.
///
///     let line = #"""
///       {"source":"a rule","script":{"id":"us","format":{"mask":"[00]-[0]"},"actions":[{"type":"12"}]},
///       "states":[{"text":"12-"}]}
///       """#
///     try ReplayVector(line: line.utf8).differences(on: ReplayedField.init)  // []
///
/// Members that a vector omits aren't compared.
public struct ReplayVector: Sendable {
  /// The rule or the example from which the vector follows.
  package let source: String

  /// The name of the script, or an empty string.
  public let name: String

  /// The script, or the error in it.
  package let script: Result<ReplayScript, ReplayError>

  let expected: Expected

  /// The expected answer.
  enum Expected: Sendable {
    case states([JSON])
    case error(JSON)
  }

  /// Creates a vector from a line of JSON.
  ///
  /// - Parameter line: The line, in UTF-8, with or without its line break.
  /// - Throws: ``ReplayError`` if the line isn't a vector. An error in its script isn't thrown,
  ///   because the vector may expect it.
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
      try ReplayScript(script, made: FormatDefinition.makeAny)
    }
  }
}

extension ReplayVector.Expected {
  fileprivate init(_ object: JSONObject) throws(DefinitionError) {
    switch (try object.list("states"), object["error"]) {
    case (let states?, nil): self = .states(states.map { $0.value })
    case (nil, let error?): self = .error(error)
    default:
      throw DefinitionError(.wrongType(expected: "either “states” or “error”"), at: "$")
    }
  }
}

extension JSON {
  /// A string without its quotes, a number, or an empty string.
  fileprivate var plainText: String {
    switch self {
    case .string(let text), .number(let text): text
    default: ""
    }
  }
}
