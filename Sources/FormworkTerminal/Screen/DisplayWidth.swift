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
