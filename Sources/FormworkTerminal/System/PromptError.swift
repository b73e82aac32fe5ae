/// The reason a prompt can't be shown.
public struct PromptError: Error, Hashable, Sendable {
  /// What went wrong.
  public var code: Code

  /// The system's error number, or 0 if the system has no part in it.
  public var systemError: Int32

  init(_ code: Code, systemError: Int32 = 0) {
    self.code = code
    self.systemError = systemError
  }

  /// What can go wrong.
  public struct Code: Hashable, Sendable {
    private enum Name: Hashable {
      case noTerminal, terminalSettings, alreadyPrompting, background, exposed
    }

    private var name: Name

    /// There is no terminal to prompt on, though one was asked for, or standard input is one on which
    /// nothing can be drawn.
    public static let noTerminal = Code(name: .noTerminal)

    /// The terminal rejects the settings of an editor, or says that it took them and didn't.
    public static let terminalSettings = Code(name: .terminalSettings)

    /// Another prompt of this process is still being answered.
    public static let alreadyPrompting = Code(name: .alreadyPrompting)

    /// The process is in the background and can't be stopped until it is in the foreground, because
    /// it ignores `SIGTTOU` or nobody could let it go on.
    public static let background = Code(name: .background)

    /// Another program made the terminal show what is typed while a secret was asked for.
    public static let exposed = Code(name: .exposed)
  }
}
