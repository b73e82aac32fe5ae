#if !hasFeature(Embedded)
extension FieldFormat: Codable where Value: InputValue {
  /// Creates a format from a part of a larger document. The paths of errors begin at the format.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: ``FormatError`` for an invalid format, and the decoder's own errors.
  public init(from decoder: any Decoder) throws {
    try self.init(JSON(from: decoder))
  }

  /// Encodes the format like ``json()``, if the encoder keeps the order of keys.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: ``FormatError`` for a format or a check that is code, and the encoder's own errors.
  public func encode(to encoder: any Encoder) throws {
    try definition.jsonValue().encode(to: encoder)
  }
}

extension JSON {
  fileprivate init(from decoder: any Decoder) throws {
    if let keyed = try? decoder.container(keyedBy: Key.self) {
      self = .object(
        try keyed.allKeys.map { key in
          Member(key.stringValue, try JSON(from: keyed.superDecoder(forKey: key)))
        })
    } else if var list = try? decoder.unkeyedContainer() {
      var elements: [JSON] = []
      while !list.isAtEnd { elements.append(try JSON(from: list.superDecoder())) }
      self = .array(elements)
    } else {
      self = try JSON(in: decoder.singleValueContainer())
    }
  }

  private init(in container: any SingleValueDecodingContainer) throws {
    if container.decodeNil() {
      self = .null
    } else if let value = try? container.decode(Bool.self) {
      self = .bool(value)
    } else if let value = try? container.decode(Int.self) {
      self = .number("\(value)")
    } else if let value = try? container.decode(Double.self) {
      self = .number("\(value)")
    } else {
      self = .string(try container.decode(String.self))
    }
  }

  fileprivate func encode(to encoder: any Encoder) throws {
    switch self {
    case .object(let members):
      var container = encoder.container(keyedBy: Key.self)
      for member in members {
        try member.value.encode(to: container.superEncoder(forKey: Key(member.key)))
      }
    case .array(let elements):
      var container = encoder.unkeyedContainer()
      for element in elements { try element.encode(to: container.superEncoder()) }
    case .null, .bool, .number, .string:
      var container = encoder.singleValueContainer()
      try encode(in: &container)
    }
  }

  private func encode(in container: inout any SingleValueEncodingContainer) throws {
    switch self {
    case .bool(let value): try container.encode(value)
    case .string(let value): try container.encode(value)
    case .number: try container.encode(integer ?? 0)
    case .null, .array, .object: try container.encodeNil()
    }
  }

  private struct Key: CodingKey {
    let stringValue: String
    var intValue: Int? { nil }

    init(_ name: String) { stringValue = name }
    init(stringValue: String) { self.init(stringValue) }
    init?(intValue: Int) { nil }
  }
}
#endif
