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

    /// The symbols with the characters that they accept, in the order of the table.
    package var pairs: [(symbol: Character, accepts: UnicodeSet)] {
      tokens.map { (Character(String(scalars: $0.scalars)), $0.accepts) }
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

    /// The character that represents the slot in a pattern.
    package var symbol: Character { Character(String(scalars: scalars)) }

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

extension Mask {
  /// The whole pattern as your app can show it to a user: literals, and a placeholder in each slot.
  ///
  ///     try Mask("+1 ([000]) [000]-[0000]").placeholder  // "+1 (000) 000-0000"
  public var placeholder: String {
    program.placeholder(from: 0)
  }

  /// The length of a text with only its mandatory slots and all literals, in characters.
  ///
  /// An endless slot counts as one character.
  package var leastTextLength: Int {
    program.count { $0 != .optional }
  }

  /// The length of a text with all slots filled, in characters. An endless slot counts as one.
  package var fullTextLength: Int {
    program.elements.count
  }

  /// The length of a value with only its mandatory slots and fixed literals, in characters.
  ///
  /// An endless slot counts as one character.
  package var leastValueLength: Int {
    program.count { $0 != .optional && $0 != .free }
  }

  /// The length of a value with all slots filled, in characters. An endless slot counts as one.
  package var fullValueLength: Int {
    program.count { $0 != .free }
  }

  /// A complete value, with characters that the slots accept.
  ///
  ///     try Mask("[AA]-[000]").example  // "AB123"
  ///
  ///
  /// It fills every slot. Optional and endless slots get one character each.
  public var example: String {
    var glyphs = program.glyphs
    var value: [Glyph] = []
    var digits = 0
    var letters = 0
    for element in program.elements where element.kind != .free {
      if element.isLiteral {
        value.append(element.glyph)
        continue
      }
      var candidates: [Glyph] = []
      for step in 0..<10 { candidates.append(0x30 + Glyph((digits + step + 1) % 10)) }
      for step in 0..<26 { candidates.append(0x41 + Glyph((letters + step) % 26)) }
      for step in 0..<26 { candidates.append(0x61 + Glyph((letters + step) % 26)) }
      candidates += program.classes[Int(element.accepts)].accepts.someMembers(in: &glyphs)
      for candidate in candidates {
        guard
          let accepted = program.accepted(
            candidate, by: element, digits: options.digits, letterCase: options.letterCase,
            in: &glyphs)
        else { continue }
        value.append(accepted)
        if (0x30...0x39).contains(candidate) { digits += 1 } else { letters += 1 }
        break
      }
    }
    return String(program.isRightToLeft ? value.reversed() : value, in: glyphs)
  }
}

extension Program {
  fileprivate func count(_ isCounted: (Kind) -> Bool) -> Int {
    elements.reduce(0) { isCounted($1.kind) ? $0 + 1 : $0 }
  }
}

extension Mask {
  /// The minimum and maximum length of a text or a value, in characters.
  package struct Lengths: Hashable, Sendable {
    /// The minimum length: only the mandatory slots are filled.
    package let least: Int

    /// The maximum length; `nil` if a slot is endless.
    package let most: Int?
  }

  /// The minimum and maximum length of a text of the mask, in characters.
  ///
  ///     try Mask("[00]/[0099]").textLengths  // 5 to 7
  ///     try Mask("[0…]").textLengths  // 1 at least, no maximum
  ///
  /// ``leastTextLength`` and ``fullTextLength`` count an endless slot as one character.
  package var textLengths: Lengths { program.lengths { _ in true } }

  /// The minimum and maximum length of a value of the mask, in characters.
  ///
  ///     try Mask("+{7} [0…]").valueLengths  // 2 at least, no maximum
  package var valueLengths: Lengths { program.lengths { $0 != .free } }
}

extension Program {
  fileprivate func lengths(counting isCounted: (Kind) -> Bool) -> Mask.Lengths {
    var (least, most, isEndless) = (0, 0, false)
    for element in elements where isCounted(element.kind) {
      switch element.kind {
      case .endless: isEndless = true
      case .optional: most += 1
      case .free, .fixed, .mandatory: (least, most) = (least + 1, most + 1)
      }
    }
    return Mask.Lengths(least: least, most: isEndless ? nil : most)
  }
}
