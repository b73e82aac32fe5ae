extension FieldQuestion {
  /// Whether a dead key shows this scalar before its letter: an acute, diaeresis, modifier
  /// circumflex, small tilde, macron, caron, cedilla, or breve.
  ///
  /// - Parameter scalar: The inserted scalar.
  /// - Returns: Whether a letter may replace it.
  package static func isDeadKey(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB4, 0xA8, 0x2C6, 0x2DC, 0xAF, 0x2C7, 0xB8, 0x2D8: true
    default: false
    }
  }
}
