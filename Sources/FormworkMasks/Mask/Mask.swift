/// A pattern that text takes as it is typed: literals that the mask supplies, slots for the user.
///
/// In a bracket pattern, slots stand in square brackets: `0` and `9` are a mandatory and an
/// optional digit, `A` and `a` letters, `_` and `-` letters or digits, `…` any number more of
/// what is before it. Braces hold literals that belong to the value, everything else is a free literal:
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     phone.formatted(text: "212.555.0100").text   // "+1 (212) 555-0100"
///     phone.formatted(text: "212.555.0100").value  // "2125550100"
///
/// Token patterns need no brackets:
///
///     let card = try Mask("#### #### #### ####", syntax: .hash(.digit))
///
/// A mask is compiled once and is a plain value: share it between tasks, compare it, keep it.
/// Everything that is wrong with a pattern is a ``MaskError`` with its place and a fix.
public struct Mask: Sendable {
  let program: Program

  /// The pattern, as it was written.
  public var pattern: String { program.source.pattern }

  /// The syntax of ``pattern``.
  public var syntax: Syntax { program.source.syntax }

  /// The symbols of your own that ``pattern`` uses inside square brackets.
  public var notations: [Notation] { program.source.notations }

  /// How the mask edits and shows.
  public var options: Options { program.source.options }

  /// Compiles a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - syntax: How the pattern is written; brackets if you leave it out.
  ///   - notations: Symbols of your own for slots inside square brackets. Built-in symbols win
  ///     over them; among duplicates the first wins.
  ///   - options: How the mask edits and shows.
  /// - Throws: ``MaskError`` for a pattern that can't be read, a notation whose character has a
  ///   meaning in the syntax, or a guide's placeholder that a slot would accept.
  /// - Complexity: O(*n*) in the length of `pattern`.
  public init(
    _ pattern: String, syntax: Syntax = .brackets, notations: [Notation] = [],
    options: Options = Options()
  ) throws(MaskError) {
    program = try Program(
      Program.Source(pattern: pattern, syntax: syntax, notations: notations, options: options))
  }
}

extension Mask: Hashable {
  // Masks are equal that were made from the same pattern, syntax, notations and options.
}

extension Mask {
  /// How a pattern is written.
  public enum Syntax: Hashable, Sendable {
    /// Slots in square brackets, fixed literals in braces: `+1 ([000]) [000]-[0000]`.
    case brackets

    /// Slots are the characters of a table, all else are free literals.
    case tokens(TokenTable)

    /// `#` is any character, letters and signs too: `##-##`. For digits only, take ``hash(_:)``.
    public static let hash = Syntax.tokens(["#": .any])

    /// Returns the syntax in which `#` is a slot for what a class accepts.
    ///
    ///     let card = try Mask("#### #### #### ####", syntax: .hash(.digit))
    ///     card.formatted(text: "5105.1051.0510.5100").text  // "5105 1051 0510 5100"
    ///
    /// - Parameter accepted: What a slot accepts.
    /// - Returns: The syntax.
    public static func hash(_ accepted: CharacterClass) -> Syntax { .tokens(["#": accepted]) }

    /// Every digit of the pattern is a slot for a digit: `(999) 999-9999`. So is the `1` of `+1`; where a
    /// digit is to be shown as it is, take `.tokens(["9": .digit])`.
    public static let digits = Syntax.tokens(
      TokenTable((0...9).map { (Character(Unicode.Scalar(UInt8(0x30 + $0))), .digit) }))
  }

  /// The characters of a token pattern that are slots, with what they accept.
  ///
  ///     let web: Mask.TokenTable = ["9": .digit, "a": .letter, "*": .alphanumeric]
  public struct TokenTable: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    var tokens: [Token]

    struct Token: Hashable, Sendable {
      var scalars: [UInt32]
      var accepts: CharacterClass
    }

    /// Creates a table from pairs; among duplicates the first wins.
    public init(_ pairs: [(Character, CharacterClass)]) {
      tokens = pairs.map { pair in
        Token(scalars: pair.0.scalarValues, accepts: pair.1)
      }
    }

    /// Creates a table from a literal; among duplicates the first wins.
    public init(dictionaryLiteral elements: (Character, CharacterClass)...) {
      self.init(elements)
    }
  }

  /// A symbol of your own for a slot inside square brackets.
  ///
  ///     let hex = Notation("H", accepts: try CharacterClass("0-9A-F"))
  ///     let color = try Mask("#[HHHHHH]", notations: [hex])
  public struct Notation: Hashable, Sendable {
    /// What the slot accepts.
    public let accepts: CharacterClass

    /// Whether the slot may stay empty.
    public let isOptional: Bool

    /// The case that letters in the slot are changed to.
    public let letterCase: LetterCase?

    let scalars: [UInt32]

    /// Creates a notation.
    ///
    /// - Parameters:
    ///   - symbol: The character that stands for the slot in a pattern.
    ///   - accepts: What the slot accepts.
    ///   - isOptional: Whether it may stay empty.
    ///   - letterCase: The case that letters are changed to before the slot looks at them.
    public init(
      _ symbol: Character, accepts: CharacterClass, isOptional: Bool = false,
      letterCase: LetterCase? = nil
    ) {
      scalars = symbol.scalarValues
      self.accepts = accepts
      self.isOptional = isOptional
      self.letterCase = letterCase
    }
  }
}

/// A symbol of your own for a slot inside square brackets.
public typealias Notation = Mask.Notation
