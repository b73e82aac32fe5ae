import FormworkMasks
import FormworkPhoneNumbers

/// Reads whole texts as phone numbers, of which it makes one form; as files have them, not as one types.
struct PhoneTextFormat: InputFormat {
  /// Where numbers without a calling code are from; empty if nobody knows.
  var region: String

  let form: PhoneForm

  /// Whether a number that nobody can have does, if only its length is that of one.
  let takesPossible: Bool

  /// Whether an extension is left out where the form has no place for it.
  let leavesOutExtensions: Bool

  /// How a command names the region of numbers without a calling code.
  var regionFix = "add --region US"

  /// The same, if no region is named.
  var missingRegion: String? { region.isEmpty ? regionFix : nil }

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
    switch ExportedNumber(text) {
    case .rounded: return LineReading(issue: ValidationIssue(code: PhoneIssue.rounded.rawValue))
    // The zeros after the point aren't digits of the number.
    case .whole(let digits): return read(line: digits)
    case nil: break
    }
    do {
      let number = try PhoneNumber(text, region: region.isEmpty ? nil : region)
      let issue = issue(of: number)
      return LineReading(
        text: form.text(of: number), value: number.e164, isComplete: issue == nil,
        issue: issue.map { ValidationIssue(code: $0.rawValue) })
    } catch {
      return LineReading(issue: ValidationIssue(code: PhoneIssue(error).rawValue))
    }
  }

  /// The number that a text is.
  func number(in text: String) throws(PhoneNumberError) -> PhoneNumber {
    if case .whole(let digits) = ExportedNumber(text) { return try number(in: digits) }
    return try PhoneNumber(text, region: region.isEmpty ? nil : region)
  }

  func unused(of input: String, in formatted: FormattedText) -> String { "" }

  /// Why a number isn't taken.
  private func issue(of number: PhoneNumber) -> PhoneIssue? {
    if form == .e164, number.extensionNumber != nil, !leavesOutExtensions { return .hasExtension }
    if number.isValid { return nil }
    switch number.possibility {
    case .possible: return number.lacksDigits ? .tooShort : takesPossible ? nil : .notValid
    case .possibleLocally: return .noAreaCode
    case .tooShort: return .tooShort
    case .tooLong: return .tooLong
    case .invalidLength: return .invalidLength
    }
  }
}

/// How numbers are written.
enum PhoneForm: String, CaseIterable {
  case e164, national, international, link

  func text(of number: PhoneNumber) -> String {
    switch self {
    case .e164: number.e164
    case .national: number.formatted(.national)
    case .international: number.formatted(.international)
    case .link: number.formatted(.rfc3966)
    }
  }
}

/// What is wrong with a text that should be a phone number: the reason of a reject.
enum PhoneIssue: String {
  case notANumber, invalidCallingCode, tooShort, tooLong, noAreaCode, invalidLength, notValid
  case hasExtension, hasNote, severalNumbers, unknownRegion, rounded

  init(_ error: PhoneNumberError) {
    switch error {
    case .notANumber: self = .notANumber
    case .invalidCallingCode: self = .invalidCallingCode
    case .tooShortAfterInternationalPrefix, .tooShort: self = .tooShort
    case .tooLong: self = .tooLong
    }
  }

  /// The reason in more words.
  var detail: String {
    switch self {
    case .notANumber: "no number in it"
    case .invalidCallingCode: "no country has this calling code"
    case .tooShort: "numbers that begin like this have more digits"
    case .tooLong: "numbers with this calling code have fewer digits"
    case .noAreaCode: "the length of a number without its area code"
    case .invalidLength: "numbers with this calling code have more digits, or fewer"
    case .notValid: "the length is right, but no number begins like this"
    case .hasExtension:
      "E.164 has no extensions: --to link keeps it, --extension-column gives it a column, --drop-extensions leaves it out"
    case .hasNote: "a number with a note next to it: --extract takes the number"
    case .severalNumbers: "several numbers"
    case .rounded: Rejection.rounded.detail
    case .unknownRegion: "the region isn't one: write two letters, such as US"
    }
  }
}
