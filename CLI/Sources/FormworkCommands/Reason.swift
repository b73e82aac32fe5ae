import FormworkMasks

/// Why a text couldn't be completed: a stable name, as a file of rejects has it.
struct Reason: Hashable {
  let name: String

  /// Whether it is an issue of a text, which a sentence describes better than its name.
  var isIssue = false

  /// Something that is mandatory is missing.
  static let incomplete = Reason(name: "incomplete")

  /// Letters or digits found no place.
  static let unused = Reason(name: "unused")

  /// Several parts of a text complete the format, each with another value.
  static let ambiguous = Reason(name: "ambiguous")

  /// A number that begins with another prefix than the format's, as another country's does.
  static let otherPrefix = Reason(name: "otherPrefix")

  /// A number in scientific notation, whose last digits are lost.
  static let rounded = Reason(name: "rounded")

  /// The bytes are no text.
  static let invalidUTF8 = Reason(name: "invalidUTF8")

  /// The text is longer than any that is read.
  static let tooLong = Reason(name: "tooLong")

  /// The record ends before the column.
  static let missingField = Reason(name: "missingField")

  /// A quote is opened and never closed, so that nobody knows where the record ends.
  static let openQuote = Reason(name: "openQuote")

  /// The bytes are no text in the encoding that was asked for.
  static let invalidEncoding = Reason(name: "invalidEncoding")

  /// A line of JSON Lines isn't an object.
  static let invalidJSON = Reason(name: "invalidJSON")

  /// A value of JSON is neither a string nor a number.
  static let notAString = Reason(name: "notAString")

  /// The result has a character that the file's encoding doesn't have.
  static let notEncodable = Reason(name: "notEncodable")

  /// The amount is in another currency.
  static let otherCurrency = Reason(name: "otherCurrency")

  /// Something is wrong with a text that is otherwise well formed.
  static func issue(_ issue: ValidationIssue) -> Reason {
    Reason(name: issue.code, isIssue: true)
  }

  static func == (left: Self, right: Self) -> Bool { left.name == right.name }

  func hash(into hasher: inout Hasher) { hasher.combine(name) }
}

/// Where a text stands.
struct Place {
  /// The name of the file; `nil` for standard input.
  let file: String?

  /// The line of the file, from 1; that on which a record begins.
  let line: Int

  /// The name or number of the column; `nil` where a line is the text.
  var column: String?
}

/// What becomes of a text that can't be completed.
enum Remedy: String, CaseIterable {
  /// It stays as it is.
  case keep

  /// It is passed on after a `?`.
  case mark

  /// Nothing takes its place.
  case empty

  /// Its line or record goes with it.
  case drop
}

extension Rejection {
  /// The reason in more words, of a text that is rejected whole.
  var detail: String {
    switch self {
    case .noRoom: "more than the format holds"
    case .rounded: "exported as a rounded number, so its last digits are lost"
    default: "the format has no place for some of it"
    }
  }
}
