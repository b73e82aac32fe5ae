package import FormworkTables

/// A set of characters, such as those that one slot of a mask accepts.
///
/// Take a predefined class, or list single characters and ranges. Classes can be united and inverted:
///
///     let hex = try UnicodeSet("0-9A-F")
///     hex.contains("B")  // true
///     hex.contains("g")  // false
///     UnicodeSet.digit.union(.letter).inverted.contains("-")  // true
///
/// A range contains single Unicode scalars, so `"0-9"` accepts `"5"` and rejects the keycap `"5️⃣"`.
/// Characters are compared scalar by scalar: to accept both forms of "é", list both. Controls, marks that
/// only control the writing direction, and U+FFFC belong only to a class that lists them. Two classes with
/// the same members are equal, however they were created.
public struct UnicodeSet: Hashable, Sendable {
  /// The ASCII members, one bit each, so that the common lookup is a shift and a mask.
  package let ascii: ASCIISet
  package let definition: Definition

  package init(_ definition: Definition) {
    self.definition = definition
    ascii = ASCIISet(definition.scalars)
  }

  /// Decimal digits of every script (Unicode general category Nd).
  public static let digit = UnicodeSet(.digits)

  /// Letters of every script, with their marks.
  public static let letter = UnicodeSet(.letters)

  /// Letters and digits.
  public static let alphanumeric = UnicodeSet(.alphanumerics)

  /// Every character except controls, marks that only control the writing direction, and U+FFFC.
  public static let any = UnicodeSet(.any)

  /// Creates a class from characters and ranges such as `a-z`.
  ///
  /// - Parameter notation: The accepted characters. A hyphen between two characters makes a range. A hyphen
  ///   at the start or the end is an ordinary character.
  /// - Throws: ``NotationError`` for the first invalid range.
  /// - Complexity: O(*n* log *n*), where *n* is the length of `notation`.
  public init(_ notation: String) throws(NotationError) {
    var ranges: [ClosedRange<UInt32>] = []
    var clusters: [[UInt32]] = []
    let characters = notation.map { $0.scalarValues }
    var index = 0
    while index < characters.count {
      let first = characters[index]
      let isRange = index + 2 < characters.count && characters[index + 1] == [0x2D]
      let last = isRange ? characters[index + 2] : first
      if isRange {
        guard first.count == 1 else { throw .compoundBound(String(scalars: first)) }
        guard last.count == 1 else { throw .compoundBound(String(scalars: last)) }
        guard first[0] <= last[0] else {
          throw .reversedRange(String(scalars: first), String(scalars: last))
        }
      }
      if first.count == 1 { ranges.append(first[0]...last[0]) } else { clusters.append(first) }
      index += isRange ? 3 : 1
    }
    self.init(Definition(ranges: ranges, clusters: clusters))
  }

  /// Creates a class of single characters.
  public init(_ characters: some Sequence<Character>) {
    var ranges: [ClosedRange<UInt32>] = []
    var clusters: [[UInt32]] = []
    for character in characters {
      let scalars = character.scalarValues
      if scalars.count == 1 {
        ranges.append(scalars[0]...scalars[0])
      } else {
        clusters.append(scalars)
      }
    }
    self.init(Definition(ranges: ranges, clusters: clusters))
  }

  /// Creates a class of the single-scalar characters in some ranges.
  ///
  /// - Complexity: O(*n* log *n*) in the number of ranges.
  package init(ranges: some Sequence<ClosedRange<Unicode.Scalar>>) {
    let values = ranges.map { $0.lowerBound.value...$0.upperBound.value }
    self.init(Definition(ranges: values))
  }

  /// Creates a class of the single-scalar characters in a range.
  public init(_ range: ClosedRange<Unicode.Scalar>) {
    self.init(Definition(ranges: [range.lowerBound.value...range.upperBound.value]))
  }
}

extension String {
  /// Creates a text from scalar values.
  package init(scalars: [UInt32]) { self.init(scalars, in: Glyphs()) }
}

extension UnicodeSet {
  /// The reason why a notation doesn't describe a character class.
  public enum NotationError: Error, Hashable, Sendable {
    /// The lower bound of a range is after its upper bound, as in `"9-0"`.
    case reversedRange(String, String)

    /// A bound of a range consists of several Unicode scalars, as in `"🇦🇺-🇿🇦"`.
    case compoundBound(String)
  }
}

extension UnicodeSet.NotationError {
  /// A sentence that describes the mistake.
  public var message: String {
    switch self {
    case .reversedRange(let lower, let upper):
      "The range from “" + lower + "” to “" + upper + "” is empty: its end comes before its start."
    case .compoundBound(let character):
      "“" + character + "” is made of several Unicode scalars and can't bound a range."
    }
  }

  /// A sentence that explains how to fix it.
  public var fix: String {
    switch self {
    case .reversedRange(let lower, let upper):
      "Write “" + upper + "-" + lower + "”, or put the hyphen last to list it as a character."
    case .compoundBound:
      "List the characters one by one, or put the hyphen last to list it as a character."
    }
  }

  /// The stable name of the error: `reversedRange` or `compoundBound`.
  package var name: String {
    switch self {
    case .reversedRange: "reversedRange"
    case .compoundBound: "compoundBound"
    }
  }
}

extension UnicodeSet {
  /// The members of a class, in a form that is unique for them.
  ///
  /// Union, intersection, and inversion produce sets and lists again, never a tree, so classes don't nest.
  package struct Definition: Hashable, Sendable {
    /// The members that consist of a single scalar.
    package var scalars: ScalarSet

    /// The kinds of characters with several scalars whose characters are members.
    package var clusterKinds: ClusterKinds = []

    /// The characters of several scalars whose membership differs from that of their kind, sorted and without
    /// duplicates.
    package var exceptions: [[UInt32]] = []
  }

  /// The kinds of characters of several scalars. A class contains all characters of a kind or none, except
  /// for listed ones.
  package struct ClusterKinds: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    /// A letter with its marks.
    static let letters = ClusterKinds(rawValue: 1)

    /// Any other character that ``UnicodeSet/any`` contains.
    static let others = ClusterKinds(rawValue: 2)

    /// A character that starts with a control, such as the line break of Windows.
    static let hidden = ClusterKinds(rawValue: 4)
  }
}

extension UnicodeSet.Definition {
  package static var digits: Self { known.digits }
  package static var letters: Self { known.letters }
  package static var alphanumerics: Self { known.alphanumerics }
  package static var any: Self { known.any }

  /// The named definitions, created once.
  ///
  /// The compiler inlines everything that creates a constant into the initializer of that constant. With a
  /// single constant, this code exists once in a page.
  private static let known: (digits: Self, letters: Self, alphanumerics: Self, any: Self) = {
    let digits = Self(scalars: .decimalDigits)
    let letters = Self(scalars: .letters, clusterKinds: .letters)
    let any = Self(scalars: .visible, clusterKinds: [.letters, .others])
    return (digits, letters, letters.union(digits), any)
  }()

  /// Returns the union of some definitions.
  package static func union(_ parts: [Self]) -> Self {
    parts.reduce(Self(scalars: ScalarSet([]))) { $0.union($1) }
  }

  /// Creates a definition from ranges of scalars and a list of characters with several scalars.
  package init(ranges: [ClosedRange<UInt32>], clusters: [[UInt32]] = []) {
    let surrogates = ScalarSet([0xD800...0xDFFF])
    scalars = ScalarSet(ranges).combined(with: surrogates, by: .difference)
    exceptions = clusters.sortedOnce { $0.lexicographicallyPrecedes($1) }
  }

  package func contains(_ scalar: UInt32) -> Bool { scalars.contains(scalar) }

  /// - Complexity: O(log *n*) in the number of listed characters.
  package func contains(_ cluster: [UInt32]) -> Bool {
    let isUsual = clusterKinds.contains(.init(of: cluster))
    return isUsual != exceptions.containsSorted(cluster)
  }

  package func union(_ other: Self) -> Self { combined(with: other, by: .union) }

  /// Returns the union of this definition and another one, their intersection, or their difference.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges and listed characters.
  package func combined(with other: Self, by operation: ScalarSet.Operation) -> Self {
    var result = Self(scalars: scalars.combined(with: other.scalars, by: operation))
    for kind in [UnicodeSet.ClusterKinds.letters, .others, .hidden]
    where operation.includes(clusterKinds.contains(kind), other.clusterKinds.contains(kind)) {
      result.clusterKinds.insert(kind)
    }
    for cluster in exceptions.mergedOnce(
      with: other.exceptions, { $0.lexicographicallyPrecedes($1) })
    {
      let isUsual = result.clusterKinds.contains(.init(of: cluster))
      if operation.includes(contains(cluster), other.contains(cluster)) != isUsual {
        result.exceptions.append(cluster)
      }
    }
    return result
  }
}

extension UnicodeSet.ClusterKinds {
  /// The kind of a character.
  fileprivate init(of cluster: [UInt32]) {
    if Glyphs.isLetter(cluster) {
      self = .letters
    } else {
      self = UnicodeSet.Definition.any.contains(cluster[0]) ? .others : .hidden
    }
  }
}

extension ScalarSet {
  /// All scalars except controls, marks that only control the writing direction, and U+FFFC.
  fileprivate static var visible: ScalarSet {
    controls.union(
      ScalarSet([
        0x061C...0x061C, 0x200E...0x200F, 0x202A...0x202E, 0x2066...0x2069, 0xFFFC...0xFFFC,
      ])
    ).complement
  }
}

extension [[UInt32]] {
  /// Whether a sorted list contains `element`.
  fileprivate func containsSorted(_ element: [UInt32]) -> Bool {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if self[middle].lexicographicallyPrecedes(element) { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low] == element
  }
}

extension UnicodeSet {
  /// Returns the class of the characters that belong to either class.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges and listed characters.
  public func union(_ other: UnicodeSet) -> UnicodeSet {
    UnicodeSet(definition.union(other.definition))
  }

  /// Returns the class of the characters that belong to both classes.
  ///
  /// - Complexity: O(*n* + *m*) in the numbers of ranges and listed characters.
  public func intersection(_ other: UnicodeSet) -> UnicodeSet {
    UnicodeSet(definition.combined(with: other.definition, by: .intersection))
  }

  /// The class of all other characters.
  ///
  /// Controls, marks that only control the writing direction, and U+FFFC aren't members.
  ///
  /// - Complexity: O(*n*) in the number of ranges and listed characters.
  public var inverted: UnicodeSet {
    UnicodeSet(Definition.any.combined(with: definition, by: .difference))
  }
}

extension UnicodeSet {
  /// Returns a Boolean value that indicates whether `character` belongs to the class.
  ///
  /// - Complexity: O(1) for ASCII, else O(log *k*) in the number of ranges and listed characters.
  public func contains(_ character: Character) -> Bool {
    let scalars = character.unicodeScalars
    let first = scalars[scalars.startIndex].value
    if scalars.index(after: scalars.startIndex) == scalars.endIndex {
      return first < 0x80 ? ascii.contains(UInt8(first)) : definition.contains(first)
    }
    return definition.contains(character.scalarValues)
  }

  package func contains(_ glyph: Glyph, in glyphs: Glyphs) -> Bool {
    if glyph < 0x80 { return ascii.contains(UInt8(glyph)) }
    if Glyphs.isCluster(glyph) { return definition.contains(glyphs.cluster(glyph)) }
    return definition.contains(glyph)
  }
}

extension UnicodeSet {
  /// Some members that show what a slot accepts.
  ///
  /// They are the visible ASCII members, "é" and "一" if they are members, the first scalar of each range, and
  /// the listed members of several scalars.
  package func someMembers(in glyphs: inout Glyphs) -> [Glyph] {
    var members: [Glyph] = []
    for byte in UInt8(0x21)..<0x7F where ascii.contains(byte) { members.append(Glyph(byte)) }
    for scalar: UInt32 in [0xE9, 0x4E00] where definition.contains(scalar) {
      members.append(scalar)
    }
    for range in definition.scalars.ranges { members.append(range.lowerBound) }
    for cluster in definition.exceptions where definition.contains(cluster) {
      members.append(glyphs.glyph(of: cluster))
    }
    return members
  }

  /// Whether all members are ASCII characters. Digits of other scripts count, because they become ASCII
  /// digits.
  package var holdsOnlyASCII: Bool {
    if self == .digit { return true }
    let isOfScalars = definition.clusterKinds.isEmpty && definition.exceptions.isEmpty
    return isOfScalars
      && definition.scalars.combined(with: ScalarSet([0...0x7F]), by: .difference).isEmpty
  }

  /// Whether all members are decimal digits: those of all scripts, or some ASCII digits.
  package var holdsOnlyDigits: Bool {
    if self == .digit { return true }
    let isOfScalars = definition.clusterKinds.isEmpty && definition.exceptions.isEmpty
    let digits = ScalarSet([0x30...0x39])
    return isOfScalars && definition.scalars.combined(with: digits, by: .difference).isEmpty
  }
}

/// A set of ASCII characters, one bit each.
@usableFromInline
package struct ASCIISet: Hashable, Sendable, BitwiseCopyable {
  @usableFromInline
  package private(set) var low: UInt64 = 0
  @usableFromInline
  package private(set) var high: UInt64 = 0

  package static let none = ASCIISet()

  private init() {}

  /// Creates a set of the ASCII characters in a list.
  package init(_ glyphs: [Glyph]) {
    for glyph in glyphs where glyph < 0x80 { insert(UInt8(glyph)) }
  }

  package init(_ contains: (UInt8) -> Bool) {
    for byte in UInt8(0)..<0x80 where contains(byte) { insert(byte) }
  }

  /// Creates a set of the ASCII characters in another set.
  package init(_ set: ScalarSet) {
    var index = 0
    while index < set.bounds.count, set.bounds[index] < 0x80 {
      for byte in set.bounds[index]..<min(set.bounds[index + 1], 0x80) { insert(UInt8(byte)) }
      index += 2
    }
  }

  /// A hash that differs for most sets.
  package var mark: UInt64 { low ^ high &* 31 }

  package mutating func formUnion(_ other: ASCIISet) {
    low |= other.low
    high |= other.high
  }

  package mutating func insert(_ byte: UInt8) {
    if byte < 64 { low |= 1 &<< UInt64(byte) } else { high |= 1 &<< UInt64(byte &- 64) }
  }

  /// - Precondition: `byte` is below 0x80; the rest of the shift is masked.
  @inlinable @inline(__always)
  package func contains(_ byte: UInt8) -> Bool {
    ((byte < 64 ? low : high) &>> UInt64(byte & 63)) & 1 != 0
  }

  /// Returns whether both sets have an ASCII character in common.
  ///
  /// If one of them has no ASCII characters, the result is `true`, because it may share other characters.
  package func intersects(_ other: ASCIISet) -> Bool {
    let isUnknown = low | high == 0 || other.low | other.high == 0
    return isUnknown || low & other.low | high & other.high != 0
  }
}
