/// The names of the months in a language, and the words next to them.
///
/// English names are known without it.
///
///     let german = MonthNames(locale: "de_AT")
///     german?.month(of: Array("jänner".utf8))  // 1
///     german?.month(of: Array("sep".utf8))     // 9: three letters are enough
///     german?.month(of: Array("ju".utf8))      // nil
package struct MonthNames: Hashable, Sendable {
  private let row: [UInt8]

  /// Creates names from a row of a table.
  ///
  /// - Parameter row: Fourteen groups with spaces between them: the names of each month, the words
  ///   between the parts of a date, such as "de", and those between two dates, such as "al". A group
  ///   has words in lowercase letters with `|` between them.
  package init(row: [UInt8]) { self.row = row }

  /// Returns the number of the month with a name.
  ///
  /// - Parameter word: The name, or at least its first three letters, in lowercase and UTF-8.
  /// - Returns: The number from 1; `nil` if there isn't exactly one month with this name.
  /// - Complexity: O(*n*) in the length of the names, about 200 bytes.
  package func month(of word: [UInt8]) -> Int? {
    var started: Int?
    var isUnclear = false
    let isLong = word.count { !(0x80...0xBF ~= $0) } >= 3
    for (group, name) in Words(row) {
      guard group < 12 else { break }
      if row[name].elementsEqual(word) { return group + 1 }
      guard isLong, row[name].starts(with: word) else { continue }
      isUnclear = isUnclear || started.map { $0 != group + 1 } ?? false
      started = group + 1
    }
    return isUnclear ? nil : started
  }

  /// Whether a word can be between the parts of a date, such as "de" in Spanish.
  func isAround(_ word: [UInt8]) -> Bool { contains(word, inGroup: 12) }

  /// Whether a word can be between two dates, such as "al" in Spanish.
  func isJoint(_ word: [UInt8]) -> Bool { contains(word, inGroup: 13) }

  private func contains(_ word: [UInt8], inGroup wanted: Int) -> Bool {
    for (group, name) in Words(row) where group == wanted {
      if row[name].elementsEqual(word) { return true }
    }
    return false
  }

  /// The words of a row, each with the number of its group.
  private struct Words: Sequence, IteratorProtocol {
    let row: [UInt8]
    var group = 0
    var start = 0

    init(_ row: [UInt8]) { self.row = row }

    mutating func next() -> (group: Int, name: Range<Int>)? {
      guard start < row.count else { return nil }
      var end = start
      while end < row.count, row[end] != 0x20, row[end] != 0x7C { end += 1 }
      defer {
        if end < row.count, row[end] == 0x20 { group += 1 }
        start = end + 1
      }
      return (group, start..<end)
    }
  }
}
