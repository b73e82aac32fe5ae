import FormworkCore

/// The results of a run by column.
struct Report {
  /// The names of the columns, each with its tally.
  let columns: [(name: String, tally: ColumnTally)]
  let recordCount: Int
  let lineCount: Int
  let rejectedRecordCount: Int
  let files: [String]

  init(columns: [String], total: RejectLog.Part, files: [String]) {
    let none = ColumnTally()
    self.columns = columns.enumerated().map {
      ($0.element, $0.offset < total.tallies.count ? total.tallies[$0.offset] : none)
    }
    recordCount = total.recordCount
    lineCount = total.lineCount
    rejectedRecordCount = total.rejectedCount
    self.files = files
  }

  /// How many records or lines there were, in words.
  var size: String {
    let count = max(recordCount, lineCount)
    let noun = recordCount > 0 ? "record" : "line"
    return "\(count) \(noun)\(count == 1 ? "" : "s")"
  }

  /// The report for a terminal.
  var text: String {
    var text = "\(size)\n"
    for (name, tally) in columns {
      text += "\n\(String(showingBeginningOf: name)): \(tally.summary)\n"
      for (kind, changes) in tally.sortedChanges {
        text += "  \(changes.count) \(kind.words)\n"
        for change in changes.examples {
          text += "    \(shown(change.before)) → \(shown(change.after))\n"
        }
      }
      for (reason, rejects) in tally.sortedRejects {
        text += "  \(rejects.count) \(reason)\(detail(of: rejects))\n"
        for example in rejects.examples {
          let file = example.place.file.map { String(safelyShowing: $0) + ":" } ?? "line "
          text += "    \(file)\(example.place.line): \(shown(example.text))\n"
        }
      }
    }
    return text
  }

  private func detail(of rejects: ColumnTally.Rejects) -> String {
    guard let first = rejects.examples.first, !first.detail.isEmpty else { return "" }
    return " (\(String(safelyShowing: first.detail)))"
  }

  private func shown(_ text: String) -> String {
    String(showingBeginningOf: text, characters: 60)
  }
}

extension ColumnTally {
  /// The counts in words.
  var summary: String {
    "\(completedCount) completed, \(changedCount) of them changed, \(rejectedCount) rejected, \(emptyCount) empty"
  }

  /// The changes, those that change more than the form first.
  var sortedChanges: [(kind: ChangeKind, changes: Changes)] {
    ChangeKind.allCases.reversed().compactMap { kind in changes[kind].map { (kind, $0) } }
  }

  /// The reasons, the most frequent first.
  var sortedRejects: [(reason: String, rejects: Rejects)] {
    rejects.sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }.map {
      ($0.key, $0.value)
    }
  }
}

extension Reject {
  /// The same with as much of the text as a report shows.
  var shortened: Reject {
    let text = String(decoding: content.prefix(400), as: UTF8.self)
    return Reject(
      place: place, content: Array(text.shortened.utf8), reason: reason, detail: detail)
  }

  /// The text as it was read.
  var text: String { String(decoding: content, as: UTF8.self) }
}
