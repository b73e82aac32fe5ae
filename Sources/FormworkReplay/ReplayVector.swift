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
    do throws(FormatError) {
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
      try ReplayScript(script, kinds: .all)
    }
  }
}

extension ReplayVector.Expected {
  fileprivate init(_ object: JSONObject) throws(FormatError) {
    switch (try object.list("states"), object["error"]) {
    case (let states?, nil): self = .states(states.map { $0.value })
    case (nil, let error?): self = .error(error)
    default:
      throw FormatError(.wrongType(expected: "either “states” or “error”"), at: "$")
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

extension ReplayVector {
  /// Runs the script on a front end, and compares the states with the expected ones.
  ///
  /// - Parameter start: Creates a front end with an empty field for a format.
  /// - Returns: A sentence for each difference, such as `us, state 0: “text” is "12", not "12-"`;
  ///   empty if there is none.
  /// - Throws: The front end's error if it can't perform an action, so that nothing is compared.
  public func differences<Surface: ReplaySurface>(
    on start: (ReplayedFormat) -> Surface
  ) throws(Surface.Failure) -> [String] {
    switch (script, expected) {
    case (.failure(let error), .error(let expected)):
      return Self.differences(of: expected, from: error.json, at: "\(name), error")
    case (.failure(let error), .states): return ["\(name): \(error.message)"]
    case (.success, .error(let expected)):
      return ["\(name): the script doesn't have the error \(expected.text)"]
    case (.success(let script), .states(let expected)):
      let states = try script.run(on: start)
      if states.count != expected.count {
        return ["\(name): there are \(states.count) states, not \(expected.count)"]
      }
      return states.indices.flatMap {
        Self.differences(of: expected[$0], from: states[$0].json, at: "\(name), state \($0)")
      }
    }
  }

  private static func differences(of expected: JSON, from actual: JSON, at place: String)
    -> [String]
  {
    guard case .object(let expected) = expected, case .object(let actual) = actual else {
      return ["\(place): the expected state isn't an object"]
    }
    return expected.compactMap { member in
      // Texts are compared as written, because strings are also equal if they are canonically
      // equivalent.
      let known = member.value.text
      let seen = actual.first { $0.key == member.key }?.value.text
      guard let seen else { return "\(place): “\(member.key)” is missing, not \(known)" }
      if seen.utf8.elementsEqual(known.utf8) { return nil }
      return "\(place): “\(member.key)” is \(seen), not \(known)"
    }
  }
}

extension ReplayState {
  fileprivate var json: JSON {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.reread
  }
}

extension ReplayError {
  fileprivate var json: JSON {
    var writer = JSONWriter()
    write(to: &writer)
    return writer.reread
  }
}

extension JSONWriter {
  /// The written JSON as a value.
  fileprivate var reread: JSON {
    (try? JSON(bytes)) ?? .null
  }
}
