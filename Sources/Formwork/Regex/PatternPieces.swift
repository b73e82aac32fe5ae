/// The pieces of a text that a regular expression guides: neighbours differ in kind.
struct PatternPieces {
  private(set) var list: [Provenance.Piece] = []

  /// Takes over the provenance of a text of `length` ASCII characters.
  ///
  /// - Returns: `false` if it isn't one that an expression gives.
  mutating func append(_ provenance: Provenance, of length: Int) -> Bool {
    switch provenance.storage {
    case .layout: return false
    case .user:
      append(length, [.user, .value])
      return true
    case .pieces(let pieces):
      list = pieces
    }
    var covered = 0
    var previous: Provenance.Kind?
    for piece in list {
      let isKnown =
        piece.kind == [.user, .value] || piece.kind == [.typed, .value] || piece.kind == .value
      guard isKnown, piece.element == 0, piece.kind != previous, piece.length > 0 else {
        return false
      }
      covered += piece.length
      previous = piece.kind
    }
    return covered == length
  }

  /// Adds `length` characters of one kind.
  mutating func append(_ length: Int, _ kind: Provenance.Kind) {
    if length == 0 { return }
    if list.last?.kind == kind {
      list[list.count - 1].length += length
    } else {
      list.append(Provenance.Piece(length: length, kind: kind))
    }
  }

  /// Removes what is beyond the first `length` characters.
  mutating func cut(to length: Int) {
    var covered = list.reduce(0) { $0 + $1.length }
    while covered > length, let last = list.last {
      let surplus = min(covered - length, last.length)
      covered -= surplus
      list.removeLast()
      if surplus < last.length {
        list.append(Provenance.Piece(length: last.length - surplus, kind: last.kind))
      }
    }
  }

  var provenance: Provenance {
    list.allSatisfy { $0.kind == [.user, .value] } ? .user : Provenance(list)
  }
}
