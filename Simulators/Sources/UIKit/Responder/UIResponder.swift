/// An object in the responder chain.
@MainActor open class UIResponder: NSObject, @unchecked Sendable {
  var observations: [Weak<NSKeyValueObservation>] = []

  /// Creates a responder.
  nonisolated public override init() { super.init() }

  /// The next responder of the chain.
  open var next: UIResponder? { nil }

  /// Whether the responder may become first.
  open var canBecomeFirstResponder: Bool { false }

  /// Whether the responder may stop being first.
  open var canResignFirstResponder: Bool { true }

  /// Whether the responder is first.
  open var isFirstResponder: Bool { Simulation.current.firstResponder === self }

  /// The undo manager that the chain provides.
  open var undoManager: UndoManager? { next?.undoManager }

  /// The keys of a hardware keyboard that the responder has a use for; asked at each key.
  open var keyCommands: [UIKeyCommand]? { nil }

  /// The view above the keyboard while the responder, or one inside without such a view, is first.
  open var inputAccessoryView: UIView? { nil }

  /// The keyboard in use.
  open var textInputMode: UITextInputMode? {
    UITextInputMode(primaryLanguage: Simulation.current.keyboardLanguage)
  }

  /// Makes the responder first.
  @discardableResult open func becomeFirstResponder() -> Bool {
    guard canBecomeFirstResponder else { return false }
    if let old = Simulation.current.firstResponder, old !== self, !old.resignFirstResponder() {
      return false
    }
    Simulation.current.firstResponder = self
    return true
  }

  /// Stops being first.
  @discardableResult open func resignFirstResponder() -> Bool {
    guard canResignFirstResponder else { return false }
    if isFirstResponder { Simulation.current.firstResponder = nil }
    return true
  }

  /// Asks for the keyboard anew.
  open func reloadInputViews() { Simulation.current.inputViewReloads += 1 }

  /// Cuts the selection.
  open func cut(_ sender: Any?) {}
  /// Copies the selection.
  open func copy(_ sender: Any?) {}
  /// Pastes over the selection.
  open func paste(_ sender: Any?) {}
  /// Deletes the selection.
  open func delete(_ sender: Any?) {}
  /// Selects everything.
  open func selectAll(_ sender: Any?) {}

  /// Returns whether the menu offers `action`.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { true }
}

/// A keyboard.
@MainActor open class UITextInputMode: NSObject, @unchecked Sendable {
  /// The language of the keyboard, as in `"ko-KR"`.
  public let primaryLanguage: String?

  init(primaryLanguage: String?) {
    self.primaryLanguage = primaryLanguage
    super.init()
  }
}
