import ArgumentParser
import FormworkDisplay

/// Where the process begins, in place of the argument parser's own beginning.
///
/// That would show wrong arguments as they are, escape sequences included, and wouldn't notice that
/// the help can't be written.
@main
enum EntryPoint {
  static func main() {
    do {
      var command = try FormworkCommand.parseAsRoot()
      try command.run()
    } catch {
      let code = FormworkCommand.exitCode(for: error)
      let message = FormworkCommand.fullMessage(for: error)
      FormworkCommand.exit(withError: code.isSuccess ? show(message) : complain(message, code))
    }
  }

  /// Shows help, a version or a script for a shell.
  private static func show(_ message: String) -> ExitCode {
    var output = OutputBuffer()
    if !message.isEmpty { output.write(message + "\n") }
    do throws(ExitCode) {
      try output.finish()
      return .success
    } catch {
      return error
    }
  }

  /// Says what is wrong with the arguments; what a command found wrong it has said itself.
  private static func complain(_ message: String, _ code: ExitCode) -> ExitCode {
    if !message.isEmpty { SystemFile.complain(message) }
    return code
  }
}
