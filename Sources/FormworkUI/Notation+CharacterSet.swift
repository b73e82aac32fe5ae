#if canImport(Foundation)
public import FormworkMasks
public import Foundation

extension CharacterSet {
  /// The members as ranges, in order.
  ///
  /// The set is asked about every scalar, but where one question answers for many: blocks of the
  /// first plane that hold all or nothing, and planes without a member. Of a set that holds what
  /// Unicode leaves empty, such as an inverted one, the complement is read. On Linux questions about
  /// many scalars are answered wrongly elsewhere, and the bitmap isn't what some of Foundation's own
  /// sets answer; nor does it take less time to make.
  ///
  /// - Complexity: On the machine of the benchmarks, up to half a millisecond for the first plane, and
  ///   about a millisecond for each further plane that has members and isn't full.
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

  /// The members' values as ranges, in order, of which no two touch.
  private var values: [ClosedRange<UInt32>] {
    var ranges: [ClosedRange<UInt32>] = []
    for start in stride(from: UInt32(0), to: 0x1_0000, by: 0x1000) {
      let block = start...(start == 0xD000 ? 0xD7FF : start + 0xFFF)
      if holdsNone(of: block) { continue }
      if holdsAll(of: block) { ranges.appendJoining(block) } else { append(block, to: &ranges) }
    }
    // Foundation forgets a plane of this one.
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

  /// The set of a range whose bounds are scalars.
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
  /// Appends a range that comes after the others; one that touches the last becomes part of it.
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
  /// Foundation's own sets, such as `.letters`, are told by equality and read once in a process. Any
  /// other set is read each time: in less than a quarter of a millisecond if it, or its inverse, has
  /// members in the first plane of Unicode only, else in about a millisecond more for each further
  /// plane. So make a notation once and keep it.
  ///
  /// - Parameters:
  ///   - character: The character that stands for the slot in a pattern.
  ///   - characterSet: What the slot accepts.
  ///   - isOptional: Whether the slot may stay empty.
  public init(character: Character, characterSet: CharacterSet, isOptional: Bool) {
    let accepts = characterSet.named ?? CharacterClass(ranges: characterSet.ranges)
    self.init(character, accepts: accepts, isOptional: isOptional)
  }
}

extension CharacterSet {
  /// The class of this set, if it is one of Foundation's.
  ///
  /// Comparing sets takes less than a microsecond. The classes are what Foundation says, whichever
  /// version of Unicode it has.
  fileprivate var named: CharacterClass? {
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
    static let decimalDigits = CharacterClass(ranges: CharacterSet.decimalDigits.ranges)
    static let letters = CharacterClass(ranges: CharacterSet.letters.ranges)
    static let alphanumerics = CharacterClass(ranges: CharacterSet.alphanumerics.ranges)
    static let uppercaseLetters = CharacterClass(ranges: CharacterSet.uppercaseLetters.ranges)
    static let lowercaseLetters = CharacterClass(ranges: CharacterSet.lowercaseLetters.ranges)
    static let capitalizedLetters = CharacterClass(ranges: CharacterSet.capitalizedLetters.ranges)
    static let whitespaces = CharacterClass(ranges: CharacterSet.whitespaces.ranges)
    static let whitespacesAndNewlines = CharacterClass(
      ranges: CharacterSet.whitespacesAndNewlines.ranges)
    static let newlines = CharacterClass(ranges: CharacterSet.newlines.ranges)
    static let punctuationCharacters = CharacterClass(
      ranges: CharacterSet.punctuationCharacters.ranges)
    static let symbols = CharacterClass(ranges: CharacterSet.symbols.ranges)
    static let nonBaseCharacters = CharacterClass(ranges: CharacterSet.nonBaseCharacters.ranges)
    static let controlCharacters = CharacterClass(ranges: CharacterSet.controlCharacters.ranges)
    static let decomposables = CharacterClass(ranges: CharacterSet.decomposables.ranges)
    static let illegalCharacters = CharacterClass(ranges: CharacterSet.illegalCharacters.ranges)
  }
}
#endif
