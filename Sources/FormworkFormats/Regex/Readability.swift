import FormworkTables

/// Returns the member of a range of scalars that is the most readable example.
///
/// It is `0`, `a`, or `A`; or else the first visible ASCII character, a space, or the first
/// character from U+00A1 on.
func mostReadable(_ range: ClosedRange<UInt32>) -> UInt32 {
  if range.contains(0x30) { return 0x30 }
  if range.contains(0x61) { return 0x61 }
  if range.contains(0x41) { return 0x41 }
  if range.overlaps(0x21...0x7E) { return max(range.lowerBound, 0x21) }
  if range.contains(0x20) { return 0x20 }
  return range.contains(0xA1) ? 0xA1 : range.lowerBound
}

/// Returns the readability of a scalar as an example; smaller numbers are better.
func readabilityRank(_ scalar: UInt32) -> UInt32 {
  switch scalar {
  case 0x30: 0
  case 0x61: 1
  case 0x41: 2
  case 0x21...0x7E: scalar
  case 0x20: 0x7F
  case 0..<0xA1: scalar | 0x20_0000
  default: UnicodeData.isMark(scalar) ? scalar | 0x20_0000 : scalar
  }
}
