/// A pattern of leading digits in the table, which selects a format.
///
/// Patterns are matched at the start of the digits, with alternatives in order, like the regular
/// expressions from which they come. They contain no loops, so matching ends.
package struct DigitPattern {
  /// The start of the pattern in the table, in half bytes.
  private let place: Int

  /// Creates the pattern at a position of the table; `nil` if there is none.
  init?(_ place: Int) {
    if place == 0xFFFF { return nil }
    self.place = place
  }

  /// Matches the start of digits.
  ///
  /// - Parameter digits: ASCII digits; other bytes don't match.
  /// - Returns: The number of matched digits; `nil` without a match.
  package func end(in digits: DigitBuffer) -> Int? {
    Matcher(digits: digits).run(place, 0, depth: 0)
  }
}

/// A matcher that tries one alternative after the other.
private struct Matcher {
  let digits: DigitBuffer

  /// Matches from a symbol on.
  ///
  /// - Returns: The total number of matched digits; `nil` without a match.
  func run(_ place: Int, _ index: Int, depth: Int) -> Int? {
    var (place, index, depth) = (place, index, depth)
    while true {
      let sign = PhoneData.sign(place)
      switch sign {
      case Sign.open:
        return alternatives(place + 1, index, depth: depth + 1)
      case Sign.or:
        // An alternative has matched: continue after the others.
        place = end(ofAlternativeAfter: place + 1, stopsAtOr: false) + 1
        depth -= 1
      case Sign.close:
        if depth == 0 { return index }
        depth -= 1
        place += 1
      case Sign.openSet:
        guard index < digits.count, digits[index] & 0xF0 == 0x30,
          let next = member(place + 1, digits[index] & 15)
        else { return nil }
        index += 1
        place = next
      default:
        guard index < digits.count, digits[index] == sign | 0x30 else { return nil }
        index += 1
        place += 1
      }
    }
  }

  private func alternatives(_ place: Int, _ index: Int, depth: Int) -> Int? {
    var place = place
    while true {
      if let end = run(place, index, depth: depth) { return end }
      place = end(ofAlternativeAfter: place, stopsAtOr: true)
      if PhoneData.sign(place) == Sign.close { return nil }
      place += 1
    }
  }

  /// Returns the position after a set that contains a digit; `nil` if it doesn't.
  private func member(_ place: Int, _ digit: UInt8) -> Int? {
    var place = place
    var isMember = PhoneData.sign(place) == Sign.to
    if isMember { place += 1 }
    while PhoneData.sign(place) != Sign.closeSet {
      let low = PhoneData.sign(place)
      var high = low
      if PhoneData.sign(place + 1) == Sign.to {
        high = PhoneData.sign(place + 2)
        place += 2
      }
      if low <= digit, digit <= high { isMember = true }
      place += 1
    }
    return isMember ? place + 1 : nil
  }

  /// Returns the position of the next bar between alternatives, or of the bracket that ends them.
  private func end(ofAlternativeAfter place: Int, stopsAtOr: Bool) -> Int {
    var (place, depth) = (place, 0)
    while true {
      switch PhoneData.sign(place) {
      case Sign.open: depth += 1
      case Sign.close:
        if depth == 0 { return place }
        depth -= 1
      case Sign.or: if depth == 0, stopsAtOr { return place }
      default: break
      }
      place += 1
    }
  }
}

/// The symbols of patterns in addition to the digits, each in half a byte.
private enum Sign {
  static var openSet: UInt8 { 10 }
  static var closeSet: UInt8 { 11 }
  static var to: UInt8 { 12 }
  static var open: UInt8 { 13 }
  static var or: UInt8 { 14 }
  static var close: UInt8 { 15 }
}
