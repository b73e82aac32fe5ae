/// Where an expression stands after a text that it guided, if that is known without building the
/// text's cells.
struct PatternEnd {
  /// The row of the table after the text.
  private(set) var row: Int

  /// Whether the text has a character of the user's.
  private(set) var hasUser = false

  /// The last character that wasn't merely supplied.
  private(set) var last: Last?

  private(set) var pieces = PatternPieces()

  /// Where the literals begin that were supplied after ``last``.
  private var firstSupplied = 0

  /// A character of the user's or a typed literal, and what was known before it.
  struct Last {
    var index: Int
    var isUser: Bool

    /// The row before the character and the supplied literals in front of it.
    var rowBefore: Int

    /// The row right before the character.
    var row: Int
    var suppliedBefore: Int
    var hasUserBefore: Bool
  }

  /// The longest text that is read, in characters: shorter than what is supplied at most.
  private static let longest = 255

  /// Reads a text again.
  ///
  /// - Returns: `nil` if the text isn't ASCII, or isn't just what reading its user's characters and
  ///   typed literals again would make of them.
  init?(of current: FormattedText, _ table: TransitionTable, _ partition: ScalarPartition) {
    var text = current.text
    row = 0
    let isRead = text.withUTF8 { bytes -> Bool in
      guard bytes.count <= Self.longest, pieces.append(current.provenance, of: bytes.count) else {
        return false
      }
      var index = 0
      var rowBefore = row
      for piece in pieces.list {
        for _ in 0..<piece.length {
          let byte = bytes[index]
          let forced = table.forcedScalar(in: row)
          guard Self.isPlain(byte),
            let next = table.state(
              after: row, readingClass: partition.classNumber(of: UInt32(byte)))
          else { return false }
          if piece.kind == .value {
            guard forced == UInt32(byte) else { return false }
          } else {
            let isUser = piece.kind.contains(.user)
            // It would have been taken for the literal before which it stands.
            guard isUser != (forced == UInt32(byte)),
              !bytes[firstSupplied..<index].contains(byte)
            else { return false }
            last = Last(
              index: index, isUser: isUser, rowBefore: rowBefore, row: row,
              suppliedBefore: index - firstSupplied, hasUserBefore: hasUser)
            hasUser = hasUser || isUser
            firstSupplied = index + 1
            rowBefore = next
          }
          row = next
          index += 1
        }
      }
      return true
    }
    if !isRead { return nil }
  }

  /// Whether `byte` is among the literals that were supplied at the end of `text`.
  func isSupplied(_ byte: UInt8, in text: String) -> Bool {
    var text = text
    return text.withUTF8 { $0[firstSupplied...].contains(byte) }
  }

  /// Whether a byte is a character by itself: a carriage return could be half of one.
  static func isPlain(_ byte: UInt8) -> Bool { byte < 0x80 && byte != 0x0D }
}
