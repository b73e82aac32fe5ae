/// A text that takes input.
@MainActor public protocol NSTextInputClient: AnyObject {
  /// Whether some of the text is marked.
  func hasMarkedText() -> Bool
}

/// What stands between the keyboard and a text.
@MainActor public final class NSTextInputContext: NSObject {
  /// The text.
  public unowned let client: any NSTextInputClient

  init(client: any NSTextInputClient) { self.client = client }

  /// The context of the text that has the keys.
  public static var current: NSTextInputContext? {
    (Simulation.current.keyWindow?.firstResponder as? NSTextView)?.inputContext
  }

  /// The keyboard or input method, by its identifier.
  public var selectedKeyboardInputSource: String? { Simulation.current.inputSource }
}
