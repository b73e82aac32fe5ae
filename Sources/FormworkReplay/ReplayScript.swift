@_spi(JSON) import FormworkCore

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
    try self.init(JSON(line: Array(line)), made: FormatDefinition.makeAny)
  }

  init(_ json: JSON, made make: FormatMaker) throws(ReplayError) {
    do throws(DefinitionError) {
      try self.init(json, at: "$", made: make)
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
    switch JSON.Members(members, nullable: [])["id"] {
    case .string(let name): return .string(name)
    case .number(let digits): return .number(digits)
    default: return .null
    }
  }
}
