@_spi(JSON) import FormworkDefinition

/// The answer to one line of a replay.
///
///     let answer = ReplayAnswer(to: Array(#"{"format":{"mask":"[00]-[0]"},"actions":[{"type":"12"}]}"#.utf8))
///     answer.json  // {"id":null,"states":[{"text":"12-","selection":[3,3],"value":"12", …}]}
public struct ReplayAnswer: Sendable {
  /// The answer, one line of JSON in UTF-8 without a line break.
  public let json: [UInt8]

  /// Why the script couldn't run, or `nil` if it did.
  public let error: ReplayError?

  /// Runs the script on a line.
  ///
  /// - Parameter line: The line, in UTF-8, with or without its line break.
  public init(to line: [UInt8]) {
    var id = JSON.null
    var states: [FieldState] = []
    var error: ReplayError?
    do throws(ReplayError) {
      let json = try JSON(line: line)
      id = json.scriptID
      states = try Script(json).run()
    } catch let problem {
      error = problem
    }
    self.error = error
    var writer = JSONWriter()
    writer.object {
      $0.member("id", id)
      if let error {
        $0.key("error")
        error.write(to: &$0)
      } else {
        $0.key("states")
        $0.array { for state in states { state.write(to: &$0) } }
      }
    }
    json = writer.bytes
  }
}

extension JSON {
  fileprivate init(line: [UInt8]) throws(ReplayError) {
    do throws(JSON.SyntaxError) {
      self = try JSON(line)
    } catch {
      throw ReplayError(
        .invalidJSON, "The line isn't JSON: \(error.reason), at byte \(error.offset).")
    }
  }
}

extension ReplayError {
  fileprivate func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("code", code.name)
      $0.member("message", message)
      $0.member("offset", offset)
    }
  }
}
