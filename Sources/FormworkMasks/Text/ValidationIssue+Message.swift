extension ValidationIssue {
  /// An English sentence for the user that describes the issue.
  ///
  ///     ValidationIssue.impossibleDate.message  // "This date doesn't exist."
  ///
  /// A sentence about a limit names it, such as `At most $1,000.`
  ///
  /// All issues of the formats in this package have a sentence, and so do rejections. The sentence of your
  /// own issue contains its ``code``. For other languages and your own sentences, import
  /// `Formwork`.
  public var message: String {
    EnglishMessages.sentence(sentenceKey)?.filling(limit ?? "")
      ?? EnglishMessages.sentence("other", code)
  }
}

extension EnglishMessages {
  /// Returns the sentence for a key, or `nil` if the key is unknown.
  package static func sentence(_ key: String) -> String? {
    for (known, sentence) in all where known.isSame(as: key) { return sentence }
    return nil
  }

  /// Returns the sentence for a key with `argument` instead of `%@`, or only `argument` if there is no such
  /// key.
  package static func sentence(_ key: String, _ argument: String) -> String {
    sentence(key)?.filling(argument) ?? argument
  }
}

extension String {
  /// Returns this sentence with `argument` instead of `%@`.
  package func filling(_ argument: String) -> String {
    let scalars = unicodeScalars
    var start = scalars.startIndex
    while let percent = scalars[start...].firstIndex(of: "%") {
      start = scalars.index(after: percent)
      guard start < scalars.endIndex, scalars[start] == "@" else { continue }
      return String(scalars[..<percent]) + argument
        + String(scalars[scalars.index(after: start)...])
    }
    return self
  }
}
