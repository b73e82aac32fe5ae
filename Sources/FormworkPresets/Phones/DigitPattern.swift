/// A pattern of digits in the table: the leading digits of the numbers that a format is for.
///
/// Patterns are matched at the start of a text, alternatives in their order, like the regular expressions that they
/// come from. None has a loop, so that matching ends.
struct DigitPattern {
  /// Where the pattern begins in the table, in half bytes.
  private let place: Int

  /// The pattern at a place of the table; `nil` if there is none.
  init?(_ place: Int) {
    if place == 0xFFFF { return nil }
    self.place = place
  }

  /// Matches the start of a text.
  ///
  /// - Parameter digits: Digits in ASCII; another byte matches nothing.
  /// - Returns: How many digits the pattern takes; `nil` if it doesn't match there.
  func end(in digits: DigitBuffer) -> Int? {
    Matcher(digits: digits).run(place, 0, depth: 0)
  }
}

/// Tries one way after the other, from the first sign to the bracket that closes nothing.
private struct Matcher {
  let digits: DigitBuffer

  /// Matches from a sign on.
  ///
  /// - Returns: How many digits are taken in the end; `nil` if no way leads there.
  func run(_ place: Int, _ index: Int, depth: Int) -> Int? {
    var (place, index, depth) = (place, index, depth)
    while true {
      let sign = PhoneData.sign(place)
      switch sign {
      case Sign.open:
        return alternatives(place + 1, index, depth: depth + 1)
      case Sign.or:
        // The end of an alternative that has matched: go on behind the others.
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

  /// The place behind a set that has a digit as its member; `nil` if it hasn't.
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

  /// The place of the next bar that parts alternatives, or of the bracket that ends them.
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

/// The signs of patterns beside the digits, each in half a byte.
private enum Sign {
  static var openSet: UInt8 { 10 }
  static var closeSet: UInt8 { 11 }
  static var to: UInt8 { 12 }
  static var open: UInt8 { 13 }
  static var or: UInt8 { 14 }
  static var close: UInt8 { 15 }
}
