package import FormworkMasks

/// The editing command of a key, from one table of key bindings.
package enum Command: Hashable, Sendable {
  case insert(Unicode.Scalar)
  case paste(String)
  case deleteBackward(DeletionUnit)
  case deleteForward(DeletionUnit)
  case move(Motion)
  case undo
  case redo

  /// Up or Down: steps the number or date part at the caret, if the format can step.
  case step(Int)
  case submit
  case escape
  case interrupt
  case redraw

  /// Ctrl-D: ends the input if there is no text, and deletes forward otherwise.
  case endOrDelete

  /// A movement of the caret.
  package enum Motion: Hashable, Sendable {
    case left, right, wordLeft, wordRight, start, end
  }

  /// Creates the command of a key, or `nil` if the key has none.
  package init?(_ key: Key) {
    let command: Command? =
      switch key {
      case .text(let scalar): .insert(scalar)
      case .paste(let text): .paste(text)
      case .control(let letter): Self.control(letter)
      case .alt(let letter): Self.alt(letter)
      case .named(let name, let modifiers): Self.named(name, modifiers)
      }
    guard let command else { return nil }
    self = command
  }

  private static func control(_ letter: Unicode.Scalar) -> Command? {
    switch letter {
    case "a": .move(.start)
    case "b": .move(.left)
    case "c", "\\": .interrupt
    case "d": .endOrDelete
    case "e": .move(.end)
    case "f": .move(.right)
    case "k": .deleteForward(.line)
    case "l": .redraw
    case "u": .deleteBackward(.line)
    case "w": .deleteBackward(.word)
    case "y": .redo
    case "z", "_": .undo
    default: nil
    }
  }

  private static func alt(_ letter: Unicode.Scalar) -> Command? {
    switch letter {
    case "b": .move(.wordLeft)
    case "d": .deleteForward(.word)
    case "f": .move(.wordRight)
    default: nil
    }
  }

  private static func named(_ name: Key.Name, _ modifiers: Key.Modifiers) -> Command? {
    let isByWord = !modifiers.isDisjoint(with: [.alt, .control])
    return switch name {
    case .left: .move(isByWord ? .wordLeft : .left)
    case .right: .move(isByWord ? .wordRight : .right)
    case .home: .move(.start)
    case .end: .move(.end)
    case .backspace: .deleteBackward(isByWord ? .word : .character)
    case .delete: .deleteForward(isByWord ? .word : .character)
    case .enter: .submit
    case .escape: .escape
    case .up: .step(1)
    case .down: .step(-1)
    case .insert, .pageUp, .pageDown, .tab: nil
    }
  }
}
