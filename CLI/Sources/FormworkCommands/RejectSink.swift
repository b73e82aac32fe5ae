import ArgumentParser

/// Puts together what couldn't be completed in the pieces of all files, and says how many there are.
struct RejectSink {
  private(set) var total = RejectLog.Part()
  private var file: RejectFile?

  /// How the rows of the file of rejects are written, if there is one.
  let rows: RejectRows.Notation?

  init(_ files: RunFiles) {
    rows = files.rejects.map { RejectRows.Notation(path: $0) }
    file = RejectFile(files)
  }

  /// The number of rejects.
  var count: Int { total.counts.values.reduce(0, +) }

  /// Writes the rejects of the next piece, and says what it is to say, before its output is written.
  ///
  /// - Throws: The exit code, after a complaint, if the rejects can't be written.
  mutating func tell(_ part: RejectLog.Part) throws(ExitCode) {
    try file?.write(part.rows)
    if !part.sentences.isEmpty { SystemFile.complain(String(part.sentences.dropLast(1))) }
  }

  /// Counts what was noted of the next piece.
  mutating func count(_ part: RejectLog.Part) {
    total.lineCount += part.lineCount
    total.recordCount += part.recordCount
    total.rejectedCount += part.rejectedCount
    total.isMalformed = total.isMalformed || part.isMalformed
    total.extractCount += part.extractCount
    for (reason, count) in part.counts { total.counts[reason, default: 0] += count }
    if total.tallies.isEmpty {
      total.tallies = part.tallies
    } else {
      for (index, tally) in part.tallies.enumerated() { total.tallies[index].add(tally) }
    }
  }

  /// Writes what is left to write.
  ///
  /// - Throws: The exit code, after a complaint, if the rejects can't be written.
  mutating func finish(endedWell: Bool) throws(ExitCode) {
    try file?.finish(endedWell: endedWell)
  }

  /// Says on standard error how many lines couldn't be completed and why, if there are any.
  ///
  /// - Parameter regionFix: How to name the region of phone numbers, if none is named.
  func finishLines(regionFix: String?) {
    let all = counted(total.lineCount, "line")
    if total.extractCount > 0 {
      SystemFile.complain(
        "\(total.extractCount) of \(all) had more in them than what was extracted")
    }
    if count > 0 {
      SystemFile.complain("\(count) of \(all) could not be completed: \(reasons)\(hint(regionFix))")
    }
  }

  /// Says the same of records. Each may have several fields that couldn't be completed.
  func finishRecords(regionFix: String?) {
    if total.extractCount > 0 {
      SystemFile.complain(
        "\(counted(total.extractCount, "field")) had more in them than what was extracted")
    }
    if count > 0 {
      let rejected = total.rejectedCount
      let fields = count == rejected ? "" : ", in \(counted(count, "field"))"
      let all = counted(total.recordCount, "record")
      SystemFile.complain(
        "\(rejected) of \(all) could not be completed\(fields): \(reasons)\(hint(regionFix))")
    }
  }

  /// The reasons with their counts, the most frequent first.
  private var reasons: String {
    total.counts.sorted { ($1.value, $0.key.name) < ($0.value, $1.key.name) }
      .map { "\($0.value) \($0.key.name)" }.joined(separator: ", ")
  }

  private func hint(_ regionFix: String?) -> String {
    if let regionFix, total.counts[Reason(.invalidCallingCode)] != nil {
      return "\nhint: Numbers without a calling code need a region: \(regionFix)."
    }
    if total.counts[.invalidUTF8] == nil { return "" }
    return
      "\nhint: Some bytes aren't UTF-8. If the file was made on Windows, try --encoding windows-1252."
  }

  private func counted(_ count: Int, _ noun: String) -> String {
    "\(count) \(noun)\(count == 1 ? "" : "s")"
  }
}
