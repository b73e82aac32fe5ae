/// A pattern that formats text while the user types: the mask supplies literals, the user fills
/// slots.
///
/// In a bracket pattern, square brackets contain the slots. `0` is a mandatory digit, `9` an
/// optional one. `A` and `a` are letters, `_` and `-` letters or digits. `…` repeats the slot
/// before it without end. Braces contain literals that belong to the value; everything else is a
/// free literal:
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     phone.formatted(text: "212.555.0100").text   // "+1 (212) 555-0100"
///     phone.formatted(text: "212.555.0100").value  // "2125550100"
///
/// Token patterns need no brackets:
///
///     let card = try Mask("#### #### #### ####", syntax: .hash(.digit))
///
/// A mask is compiled once and is a plain value: share it between tasks, compare it, and store it.
/// An invalid pattern throws a ``MaskError`` with the place of the error and a fix.
public struct Mask: Sendable {
  let program: Program

  /// The pattern, as you wrote it.
  public var pattern: String { program.source.pattern }

  /// The syntax of ``pattern``.
  package var syntax: Syntax { program.source.syntax }

  /// Your own symbols that ``pattern`` uses inside square brackets.
  package var notations: [Notation] { program.source.notations }

  /// The policies for editing and display.
  package var options: Options { program.source.options }

  /// Compiles a pattern.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - syntax: The syntax of the pattern. The default is brackets.
  ///   - notations: Your own symbols for slots inside square brackets. Built-in symbols take
  ///     precedence. The first of several notations with the same symbol is used.
  ///   - options: The policies for editing and display.
  /// - Throws: ``MaskError`` if the pattern is invalid, if a notation's symbol has a meaning in the
  ///   syntax, or if a slot would accept the guide's placeholder.
  /// - Complexity: O(*n*) in the length of `pattern`.
  public init(
    _ pattern: String, syntax: Syntax = .brackets, notations: [Notation] = [],
    options: Options = Options()
  ) throws(MaskError) {
    program = try Program(
      Program.Source(pattern: pattern, syntax: syntax, notations: notations, options: options))
  }
}

extension Mask {
  /// Compiles a pattern of a field, in the syntax in which it is written if `syntax` is `nil`.
  ///
  /// - Throws: ``MaskError`` if the pattern is invalid, or if its syntax isn't clear.
  package init(
    asWritten pattern: String, syntax: Syntax?, notations: [Notation] = [],
    options: Options = Options()
  ) throws(MaskError) {
    let syntax = if let syntax { syntax } else { try Syntax(of: pattern) }
    try self.init(pattern, syntax: syntax, notations: notations, options: options)
  }
}

extension Mask: Hashable {
  // Masks are equal if they have the same pattern, syntax, notations, and options.
}

extension Mask {
  /// The syntax of a pattern.
  public enum Syntax: Hashable, Sendable {
    /// Slots in square brackets, fixed literals in braces: `+1 ([000]) [000]-[0000]`.
    case brackets

    /// The characters of a table are slots. All others are free literals.
    case tokens(TokenTable)

    /// Accepts any character in place of `#`, letters and symbols too: `##-##`. For digits only,
    /// use ``hash(_:)``.
    public static let hash = Syntax.tokens(["#": .any])

    /// Returns the syntax in which `#` is a slot for the characters of a class.
    ///
    ///     let card = try Mask("#### #### #### ####", syntax: .hash(.digit))
    ///     card.formatted(text: "5105.1051.0510.5100").text  // "5105 1051 0510 5100"
    ///
    /// - Parameter accepted: The characters that a slot accepts.
    /// - Returns: The syntax.
    public static func hash(_ accepted: UnicodeSet) -> Syntax { .tokens(["#": accepted]) }

    /// Makes every digit of the pattern a slot for a digit: `(999) 999-9999`.
    ///
    /// The `1` of `+1` becomes a slot, too. To show some digits as they are, use `.tokens(["9":
    /// .digit])`.
    public static let digits = Syntax.tokens(
      TokenTable((0...9).map { (Character(Unicode.Scalar(UInt8(0x30 + $0))), .digit) }))
  }

  /// The characters of a token pattern that are slots, with the characters that they accept.
  ///
  ///     let web: Mask.TokenTable = ["9": .digit, "a": .letter, "*": .alphanumeric]
  public struct TokenTable: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    var tokens: [Token]

    struct Token: Hashable, Sendable {
      var scalars: [UInt32]
      var accepts: UnicodeSet
    }

    /// Creates a table from pairs. The first of several pairs with the same character is used.
    public init(_ pairs: [(Character, UnicodeSet)]) {
      tokens = pairs.map { pair in
        Token(scalars: pair.0.scalarValues, accepts: pair.1)
      }
    }

    /// Creates a table from a literal. The first of several entries with the same character is
    /// used.
    public init(dictionaryLiteral elements: (Character, UnicodeSet)...) {
      self.init(elements)
    }
  }

  /// Your own symbol for a slot inside square brackets.
  ///
  ///     let hex = Notation("H", accepts: try UnicodeSet("0-9A-F"))
  ///     let color = try Mask("#[HHHHHH]", notations: [hex])
  public struct Notation: Hashable, Sendable {
    /// The characters that the slot accepts.
    package let accepts: UnicodeSet

    /// A Boolean value that indicates whether the slot may stay empty.
    package let isOptional: Bool

    /// The letter case to which letters in the slot change.
    package let letterCase: LetterCase?

    let scalars: [UInt32]

    /// Creates a notation.
    ///
    /// - Parameters:
    ///   - symbol: The character that represents the slot in a pattern.
    ///   - accepts: The characters that the slot accepts.
    ///   - isOptional: Whether the slot may stay empty.
    ///   - letterCase: The letter case to which letters change before the slot checks them.
    public init(
      _ symbol: Character, accepts: UnicodeSet, isOptional: Bool = false,
      letterCase: LetterCase? = nil
    ) {
      scalars = symbol.scalarValues
      self.accepts = accepts
      self.isOptional = isOptional
      self.letterCase = letterCase
    }
  }
}
