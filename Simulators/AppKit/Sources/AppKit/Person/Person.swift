public import Foundation

/// Somebody at the keyboard of the key window. Each key is a turn of the run loop.
@MainActor public final class Person {
  /// The window.
  public let window: NSWindow

  private var turns = 0

  /// Creates a person before a window, which is empty unless it is given.
  public init(in window: NSWindow = NSWindow()) {
    self.window = window
    window.makeKey()
  }

  /// Gives a view the keys; one that is nowhere is put into the window.
  public func focus(_ view: NSView) {
    if view.window == nil { window.addSubview(view) }
    turn { window.makeFirstResponder(view) }
  }

  /// Takes the keys from everybody.
  public func leave() {
    turn { window.makeFirstResponder(nil) }
  }

  /// The text that has the keys.
  public var text: NSTextView? { window.firstResponder as? NSTextView }

  /// Types each character by itself.
  public func type(_ text: String) {
    for character in text { insert(String(character)) }
  }

  /// Inserts a text at once, over the selection or over `range` as the menu of accents does.
  public func insert(_ string: String, over range: NSRange? = nil) {
    turn { text?.insertText(string, replacementRange: range ?? Self.none) }
  }

  /// Pastes a text.
  public func paste(_ string: String) {
    turn {
      NSPasteboard.general.setString(string, forType: .string)
      text?.paste(nil)
    }
  }

  /// Cuts the selection.
  public func cut() { turn { text?.cut(nil) } }

  /// Presses Backspace.
  public func backspace(_ count: Int = 1) {
    for _ in 0..<count { turn { text?.deleteBackward(nil) } }
  }

  /// Presses forward Delete.
  public func delete(_ count: Int = 1) {
    for _ in 0..<count { turn { text?.deleteForward(nil) } }
  }

  /// Presses Return.
  public func pressReturn() { turn { text?.insertNewline(nil) } }

  /// Presses Up.
  public func pressUp(holding modifiers: NSEvent.ModifierFlags = []) {
    press(0x7E, "moveUp:", modifiers)
  }

  /// Presses Down.
  public func pressDown(holding modifiers: NSEvent.ModifierFlags = []) {
    press(0x7D, "moveDown:", modifiers)
  }

  /// A key goes through the monitors, then to the text; with a modifier it isn't the same command.
  private func press(
    _ key: UInt16, _ command: Selector, _ modifiers: NSEvent.ModifierFlags
  ) {
    turn {
      var event: NSEvent? = NSEvent(key, modifiers.union(.numericPad), window)
      for monitor in Simulation.current.monitors { event = event.flatMap(monitor.handler) }
      // An input method has the arrow keys for itself.
      guard event != nil, let text, !text.hasMarkedText(), modifiers.isEmpty else { return }
      text.doCommand(by: command)
    }
  }

  /// Does several things in one turn.
  public func inOneTurn(_ body: () -> Void) {
    turns += 1
    body()
    turns -= 1
    if turns == 0 { Simulation.current.endTurn() }
  }

  /// Selects a range, in UTF-16 code units.
  public func select(_ range: Range<Int>) {
    turn { text?.setSelectedRange(NSRange(location: range.lowerBound, length: range.count)) }
  }

  /// Composes by an input method, in the place of what was composed before.
  public func compose(_ string: String) {
    turn {
      text?.setMarkedText(
        string, selectedRange: NSRange(location: string.utf16.count, length: 0),
        replacementRange: Self.none)
    }
  }

  /// Leaves a composition as it stands, as a click elsewhere does.
  public func unmark() { turn { text?.unmarkText() } }

  /// Undoes.
  public func undo() { turn { text?.undoManager?.undo() } }

  /// Redoes.
  public func redo() { turn { text?.undoManager?.redo() } }

  /// One event, which the window is told of when it has been dealt with.
  private func turn(_ body: () -> Void) {
    inOneTurn {
      body()
      window.update()
    }
  }

  private static let none = NSRange(location: NSNotFound, length: 0)
}
