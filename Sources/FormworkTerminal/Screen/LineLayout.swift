import FormworkCore

/// The display of a prompt: a row with the text, and optionally a message under it.
package struct Line: Hashable, Sendable {
  /// The text before the input.
  package var prompt: String

  /// The text of the input.
  package var text: String

  /// The position of the caret, in characters of ``text``.
  package var caret: Int

  /// The part of the text that the user still has to type.
  package var remainder: String

  /// The message under the row; empty for none.
  package var message: String

  package init(
    prompt: String = "", text: String = "", caret: Int? = nil, remainder: String = "",
    message: String = ""
  ) {
    self.prompt = prompt
    self.text = text
    self.caret = caret ?? text.count
    self.remainder = remainder
    self.message = message
  }
}

/// A character on the screen, with its number of columns.
///
/// It can't control the terminal or change the direction of the line.
struct ScreenCell: Hashable, Sendable {
  var text: String
  var columns: Int

  init(_ character: Character) {
    text = character.safelyShown
    columns = DisplayWidth.columns(of: text)
  }

  /// Returns the cells of a text, one for each character.
  static func cells(of text: String) -> [ScreenCell] {
    text.map { ScreenCell($0) }
  }
}

extension Sequence<ScreenCell> {
  /// The total number of columns.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text to send to the screen.
  var text: String { reduce(into: "") { $0 += $1.text } }
}

extension [ScreenCell] {
  /// Returns the cells that fit into `limit` columns, with an ellipsis if some don't.
  func truncated(to limit: Int) -> [ScreenCell] {
    if columns <= limit { return self }
    var room = limit - 1
    let kept = prefix { cell in
      room -= cell.columns
      return room >= 0
    }
    return limit > 0 ? kept + [ScreenCell("…")] : []
  }
}

/// The layout of an input line on a row of limited width.
///
/// A text that is too long scrolls by half of the available width, so that most movements of the
/// caret don't scroll. `<` and `>` mark the sides on which it continues.
struct LineLayout: Hashable, Sendable {
  var prompt: [ScreenCell]

  /// Whether text is hidden on the left, and on the right.
  var isCutLeft = false
  var isCutRight = false

  var text: [ScreenCell] = []
  var remainder: [ScreenCell] = []

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
    prompt = ScreenCell.cells(of: line.prompt).truncated(to: shortened)

    let room = width - prompt.columns
    let cells = ScreenCell.cells(of: line.text)
    let hint = ScreenCell.cells(of: line.remainder)
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

extension [ScreenCell] {
  /// Returns the first cells that fit completely into `limit` columns.
  fileprivate func fitting(_ limit: Int) -> [ScreenCell] {
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

/// The number of terminal columns that text takes.
///
///     DisplayWidth.columns(of: "電話")  // 4
///     DisplayWidth.columns(of: "e\u{301}")  // 1
///     DisplayWidth.columns(of: "👨‍👩‍👧")  // 2
///
/// The widths come from the tables of Unicode 17.0, not from the system's locale. Characters of
/// ambiguous width take one column. As in terminals, the width of a character is the sum of its
/// scalars' widths. But scalars after a zero-width joiner and skin tones take no columns, and
/// U+FE0F makes a narrow emoji wide.
package enum DisplayWidth {
  /// Returns the number of columns that `text` takes.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  package static func columns(of text: some StringProtocol) -> Int {
    text.reduce(0) { $0 + columns(of: $1) }
  }

  /// Returns the number of columns that one character takes, rarely more than two.
  package static func columns(of character: Character) -> Int {
    var columns = 0
    var previous: Unicode.Scalar?
    for scalar in character.unicodeScalars {
      defer { previous = scalar }
      if previous == "\u{200D}" { continue }
      if isSkinTone(scalar), previous != nil { continue }
      if scalar == "\u{FE0F}", let previous, contains(previous, in: WidthTable.widened) {
        columns += 1
      } else {
        columns += self.columns(of: scalar)
      }
    }
    return columns
  }

  private static func columns(of scalar: Unicode.Scalar) -> Int {
    if scalar.value < 0x300 {
      // Control characters take none, and neither does the soft hyphen, at which terminals don't
      // break lines.
      return scalar.value < 0x20 || (0x7F...0x9F).contains(scalar.value) || scalar == "\u{AD}"
        ? 0 : 1
    }
    if isSkinTone(scalar) { return 2 }
    if contains(scalar, in: WidthTable.zero) { return 0 }
    return contains(scalar, in: WidthTable.wide) ? 2 : 1
  }

  private static func isSkinTone(_ scalar: Unicode.Scalar) -> Bool {
    (0x1F3FB...0x1F3FF).contains(scalar.value)
  }

  /// Returns whether a sorted table of ranges contains `scalar`, with a binary search.
  private static func contains(_ scalar: Unicode.Scalar, in table: [UInt32]) -> Bool {
    var low = 0
    var high = table.count / 2
    while low < high {
      let middle = (low + high) / 2
      if scalar.value < table[middle * 2] {
        high = middle
      } else if scalar.value > table[middle * 2 + 1] {
        low = middle + 1
      } else {
        return true
      }
    }
    return false
  }
}
