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
      case noTerminal, terminalSettings, alreadyPrompting
    }

    private var name: Name

    /// There is no terminal to prompt on, though one was asked for.
    public static let noTerminal = Code(name: .noTerminal)

    /// The terminal refuses the settings of an editor.
    public static let terminalSettings = Code(name: .terminalSettings)

    /// Another prompt of this process is still being answered.
    public static let alreadyPrompting = Code(name: .alreadyPrompting)
  }
}
