/// A renderer from lines to terminal output: a pure function.
///
/// One write redraws the row in place, without asking the terminal for its cursor. The next redraw
/// receives the previous frame.
package struct LineRenderer: Hashable, Sendable {
  /// The abilities of the terminal.
  package var abilities: Abilities

  /// The number of columns of the terminal.
  package var width: Int

  /// The abilities of a terminal.
  package enum Abilities: Hashable, Sendable {
    /// Control sequences and faint text.
    case full

    /// Control sequences without styles (`NO_COLOR`). The remainder is only recognizable by its
    /// symbols.
    case unstyled

    /// Only carriage return and line feed (`TERM=dumb`). The remainder isn't shown, because text
    /// after the caret would have to be written again with each key.
    case dumb
  }

  /// The output of a redraw, and the resulting screen.
  package struct Frame: Hashable, Sendable {
    /// The text to send.
    package var output = ""

    /// The number of columns of the row.
    package var columns = 0

    /// The column of the cursor, from 0.
    package var caretColumn = 0

    /// The message under the row.
    package var message = ""

    package init() {}
  }

  package init(abilities: Abilities = .full, width: Int = 80) {
    self.abilities = abilities
    self.width = width
  }

  /// Draws a line over the previous frame.
  ///
  /// - Parameters:
  ///   - line: The line to show.
  ///   - previous: The previous frame, or `nil` if the cursor is at the start of an empty row.
  ///   - wasResized: Whether the terminal's width has changed since the previous frame.
  /// - Returns: The frame to send.
  package func frame(
    showing line: Line, over previous: Frame? = nil, wasResized: Bool = false
  ) -> Frame {
    var line = line
    if abilities == .dumb { line.remainder = "" }
    let layout = LineLayout(line, width: width)
    var frame = Frame()
    frame.columns = layout.columns
    frame.caretColumn = layout.caretColumn
    frame.message = ScreenCell.cells(of: line.message).truncated(to: max(width - 1, 1)).text
    if abilities == .dumb {
      frame.output = dumbOutput(layout, frame, over: previous)
      return frame
    }
    var output = previous == nil ? "" : "\r"
    if wasResized, let previous {
      // Terminals wrap a row that has become too long; the cursor is in one of its parts. At the end
      // of a full part it stays there, in tmux; going up once more would erase a line above.
      let isAtEnd = previous.caretColumn > 0 && previous.caretColumn >= previous.columns
      let rows = (previous.caretColumn - (isAtEnd ? 1 : 0)) / max(width, 1)
      output += (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J"
    }
    output += row(layout) + "\u{1B}[K"
    if !frame.message.isEmpty || previous?.message.isEmpty == false {
      output += "\r\n\(frame.message)\u{1B}[K\u{1B}[A"
    }
    frame.output = output + "\r" + Self.forward(layout.caretColumn)
    return frame
  }

  /// Draws a line permanently, and moves the cursor to the start of the next row.
  package func closing(_ line: Line, over previous: Frame?) -> String {
    var line = line
    line.remainder = ""
    line.message = ""
    line.caret = line.text.count
    return frame(showing: line, over: previous).output + "\r\n"
  }

  private func row(_ layout: LineLayout) -> String {
    var row = layout.prompt.text
    if layout.hasLeftColumn { row += layout.isCutLeft ? faint("<") : " " }
    row += layout.text.text
    if layout.isCutRight { row += faint(">") }
    if !layout.remainder.isEmpty { row += faint(layout.remainder.text) }
    return row
  }

  private func faint(_ text: String) -> String {
    abilities == .full ? "\u{1B}[2m\(text)\u{1B}[22m" : text
  }

  /// Returns the sequence that moves the cursor to the right; for 0, it is empty, because the
  /// sequence would move it by 1.
  private static func forward(_ columns: Int) -> String {
    columns > 0 ? "\u{1B}[\(columns)C" : ""
  }

  /// Overwrites the row, erases with spaces, and overwrites again up to the caret. A new message
  /// ends the row, and the text follows in a new row.
  private func dumbOutput(_ layout: LineLayout, _ frame: Frame, over previous: Frame?) -> String {
    let row = row(layout)
    let unused = max(0, (previous?.columns ?? 0) - layout.columns)
    var output = (previous == nil ? "" : "\r") + row + String(repeating: " ", count: unused)
    if !frame.message.isEmpty, frame.message != previous?.message {
      output += "\r\n\(frame.message)\r\n\(row)"
    }
    if unused == 0, layout.caretColumn == layout.columns { return output }
    return output + "\r" + cut(layout)
  }

  /// Returns the part of the row before the caret.
  private func cut(_ layout: LineLayout) -> String {
    var left = layout.caretColumn
    var cells = layout.prompt
    if layout.hasLeftColumn { cells.append(ScreenCell(layout.isCutLeft ? "<" : " ")) }
    return (cells + layout.text).prefix { cell in
      left -= cell.columns
      return left >= 0
    }.text
  }
}
