extension ValidationIssue {
  /// What is wrong, in an English sentence for the user.
  ///
  ///     ValidationIssue.impossibleDate.message  // "This date doesn't exist."
  ///
  /// The issues of all formats of this package have a sentence, and so do rejections. An issue of your own has a
  /// sentence with its ``code``. For other languages and your own sentences, import `FormworkFoundation`.
  public var message: String {
    EnglishMessages.sentence(code) ?? EnglishMessages.sentence("other", code)
  }
}

extension EnglishMessages {
  /// The sentence of a key, or `nil` if there is none.
  package static func sentence(_ key: String) -> String? {
    for (known, sentence) in all where known.isSame(as: key) { return sentence }
    return nil
  }

  /// The sentence of a key, with `argument` in the place of `%@`; `argument` alone if there is no such key.
  package static func sentence(_ key: String, _ argument: String) -> String {
    sentence(key)?.filling(argument) ?? argument
  }
}

extension String {
  /// This sentence with `argument` in the place of `%@`.
  package func filling(_ argument: String) -> String {
    let scalars = unicodeScalars
    guard let percent = scalars.firstIndex(of: "%") else { return self }
    let sign = scalars.index(after: percent)
    guard sign < scalars.endIndex, scalars[sign] == "@" else { return self }
    return String(scalars[..<percent]) + argument + String(scalars[scalars.index(after: sign)...])
  }
}
