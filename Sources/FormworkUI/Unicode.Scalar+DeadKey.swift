extension Unicode.Scalar {
  /// Whether a dead key shows this until its letter comes: acute, diaeresis, modifier circumflex,
  /// small tilde, macron, caron, cedilla, breve.
  var isDeadKey: Bool {
    switch value {
    case 0xB4, 0xA8, 0x2C6, 0x2DC, 0xAF, 0x2C7, 0xB8, 0x2D8: true
    default: false
    }
  }
}
