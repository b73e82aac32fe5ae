/// A character as the screen shows it, with the columns that it takes.
///
/// Nothing that is shown can command the terminal: controls become the pictures of Unicode's
/// Control Pictures block, and marks that would change the direction of the line are left out.
struct Cell: Hashable, Sendable {
  var text: String
  var columns: Int

  init(_ character: Character) {
    text = ""
    for scalar in character.unicodeScalars {
      if let shown = Self.shown(scalar) { text.unicodeScalars.append(shown) }
    }
    columns = DisplayWidth.columns(of: text)
  }

  private static func shown(_ scalar: Unicode.Scalar) -> Unicode.Scalar? {
    switch scalar.value {
    case 0x00...0x1F: Unicode.Scalar(0x2400 + scalar.value)
    case 0x7F: "\u{2421}"
    case 0x80...0x9F: "\u{FFFD}"
    case 0x200E, 0x200F, 0x61C, 0x2028...0x202E, 0x2066...0x2069: nil
    default: scalar
    }
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
