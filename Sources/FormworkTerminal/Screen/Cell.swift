import FormworkCore

/// A character on the screen, with its number of columns.
///
/// It can't control the terminal or change the direction of the line.
struct Cell: Hashable, Sendable {
  var text: String
  var columns: Int

  init(_ character: Character) {
    text = character.safelyShown
    columns = DisplayWidth.columns(of: text)
  }

  /// Returns the cells of a text, one for each character.
  static func cells(of text: String) -> [Cell] {
    text.map { Cell($0) }
  }
}

extension Sequence<Cell> {
  /// The total number of columns.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// The text to send to the screen.
  var text: String { reduce(into: "") { $0 += $1.text } }
}

extension [Cell] {
  /// Returns the cells that fit into `limit` columns, with an ellipsis if some don't.
  func truncated(to limit: Int) -> [Cell] {
    if columns <= limit { return self }
    var room = limit - 1
    let kept = prefix { cell in
      room -= cell.columns
      return room >= 0
    }
    return limit > 0 ? kept + [Cell("…")] : []
  }
}
