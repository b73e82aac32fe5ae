#if canImport(UIKit) || canImport(AppKit)
public import FormworkMasks
public import Foundation

extension CharacterSet {
  /// The members as ranges, in order.
  ///
  /// The set is queried scalar by scalar, except for blocks of the first plane that are all or
  /// nothing, and planes without members. If a set contains the scalars that Unicode leaves
  /// unassigned, as an inverted set does, its complement is read instead. On Linux, other bulk
  /// queries give wrong results, and the bitmap differs from the answers of some of Foundation's
  /// own sets and isn't faster.
  ///
  /// - Complexity: On the benchmark machine, up to 0.5 ms for the first plane, and about 1 ms for
  ///   each further plane that has members and isn't full.
  var ranges: [ClosedRange<Unicode.Scalar>] {
    let rest = inverted
    let isMostlyFull = hasMember(inPlane: 10) && !rest.hasMember(inPlane: 10)
    return (isMostlyFull ? rest.values.complement : values).compactMap { range in
      guard let first = Unicode.Scalar(range.lowerBound),
        let last = Unicode.Scalar(range.upperBound)
      else { return nil }
      return first...last
    }
  }

  /// The values of the members as ranges, in order. No two ranges touch.
  private var values: [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for start in stride(from: UInt32(0), to: 0x1_0000, by: 0x1000) {
      let block = start...(start == 0xD000 ? 0xD7FF : start + 0xFFF)
      if holdsNone(of: block) { continue }
      if holdsAll(of: block) { ranges.appendJoining(block) } else { append(block, to: &ranges) }
    }
    // Foundation omits a plane of this set.
    let asksAllPlanes = self == CharacterSet.illegalCharacters.inverted
    for number in UInt8(1)...16 where asksAllPlanes || hasMember(inPlane: number) {
      let start = UInt32(number) << 16
      let plane = start...start + 0xFFFF
      if 4...13 ~= number, holdsAll(of: plane) {
        ranges.appendJoining(plane)
      } else {
        append(plane, to: &ranges)
      }
    }
    return ranges
  }

  private func holdsAll(of block: ClosedRange<UInt32>) -> Bool {
    CharacterSet(block).map { isSuperset(of: $0) } ?? false
  }

  private func holdsNone(of block: ClosedRange<UInt32>) -> Bool {
    CharacterSet(block).map { isDisjoint(with: $0) } ?? false
  }

  /// Creates the set of a range; `nil` if a bound isn't a scalar.
  private init?(_ range: ClosedRange<UInt32>) {
    guard let first = Unicode.Scalar(range.lowerBound), let last = Unicode.Scalar(range.upperBound)
    else { return nil }
    self.init(charactersIn: first...last)
  }

  private func append(_ block: ClosedRange<UInt32>, to ranges: inout [ClosedRange<UInt32>]) {
    var start: UInt32?
    for value in block {
      guard let scalar = Unicode.Scalar(value), contains(scalar) else {
        if let start { ranges.appendJoining(start...value - 1) }
        start = nil
        continue
      }
      if start == nil { start = value }
    }
    if let start { ranges.appendJoining(start...block.upperBound) }
  }
}

extension [ClosedRange<UInt32>] {
  /// Appends a range that follows all others, and merges it with the last one if they touch.
  fileprivate mutating func appendJoining(_ range: ClosedRange<UInt32>) {
    if let last, last.upperBound + 1 == range.lowerBound {
      self[count - 1] = last.lowerBound...range.upperBound
    } else {
      append(range)
    }
  }

  /// The values of all other scalars, as ranges in order.
  fileprivate var complement: Self {
    var complement: Self = []
    var start: UInt32 = 0
    for range in self + [0x11_0000...0x11_0000] {
      if start < range.lowerBound {
        let gap = start...range.lowerBound - 1
        for scalars in [0...0xD7FF, 0xE000...0x10_FFFF] as Self where gap.overlaps(scalars) {
          complement.append(gap.clamped(to: scalars))
        }
      }
      start = range.upperBound + 1
    }
    return complement
  }
}

extension Mask.Notation {
  /// Creates a notation that accepts the members of a `CharacterSet`.
  ///
  ///     Notation(
  ///       character: "H", characterSet: CharacterSet(charactersIn: "0123456789ABCDEF"),
  ///       isOptional: false)
  ///
  /// A `CharacterSet` is a set of Unicode scalars, so the slot only accepts characters that are a
  /// single scalar. For letters with combining marks, digits, and whole emoji, use a
  /// `UnicodeSet`.
  ///
  /// Foundation's own sets, such as `.letters`, are recognized and read once per process. Any other
  /// set is read each time. That takes less than 0.25 ms if the set, or its inverse, only has
  /// members in the first plane of Unicode, and about 1 ms for each further plane. So create a
  /// notation once and keep it.
  ///
  /// - Parameters:
  ///   - character: The character that represents the slot in a pattern.
  ///   - characterSet: The characters that the slot accepts.
  ///   - isOptional: Whether the slot may stay empty.
  public init(character: Character, characterSet: CharacterSet, isOptional: Bool) {
    let accepts = characterSet.named ?? UnicodeSet(ranges: characterSet.ranges)
    self.init(character, accepts: accepts, isOptional: isOptional)
  }
}

extension CharacterSet {
  /// The class of this set, if it is one of Foundation's.
  ///
  /// Comparing sets takes less than a microsecond. The classes contain what Foundation's sets
  /// contain, in any version of Unicode.
  fileprivate var named: UnicodeSet? {
    switch self {
    case .decimalDigits: Named.decimalDigits
    case .letters: Named.letters
    case .alphanumerics: Named.alphanumerics
    case .uppercaseLetters: Named.uppercaseLetters
    case .lowercaseLetters: Named.lowercaseLetters
    case .capitalizedLetters: Named.capitalizedLetters
    case .whitespaces: Named.whitespaces
    case .whitespacesAndNewlines: Named.whitespacesAndNewlines
    case .newlines: Named.newlines
    case .punctuationCharacters: Named.punctuationCharacters
    case .symbols: Named.symbols
    case .nonBaseCharacters: Named.nonBaseCharacters
    case .controlCharacters: Named.controlCharacters
    case .decomposables: Named.decomposables
    case .illegalCharacters: Named.illegalCharacters
    default: nil
    }
  }

  private enum Named {
    static let decimalDigits = UnicodeSet(ranges: CharacterSet.decimalDigits.ranges)
    static let letters = UnicodeSet(ranges: CharacterSet.letters.ranges)
    static let alphanumerics = UnicodeSet(ranges: CharacterSet.alphanumerics.ranges)
    static let uppercaseLetters = UnicodeSet(ranges: CharacterSet.uppercaseLetters.ranges)
    static let lowercaseLetters = UnicodeSet(ranges: CharacterSet.lowercaseLetters.ranges)
    static let capitalizedLetters = UnicodeSet(ranges: CharacterSet.capitalizedLetters.ranges)
    static let whitespaces = UnicodeSet(ranges: CharacterSet.whitespaces.ranges)
    static let whitespacesAndNewlines = UnicodeSet(
      ranges: CharacterSet.whitespacesAndNewlines.ranges)
    static let newlines = UnicodeSet(ranges: CharacterSet.newlines.ranges)
    static let punctuationCharacters = UnicodeSet(
      ranges: CharacterSet.punctuationCharacters.ranges)
    static let symbols = UnicodeSet(ranges: CharacterSet.symbols.ranges)
    static let nonBaseCharacters = UnicodeSet(ranges: CharacterSet.nonBaseCharacters.ranges)
    static let controlCharacters = UnicodeSet(ranges: CharacterSet.controlCharacters.ranges)
    static let decomposables = UnicodeSet(ranges: CharacterSet.decomposables.ranges)
    static let illegalCharacters = UnicodeSet(ranges: CharacterSet.illegalCharacters.ranges)
  }
}
#endif
