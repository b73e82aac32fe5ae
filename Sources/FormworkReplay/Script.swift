import FormworkMasks
@_spi(JSON) import FormworkRules

/// One line of a replay: a format, and what is done to a field that has it.
///
///     let line = #"{"format":{"mask":"[00]-[0]"},"actions":[{"type":"12"},{"backspace":1}]}"#
///     let script = try Script(line: line.utf8)
///     script.run(on: ReplayedField.init).map(\.text)  // ["12-", "1"]
///
/// The same script runs on every ``ReplaySurface``.
public struct Script: Sendable {
  /// The version of the notation that this library reads: `version` at the top of a script, optional.
  ///
  /// It is the version of the definitions in the script, too.
  public static var currentVersion: Int { FormatDefinition.currentVersion }

  /// The format that the field starts with.
  public let format: ReplayedFormat

  /// What is done, in order.
  public let steps: [Step]

  /// Reads a script from a line of JSON.
  ///
  /// - Parameter line: The line, in UTF-8, with or without its line break.
  /// - Throws: ``ReplayError`` for what isn't JSON or not a script, and for a format that can't be
  ///   made.
  /// - Complexity: O(*n*) in the length of `line`, beside the making of the formats.
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

  /// What a line is called, which its answer repeats; `null` where it has no name.
  var scriptID: JSON {
    guard case .object(let members) = self else { return .null }
    switch JSON.Members(members, nullable: [])["id"] {
    case .string(let name): return .string(name)
    case .number(let digits): return .number(digits)
    default: return .null
    }
  }
}
