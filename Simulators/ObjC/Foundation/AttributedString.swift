public protocol AttributedStringKey: SendableMetatype {
  associatedtype Value: Hashable
  static var name: String { get }
}

public protocol EncodableAttributedStringKey: AttributedStringKey {
  static func encode(_ value: Value, to encoder: any Encoder) throws
}

public protocol DecodableAttributedStringKey: AttributedStringKey {
  static func decode(from decoder: any Decoder) throws -> Value
}

public typealias CodableAttributedStringKey = EncodableAttributedStringKey
  & DecodableAttributedStringKey

extension EncodableAttributedStringKey where Value: Encodable {
  public static func encode(_ value: Value, to encoder: any Encoder) throws { fatalError() }
}

extension DecodableAttributedStringKey where Value: Decodable {
  public static func decode(from decoder: any Decoder) throws -> Value { fatalError() }
}

public protocol AttributeScope: SendableMetatype {}

public enum AttributeScopes {
  public struct FoundationAttributes: AttributeScope {}
}

@dynamicMemberLookup public enum AttributeDynamicLookup {
  public subscript<T: AttributedStringKey>(_: T.Type) -> T { fatalError() }
  public subscript<T: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeScopes.FoundationAttributes, T>
  ) -> T { fatalError() }
}

public struct AttributeContainer: Hashable, Sendable {
  public init() { fatalError() }
}

@dynamicMemberLookup public struct AttributedString: Hashable, Sendable, Codable {
  public init() { fatalError() }
  public init(_ string: String, attributes: AttributeContainer = .init()) { fatalError() }
  public init(from decoder: any Decoder) throws { fatalError() }
  public func encode(to encoder: any Encoder) throws { fatalError() }
  public struct CharacterView: BidirectionalCollection, Sendable {
    public struct Index: Comparable, Sendable {
      public static func < (lhs: Index, rhs: Index) -> Bool { fatalError() }
    }
    public var startIndex: Index { fatalError() }
    public var endIndex: Index { fatalError() }
    public func index(before i: Index) -> Index { fatalError() }
    public func index(after i: Index) -> Index { fatalError() }
    public subscript(index: Index) -> Character { fatalError() }
  }
  public var characters: CharacterView { fatalError() }
  public mutating func append(_ s: AttributedString) { fatalError() }
  public subscript<K: AttributedStringKey>(
    dynamicMember keyPath: KeyPath<AttributeDynamicLookup, K>
  ) -> K.Value? where K.Value: Sendable {
    get { fatalError() }
    set { fatalError() }
  }
  public static func + (lhs: AttributedString, rhs: AttributedString) -> AttributedString {
    fatalError()
  }
  public static func += (lhs: inout AttributedString, rhs: AttributedString) { fatalError() }
}
