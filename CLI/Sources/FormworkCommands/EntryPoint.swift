import ArgumentParser
import FormworkCore

/// Where the process begins, in place of the argument parser's own beginning.
///
/// That would show wrong arguments as they are, escape sequences included, and wouldn't notice that
/// the help can't be written.
@main
enum EntryPoint {
  static func main() {
    SystemFile.openStandardFiles()
    if CommandLine.arguments.count == 1, SystemFile.standardOutput.isTerminal {
      FormworkCommand.exit(withError: show(FormworkCommand.welcome))
    }
    if let help = CompactHelp.text(for: Array(CommandLine.arguments.dropFirst())) {
      FormworkCommand.exit(withError: show(help))
    }
    do {
      var command = try FormworkCommand.parseAsRoot()
      do {
        try command.run()
      } catch {
        end(type(of: command), error)
      }
    } catch {
      end(FormworkCommand.self, error)
    }
  }

  /// Says what a command says at its end, and ends the process.
  private static func end(_ command: any ParsableCommand.Type, _ error: any Error) -> Never {
    let code = command.exitCode(for: error)
    let message = message(command, error)
    FormworkCommand.exit(withError: code.isSuccess ? show(message) : complain(message, code))
  }

  /// What is wrong, with the usage of the command that found it: the argument parser only knows the
  /// command of what it found itself.
  private static func message(_ command: any ParsableCommand.Type, _ error: any Error) -> String {
    guard let error = error as? ValidationError, command != FormworkCommand.self else {
      return command.fullMessage(for: error).withoutFarSuggestion
    }
    let name = command.configuration.commandName ?? ""
    return """
      Error: \(error.message)
      Usage: \(FormworkCommand.usageString(for: command))
        See 'formwork \(name) --help' for more information.
      """
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
    if !message.isEmpty { SystemFile.complain(message + hint) }
    return code
  }

  private static var hint: String {
    UsageHint(CommandLine.arguments.dropFirst()).map { "\nhint: \($0.sentence)" } ?? ""
  }
}
