#if canImport(Foundation)
public import Formwork
public import Foundation

extension Notation {
  /// Creates a notation that accepts the members of a `CharacterSet`.
  ///
  ///     Notation(
  ///       character: "H", characterSet: CharacterSet(charactersIn: "0123456789ABCDEF"),
  ///       isOptional: false)
  ///
  /// It is here and not in `FormworkCompatibility`, which does without Foundation.
  ///
  /// A `CharacterSet` is a set of Unicode scalars, so the slot accepts characters that are a
  /// single one of them. For letters with their marks, digits, and whole emoji take a
  /// `CharacterClass`.
  ///
  /// - Parameters:
  ///   - character: The character that stands for the slot in a pattern.
  ///   - characterSet: What the slot accepts.
  ///   - isOptional: Whether the slot may stay empty.
  public init(character: Character, characterSet: CharacterSet, isOptional: Bool) {
    self.init(
      character, accepts: CharacterClass(ranges: characterSet.ranges), isOptional: isOptional)
  }
}

extension CharacterSet {
  /// The members as ranges, in order.
  ///
  /// The bitmap has one bit for each scalar of the basic plane; each further plane that has members
  /// follows as its number and its own bitmap (source: the documentation of
  /// `NSCharacterSet.bitmapRepresentation`).
  fileprivate var ranges: [ClosedRange<Unicode.Scalar>] {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    let bytes = [UInt8](bitmapRepresentation)
    var plane: UInt32 = 0
    var start = 0
    while start + 8192 <= bytes.count {
      appendRanges(of: bytes[start..<start + 8192], from: plane << 16, to: &ranges)
      start += 8192
      if start < bytes.count { plane = UInt32(bytes[start]) }
      start += 1
    }
    return ranges
  }

  private func appendRanges(
    of bytes: ArraySlice<UInt8>, from first: UInt32, to ranges: inout [ClosedRange<Unicode.Scalar>]
  ) {
    var lower: Unicode.Scalar?
    var upper: Unicode.Scalar?
    func close() {
      if let lower, let upper { ranges.append(lower...upper) }
      lower = nil
    }
    for (index, byte) in bytes.enumerated() {
      if byte == 0 {
        close()
        continue
      }
      for bit in 0..<8 {
        let scalar = Unicode.Scalar(first + UInt32(index * 8 + bit))
        guard byte >> UInt8(bit) & 1 == 1, let scalar else {
          close()
          continue
        }
        if lower == nil { lower = scalar }
        upper = scalar
      }
    }
    close()
  }
}
#endif
