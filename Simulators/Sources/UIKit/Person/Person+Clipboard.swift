import Foundation

extension Person {
  /// Cuts the selection.
  public func cut() { turn { input.cut(nil) } }

  /// Copies the selection.
  public func copy() { turn { input.copy(nil) } }

  /// Pastes a text that was copied elsewhere.
  public func paste(_ string: String) {
    simulation.pasteboard.content = string
    turn { input.paste(nil) }
  }

  /// Drops a text from another app.
  public func drop(_ string: String, at offset: Int) {
    turn { input.edit([input.clamped(NSRange(location: offset, length: 0))], string) }
  }

  /// Drags the selection to another place; `offset` counts in the text as it is before.
  public func dragSelection(to offset: Int) {
    let source = input.selection
    let string = input.string(in: source)
    guard source.length > 0, !(source.lowerBound..<source.upperBound).contains(offset) else {
      return
    }
    turn {
      guard input.edit([source], "") else { return }
      let target = offset >= source.upperBound ? offset - source.length : offset
      input.edit([input.clamped(NSRange(location: target, length: 0))], string)
    }
  }
}
