public struct Data: RandomAccessCollection, Hashable, Sendable {
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> UInt8 { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
  public init(charactersIn string: String) { fatalError() }
  public init(charactersIn range: ClosedRange<Unicode.Scalar>) { fatalError() }
  public static var decimalDigits: CharacterSet { fatalError() }
  public static var letters: CharacterSet { fatalError() }
  public static var alphanumerics: CharacterSet { fatalError() }
  public static var uppercaseLetters: CharacterSet { fatalError() }
  public static var lowercaseLetters: CharacterSet { fatalError() }
  public static var capitalizedLetters: CharacterSet { fatalError() }
  public static var whitespaces: CharacterSet { fatalError() }
  public static var whitespacesAndNewlines: CharacterSet { fatalError() }
  public static var newlines: CharacterSet { fatalError() }
  public static var punctuationCharacters: CharacterSet { fatalError() }
  public static var symbols: CharacterSet { fatalError() }
  public static var nonBaseCharacters: CharacterSet { fatalError() }
  public static var controlCharacters: CharacterSet { fatalError() }
  public static var decomposables: CharacterSet { fatalError() }
  public static var illegalCharacters: CharacterSet { fatalError() }
  public var inverted: CharacterSet { fatalError() }
  public func contains(_ member: Unicode.Scalar) -> Bool { fatalError() }
  public func isSuperset(of other: CharacterSet) -> Bool { fatalError() }
  public func isDisjoint(with other: CharacterSet) -> Bool { fatalError() }
  public func hasMember(inPlane plane: UInt8) -> Bool { fatalError() }
  public var bitmapRepresentation: Data { fatalError() }
}
