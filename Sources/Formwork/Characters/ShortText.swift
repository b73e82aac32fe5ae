/// Up to eight ASCII characters, without memory of their own.
struct ShortText {
  private(set) var count = 0
  private var bytes: UInt64 = 0

  /// Whether something was appended that it can't hold, which is missing then.
  private(set) var isOverfull = false

  subscript(index: Int) -> UInt8 { UInt8(truncatingIfNeeded: bytes &>> UInt64(index * 8)) }

  mutating func append(_ byte: UInt8?) {
    guard let byte, count < 8 else {
      isOverfull = true
      return
    }
    bytes |= UInt64(byte) &<< UInt64(count * 8)
    count += 1
  }
}
