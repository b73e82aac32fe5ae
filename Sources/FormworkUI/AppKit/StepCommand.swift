#if canImport(AppKit) && !canImport(UIKit)
import AppKit

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
