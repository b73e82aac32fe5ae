extension FieldQuestion {
  /// Whether a dead key shows this until its letter comes: acute, diaeresis, modifier circumflex,
  /// small tilde, macron, caron, cedilla, breve.
  ///
  /// - Parameter scalar: What was put in.
  /// - Returns: Whether a letter may follow that takes its place.
  package static func isDeadKey(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB4, 0xA8, 0x2C6, 0x2DC, 0xAF, 0x2C7, 0xB8, 0x2D8: true
    default: false
    }
  }
}
