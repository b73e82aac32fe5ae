import ArgumentParser
import FormworkCore

/// Reports on a run as a whole.
struct ReportArguments: ParsableArguments {
  @Flag(help: "Write no results and no rejects. Count them by reason, with ten examples each.")
  var dryRun = false

  @Option(
    parsing: .unconditional,
    help: ArgumentHelp(
      "Write an HTML page with counts, reasons, examples, lengths, and kinds to this file.",
      valueName: "file"),
    completion: .file(extensions: ["html"]))
  var report: String?

  /// Whether columns are counted.
  var isWanted: Bool { dryRun || report != nil }

  /// Writes what was asked for.
  func write(_ result: Report, to files: RunFiles) throws(ExitCode) {
    if dryRun {
      var output = OutputBuffer()
      output.write(result.text)
      try output.finish()
    }
    guard let report else { return }
    do throws(SystemFile.Failure) {
      guard let file = try files.open(.report) else { return }
      defer { file.close() }
      var output = OutputBuffer(to: file)
      output.write(ReportPage(result).html)
      try output.flush()
    } catch {
      SystemFile.complain("formwork: \(String(safelyShowing: report)): \(error.message)")
      throw .unwritable
    }
  }
}
