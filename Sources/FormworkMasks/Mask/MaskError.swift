/// An error in a pattern: its kind, its place, and a fix.
///
///     do {
///       _ = try Mask("+1 ([000")
///     } catch {
///       error.code     // .unclosedGroup
///       error.offset   // 4
///       error.message  // "The group that “[” opens is never closed."
///       error.fix      // "Add “]” where the group ends, or write “\[” for the character itself."
///     }
public struct MaskError: Error, Hashable, Sendable {
  private let contents: Boxed<Contents>

  private struct Contents: Hashable, Sendable {
    var code: Code
    var offset: UTF16Offset?
    var symbol: [UInt32]
  }

  init(_ code: Code, at offset: Int?, symbol: [UInt32]) {
    contents = Boxed(
      Contents(code: code, offset: offset.map { UTF16Offset($0) }, symbol: symbol))
  }

  /// The kind of the error.
  public var code: Code { contents.value.code }

  /// The place in the pattern, in UTF-16 code units; `nil` if the error isn't in the pattern.
  public var offset: UTF16Offset? { contents.value.offset }

  /// The character that the error is about.
  package var symbol: String { String(scalars: contents.value.symbol) }

  /// The kind of an error.
  public struct Code: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
      case unclosedGroup, strayBracket, nestedGroup, unknownSymbol, misplacedEndless
      case trailingBackslash, escapeInGroup, reservedNotation, placeholderAccepted
      case tooManyNotations, unclearDigit
    }

    let kind: Kind

    /// A bracket or brace that opens a group and is never closed.
    public static let unclosedGroup = Code(kind: .unclosedGroup)

    /// A closing bracket or brace without an open group.
    public static let strayBracket = Code(kind: .strayBracket)

    /// A bracket or brace that opens inside another group.
    public static let nestedGroup = Code(kind: .nestedGroup)

    /// A character inside square brackets that isn't a valid slot.
    public static let unknownSymbol = Code(kind: .unknownSymbol)

    /// A `…` directly after another `…`.
    public static let misplacedEndless = Code(kind: .misplacedEndless)

    /// A backslash with nothing after it.
    public static let trailingBackslash = Code(kind: .trailingBackslash)

    /// A backslash inside square brackets.
    public static let escapeInGroup = Code(kind: .escapeInGroup)

    /// A notation whose character has a meaning in the syntax.
    public static let reservedNotation = Code(kind: .reservedNotation)

    /// A guide's placeholder that a slot accepts, or that isn't one visible character.
    public static let placeholderAccepted = Code(kind: .placeholderAccepted)

    /// More than 65,536 kinds of slots in one mask. A kind accepts or changes its own set of
    /// characters.
    public static let tooManyNotations = Code(kind: .tooManyNotations)

    /// A digit that may be a slot or a literal, in the pattern of a field without brackets and `#`,
    /// such as the `1` of `+1 (999)`.
    public static let unclearDigit = Code(kind: .unclearDigit)
  }
}

extension MaskError.Code {
  /// The stable name of the code, such as `unclosedGroup`.
  ///
  /// Sentences can change or be translated. Names don't change.
  package var name: String {
    switch kind {
    case .unclosedGroup: "unclosedGroup"
    case .strayBracket: "strayBracket"
    case .nestedGroup: "nestedGroup"
    case .unknownSymbol: "unknownSymbol"
    case .misplacedEndless: "misplacedEndless"
    case .trailingBackslash: "trailingBackslash"
    case .escapeInGroup: "escapeInGroup"
    case .reservedNotation: "reservedNotation"
    case .placeholderAccepted: "placeholderAccepted"
    case .tooManyNotations: "tooManyNotations"
    case .unclearDigit: "unclearDigit"
    }
  }
}

extension MaskError {
  /// A sentence about the error.
  public var message: String {
    switch code.kind {
    case .unclosedGroup: "The group that “" + symbol + "” opens is never closed."
    case .strayBracket: "“" + symbol + "” closes a group that isn't open."
    case .nestedGroup: "“" + symbol + "” opens a group inside another one."
    case .unknownSymbol: "“" + symbol + "” isn't a valid slot."
    case .misplacedEndless: "The slot before this “…” already repeats."
    case .trailingBackslash: "The backslash at the end has nothing to escape."
    case .escapeInGroup: "A backslash has no meaning between square brackets."
    case .reservedNotation: "“" + symbol + "” already has a meaning and can't be a notation."
    case .placeholderAccepted:
      "The placeholder “" + symbol + "” isn't visible, or a slot accepts it."
    case .tooManyNotations:
      "A mask can have at most 65,536 kinds of slots. “" + symbol + "” is one too many."
    case .unclearDigit: "“" + symbol + "” may be a slot or a literal."
    }
  }

  /// A sentence about how to fix the error.
  public var fix: String {
    switch code.kind {
    case .unclosedGroup:
      "Add “" + (symbol.isSame(as: "{") ? "}" : "]") + "” where the group ends, or write “\\"
        + symbol
        + "” for the character itself."
    case .strayBracket: "Remove it, or write “\\" + symbol + "” for the character itself."
    case .nestedGroup:
      "Close the open group first, or write “\\" + symbol + "” outside square brackets for the "
        + "character itself."
    case .unknownSymbol:
      "Use 0 or 9 for a digit, A or a for a letter, _ or - for either, or … to repeat a slot. Or "
        + "define a notation for “" + symbol + "”, or move it out of the brackets as a literal."
    case .misplacedEndless: "Put one “…” after the slot that repeats."
    case .trailingBackslash: "Write “\\\\” for the character itself, or remove it."
    case .escapeInGroup: "Close the group, and put the escaped character outside."
    case .reservedNotation: "Choose another character for the notation."
    case .placeholderAccepted:
      "Choose one visible character that no slot accepts, such as “_” if slots take digits or letters only."
    case .tooManyNotations: "Use fewer notations, or let several accept the same characters."
    case .unclearDigit:
      "Put slots between square brackets, as in “+1 ([000])”, or write “#”, as in “+1 (###)”."
    }
  }
}

extension MaskDiagnostic {
  /// A sentence about the warning.
  public var message: String {
    switch code.kind {
    case .unreachable: "Nothing after “…” is ever reached, because it repeats a slot without end."
    case .noSlots: "The pattern has no slot, so nothing can be typed into it."
    case .emptyGroup: "The group is empty."
    case .ambiguousValue:
      "Different text can have the same value, because the slot before this literal can stay empty."
    case .greedyOptional:
      "The optional slot takes the first character, and the mandatory one after it stays empty."
    case .shadowedNotation: "A notation is never used: its symbol already has a meaning."
    }
  }

  /// A sentence about how to avoid the warning.
  public var fix: String {
    switch code.kind {
    case .unreachable: "Remove what follows, or limit the number of characters before it."
    case .noSlots: "Put slots between square brackets, as in “[000]”, or choose another syntax."
    case .emptyGroup: "Remove it, or put slots into it."
    case .ambiguousValue:
      "Put the literal between braces, so that it is part of the value, or make the slot mandatory."
    case .greedyOptional: "Put both into one group, which sorts mandatory slots first."
    case .shadowedNotation: "Choose another character, or remove the notation."
    }
  }
}

extension MaskError: CustomStringConvertible {
  /// A sentence about the error.
  public var description: String { message }
}
