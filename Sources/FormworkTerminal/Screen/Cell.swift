import FormworkDisplay

/// A character as the screen shows it, with the columns that it takes.
///
/// Nothing that is shown can command the terminal or change the direction of the line.
struct Cell: Hashable, Sendable {
  var text: String
  var columns: Int

  init(_ character: Character) {
    text = character.safelyShown
    columns = DisplayWidth.columns(of: text)
  }

  /// The cells of a text, one for each character.
  static func cells(of text: String) -> [Cell] {
    text.map { Cell($0) }
  }
}

extension Sequence<Cell> {
  /// The columns that the cells take together.
  var columns: Int { reduce(0) { $0 + $1.columns } }

  /// What to send to the screen.
  var text: String { reduce(into: "") { $0 += $1.text } }
}

extension [Cell] {
  /// The cells that fit into `limit` columns; an ellipsis ends them if some don't.
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
