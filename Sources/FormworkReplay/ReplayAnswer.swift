@_spi(JSON) import FormworkCore

/// The answer to one line of a replay.
///
///     let answer = ReplayAnswer(to: Array(#"{"format":{"mask":"[00]-[0]"},"actions":[{"type":"12"}]}"#.utf8))
///     answer.json  // {"id":null,"states":[{"text":"12-","selection":[3,3],"value":"12", …}]}
package struct ReplayAnswer: Sendable {
  /// The answer, one line of JSON in UTF-8 without a line break.
  package let json: [UInt8]

  /// The reason the script couldn't run, or `nil` if it did.
  package let error: ReplayError?

  /// Runs a script with the engine alone.
  ///
  /// - Parameter line: The line with the script, in UTF-8, with or without its line break.
  package init(to line: [UInt8]) {
    self.init(to: line, on: ReplayedField.init)
  }

  /// Runs a script on a front end.
  ///
  /// - Parameters:
  ///   - line: The line with the script, in UTF-8, with or without its line break.
  ///   - start: Creates a front end with an empty field for a format.
  /// - Throws: The front end's error if it can't perform an action.
  package init<Surface: ReplaySurface>(
    to line: [UInt8], on start: (ReplayedFormat) -> Surface
  ) throws(Surface.Failure) {
    try self.init(to: line, made: FormatDefinition.makeAny, on: start)
  }

  /// Runs a script on a front end with your own function for formats.
  ///
  /// - Parameters:
  ///   - line: The line with the script, in UTF-8, with or without its line break.
  ///   - make: Creates the formats of the script.
  ///   - start: Creates a front end with an empty field for a format.
  /// - Throws: The front end's error if it can't perform an action.
  package init<Surface: ReplaySurface>(
    to line: [UInt8], made make: FormatMaker, on start: (ReplayedFormat) -> Surface
  ) throws(Surface.Failure) {
    var id = JSON.null
    let script: ReplayScript
    do throws(ReplayError) {
      let json = try JSON(line: line)
      id = json.scriptID
      script = try ReplayScript(json, made: make)
    } catch {
      self.init(id: id, error: error)
      return
    }
    self.init(id: id, states: try script.run(on: start))
  }
}

extension ReplayAnswer {
  /// The answer to a line that a front end doesn't hold in memory.
  package static var toLineThatIsTooLong: ReplayAnswer {
    ReplayAnswer(
      id: .null, error: ReplayError(.tooLarge, "The line is too long. Write at most 4 MiB."))
  }

  init(id: JSON, states: [ReplayState]) {
    var writer = JSONWriter()
    writer.object {
      $0.member("id", id)
      $0.key("states")
      $0.array { for state in states { state.write(to: &$0) } }
    }
    self.init(json: writer.bytes, error: nil)
  }

  private init(id: JSON, error: ReplayError) {
    var writer = JSONWriter()
    writer.object {
      $0.member("id", id)
      $0.key("error")
      error.write(to: &$0)
    }
    self.init(json: writer.bytes, error: error)
  }

  private init(json: [UInt8], error: ReplayError?) {
    self.json = json
    self.error = error
  }
}

extension ReplayError {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("code", code.name)
      $0.member("message", message)
      $0.member("offset", offset)
    }
  }
}
