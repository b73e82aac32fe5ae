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
