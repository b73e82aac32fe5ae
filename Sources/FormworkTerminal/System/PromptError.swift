/// An error that indicates why a prompt can't be shown.
public struct PromptError: Error, Hashable, Sendable {
  /// The kind of the error.
  public var code: Code

  /// The system's error number, or 0 if there is none.
  public var systemError: Int32

  init(_ code: Code, systemError: Int32 = 0) {
    self.code = code
    self.systemError = systemError
  }

  /// The kind of an error.
  public struct Code: Hashable, Sendable {
    private enum Name: Hashable {
      case noTerminal, terminalSettings, alreadyPrompting, background, exposed
    }

    private var name: Name

    /// There is no terminal although one was required, or standard input is a terminal that can't
    /// be drawn on.
    public static let noTerminal = Code(name: .noTerminal)

    /// The terminal rejects the editor's settings, or ignores some of them.
    public static let terminalSettings = Code(name: .terminalSettings)

    /// Another prompt of this process is still open.
    public static let alreadyPrompting = Code(name: .alreadyPrompting)

    /// The process is in the background and can't wait for the foreground, because it ignores
    /// `SIGTTOU` or no shell could continue it.
    public static let background = Code(name: .background)

    /// Another program made the terminal show the user's input while the prompt was asking for a
    /// secret.
    public static let exposed = Code(name: .exposed)
  }
}
