#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Sees Up and Down before the window's editor does, while it is lent to a field.
///
/// The commands of that editor go to the field, and from there to the app's delegate alone. So the
/// keys are looked at before: where there is something to step the delegate is asked first, as AppKit
/// would, and where there isn't, the key is none of the format's business.
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

  /// Steps, and returns nothing; or leaves the key to AppKit.
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

/// What Up and Down are where there is something to step.
@MainActor
enum StepCommand: String {
  case up = "moveUp:"
  case down = "moveDown:"

  /// The command of a text, if it is one of these.
  init?(_ command: Selector) { self.init(rawValue: command.description) }

  /// The command of a key by itself: with a modifier it moves the caret, or VoiceOver.
  init?(_ event: NSEvent) {
    guard event.modifierFlags.isDisjoint(with: [.command, .control, .option, .shift]) else {
      return nil
    }
    // The same on every keyboard. Source: the virtual key codes of Carbon's `Events.h`.
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
