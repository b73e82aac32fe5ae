/// Turns a line into what is sent to the terminal: a pure function.
///
/// One write redraws the row in place, without asking the terminal where its cursor is. The next
/// redraw is told what this one left on the screen.
package struct LineRenderer: Hashable, Sendable {
  /// What the terminal understands.
  package var abilities: Abilities

  /// The columns of the terminal.
  package var width: Int

  /// What a terminal understands.
  package enum Abilities: Hashable, Sendable {
    /// Control sequences, and faint text.
    case full

    /// Control sequences, but nothing may be styled (`NO_COLOR`). The remainder must tell by its
    /// signs that nobody typed it.
    case unstyled

    /// Carriage return and line feed alone (`TERM=dumb`). The remainder isn't shown: what stands
    /// behind the caret would have to be written again with each key.
    case dumb
  }

  /// What a redraw sends, and what it leaves on the screen.
  package struct Frame: Hashable, Sendable {
    /// What to send.
    package var output = ""

    /// The columns that the row takes.
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

  /// Draws a line over what the last frame left.
  ///
  /// - Parameters:
  ///   - line: The line to show.
  ///   - previous: The last frame, or `nil` if the cursor is at the start of an empty row.
  ///   - wasResized: Whether the terminal's width has changed since the last frame.
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
    frame.message = Cell.cells(of: line.message).truncated(to: max(width - 1, 1)).text
    if abilities == .dumb {
      frame.output = dumbOutput(layout, frame, over: previous)
      return frame
    }
    var output = previous == nil ? "" : "\r"
    if wasResized, let previous {
      // Terminals wrap a row that has become too long; the cursor is in one of its parts.
      let rows = previous.caretColumn / max(width, 1)
      output += (rows > 0 ? "\u{1B}[\(rows)A" : "") + "\u{1B}[J"
    }
    output += row(layout) + "\u{1B}[K"
    if !frame.message.isEmpty || previous?.message.isEmpty == false {
      output += "\r\n\(frame.message)\u{1B}[K\u{1B}[A"
    }
    frame.output = output + "\r" + Self.forward(layout.caretColumn)
    return frame
  }

  /// Leaves a line on the screen for good, with the cursor at the start of the row under it.
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

  /// Moves the cursor to the right; by 0, the sequence would move it by 1.
  private static func forward(_ columns: Int) -> String {
    columns > 0 ? "\u{1B}[\(columns)C" : ""
  }

  /// Overwrites the row, erases with spaces, and overwrites again up to the caret. A new message
  /// ends the row; the text follows it in a row of its own.
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

  /// The part of the row before the caret.
  private func cut(_ layout: LineLayout) -> String {
    var left = layout.caretColumn
    var cells = layout.prompt
    if layout.hasLeftColumn { cells.append(Cell(layout.isCutLeft ? "<" : " ")) }
    return (cells + layout.text).prefix { cell in
      left -= cell.columns
      return left >= 0
    }.text
  }
}
