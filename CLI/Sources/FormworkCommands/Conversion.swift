import FormworkMasks

/// The result of a text.
struct Conversion {
  let formatted: LineReading

  /// The text, if a format read it as a whole.
  private(set) var text: String?

  /// The letters and digits that found no place, or were left out around an extract.
  var removed: String

  /// Why the text couldn't be completed; `nil` if it was.
  let reason: Reason?

  /// The part of the text that was taken for the whole, if only a part was.
  var extract: Extract?

  /// The repair of a number that a spreadsheet had made of the text, if there was one.
  var repair: ChangeKind?

  /// The kind of the change, if the result is another text.
  var change: ChangeKind { extract != nil ? .extract : repair ?? .form }

  /// The reason in more words, where the command knows them.
  var detail: String?

  /// Why the format rejected the text, if it did.
  private(set) var rejection: Rejection?

  /// A conversion that nothing is wrong with.
  init(_ formatted: LineReading) {
    (self.formatted, removed, reason) = (formatted, "", nil)
  }

  /// A text that is rejected for a reason of the command's own.
  init(_ formatted: LineReading, _ reason: Reason, removed: String, detail: String? = nil) {
    (self.formatted, self.removed, self.reason, self.detail) = (formatted, removed, reason, detail)
  }

  /// The result of bytes that aren't even text.
  init(_ reason: Reason) {
    formatted = LineReading(issue: ValidationIssue(code: reason.name))
    (removed, self.reason) = ("", reason)
  }

  /// The result of a text that is longer than any that is read, and so wasn't read.
  init(tooLong size: String) {
    self.init(.tooLong)
    detail = size + "; this is the beginning"
  }

  /// What a format made of a text, tidied up as it is when a field is left: a date is written out, a
  /// number loses the point that nothing follows.
  init(of text: String, _ read: LineReading) {
    (formatted, self.text, removed, rejection) = (read, text, read.unused, read.rejection)
    if let rejection {
      reason = rejection == .otherPrefix ? .otherPrefix : rejection == .rounded ? .rounded : .unused
    } else if formatted.isDone {
      reason = removed.isEmpty ? nil : .unused
    } else {
      reason = formatted.issue.map(Reason.issue) ?? .incomplete
    }
  }
}

/// The kind of a change that a text went through.
enum ChangeKind: String, CaseIterable {
  case form, extract

  /// `94105.0` lost its fraction.
  case fraction

  /// `1067.0` got back the zero of 01067.
  case leadingZero

  /// The repair of a number that a spreadsheet had made of a code; `nil` if the text isn't such a number, or
  /// keeps its point.
  init?(repairing text: String, to formatted: LineReading) {
    guard case .whole(let digits) = ExportedNumber(text) else { return nil }
    let (value, number) = (formatted.value.filter(\.isNumber), digits.filter(\.isNumber))
    guard value.hasSuffix(number), !formatted.text.contains(text) else { return nil }
    let isRestored =
      value.count > number.count && value.dropLast(number.count).allSatisfy { $0 == "0" }
    self = isRestored ? .leadingZero : .fraction
  }

  /// The kind in words.
  var words: String {
    switch self {
    case .form: "only reformatted"
    case .extract: "taken out of a longer text"
    case .fraction: "freed from the fraction of a spreadsheet"
    case .leadingZero: "given back a leading zero"
    }
  }
}

/// A part of a text that was taken for the whole, and what of the text is unused.
struct Extract: Hashable {
  let part: String

  let before: String
  let after: String

  init(part: String, before: String, after: String) {
    (self.part, self.before, self.after) = (part, before, after)
  }

  /// A part of a text by its place.
  init(_ range: Range<String.Index>, of text: String) {
    part = String(text[range])
    before = String(text[..<range.lowerBound])
    after = String(text[range.upperBound...])
  }
}
