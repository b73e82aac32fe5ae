import FormworkCore

/// A report as one page of HTML, which needs nothing else: no script, no font, no picture.
struct ReportPage {
  private let report: Report

  init(_ report: Report) {
    self.report = report
  }

  var html: String {
    let names = report.files.map { $0 == "-" ? "standard input" : $0 }.joined(separator: ", ")
    return """
      <!doctype html>
      <html lang="en">
      <head>
      <meta charset="utf-8">
      <meta name="viewport" content="width=device-width, initial-scale=1">
      <meta http-equiv="Content-Security-Policy" content="default-src 'none'; style-src 'unsafe-inline'">
      <title>Formwork report: \(escaped(names))</title>
      <style>
      \(Self.style)
      </style>
      </head>
      <body>
      <header>
      <h1>\(escaped(names))</h1>
      <p>\(escaped(report.size)), \(report.columns.count) column\(report.columns.count == 1 ? "" : "s") checked</p>
      </header>
      <main>
      \(report.columns.map { section($0.name, $0.tally) }.joined(separator: "\n"))
      </main>
      </body>
      </html>

      """
  }

  private func section(_ name: String, _ tally: ColumnTally) -> String {
    """
    <section>
    <h2>\(escaped(name))</h2>
    \(meter(tally))
    <dl>
    <div><dt>Completed</dt><dd class="good">\(tally.completedCount)</dd></div>
    <div><dt>Changed</dt><dd>\(tally.changedCount)</dd></div>
    <div><dt>Rejected</dt><dd class="bad">\(tally.rejectedCount)</dd></div>
    <div><dt>Empty</dt><dd>\(tally.emptyCount)</dd></div>
    </dl>
    \(rejects(tally))
    \(changes(tally))
    <div class="pair">
    \(bars("Lengths", note: "characters of each result", lengths(tally)))
    \(bars("Kinds", note: "of number, notation, or shape", kinds(tally)))
    </div>
    </section>
    """
  }

  private func meter(_ tally: ColumnTally) -> String {
    let all = max(1, tally.count)
    func part(_ count: Int, _ name: String) -> String {
      count == 0 ? "" : "<i class=\"\(name)\" style=\"flex:\(count)\"></i>"
    }
    let percent = tally.rejectedCount * 1000 / all
    return """
      <div class="meter" role="img" aria-label="\(percent / 10).\(percent % 10) % rejected">\
      \(part(tally.completedCount, "good"))\(part(tally.rejectedCount, "bad"))\
      \(part(tally.emptyCount, "none"))</div>
      """
  }

  private func rejects(_ tally: ColumnTally) -> String {
    if tally.rejects.isEmpty { return "<p class=\"fine\">Nothing was rejected.</p>" }
    let rows = tally.sortedRejects.map { reason, rejects in
      let examples = rejects.examples.map { example in
        let isOne = report.files.count < 2
        let file = isOne ? "line " : example.place.file.map { escaped($0) + ":" } ?? "line "
        let detail =
          example.detail.isEmpty ? "" : " <small>\(escaped(example.detail))</small>"
        return "<li><span class=\"place\">\(file)\(example.place.line)</span> "
          + "<code>\(escaped(example.text))</code>\(detail)</li>"
      }
      return
        "<tr><th scope=\"row\">\(escaped(reason))</th><td class=\"count\">\(rejects.count)</td>"
        + "<td><ul>\(examples.joined())</ul></td></tr>"
    }
    return """
      <h3>Rejected</h3>
      <table><thead><tr><th>Reason</th><th class="count">Count</th><th>Examples</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table>
      """
  }

  private func changes(_ tally: ColumnTally) -> String {
    if tally.changes.isEmpty { return "" }
    let rows = tally.sortedChanges.map { kind, changes in
      let examples = changes.examples.map {
        "<li><code>\(escaped($0.before))</code> → <code>\(escaped($0.after))</code></li>"
      }
      return
        "<tr><th scope=\"row\">\(escaped(kind.rawValue)) <small>\(escaped(kind.words))</small></th>"
        + "<td class=\"count\">\(changes.count)</td><td><ul>\(examples.joined())</ul></td></tr>"
    }
    return """
      <h3>Changed</h3>
      <table><thead><tr><th>What</th><th class="count">Count</th><th>Examples</th></tr></thead>
      <tbody>\(rows.joined(separator: "\n"))</tbody></table>
      """
  }

  private func lengths(_ tally: ColumnTally) -> [(String, Int)] {
    tally.lengths.sorted { $0.key < $1.key }.map { ("\($0.key)", $0.value) }
  }

  private func kinds(_ tally: ColumnTally) -> [(String, Int)] {
    tally.kinds.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map { ($0.key, $0.value) }
  }

  private func bars(_ title: String, note: String, _ values: [(name: String, count: Int)]) -> String
  {
    guard let most = values.map(\.count).max() else { return "" }
    let shown = values.prefix(12)
    let rest = values.dropFirst(12).reduce(0) { $0 + $1.count }
    var rows = shown.map { bar($0.name, $0.count, of: most) }
    if rest > 0 { rows.append(bar("\(values.count - 12) more", rest, of: max(most, rest))) }
    return """
      <div><h3>\(title) <small>\(note)</small></h3>
      <table class="bars">\(rows.joined(separator: "\n"))</table></div>
      """
  }

  private func bar(_ name: String, _ count: Int, of most: Int) -> String {
    """
    <tr><th scope="row">\(escaped(name))</th><td class="count">\(count)</td>\
    <td class="bar"><i style="width:\(max(1, count * 100 / most))%"></i></td></tr>
    """
  }

  /// A text as HTML shows it: nothing of it is markup, and what isn't safe to show is spelled out.
  private func escaped(_ text: some StringProtocol) -> String {
    var escaped = ""
    for character in String(safelyShowing: text.beginning(of: 800).prefix(200)) {
      switch character {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      default: escaped.append(character)
      }
    }
    return escaped
  }
}
