#if canImport(Foundation)
import Foundation

extension CharacterSet {
  /// The members as ranges, in order; two that touch where planes meet aren't joined.
  ///
  /// The set is asked about every scalar of the planes in which it has members. Its bitmap takes no
  /// less time to make, and on Linux it isn't what some of Foundation's own sets answer, nor is what
  /// they say of whole ranges.
  ///
  /// - Complexity: About a millisecond for each plane with members.
  var ranges: [ClosedRange<Unicode.Scalar>] {
    var ranges: [ClosedRange<Unicode.Scalar>] = []
    // Foundation forgets a plane of this one.
    let asksAllPlanes = self == CharacterSet.illegalCharacters.inverted
    for plane in UInt8(0)...16 where asksAllPlanes || hasMember(inPlane: plane) {
      let first = UInt32(plane) << 16
      appendMembers(of: first...first + 0xFFFF, to: &ranges)
    }
    return ranges
  }

  private func appendMembers(
    of plane: ClosedRange<UInt32>, to ranges: inout [ClosedRange<Unicode.Scalar>]
  ) {
    var start: Unicode.Scalar?
    var end: Unicode.Scalar?
    for value in plane {
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
}
#endif
