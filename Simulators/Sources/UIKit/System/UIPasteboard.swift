/// The pasteboard of the current simulation.
@MainActor open class UIPasteboard: NSObject, @unchecked Sendable {
  var content: String?

  /// The pasteboard that apps share.
  public static var general: UIPasteboard { Simulation.current.pasteboard }

  /// The text on it.
  open var string: String? {
    get { content }
    set {
      content = newValue
      Simulation.current.note("PB\"\(newValue ?? "")\"")
    }
  }

  /// Whether there is text.
  open var hasStrings: Bool { content != nil }
}
