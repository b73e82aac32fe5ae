/// Characters of one kind that a text lacks until it is complete.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     phone.missing(after: phone.formatted(text: "212"))
///     // 7 digits: [MissingCharacters(.digits, count: 7)]
///
/// Tell people this rather than a placeholder: “7 more digits” can't be taken for a number.
public struct MissingCharacters: Hashable, Sendable {
  /// What is missing.
  public var kind: Kind

  /// How many are missing.
  public var count: Int

  /// Creates a number of missing characters.
  public init(_ kind: Kind, count: Int) {
    self.kind = kind
    self.count = count
  }

  /// A kind of characters, as a person would call it.
  public enum Kind: Hashable, Sendable {
    /// Decimal digits alone.
    case digits

    /// Letters alone.
    case letters

    /// Letters as well as digits.
    case lettersOrDigits

    /// None of these, such as punctuation.
    case others
  }
}

extension InputFormat {
  /// What has to be typed after `current` until it is complete, in order.
  ///
  ///     let plate = try RegexFormat(#"[A-Z]{2}-\d{4}"#)
  ///     plate.missing(after: plate.formatted(text: "A"))  // 1 letter, 4 digits
  ///
  /// It is found by trying keys, so it holds for every format, and never types more than 256. Where
  /// a place has a choice, it is one way of several.
  ///
  /// - Parameter current: A text that this format made, or an empty one.
  /// - Returns: Runs of missing characters; none if the text is complete, or if no key at its end
  ///   leads on.
  /// - Complexity: O(*n*) keys, where *n* is the number of missing characters.
  public func missing(after current: FormattedText) -> [MissingCharacters] {
    var trial = KeyTrial(self, at: current)
    var runs: [MissingCharacters] = []
    var keys = 0
    while !trial.text.isComplete {
      keys += 1
      guard keys <= KeyTrial<Self>.mostKeys, let kind = trial.advance() else { return [] }
      if let last = runs.last, last.kind == kind {
        runs[runs.count - 1].count += 1
      } else {
        runs.append(MissingCharacters(kind, count: 1))
      }
    }
    return runs
  }
}
