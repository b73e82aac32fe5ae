public import Foundation

/// What takes part in the handling of events.
@MainActor open class NSResponder: NSObject {
  /// Creates a responder.
  nonisolated public override init() { super.init() }

  /// The manager that undoes what this responder does.
  open var undoManager: UndoManager? { nil }
}

// For the sources that this double shares with that of UIKit.
typealias UIResponder = NSResponder

/// A view without a picture.
@MainActor open class NSView: NSResponder {
  /// The views inside.
  public private(set) var subviews: [NSView] = []

  /// The view around.
  public private(set) weak var superview: NSView?

  /// The window that holds the view directly.
  weak var holder: NSWindow?
  var looks = Looks()

  /// Creates a view; there is no layout.
  public init(frame: NSRect = .zero) { super.init() }

  /// The window, while the view is in one.
  public var window: NSWindow? { holder ?? superview?.window }

  private var label: String?

  /// What the view is, for assistive technologies.
  public func accessibilityLabel() -> String? { label }

  /// Sets what the view is.
  public func setAccessibilityLabel(_ accessibilityLabel: String?) { label = accessibilityLabel }

  /// Adds a view in front.
  open func addSubview(_ view: NSView) {
    view.removeFromSuperview()
    view.superview = self
    subviews.append(view)
  }

  /// Takes the view out; the window takes the keys of what isn't in it any more.
  open func removeFromSuperview() {
    window?.takeKeys(from: self)
    superview?.subviews.removeAll { $0 === self }
    superview = nil
  }

  open override var undoManager: UndoManager? { window?.undoManager }

  /// Called when the view should take the keys.
  open func becomeFirstResponder() -> Bool { true }

  /// Called when the view should leave them.
  open func resignFirstResponder() -> Bool { true }
}

/// A window with one editor, which it lends to its fields.
@MainActor open class NSWindow: NSResponder {
  /// Posted after each event.
  nonisolated public static let didUpdateNotification =
    Notification.Name("NSWindowDidUpdateNotification")

  /// Who has the keys.
  public private(set) var firstResponder: NSResponder?

  private let manager = UndoManager()
  private lazy var editor: NSTextView = {
    let editor = NSTextView()
    editor.isFieldEditor = true
    editor.holder = self
    editor.allowsUndo = true
    return editor
  }()

  /// Makes this the window that gets the keys.
  public func makeKey() { Simulation.current.keyWindow = self }

  open override var undoManager: UndoManager? { manager }

  /// Tells that an event has been dealt with.
  open func update() {
    NotificationCenter.default.post(name: NSWindow.didUpdateNotification, object: self)
  }

  /// Puts a view into the window.
  public func addSubview(_ view: NSView) { view.holder = self }

  /// The editor of all fields.
  public func fieldEditor(_ createFlag: Bool, for object: Any?) -> NSText? { editor }

  /// Gives the keys to somebody, if who has them lets them go.
  @discardableResult
  open func makeFirstResponder(_ responder: NSResponder?) -> Bool {
    if let view = firstResponder as? NSView, !view.resignFirstResponder() { return false }
    firstResponder = nil
    if let field = responder as? NSTextField {
      return field.isEnabled && field.becomeFirstResponder()
    }
    firstResponder = responder
    _ = (responder as? NSView)?.becomeFirstResponder()
    return true
  }

  /// Lends the editor to a field.
  func lendEditor(to field: NSTextField) {
    firstResponder = editor
    field.beginEditing(with: editor)
  }

  /// Takes the keys from a view that goes; a field drops what is being edited.
  func takeKeys(from view: NSView) {
    if let field = view as? NSTextField { field.abortEditing() }
    if firstResponder === view { firstResponder = nil }
  }

  func drop(_ responder: NSResponder) {
    if firstResponder === responder { firstResponder = nil }
  }
}
