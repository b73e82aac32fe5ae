import ArgumentParser
import FormworkReplay

/// `formwork replay`: what a field shows after each of some actions.
struct ReplayCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "replay",
    abstract: "Answers scripts of key presses with what a field shows after each.",
    discussion: """
      Examples:
        formwork replay scripts.jsonl
        echo '{"format":{"mask":"[00]/[00]"},"actions":[{"type":"12"},{"backspace":1}]}' | \
      formwork replay

      Each line is a script in JSON: the format of a field, and actions on it. The answer to each is \
      a line of states. Use it to pin down a mask in your tests, or to report a bug.

      Exit status: 0 no errors, 1 some lines with errors, 64 wrong usage, 66 the file can't be read.
      """)

  @Argument(help: "The file to read. Without one: standard input.", completion: .file())
  var file: String?

  func run() throws {
    try RunFiles(inputs: [file ?? "-"]).check()
    var handler = ReplayHandler()
    let areRead = try handler.handle(files: file.map { [$0] } ?? [])
    if !areRead { throw ExitCode.unreadable }
    if handler.hasErrors { throw ExitCode.failure }
  }
}

/// Answers one script a line.
private struct ReplayHandler: LineHandler {
  var output = OutputBuffer()
  var hasErrors = false

  mutating func handle(_ line: LineReader.Line, number: Int, of file: String?) {
    let answer =
      line.isCut ? ReplayAnswer.toLineThatIsTooLong : ReplayAnswer(to: Array(line.content))
    if answer.error != nil { hasErrors = true }
    output.write(answer.json)
    output.write("\n")
  }
}
