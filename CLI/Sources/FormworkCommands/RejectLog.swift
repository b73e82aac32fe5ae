import ArgumentParser
import FormworkMasks
import FormworkDisplay
import FormworkTerminal

/// Counts what couldn't be completed, and tells of each as far as that is asked for.
struct RejectLog {
  private(set) var count = 0
  private var counts: [Reason: Int] = [:]
  private var extractCount = 0

  private let isVerbose: Bool
  private var file: RejectFile?

  /// What is said of a remainder: many texts lack the same, and finding words takes a while.
  private var phrases: [String: String] = [:]
  private static let mostPhrases = 1024

  /// - Throws: The exit code, after a complaint, if the file can't be written.
  init(isVerbose: Bool = false, path: String? = nil) throws(ExitCode) {
    self.isVerbose = isVerbose
    if let path { file = try RejectFile(path) }
  }

  /// Takes note of a text that couldn't be completed.
  ///
  /// - Parameters:
  ///   - conversion: What came of it.
  ///   - place: Where it stands.
  ///   - converter: What made the conversion.
  ///   - content: The text as it was read.
  mutating func note(
    _ conversion: Conversion, at place: Place, of converter: Converter, _ content: () -> [UInt8]
  ) {
    guard let reason = conversion.reason else { return }
    note(reason)
    if isQuiet { return }
    let reject = Reject(
      place: place, content: content(), reason: reason,
      detail: detail(of: conversion, by: converter))
    if isVerbose { SystemFile.complain(reject.sentence) }
    file?.write(reject)
  }

  /// Whether all that is told of a text is the reason, in a count.
  var isQuiet: Bool { !isVerbose && file == nil }

  /// Takes note of a text that couldn't be completed, of which nothing else is told.
  mutating func note(_ reason: Reason) {
    count += 1
    counts[reason, default: 0] += 1
  }

  /// Takes note of a text of which only a part was taken, if there is one.
  mutating func note(_ extract: Extract?, at place: Place) {
    guard let extract else { return }
    extractCount += 1
    if isVerbose { SystemFile.complain("\(place.shown): \(extract.sentence)") }
  }

  /// Says on standard error how many couldn't be completed and why, if there are any, and writes
  /// what is left to write.
  ///
  /// - Parameter total: How many lines there were in all.
  /// - Throws: The exit code, after a complaint, if the rejects can't be written.
  mutating func finish(ofLines total: Int) throws(ExitCode) {
    let all = counted(total, "line")
    if extractCount > 0 {
      SystemFile.complain("\(extractCount) of \(all) had more in them than what was extracted")
    }
    if count > 0 {
      SystemFile.complain("\(count) of \(all) could not be completed: \(reasons)")
    }
    try file?.finish()
  }

  /// Says the same of records, of which each may have several fields that couldn't be completed.
  ///
  /// - Parameters:
  ///   - rejected: How many records have such a field.
  ///   - total: How many there were in all.
  /// - Throws: The exit code, after a complaint, if the rejects can't be written.
  mutating func finish(_ rejected: Int, ofRecords total: Int) throws(ExitCode) {
    if extractCount > 0 {
      SystemFile.complain(
        "\(counted(extractCount, "field")) had more in them than what was extracted")
    }
    if count > 0 {
      let fields = count == rejected ? "" : ", in \(counted(count, "field"))"
      SystemFile.complain(
        "\(rejected) of \(counted(total, "record")) could not be completed\(fields): \(reasons)")
    }
    try file?.finish()
  }

  /// The reasons with their counts, the most frequent first.
  private var reasons: String {
    counts.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
      .map { "\($0.value) \($0.key.name)" }.joined(separator: ", ")
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}

extension RejectLog {
  /// Says in words what a text lacks, and what of it found no place.
  private mutating func detail(of conversion: Conversion, by converter: Converter) -> String {
    var parts: [String] = []
    if conversion.reason == .incomplete {
      let formatted = conversion.formatted
      let remainder = converter.format.remainder(after: formatted)
      // Formats that have no remainder to show, such as phones, tell nothing by it.
      let known = remainder.isEmpty ? nil : phrases[remainder]
      let phrase = known ?? MissingCharacters.phrase(converter.format.missing(after: formatted))
      if !remainder.isEmpty, phrases.count < Self.mostPhrases { phrases[remainder] = phrase }
      if !phrase.isEmpty { parts.append(phrase) }
    }
    if let detail = conversion.reason.flatMap(converter.detail) { return detail }
    if conversion.reason == .otherPrefix { return "another prefix than the format's" }
    if conversion.reason == .ambiguous { return "several parts of it complete the format" }
    if let rejection = conversion.rejection { return rejection.detail }
    if !conversion.removed.isEmpty { parts.append("no place for “\(conversion.removed)”") }
    return parts.joined(separator: "; ")
  }
}
