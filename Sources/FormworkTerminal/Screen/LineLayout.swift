/// The layout of an input line on a row of limited width.
///
/// A text that is too long scrolls by half of the available width, so that most movements of the
/// caret don't scroll. `<` and `>` mark the sides on which it continues.
struct LineLayout: Hashable, Sendable {
  var prompt: [Cell]

  /// Whether text is hidden on the left, and on the right.
  var isCutLeft = false
  var isCutRight = false

  var text: [Cell] = []
  var remainder: [Cell] = []

  /// The column of the caret, from 0.
  var caretColumn = 0

  /// The total number of columns.
  var columns = 0

  /// The minimum number of columns for the text before the prompt is shortened.
  private static let leastRoom = 10

  /// Lays out a line.
  ///
  /// - Parameters:
  ///   - line: The line.
  ///   - width: The columns of the terminal. The last one stays empty, because terminals move the
  ///     cursor differently after a character there.
  init(_ line: Line, width: Int) {
    let width = max(width - 1, 1)
    let shortened = max(0, width - min(Self.leastRoom, width))
    prompt = Cell.cells(of: line.prompt).truncated(to: shortened)

    let room = width - prompt.columns
    let cells = Cell.cells(of: line.text)
    let hint = Cell.cells(of: line.remainder)
    let caret = min(max(0, line.caret), cells.count)
    let caretDistance = cells[..<caret].columns

    if cells.columns <= room {
      text = cells
      remainder = hint.fitting(room - cells.columns)
      caretColumn = prompt.columns + caretDistance
      columns = prompt.columns + cells.columns + remainder.columns
      return
    }

    // Marks take a column each; below four columns there is no room for them.
    let hasMarks = room >= 4
    let view = hasMarks ? room - 2 : room
    var start = 0
    if caretDistance > view {
      let half = max(1, view / 2)
      let pages = (caretDistance - view + half - 1) / half
      start = cells.index(atColumn: pages * half)
    }
    let rest = cells[min(start, caret)...]
    text = Array(rest).fitting(view)
    isCutLeft = hasMarks && start > 0
    isCutRight = hasMarks && text.count < rest.count
    let leading = prompt.columns + (hasMarks ? 1 : 0)
    caretColumn = min(leading + cells[min(start, caret)..<caret].columns, width)
    columns = leading + text.columns + (isCutRight ? 1 : 0)
    hasLeftColumn = hasMarks
  }

  /// Whether a column on the left is reserved for the mark.
  private(set) var hasLeftColumn = false
}

extension [Cell] {
  /// Returns the first cells that fit completely into `limit` columns.
  fileprivate func fitting(_ limit: Int) -> [Cell] {
    var room = limit
    return Array(
      prefix { cell in
        room -= cell.columns
        return room >= 0
      })
  }

  /// Returns the index of the first cell that begins at or after `column`.
  fileprivate func index(atColumn column: Int) -> Int {
    var reached = 0
    for (index, cell) in enumerated() {
      if reached >= column { return index }
      reached += cell.columns
    }
    return count
  }
}
