public import Foundation

extension Simulation {
  /// The keyboard on a screen, as apps hear of it; tests move it.
  ///
  ///     Simulation.current.keyboard.show(frame: CGRect(x: 0, y: 544, width: 390, height: 300))
  ///
  /// What is posted after a movement comes when the clock has passed its duration.
  @MainActor public final class Keyboard {
    /// The place on the screen; `nil` while there is no keyboard.
    public private(set) var frame: CGRect?
    /// Whether the keyboard floats.
    public private(set) var isFloating = false
    /// How often a number pad appeared as a popover: it goes and comes again with each move of the focus.
    public private(set) var popovers = 0
    private weak var screen: UIScreen?

    init() {}

    /// Whether the keyboard is a popover at the input that is edited.
    public var isPopover: Bool {
      guard Simulation.current.profile.numberPadIsPopover,
        let input = Simulation.current.firstResponder as? any EditableInput
      else { return false }
      return input.allowsNumberPadPopover && input.keyboardType.isNumberPad
    }

    func inputDidBegin() { if isPopover { popovers += 1 } }

    /// Docks the keyboard at `frame` of the screen, unless it is a popover.
    public func show(
      frame: CGRect, duration: Double = 0.25, curve: Int = 7, isLocal: Bool = true,
      screen: UIScreen? = nil
    ) {
      if isPopover, isLocal { return }
      let wasDocked = self.frame != nil && !isFloating
      self.screen = screen
      isFloating = false
      travel(to: frame, duration, curve, isLocal, wasDocked ? nil : .show)
    }

    /// Takes the keyboard below the screen.
    public func hide(duration: Double = 0.25, curve: Int = 7, isLocal: Bool = true) {
      guard let frame else { return }
      let end = CGRect(origin: CGPoint(x: frame.minX, y: place.bounds.maxY), size: frame.size)
      let saysHide = !isFloating || !Simulation.current.profile.floatingKeyboardSendsHide
      isFloating = false
      travel(to: end, duration, curve, isLocal, saysHide ? .hide : nil)
      self.frame = nil
    }

    /// Lets the keyboard float at `frame` of the screen, or moves it where it floats.
    public func float(
      frame: CGRect, duration: Double = 0, curve: Int = 7, isLocal: Bool = true
    ) {
      let undocks = self.frame != nil && !isFloating
      let saysHide = undocks && Simulation.current.profile.floatingKeyboardSendsHide
      isFloating = true
      travel(to: frame, duration, curve, isLocal, saysHide ? .hide : nil)
    }

    /// Gives the keyboard another frame, as a rotation or a row of suggestions does.
    public func move(
      to frame: CGRect, duration: Double = 0.25, curve: Int = 7, isLocal: Bool = true
    ) {
      travel(to: frame, duration, curve, isLocal, nil)
    }

    private enum Event { case show, hide }

    private var place: UIScreen { screen ?? Simulation.current.screen }

    private func travel(
      to end: CGRect, _ duration: Double, _ curve: Int, _ isLocal: Bool, _ event: Event?
    ) {
      let below = CGRect(origin: CGPoint(x: end.minX, y: place.bounds.maxY), size: end.size)
      let info: [AnyHashable: Any] = [
        UIResponder.keyboardFrameBeginUserInfoKey: NSValue(cgRect: frame ?? below),
        UIResponder.keyboardFrameEndUserInfoKey: NSValue(cgRect: end),
        UIResponder.keyboardAnimationDurationUserInfoKey: NSNumber(value: duration),
        UIResponder.keyboardAnimationCurveUserInfoKey: NSNumber(value: curve),
        UIResponder.keyboardIsLocalUserInfoKey: NSNumber(value: isLocal),
      ]
      let object = Simulation.current.profile.keyboardNamesScreen ? place : nil
      frame = end
      func post(_ name: Notification.Name) {
        NotificationCenter.default.post(name: name, object: object, userInfo: info)
      }
      post(UIResponder.keyboardWillChangeFrameNotification)
      if event == .show { post(UIResponder.keyboardWillShowNotification) }
      if event == .hide { post(UIResponder.keyboardWillHideNotification) }
      nonisolated(unsafe) let sent = info
      let finish: @MainActor @Sendable () -> Void = {
        func post(_ name: Notification.Name) {
          NotificationCenter.default.post(name: name, object: object, userInfo: sent)
        }
        post(UIResponder.keyboardDidChangeFrameNotification)
        if event == .show { post(UIResponder.keyboardDidShowNotification) }
        if event == .hide { post(UIResponder.keyboardDidHideNotification) }
      }
      if duration > 0 {
        Simulation.current.enqueue(after: duration, finish)
      } else {
        finish()
      }
      Simulation.current.endTurn()
    }
  }
}

extension UIKeyboardType {
  /// Whether the keyboard is one of those that iPads show as a popover.
  fileprivate var isNumberPad: Bool {
    switch self {
    case .numberPad, .decimalPad, .phonePad, .asciiCapableNumberPad: true
    default: false
    }
  }
}
