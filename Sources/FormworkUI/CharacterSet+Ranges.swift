#if canImport(Foundation)
import Foundation

extension CharacterSet {
  /// The members as ranges, in order; some of them touch.
  ///
  /// The set is asked about blocks of scalars, in which it has all, none or some members, since its
  /// bitmap takes milliseconds to make: each plane with members is a bitmap of its own.
  var ranges: [ClosedRange<Unicode.Scalar>] {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    for plane in UInt8(0)...16 where hasMember(inPlane: plane) {
      let first = UInt32(plane) << 16
      // Surrogates are no scalars, and no block of scalars may have them at its ends.
      let parts = plane == 0 ? [0...0xD7FF, 0xE000...0xFFFF] : [first...first + 0xFFFF]
      for part in parts { appendMembers(of: part, to: &ranges) }
    }
    return ranges
  }

  private func appendMembers(
    of block: ClosedRange<UInt32>, to ranges: inout [ClosedRange<Unicode.Scalar>]
  ) {
    guard block.count > Self.smallestBlock else {
      return appendEachMember(of: block, to: &ranges)
    }
    guard let lower = Unicode.Scalar(block.lowerBound), let upper = Unicode.Scalar(block.upperBound)
    else { return }
    let scalars = CharacterSet(charactersIn: lower...upper)
    if isDisjoint(with: scalars) { return }
    if isSuperset(of: scalars) { return ranges.append(lower...upper) }
    let step = UInt32(block.count <= 4096 ? block.count / 16 + 1 : 4096)
    for first in stride(from: block.lowerBound, through: block.upperBound, by: Int(step)) {
      appendMembers(of: first...Swift.min(first + step - 1, block.upperBound), to: &ranges)
    }
  }

  private func appendEachMember(
    of block: ClosedRange<UInt32>, to ranges: inout [ClosedRange<Unicode.Scalar>]
  ) {
    var start: Unicode.Scalar?
    var end: Unicode.Scalar?
    for value in block {
      guard let scalar = Unicode.Scalar(value), contains(scalar) else {
        if let start, let end { ranges.append(start...end) }
        start = nil
        continue
      }
      if start == nil { start = scalar }
      end = scalar
    }
    if let start, let end { ranges.append(start...end) }
  }

  /// The number of scalars that are as quickly asked about one by one.
  private static var smallestBlock: Int { 256 }
}
#endif
