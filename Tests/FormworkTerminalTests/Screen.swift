import FormworkTerminal

/// A terminal's screen, as far as the renderer uses it; rows are as wide as they get.
///
/// It also counts what no frame may do: write into the last column or beyond.
struct Screen {
  private(set) var rows: [[Character]] = [[]]
  private(set) var row = 0
  private(set) var column = 0
  private(set) var mistakes: [String] = []
  private let width: Int

  init(width: Int = 80) {
    self.width = width
  }

  /// A row without the spaces at its end, wide characters once.
  func text(_ row: Int = 0) -> String {
    guard row < rows.count else { return "" }
    var text = String(rows[row].filter { $0 != "\u{0}" })
    while text.last == " " { text.removeLast() }
    return text
  }

  mutating func write(_ output: String) {
    var rest = Substring(output)
    while let character = rest.popFirst() {
      switch character {
      case "\r": column = 0
      case "\n": lineFeed()
      case "\r\n":
        column = 0
        lineFeed()
      case "\u{7}": break
      case "\u{1B}": sequence(&rest)
      default: put(character)
      }
    }
  }

  private mutating func lineFeed() {
    row += 1
    if row == rows.count { rows.append([]) }
  }

  private mutating func put(_ character: Character) {
    let columns = DisplayWidth.columns(of: character)
    if character.unicodeScalars.contains(where: { $0.value < 0x20 }) {
      mistakes.append("control \(character.unicodeScalars.map { $0.value })")
    }
    for index in 0..<columns {
      if column >= width - 1 { mistakes.append("column \(column)") }
      while rows[row].count <= column { rows[row].append(" ") }
      rows[row][column] = index == 0 ? character : "\u{0}"
      column += 1
    }
  }

  private mutating func sequence(_ rest: inout Substring) {
    guard rest.popFirst() == "[" else { return mistakes.append("escape") }
    var digits = ""
    while let digit = rest.first, digit.isNumber { digits.append(rest.removeFirst()) }
    let number = Int(digits) ?? 1
    switch rest.popFirst() {
    case "A":
      if number > row { mistakes.append("above") }
      row = max(0, row - number)
    case "C":
      column += number
      if column > width - 1 { mistakes.append("cursor \(column)") }
    case "K": rows[row] = Array(rows[row].prefix(column))
    case "J":
      rows = Array(rows.prefix(row + 1))
      rows[row] = Array(rows[row].prefix(column))
    case "m": break
    default: mistakes.append("sequence")
    }
  }
}
