extension String {
  /// Whether two strings have the same scalars. `==` also equates "é" and "e" with a combining
  /// accent, which have different offsets.
  package func isIdentical(to other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
