public import FormworkMasks
@_spi(JSON) import FormworkRules

/// What is seen of a field after an action.
///
///     FieldState(text: "12-", selection: 3..<3, value: "12", isComplete: false, remainder: "0")
public struct FieldState: Hashable, Sendable {
  /// The text that the field shows, marked text included.
  public var text: String

  /// The selection, in UTF-16 code units of ``text``; a caret is an empty one.
  public var selection: Range<UTF16Offset>

  /// What the app gets.
  public var value: String

  /// Whether nothing that the format demands is missing.
  public var isComplete: Bool

  /// The placeholder for what is still missing.
  public var remainder: String

  /// The stable name of what is wrong with the value, or `nil`.
  public var issue: String?

  /// Whether the action's last press changed nothing because the format rejected it.
  public var isRejected: Bool

  /// The characters that were there and had to go in the action's last press.
  public var removed = ""

  /// The letters and digits of the action's last press that found no place.
  public var unused = ""

  /// What a cut took; `nil` for all other actions.
  public var cut: String?

  /// The affinity of a stateless reading; `nil` for all actions on a field.
  public var affinity: Affinity?

  /// A measure that not every format has.
  public struct Affinity: Hashable, Sendable {
    /// How well the text fits the format, or `nil` where that means nothing.
    public var value: Int?

    /// Creates an affinity.
    public init(value: Int?) {
      self.value = value
    }
  }

  /// Creates a state.
  public init(
    text: String, selection: Range<UTF16Offset>, value: String, isComplete: Bool,
    remainder: String, issue: String? = nil, isRejected: Bool = false, cut: String? = nil,
    affinity: Affinity? = nil
  ) {
    self.text = text
    self.selection = selection
    self.value = value
    self.isComplete = isComplete
    self.remainder = remainder
    self.issue = issue
    self.isRejected = isRejected
    self.cut = cut
    self.affinity = affinity
  }
}

extension FieldState {
  /// The state of a field that shows a formatted text.
  ///
  /// - Parameters:
  ///   - formatted: The text of the field.
  ///   - remainder: What the format says is still missing.
  ///   - isRejected: Whether the format rejected what was done last.
  ///   - cut: What a cut took.
  public init(
    _ formatted: FormattedText, remainder: String, isRejected: Bool = false, cut: String? = nil
  ) {
    self.init(
      text: formatted.text, selection: formatted.selection, value: formatted.value,
      isComplete: formatted.isComplete, remainder: remainder, issue: formatted.issue?.code,
      isRejected: isRejected, cut: cut)
  }

  /// The state of a field that a session edits, with what an input method composes in it.
  public init(
    _ session: EditingSession<some InputFormat>, isRejected: Bool = false, cut: String? = nil
  ) {
    self.init(
      session.current, remainder: session.remainder, isRejected: isRejected, cut: cut)
    text = session.displayedText
    selection = session.displayedSelection
  }

  /// What a stateless reading gives.
  init(_ reading: StatelessReading) {
    self.init(
      text: reading.text, selection: reading.caret..<reading.caret, value: reading.value,
      isComplete: reading.isComplete, remainder: reading.remainder,
      affinity: Affinity(value: reading.affinity))
  }
}

extension FieldState {
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
