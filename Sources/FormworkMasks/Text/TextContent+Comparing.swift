extension TextContent {
  /// Returns whether both are the same object, and therefore equal.
  func isIdentical(to other: TextContent) -> Bool { storage === other.storage }

  /// Returns whether the text of both is equal, code unit by code unit.
  package func isSameInText(as other: TextContent) -> Bool {
    if isIdentical(to: other) { return true }
    let different = flags.symmetricDifference(other.flags)
    if flags.contains(.isPlain), different.isDisjoint(with: [.isPlain, .isReversed]) {
      return cells.count == other.cells.count
        && cells.elementsEqual(other.cells) { $0.glyph == $1.glyph }
    }
    return text.isSame(as: other.text)
  }

  /// Returns whether the text is `text`, code unit by code unit.
  func isText(_ text: String) -> Bool {
    var isSame = false
    withBytes { here in text.withBytes { isSame = here.isSame(as: $0) } }
    return isSame
  }

  /// Returns whether the value of both is equal, if the text is.
  func isSameInValue(as other: TextContent) -> Bool {
    isIdentical(to: other) || isSameInCells(as: other) || value.isSame(as: other.value)
  }

  /// Returns whether the cells are equal and determine the value, if the text is equal.
  private func isSameInCells(as other: TextContent) -> Bool {
    hasCells && other.hasCells && detail { $0.details?.value } == nil
      && other.detail { $0.details?.value } == nil
      && cells.elementsEqual(other.cells) { $0.element == $1.element && $0.kind == $1.kind }
  }

  /// Returns whether everything is equal.
  func isSame(as other: TextContent) -> Bool {
    isIdentical(to: other)
      || isSameInText(as: other) && isSameInValue(as: other) && issue == other.issue
        && (isSameInCells(as: other) || provenance == other.provenance)
        && choice == other.choice && flags == other.flags && maker.isSame(as: other.maker)
  }
}

/// The memory of a content, for the limit of an undo history.
extension TextContent {
  /// The memory of the content in bytes.
  ///
  /// The unused capacity of a string is unknown, and isn't included. Neither are the characters of the mask,
  /// which the mask shares.
  var size: Int {
    let pieces = detail {
      $0.details?.pieces.map { $0.capacity * MemoryLayout<Provenance.Piece>.stride + 32 }
    }
    return 32 + MemoryLayout<Header>.stride + cells.count * MemoryLayout<TextCell>.stride
      + (glyphs.map { size(of: $0) } ?? 0)
      + (detail { $0.details?.text?.size } ?? 0) + (detail { $0.details?.value?.size } ?? 0)
      + (issue?.code.size ?? 0)
      + (pieces ?? 0)
  }

  /// The memory of a list of characters, and of the user's in it.
  private func size(of glyphs: Glyphs) -> Int {
    cells.reduce(8 * glyphs.clusters.count) { size, cell in
      cell.isUser && Glyphs.isCluster(cell.glyph)
        ? size + 32 + 4 * glyphs.cluster(cell.glyph).count : size
    }
  }
}

extension String {
  /// The memory of the string in bytes, except the words of the string itself.
  fileprivate var size: Int { isEmpty ? 0 : 32 + byteCount }
}
