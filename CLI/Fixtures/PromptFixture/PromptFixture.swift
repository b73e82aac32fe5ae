import FormworkReplay
import FormworkTerminal

#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif

/// A prompt for the tests in Tests/Terminal, which do to it what nobody can do to the command.
///
///     PromptFixture DEED FORMAT [--secret]
///
/// The format is JSON, as `formwork prompt --format` takes it. The exit status is that of the
/// command; the value goes to standard output.
@main
struct PromptFixture {
  static func main() throws {
    let arguments = CommandLine.arguments
    guard arguments.count >= 3, let deed = Deed(rawValue: arguments[1]) else { exit(64) }
    let definition = try FormatDefinition(json: arguments[2])
    var prompt = MaskedPrompt(try definition.makeFormat())
    prompt.undoSteps = definition.undoSteps ?? .edits
    prompt.isSecret = arguments.contains("--secret")
    deed.prepare()
    let answer: PromptResult
    var trace = Trace()
    do {
      answer = try prompt.run { state in
        trace.write(state)
        deed.perform()
      }
    } catch {
      print(error.code == .noTerminal ? "no terminal" : "error \(error.systemError)")
      exit(69)
    }
    switch answer.outcome {
    case .submitted: print(answer.value)
    case .cancelled: exit(2)
    case .endOfInput: exit(3)
    case .interrupted: exit(130)
    }
  }
}

/// The states of a prompt, one for each key, as answers of `formwork replay`.
///
/// They go to the descriptor 3 that a test inherited to it, and nowhere without one.
private struct Trace {
  private let isWanted = fcntl(3, F_GETFD) >= 0
  private var number = 0

  mutating func write(_ state: PromptState) {
    guard isWanted else { return }
    number += 1
    let answer = ReplayAnswer(
      id: number, state.formatted, remainder: state.remainder, isRejected: state.isRejected)
    let line = answer.json + [0x0A]
    _ = Glue.write(3, line, line.count)
  }
}

/// What happens while the prompt is open.
private enum Deed: String {
  /// Nothing but that the states are written.
  case trace

  /// The stack overflows at the first key.
  case overflow

  /// The program traps at the first key.
  case trap

  /// The program ends at the first key, in the thread of the prompt or in another.
  case exit
  case exitElsewhere

  /// The app handles SIGUSR1 and SIGALRM itself, and SIGTERM too.
  case handlers

  /// The process can open no further file, as where the terminal is somebody else's.
  case starved

  func prepare() {
    switch self {
    case .handlers:
      for number in [SIGUSR1, SIGALRM, SIGTERM] { signal(number) { _ in } }
    case .starved:
      var limit = rlimit(rlim_cur: 3, rlim_max: 3)
      #if canImport(Glibc)
      setrlimit(__rlimit_resource_t(RLIMIT_NOFILE.rawValue), &limit)
      #else
      setrlimit(RLIMIT_NOFILE, &limit)
      #endif
    case .trace, .overflow, .trap, .exit, .exitElsewhere: break
    }
  }

  func perform() {
    switch self {
    case .trace, .handlers, .starved: break
    case .overflow: _ = descend(1)
    case .trap: fatalError()
    case .exit: Glue.exit(7)
    case .exitElsewhere:
      // It ends the process while this thread waits for keys.
      Glue.startThread { _ in
        Glue.exit(7)
        return nil
      }
    }
  }
}

/// Calls itself until the stack is used up.
@inline(never)
private func descend(_ depth: Int) -> Int {
  withUnsafeTemporaryAllocation(of: Int.self, capacity: 512) { room in
    room.initialize(repeating: depth)
    return descend(depth + 1) + room[depth & 511]
  }
}

/// The system's functions whose names the types here have, too.
private enum Glue {
  static func write(_ descriptor: Int32, _ bytes: [UInt8], _ count: Int) -> Int {
    systemWrite(descriptor, bytes, count)
  }

  static func exit(_ status: Int32) { systemExit(status) }

  #if canImport(Darwin)
  static func startThread(
    _ body: @escaping @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer?
  ) {
    var thread: pthread_t?
    pthread_create(&thread, nil, body, nil)
  }
  #else
  static func startThread(
    _ body: @escaping @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer?
  ) {
    var thread = pthread_t()
    pthread_create(&thread, nil, body, nil)
  }
  #endif
}

private let systemWrite = write
private let systemExit = exit
