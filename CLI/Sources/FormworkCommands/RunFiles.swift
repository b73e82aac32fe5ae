import ArgumentParser
import FormworkCore

/// The files that a run reads and writes.
///
/// No output is written over a file that is read, or over another output. Files are compared when the run begins, and
/// again when an output is opened.
struct RunFiles {
  /// The files that are read one after the other; `-` is standard input.
  var inputs: [String] = []

  /// The files that are read before, such as definitions.
  var definitions: [String] = []

  /// The files of `--rejects` and `--report`.
  var rejects: String?
  var report: String?

  /// A file that is written, with the option that named it.
  enum Output {
    case rejects, report

    fileprivate var option: String { self == .rejects ? "--rejects" : "--report" }
  }

  /// The files of a run that were found to be safe.
  ///
  /// - Parameters:
  ///   - files: The files to read; without one, standard input.
  ///   - rejects: The arguments with the file of rejects.
  ///   - report: The arguments with the file of the report.
  ///   - definitions: The files that are read before.
  /// - Returns: The files of the run.
  /// - Throws: `ValidationError`, or the exit code after a complaint.
  static func checked(
    _ files: [String], _ rejects: RejectArguments, _ report: ReportArguments,
    definitions: [String] = []
  ) throws -> RunFiles {
    if report.dryRun, rejects.rejects != nil {
      throw ValidationError(
        "--dry-run writes no rejects. Leave out one of --dry-run and --rejects.")
    }
    let run = RunFiles(
      inputs: files.isEmpty ? ["-"] : files, definitions: definitions, rejects: rejects.rejects,
      report: report.report)
    try run.check()
    return run
  }

  /// Finds outputs that can't be written, or would be written over something.
  ///
  /// - Throws: `ValidationError`, or the exit code after a complaint.
  func check() throws {
    for (option, path) in outputs where path == "-" {
      throw ValidationError(
        option == Output.rejects.option
          ? "--rejects takes the name of a file; --verbose tells of them on standard error."
          : "--report takes the name of a file.")
    }
    for (file, name) in reads where file == SystemFile.standardOutput.identity {
      throw ValidationError("The output would be written over \(name), which is read.")
    }
    for (file, name) in reads where file == SystemFile.standardError.identity {
      throw ValidationError("Standard error would be written over \(name), which is read.")
    }
    for (option, path) in outputs {
      guard let file = FileIdentity(path: path) else { continue }
      if let other = owner(of: file, besides: option) {
        throw ValidationError("\(option) would write over \(other).")
      }
    }
    for (_, path) in outputs {
      do throws(SystemFile.Failure) {
        try SystemFile.checkWriting(path)
      } catch {
        SystemFile.complain("formwork: \(String(safelyShowing: path)): \(error.message)")
        throw ExitCode.unwritable
      }
    }
  }

  /// Opens an output and empties it, unless it became a file that the run needs.
  func open(_ output: Output) throws(SystemFile.Failure) -> SystemFile? {
    guard let path = output == .rejects ? rejects : report else { return nil }
    let file = try SystemFile(writing: path)
    do throws(SystemFile.Failure) {
      if let identity = file.identity, let other = owner(of: identity, besides: output.option) {
        throw SystemFile.Failure(unwritten: "this would write over \(other)")
      }
      try file.empty()
    } catch {
      file.close()
      throw error
    }
    return file
  }
}

extension RunFiles {
  private var outputs: [(option: String, path: String)] {
    [(Output.rejects.option, rejects), (Output.report.option, report)].compactMap { option, path in
      path.map { (option, $0) }
    }
  }

  /// The files that are read, with their names for a sentence.
  private var reads: [(file: FileIdentity, name: String)] {
    (inputs + definitions).compactMap { path in
      let file = path == "-" ? SystemFile.standardInput.identity : FileIdentity(path: path)
      let name = path == "-" ? "standard input" : "“\(String(safelyShowing: path))”"
      return file.map { ($0, name) }
    }
  }

  /// The content that would be lost if an output were written into a file; `nil` if nothing is lost.
  private func owner(of file: FileIdentity, besides option: String) -> String? {
    if let read = reads.first(where: { $0.file == file }) { return "\(read.name), which is read" }
    if file == SystemFile.standardOutput.identity { return "the output" }
    if file == SystemFile.standardError.identity { return "standard error" }
    let other = outputs.first { $0.option != option && FileIdentity(path: $0.path) == file }
    return other.map { "the file of \($0.option)" }
  }
}
