extension UInt8 {
  /// Whether this is an ASCII letter or digit.
  @inlinable @inline(__always)
  package var isASCIIAlphanumeric: Bool {
    let folded = self | 0x20
    return (self >= 0x30 && self <= 0x39) || (folded >= 0x61 && folded <= 0x7A)
  }
}
