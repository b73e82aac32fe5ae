import FormworkFormats

/// Reads whole text as dates in notations that were asked for, and writes them in one; as files have them, not as one
/// types.
struct DateTextFormat: InputFormat {
  /// The notations. The first one that fits counts.
  let notations: [DateNotation]

  let output: DateFormat

  /// A text that is written differently.
  static let otherNotation = ValidationIssue(code: "otherNotation")

  func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    EditOutcome(formatted(text: edit.replacement))
  }

  func formatted(value: String) -> FormattedText { formatted(text: value) }

  func formatted(text: String) -> FormattedText {
    let read = read(line: text)
    return FormattedText(
      text: read.text, value: read.value, isComplete: read.isComplete, issue: read.issue)
  }

  func read(line text: String) -> LineReading {
    var isDate = false
    for notation in notations {
      guard let fields = notation.fields(of: text) else { continue }
      isDate = true
      if fields.isPossible { return output.read(typed: fields) }
    }
    return LineReading(issue: isDate ? .impossibleDate : Self.otherNotation)
  }

  func unused(of input: String, in formatted: FormattedText) -> String { "" }

  /// The notation that a text is written in.
  func notation(of text: String) -> DateNotation? {
    notations.first { $0.fields(of: text)?.isPossible ?? false }
  }

  /// Why a text isn't a date, in words.
  func detail(of text: String) -> String? {
    let wanted = notations.map(\.text).joined(separator: " or ")
    if notations.contains(where: { $0.fields(of: text) != nil }) {
      return notation(of: text) == nil ? "there is no such day" : nil
    }
    let others = Self.usual.filter { other in
      !notations.contains { $0.text == other.text } && other.fields(of: text)?.isPossible ?? false
    }
    let names = others.map(\.text)
    if let only = names.first {
      let more = names.count > 1 ? " or " + names.dropFirst().joined(separator: " or ") : ""
      return "isn't written as \(wanted); \(only)\(more) would fit"
    }
    return "isn't written as \(wanted)"
  }

  /// Notations that are often found in files.
  private static let usual: [DateNotation] = [
    "yyyy-MM-dd", "dd.MM.yyyy", "dd/MM/yyyy", "MM/dd/yyyy", "dd-MM-yyyy", "yyyy/MM/dd", "dd.MM.yy",
    "dd/MM/yy",
    "MM/dd/yy", "d MMM yyyy", "d. MMM yyyy", "MMM d, yyyy", "yyyyMMdd", "yyyy-MM-dd HH:mm:ss",
    "yyyy-MM-dd'T'HH:mm:ss", "excel",
  ].compactMap { try? DateNotation($0) }
}
