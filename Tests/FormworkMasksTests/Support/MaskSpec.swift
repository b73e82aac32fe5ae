import FormworkMasks

/// A mask as the generator knows it: a list of elements from which the pattern is written.
struct MaskSpec: Hashable, Sendable {
  var elements: [Element]
  var syntax = Syntax.brackets

  /// A pattern that was made without regard to the syntax; it may be wrong.
  var raw: String?

  enum Element: Hashable, Sendable {
    case free(Character)
    case fixed(Character)

    /// A slot, by its symbol in the pattern.
    case slot(Character)

    /// The end of one group and the start of the next.
    case split

    var literal: Character? {
      switch self {
      case .free(let character), .fixed(let character): character
      case .slot, .split: nil
      }
    }

    var isFixed: Bool {
      if case .fixed = self { true } else { false }
    }

    var symbol: Character? {
      if case .slot(let symbol) = self { symbol } else { nil }
    }
  }

  enum Syntax: String, Hashable, Sendable, CaseIterable {
    case brackets, hash, digits, tokens

    var symbols: [Character] {
      switch self {
      case .brackets: Array("09Aa_-HhVPE")
      case .hash: ["#"]
      case .digits: Alphabet.digits
      case .tokens: Array("9a*?")
      }
    }

    var mask: Mask.Syntax {
      switch self {
      case .brackets: .brackets
      case .hash: .hash
      case .digits: .digits
      case .tokens:
        .tokens(["9": .digit, "a": .letter, "*": .alphanumeric, "?": CustomNotation.hex])
      }
    }
  }

  init(elements: [Element], syntax: Syntax = .brackets) {
    self.elements = elements
    self.syntax = syntax
  }

  /// Reads a bracket pattern without escapes.
  init(_ pattern: String) {
    elements = []
    var mode: Character = " "
    for character in pattern {
      switch character {
      case "[", "{":
        if mode == "]", character == "[" { elements.append(.split) }
        mode = character
      case "]", "}": mode = character
      default:
        switch mode {
        case "[": elements.append(.slot(character))
        case "{": elements.append(.fixed(character))
        default:
          mode = " "
          elements.append(.free(character))
        }
      }
    }
  }

  var literals: [Character] { elements.compactMap(\.literal) }
  var symbols: [Character] { elements.compactMap(\.symbol) }
}

extension MaskSpec {
  /// The pattern in the syntax of the mask.
  var pattern: String {
    if let raw { return raw }
    var pattern = ""
    var closing = ""
    for element in elements {
      switch element {
      case .free(let literal):
        pattern += closing + escaped(literal)
        closing = ""
      case .fixed(let literal) where syntax == .brackets:
        if closing != "}" { pattern += closing + "{" }
        pattern += escaped(literal)
        closing = "}"
      case .fixed(let literal): pattern += escaped(literal)
      case .slot(let symbol) where syntax == .brackets:
        if closing != "]" { pattern += closing + "[" }
        pattern.append(symbol)
        closing = "]"
      case .slot(let symbol): pattern.append(symbol)
      case .split:
        pattern += closing
        closing = ""
      }
    }
    return pattern + closing
  }

  private func escaped(_ literal: Character) -> String {
    let special: [Character] = syntax == .brackets ? Array("[]{}\\") : syntax.symbols + ["\\"]
    return special.contains(literal) ? "\\\(literal)" : String(literal)
  }
}

/// The symbols of their own that generated masks use.
enum CustomNotation {
  static let hex = UnicodeSet("0"..."9").union(UnicodeSet("a"..."f"))
    .union(UnicodeSet("A"..."F"))

  struct Definition: Sendable {
    var symbol: Character
    var characters: String
    var accepts: UnicodeSet
    var isOptional = false
    var letterCase: LetterCase?
  }

  static let all = [
    Definition(symbol: "H", characters: "0-9a-fA-F", accepts: hex),
    Definition(symbol: "h", characters: "0-9a-fA-F", accepts: hex, isOptional: true),
    Definition(
      symbol: "V", characters: "AEIOUÀÖ", accepts: UnicodeSet(Array("AEIOUÀÖ")),
      letterCase: .upper),
    Definition(
      symbol: "P", characters: ".,-", accepts: UnicodeSet(Array(".,-")), isOptional: true),
    Definition(symbol: "E", characters: "😀-😎", accepts: UnicodeSet("😀"..."😎")),
  ]

  static let notations = all.map {
    Mask.Notation(
      $0.symbol, accepts: $0.accepts, isOptional: $0.isOptional, letterCase: $0.letterCase)
  }
}
