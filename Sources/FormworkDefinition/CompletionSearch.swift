import FormworkMasks
import FormworkRules
import FormworkRegex

/// Looks for a text that a format completes, by trying keys at the end, the fewest first.
struct CompletionSearch {
  private let format: AnyInputFormat
  private let alphabet: [Character]

  /// The expression that the format itself is, if it is one: its state tells texts apart.
  var expression: RegularExpression?

  /// What the value must match besides.
  var limit: RegularExpression?

  /// The greatest length of the value, in characters.
  var maximumLength: Int?

  /// What came of a search.
  enum Result: Hashable {
    /// The value of a complete text.
    case found(String)

    /// There is no such text.
    case none

    /// There may be one: too many keys would have to be tried.
    case unknown
  }

  /// How many keys are tried.
  private let mostTrials: Int

  /// What the keys that can follow depend on.
  private struct State: Hashable {
    var remainder: String
    var length: Int
    var valueLength: Int
    var own: RegularExpression.State?
    var limit: RegularExpression.State?
  }

  /// - Parameters:
  ///   - format: The format.
  ///   - alphabet: The keys that are tried.
  ///   - size: How much is written in the format, in bytes. The more, the fewer keys are tried: a
  ///     definition may come from anywhere, and a key takes a time that grows with it.
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

  /// `nil` if no text that begins like this satisfies all.
  private func state(of text: FormattedText) -> State? {
    let remainder = format.remainder(after: text)
    // An endless slot and a filter have room for any number of characters, which aren't told apart.
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
  /// Whether a key added to the value, or else a literal to the text: the point of `1.2` ends the
  /// first slots of `[099].[099]`.
  fileprivate func isMore(than other: FormattedText) -> Bool {
    if value.utf8.count != other.value.utf8.count {
      return value.utf8.count > other.value.utf8.count
    }
    return text.utf8.count > other.text.utf8.count
  }
}
