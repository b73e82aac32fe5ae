#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Receives the Up and Down keys before the window's editor does, while the editor is used for a
/// field.
///
/// The editor sends its commands to the field, and from there only to the app's delegate. So the
/// keys are handled earlier. If the format can step, the delegate is asked first, as AppKit would
/// do. If it can't, the key keeps its usual meaning.
@MainActor
final class ArrowKeys {
  private weak var adapter: ControlAdapter?
  private nonisolated(unsafe) var monitor: Any?

  init(_ adapter: ControlAdapter) {
    self.adapter = adapter
    monitor = NSEvent.addLocalMonitorForEvents(matching: .keyDown) { [weak self] event in
      guard let self else { return event }
      return take(event)
    }
  }

  deinit {
    if let monitor { NSEvent.removeMonitor(monitor) }
  }

  /// Steps and returns `nil`, or returns the key for AppKit to handle.
  private func take(_ event: NSEvent) -> NSEvent? {
    guard let adapter, let field = adapter.input as? NSTextField, let editor = field.focusedEditor,
      editor.isEditable, event.window === editor.window, let command = StepCommand(event),
      adapter.canStep
    else { return event }
    let isDone = field.delegate?.control?(field, textView: editor, doCommandBy: command.selector)
    if isDone != true { _ = adapter.step(by: command.steps) }
    return nil
  }
}

/// A step that Up or Down makes.
@MainActor
enum StepCommand: String {
  case up = "moveUp:"
  case down = "moveDown:"

  /// Creates the step of an editing command, or `nil` if the command doesn't step.
  init?(_ command: Selector) { self.init(rawValue: command.description) }

  /// Creates the step of a key without modifiers; with a modifier, the key moves the caret or the
  /// VoiceOver cursor.
  init?(_ event: NSEvent) {
    guard event.modifierFlags.isDisjoint(with: [.command, .control, .option, .shift]) else {
      return nil
    }
    // The codes are the same on every keyboard. Source: the virtual key codes in Carbon's
    // `Events.h`.
    switch event.keyCode {
    case 0x7E: self = .up
    case 0x7D: self = .down
    default: return nil
    }
  }

  var selector: Selector { Selector((rawValue)) }
  var steps: Int { self == .up ? 1 : -1 }
}
#endif
