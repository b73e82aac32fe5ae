import FormworkFormats

/// A search for text that completes a format, by trying keys at the end, with as few keys as
/// possible.
struct CompletionSearch {
  private let format: AnyInputFormat
  private let alphabet: [Character]

  /// The regular expression of the format, if it is one. Its state distinguishes strings.
  var expression: RegularExpression?

  /// An additional regular expression that the value must match.
  var limit: RegularExpression?

  /// The maximum length of the value, in characters.
  var maximumLength: Int?

  /// The result of a search.
  enum Result: Hashable {
    /// The value of a complete text.
    case found(String)

    /// There is no complete text.
    case none

    /// There may be a complete text, but the search reached its limit.
    case unknown
  }

  /// The maximum number of keys to try.
  private let mostTrials: Int

  /// The state on which the possible next keys depend.
  private struct State: Hashable {
    var remainder: String
    var length: Int
    var valueLength: Int
    var own: RegularExpression.State?
    var limit: RegularExpression.State?
  }

  /// Creates a search.
  ///
  /// - Parameters:
  ///   - format: The format.
  ///   - alphabet: The keys to try.
  ///   - size: The size of the format's definition, in bytes. The larger it is, the fewer keys are
  ///     tried, because a definition may come from anywhere, and each key takes longer.
  init(_ format: AnyInputFormat, alphabet: [Character], size: Int) {
    self.format = format
    self.alphabet = alphabet
    mostTrials = 4_000_000 / max(size, 80)
  }

  func run() -> Result {
    var texts = [FormattedText()]
    var seen: Set<State> = []
    var next = 0
    var trials = 0
    while next < texts.count {
      let text = texts[next]
      next += 1
      for key in alphabet {
        trials += 1
        if trials > mostTrials { return .unknown }
        let end = UTF16Offset.end(of: text.text)
        let outcome = format.apply(TextEdit(inserting: String(key), at: end), to: text)
        let longer = outcome.formatted
        guard !outcome.isRejected, longer.isMore(than: text),
          maximumLength.map({ longer.value.count <= $0 }) ?? true, let state = state(of: longer)
        else { continue }
        if isComplete(longer, state) { return .found(longer.value) }
        if seen.insert(state).inserted { texts.append(longer) }
      }
    }
    return .none
  }

  /// Returns the state of a text; `nil` if no text that begins with it can satisfy all conditions.
  private func state(of text: FormattedText) -> State? {
    let remainder = format.remainder(after: text)
    // A repeated slot and a filter accept any number of characters, so these aren't distinguished.
    var state = State(
      remainder: remainder, length: remainder.isEmpty ? 0 : text.text.count,
      valueLength: maximumLength == nil ? 0 : text.value.count)
    if let expression {
      state.own = expression.state(after: expression.start, reading: text.text)
      state.length = 0
    }
    if let limit {
      guard let reached = limit.state(after: limit.start, reading: text.value) else { return nil }
      state.limit = reached
    }
    return state
  }

  private func isComplete(_ text: FormattedText, _ state: State) -> Bool {
    guard text.isComplete, text.issue == nil else { return false }
    guard let limit else { return true }
    return state.limit.map { limit.isAccepting($0) } ?? false
  }
}

extension FormattedText {
  /// Whether a key has added to the value, or a literal to the text: the point in `1.2` ends the
  /// first slots of `[099].[099]`.
  fileprivate func isMore(than other: FormattedText) -> Bool {
    if value.utf8.count != other.value.utf8.count {
      return value.utf8.count > other.value.utf8.count
    }
    return text.utf8.count > other.text.utf8.count
  }
}
