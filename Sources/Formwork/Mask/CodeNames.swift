extension MaskError.Code {
  /// The stable name of the code, such as `unclosedGroup`.
  ///
  /// Sentences may change and can be translated; names stay.
  public var name: String {
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
    }
  }
}

extension MaskDiagnostic.Code {
  /// The stable name of the code, such as `ambiguousValue`.
  public var name: String {
    switch kind {
    case .unreachable: "unreachable"
    case .noSlots: "noSlots"
    case .emptyGroup: "emptyGroup"
    case .ambiguousValue: "ambiguousValue"
    case .greedyOptional: "greedyOptional"
    case .shadowedNotation: "shadowedNotation"
    }
  }
}

extension CharacterClass.NotationError {
  /// The stable name of the error: `reversedRange` or `compoundBound`.
  public var name: String {
    switch self {
    case .reversedRange: "reversedRange"
    case .compoundBound: "compoundBound"
    }
  }
}
