@_spi(JSON) public import FormworkCore

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
    try self.init(to: line, kinds: .all, on: start)
  }

  /// Runs a script on a front end with some kinds of formats.
  ///
  /// - Parameters:
  ///   - line: The line with the script, in UTF-8, with or without its line break.
  ///   - kinds: The kinds of formats that are available.
  ///   - start: Creates a front end with an empty field for a format.
  /// - Throws: The front end's error if it can't perform an action.
  package init<Surface: ReplaySurface>(
    to line: [UInt8], kinds: FormatKinds, on start: (ReplayedFormat) -> Surface
  ) throws(Surface.Failure) {
    var id = JSON.null
    let script: ReplayScript
    do throws(ReplayError) {
      let json = try JSON(line: line)
      id = json.scriptID
      script = try ReplayScript(json, kinds: kinds)
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

extension ReplayAnswer {
  /// Creates an answer with the single state of a field that isn't replayed.
  ///
  /// - Parameters:
  ///   - id: A number that identifies the answer.
  ///   - formatted: The text of the field.
  ///   - remainder: The part that the user still has to type.
  ///   - isRejected: Whether the format rejected the last action.
  package init(id: Int, _ formatted: FormattedText, remainder: String, isRejected: Bool) {
    let state = ReplayState(formatted, remainder: remainder, isRejected: isRejected)
    self.init(id: .number(String(id)), states: [state])
  }
}

/// The visible state of a field after an action.
///
///     ReplayState(text: "12-", selection: 3..<3, value: "12", isComplete: false, remainder: "0")
public struct ReplayState: Hashable, Sendable {
  /// The displayed text, including marked text.
  public var text: String

  /// The selection, in UTF-16 code units of ``text``; a caret is an empty one.
  public var selection: Range<UTF16Offset>

  /// The value that the app receives.
  public var value: String

  /// A Boolean value that indicates whether the value has everything that the format requires.
  public var isComplete: Bool

  /// The part of the text that the user still has to type.
  public var remainder: String

  /// The stable code of the issue, or `nil`.
  public var issue: String?

  /// A Boolean value that indicates whether the format rejected the action's last key press.
  public var isRejected: Bool

  /// The existing characters that the action's last key press removed.
  package var removed = ""

  /// The unused letters and digits of the action's last key press.
  package var unused = ""

  /// The text of a cut; `nil` for all other actions.
  public var cut: String?

  /// The affinity of a stateless reading; `nil` for actions on a field.
  package var affinity: Affinity?

  /// A measure of how well text fits a format, which not all formats have.
  package struct Affinity: Hashable, Sendable {
    /// The measure, or `nil` if the format has none.
    package var value: Int?

    /// Creates an affinity.
    package init(value: Int?) {
      self.value = value
    }
  }

  /// Creates a state.
  public init(
    text: String, selection: Range<UTF16Offset>, value: String, isComplete: Bool,
    remainder: String, issue: String? = nil, isRejected: Bool = false, cut: String? = nil
  ) {
    self.text = text
    self.selection = selection
    self.value = value
    self.isComplete = isComplete
    self.remainder = remainder
    self.issue = issue
    self.isRejected = isRejected
    self.cut = cut
  }
}

extension ReplayState {
  /// Creates the state of a field from formatted text.
  ///
  /// - Parameters:
  ///   - formatted: The text of the field.
  ///   - remainder: The part that the user still has to type.
  ///   - isRejected: Whether the format rejected the last action.
  ///   - cut: The text of a cut.
  package init(
    _ formatted: FormattedText, remainder: String, isRejected: Bool = false, cut: String? = nil
  ) {
    self.init(
      text: formatted.text, selection: formatted.selection, value: formatted.value,
      isComplete: formatted.isComplete, remainder: remainder, issue: formatted.issue?.code,
      isRejected: isRejected, cut: cut)
  }

  /// Creates the state of a field from an editing session and its marked text.
  package init(
    _ session: EditingSession<some InputFormat>, isRejected: Bool = false, cut: String? = nil
  ) {
    self.init(
      session.current, remainder: session.remainder, isRejected: isRejected, cut: cut)
    text = session.displayedText
    selection = session.displayedSelection
  }

  /// Creates the state of a stateless reading.
  init(_ reading: StatelessReading) {
    self.init(
      text: reading.text, selection: reading.caret..<reading.caret, value: reading.value,
      isComplete: reading.isComplete, remainder: reading.remainder)
    affinity = Affinity(value: reading.affinity)
  }
}

extension ReplayState {
  func write(to writer: inout JSONWriter) {
    writer.object {
      $0.member("text", text)
      $0.key("selection")
      $0.array {
        $0.value(selection.lowerBound.value)
        $0.value(selection.upperBound.value)
      }
      $0.member("value", value)
      $0.member("complete", isComplete)
      $0.member("remainder", remainder)
      $0.member("issue", issue)
      $0.member("rejected", isRejected)
      if !removed.isEmpty { $0.member("removed", removed) }
      if !unused.isEmpty { $0.member("unused", unused) }
      if let cut { $0.member("cut", cut) }
      if let affinity { $0.member("affinity", affinity.value) }
    }
  }
}
