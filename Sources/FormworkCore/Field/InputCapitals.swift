import FormworkMasks

/// The letters that a keyboard makes uppercase by itself in a field.
package enum InputCapitals: Hashable, Sendable {
  /// The first letter of a sentence, as in any field.
  case sentences

  /// No letter.
  case none

  /// The first letter of each word.
  case words

  /// All letters.
  case all
}

extension InputFormat {
  /// The capitals that suit the format, which follow from its purpose, its keyboard, and the letters
  /// that it shows.
  ///
  /// | format | capitals |
  /// |---|---|
  /// | names | words |
  /// | a format that shows all letters in uppercase, such as an IBAN | all |
  /// | an email address, a web address, or any other format with an ASCII keyboard | none |
  /// | any other format | sentences |
  ///
  /// - Complexity: At most 128 edits of the format.
  package var capitals: InputCapitals {
    if purpose == .personName { return .words }
    switch keyboard {
    case .emailAddress, .URL: return .none
    case .asciiCapable: return showsUppercase ? .all : .none
    case .default: return showsUppercase ? .all : .sentences
    case .numberPad, .decimalPad, .phonePad, .numbersAndPunctuation: return .sentences
    }
  }

  /// Whether every letter that is typed is shown in uppercase.
  private var showsUppercase: Bool {
    var text = FormattedText()
    var isUppercase = false
    for _ in 0..<32 {
      // Some codes only have an X or a K as a check digit.
      let keys = ["b", "x", "k", "1"].lazy
      guard let next = keys.compactMap({ longer(text, by: $0) }).first else { break }
      for unit in next.value.utf8 where "bxkBXK".utf8.contains(unit) {
        if unit >= UInt8(ascii: "a") { return false }
        isUppercase = true
      }
      text = next
    }
    return isUppercase
  }

  /// Returns the text with another key at its end, if the format places it, even with an issue such as
  /// a wrong check digit.
  private func longer(_ text: FormattedText, by key: String) -> FormattedText? {
    let outcome = apply(TextEdit(inserting: key, at: text.caret), to: text)
    let formatted = outcome.formatted
    let isLonger = formatted.value.utf8.count > text.value.utf8.count
    return isLonger && !outcome.isRejected ? formatted : nil
  }
}
