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
