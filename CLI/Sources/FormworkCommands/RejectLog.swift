import FormworkTerminal

/// Takes note of what couldn't be completed in a piece, and of each as far as that is asked for.
struct RejectLog {
  private(set) var part: Part

  private let isVerbose: Bool
  private var rows: RejectRows?
  private let wantsTallies: Bool

  /// The words for a remainder: many lines lack the same, and finding words takes a while.
  private var phrases: [String: String] = [:]
  private static let mostPhrases = 1024

  /// The notes on a piece.
  struct Part {
    var lineCount = 0
    var recordCount = 0

    /// How many records have a field that couldn't be completed.
    var rejectedCount = 0

    /// Whether a file lacks a column, or has a quote that is never closed.
    var isMalformed = false

    var counts: [Reason: Int] = [:]
    var extractCount = 0

    /// The lines for standard error.
    var sentences = ""

    /// The rows of the file of rejects.
    var rows: [UInt8] = []

    /// The report's counts for each column, if there is a report.
    var tallies: [ColumnTally] = []
  }

  /// - Parameters:
  ///   - isVerbose: Whether each text is reported on standard error.
  ///   - rows: How the file of rejects is written, if there is one.
  ///   - formulas: The handling of formulas in that file.
  ///   - columnCount: The number of columns in the report; 0 without a report.
  init(
    isVerbose: Bool = false, rows: RejectRows.Notation? = nil, formulas: Formulas = .keep,
    columnCount: Int = 0
  ) {
    self.isVerbose = isVerbose
    self.rows = rows.map { RejectRows($0, formulas) }
    wantsTallies = columnCount > 0
    part = Part()
    part.tallies = Array(repeating: ColumnTally(), count: columnCount)
  }

  /// Takes out all that was noted since the last time.
  mutating func takePart() -> Part {
    part.rows = rows?.take() ?? []
    let taken = part
    part = Part()
    part.tallies = Array(repeating: ColumnTally(), count: taken.tallies.count)
    return taken
  }

  /// Takes note of a text that couldn't be completed.
  ///
  /// - Parameters:
  ///   - conversion: Its conversion.
  ///   - place: Where it stands.
  ///   - converter: What made the conversion.
  ///   - column: Which of the report's columns it is in.
  ///   - content: The text as it was read.
  mutating func note(
    _ conversion: Conversion, at place: Place, of converter: Converter, column: Int = 0,
    _ content: () -> [UInt8]
  ) {
    guard let reason = conversion.reason else { return }
    note(reason)
    if isQuiet { return }
    var content = content()
    if content.count > Converter.greatestLength { content.removeLast(content.count - 1024) }
    let reject = Reject(
      place: place, content: converter.encoding.utf8(content), reason: reason,
      detail: detail(of: conversion, by: converter))
    if isVerbose { complain(reject.sentence) }
    rows?.write(reject)
    if wantsTallies { part.tallies[column].note(reject) }
  }

  /// Whether rejects are only counted by reason.
  var isQuiet: Bool { !isVerbose && rows == nil && !wantsTallies }

  /// Whether completed text is reported, too.
  var isCurious: Bool { isVerbose || wantsTallies }

  /// Takes note of a text that couldn't be completed, and is only counted.
  mutating func note(_ reason: Reason) {
    part.counts[reason, default: 0] += 1
  }

  /// Takes note of a part that was taken, if there is one.
  mutating func note(_ extract: Extract?, at place: Place) {
    guard let extract else { return }
    part.extractCount += 1
    if isVerbose { complain("\(place.shown): \(extract.sentence)") }
  }

  /// Takes note of a text that was completed, for the report.
  mutating func note(
    _ result: String, of content: () -> String, kind: () -> String?, as change: ChangeKind,
    column: Int = 0
  ) {
    if wantsTallies {
      part.tallies[column].note(result, of: content(), kind: kind(), as: change)
    }
  }

  /// Takes note of a field that is empty, for the report.
  mutating func noteEmpty(column: Int = 0) {
    if wantsTallies { part.tallies[column].emptyCount += 1 }
  }

  mutating func noteExtract() { part.extractCount += 1 }
  mutating func noteLine() { part.lineCount += 1 }
  mutating func noteRecord() { part.recordCount += 1 }
  mutating func noteRejectedRecord() { part.rejectedCount += 1 }

  /// Says what keeps a file from being read as it was meant.
  mutating func noteMalformed(_ sentence: String) {
    part.isMalformed = true
    complain(sentence)
  }

  /// Says something on standard error, when it is its piece's turn.
  mutating func complain(_ sentence: String) {
    part.sentences += sentence.withShortLines + "\n"
  }
}

extension RejectLog {
  /// Why a text couldn't be completed, in words; its stable name if no words are known; `nil` if it was.
  mutating func words(for conversion: Conversion, by converter: Converter) -> String? {
    guard let reason = conversion.reason else { return nil }
    let words = detail(of: conversion, by: converter)
    return words.isEmpty ? reason.name : words
  }

  /// Says in words what a text lacks, and what of it found no place.
  private mutating func detail(of conversion: Conversion, by converter: Converter) -> String {
    var parts: [String] = []
    if conversion.reason == .incomplete {
      let formatted = converter.format.editingEnded(
        converter.format.formatted(text: conversion.text ?? "", as: converter.input))
      let remainder = converter.format.remainder(after: formatted)
      // Formats that have no remainder to show, such as phones, tell nothing by it.
      let known = remainder.isEmpty ? nil : phrases[remainder]
      let phrase = known ?? MissingCharacters.phrase(converter.format.missing(after: formatted))
      if !remainder.isEmpty, phrases.count < Self.mostPhrases { phrases[remainder] = phrase }
      if !phrase.isEmpty { parts.append(phrase) }
    }
    if let detail = conversion.detail { return detail }
    if let detail = conversion.reason.flatMap(converter.detail) { return detail }
    if conversion.reason == .otherPrefix { return "another prefix than the format's" }
    if conversion.reason == .ambiguous { return "several parts of it complete the format" }
    if let rejection = conversion.rejection { return rejection.detail }
    if !conversion.removed.isEmpty {
      parts.append("no place for “\(conversion.removed.shortened)”")
    }
    if parts.isEmpty, conversion.reason?.isIssue == true, let issue = conversion.formatted.issue {
      return issue.sentence
    }
    return parts.joined(separator: "; ")
  }
}
