import FormworkMasks

/// A shown text laid out in a mask: which character is which place, found by trying, since an
/// optional slot may be the one or the other.
struct Layout {
  struct Cell {
    var character: Character
    var isUser: Bool
    var isHole: Bool
    var place: Int

    /// The offsets in the text, in UTF-16 code units.
    var range: Range<Int>
  }

  /// The characters in the order of filling.
  private(set) var cells: [Cell]

  /// Lays out a text, or returns `nil` if the mask can't have made it.
  init?(_ formatted: FormattedText, in places: [MaskSpec.Place], isReversed: Bool) {
    guard var cells = Self.cells(of: formatted) else { return nil }
    if isReversed { cells.reverse() }
    // Breadth first over (cell, place); `origins` leads back.
    var origins = [[Int: Int]](repeating: [:], count: cells.count + 1)
    var next: Set = [0]
    for (index, cell) in cells.enumerated() {
      var after: Set<Int> = []
      for start in next.sorted() {
        var place = start
        while place < places.count {
          let isEndless = places[place].isEndless
          if cell.fits(places[place]) {
            let end = isEndless ? place : place + 1
            if after.insert(end).inserted { origins[index][end] = start << 32 | place }
          }
          if !places[place].isOptional { break }
          place += 1
        }
      }
      next = after
      if next.isEmpty { return nil }
    }
    guard var end = next.min() else { return nil }
    for index in cells.indices.reversed() {
      guard let origin = origins[index][end] else { return nil }
      cells[index].place = origin & 0xFFFF_FFFF
      end = origin >> 32
    }
    self.cells = cells
  }

  private static func cells(of formatted: FormattedText) -> [Cell]? {
    let view = formatted.view
    guard view.isApart else { return nil }
    let users = Set(view.offsets)
    let holes = Set(view.holes)
    var offset = 0
    return formatted.text.map { character in
      let start = offset
      offset += character.utf16.count
      return Cell(
        character: character, isUser: users.contains(start), isHole: holes.contains(start),
        place: 0, range: start..<offset)
    }
  }
}

extension Layout.Cell {
  fileprivate func fits(_ place: MaskSpec.Place) -> Bool {
    if isHole { return place.accepts != nil }
    return isUser ? place.takes(character, freely: true) : place.literal == character
  }
}

extension MaskSpec.Place {
  /// Whether a slot takes a character; freely, if a change of its case or its script would do.
  func takes(_ character: Character, freely: Bool, asDigit: Bool = true) -> Bool {
    guard let accepts else { return false }
    if accepts.contains(character) { return true }
    guard freely else { return false }
    var forms = [character.uppercased(), character.lowercased()]
    if asDigit || !UnicodeSet.digit.contains(character) {
      forms.append(Folded.character(String(character)))
    }
    return forms.contains { $0.count == 1 && accepts.contains(Character($0)) }
  }
}
