#if canImport(AppKit) && !canImport(UIKit)
import AppKit

/// Sees Up and Down before the window's editor does, while it is lent to a field.
///
/// The commands of that editor go to the field, and from there to the app's delegate alone. So the
/// keys are looked at before: where there is something to step the delegate is asked first, as AppKit
/// would, and where there isn't, the key is none of the format's business.
@MainActor
final class ArrowKeys {
  private weak var adapter: TextFieldAdapter?
  private nonisolated(unsafe) var monitor: Any?

  init(_ adapter: TextFieldAdapter) {
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
    guard let adapter, let field = adapter.field, let editor = field.focusedEditor,
      editor.isEditable, event.window === editor.window, let command = StepCommand(event),
      adapter.canStep
    else { return event }
    let isDone = field.delegate?.control?(field, textView: editor, doCommandBy: command.selector)
    if isDone != true { _ = adapter.step(by: command.steps) }
    return nil
  }
}
#endif
