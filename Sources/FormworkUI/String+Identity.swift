extension String {
  /// Whether two texts are the same, scalar by scalar: `==` takes "é" and "e" with an accent for
  /// equal, which have different offsets.
  package func isIdentical(to other: String) -> Bool {
    utf8.count == other.utf8.count && utf8.elementsEqual(other.utf8)
  }
}
