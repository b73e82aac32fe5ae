extension FormattedText {
  /// How much memory this takes, in bytes: itself, and what its strings and its provenance hold.
  ///
  /// What two texts share counts for both; what a string has in reserve can't be known.
  var size: Int {
    MemoryLayout<Self>.stride + text.size + value.size + (problem?.code.size ?? 0)
      + provenance.size
  }
}

extension Provenance {
  fileprivate var size: Int {
    guard case .pieces(let pieces) = storage else { return 0 }
    return headerSize + pieces.capacity * MemoryLayout<Piece>.stride
  }
}

extension String {
  fileprivate var size: Int { isEmpty ? 0 : headerSize + utf8.count }
}

/// What precedes the contents of a string or an array in memory, in bytes.
private let headerSize = 32
