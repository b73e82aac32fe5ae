public struct Data: RandomAccessCollection, Hashable, Sendable {
  public var startIndex: Int { fatalError() }
  public var endIndex: Int { fatalError() }
  public subscript(index: Int) -> UInt8 { fatalError() }
}

public struct CharacterSet: Hashable, Sendable {
  public init(charactersIn string: String) { fatalError() }
  public static var decimalDigits: CharacterSet { fatalError() }
  public static var letters: CharacterSet { fatalError() }
  public static var alphanumerics: CharacterSet { fatalError() }
  public var bitmapRepresentation: Data { fatalError() }
}
