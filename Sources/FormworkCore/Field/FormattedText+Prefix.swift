package import FormworkMasks

extension FormattedText {
  /// The end of the literals before the user's first character, in UTF-16 code units.
  package var endOfPrefix: UTF16Offset {
    var bytes = 0
    for piece in provenance.pieces(of: text) {
      if !piece.kind.isDisjoint(with: [.user, .guide]) { break }
      bytes += piece.length
    }
    let end = text.utf8.index(text.startIndex, offsetBy: bytes)
    return UTF16Offset(text.utf16.distance(from: text.startIndex, to: end))
  }
}
