/// A writer of JSON on one line, with keys in the given order.
///
///     var writer = JSONWriter()
///     writer.object {
///       $0.member("text", "+1 (2")
///       $0.member("complete", false)
///     }
///     writer.bytes  // {"text":"+1 (2","complete":false}
///
/// Characters that are unsafe in a terminal are escaped. Parsing the JSON restores them.
@_spi(JSON) public struct JSONWriter: Sendable {
  /// The text so far, in UTF-8.
  public private(set) var bytes: [UInt8] = []

  private var needsComma = false

  /// Creates a writer without any text.
  public init() {}

  /// Starts a new text, and reuses the memory of the old one.
  public mutating func removeAll() {
    bytes.removeAll(keepingCapacity: true)
    needsComma = false
  }
}

@_spi(JSON) extension JSONWriter {
  /// Writes an object. The closure writes its members.
  public mutating func object(_ body: (inout JSONWriter) -> Void) {
    nest("{", "}", body)
  }

  /// Writes an array. The closure writes its elements.
  public mutating func array(_ body: (inout JSONWriter) -> Void) {
    nest("[", "]", body)
  }

  private mutating func nest(
    _ open: Unicode.Scalar, _ close: Unicode.Scalar, _ body: (inout JSONWriter) -> Void
  ) {
    separate()
    bytes.append(UInt8(ascii: open))
    needsComma = false
    body(&self)
    bytes.append(UInt8(ascii: close))
    needsComma = true
  }

  /// Writes the key of the next value.
  public mutating func key(_ key: String) {
    value(key)
    bytes.append(UInt8(ascii: ":"))
    needsComma = false
  }

  /// Writes a string.
  public mutating func value(_ string: String) {
    separate()
    bytes.append(UInt8(ascii: "\""))
    if string.utf8.allSatisfy({ $0 < 0x7F }) {
      for byte in string.utf8 {
        switch byte {
        case 0x22, 0x5C: bytes += [0x5C, byte]
        case ..<0x20: escape(UInt16(byte))
        default: bytes.append(byte)
        }
      }
    } else {
      for scalar in string.unicodeScalars { write(scalar) }
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func write(_ scalar: Unicode.Scalar) {
    if scalar == "\"" || scalar == "\\" {
      bytes += [0x5C, UInt8(ascii: scalar)]
    } else if scalar.isSafeToShow {
      bytes += UTF8.encode(scalar).map(Array.init) ?? []
    } else {
      for unit in UTF16.encode(scalar).map(Array.init) ?? [] { escape(unit) }
    }
  }

  /// Writes `true` or `false`.
  public mutating func value(_ flag: Bool) {
    literal(flag ? "true" : "false")
  }

  /// Writes an integer.
  public mutating func value(_ number: Int) {
    literal(String(number))
  }

  /// Writes a parsed value.
  public mutating func value(_ json: JSON) {
    switch json {
    case .null: literal("null")
    case .bool(let flag): value(flag)
    case .number(let digits): literal(digits)
    case .string(let string): value(string)
    case .array(let elements): array { for element in elements { $0.value(element) } }
    case .object(let members):
      object { for member in members { $0.member(member.key, member.value) } }
    }
  }

  /// Writes a key and a string, or `null`.
  public mutating func member(_ key: String, _ string: String?) {
    self.key(key)
    if let string { value(string) } else { literal("null") }
  }

  /// Writes a key and `true` or `false`.
  public mutating func member(_ key: String, _ flag: Bool) {
    self.key(key)
    value(flag)
  }

  /// Writes a key and an integer, or `null`.
  public mutating func member(_ key: String, _ number: Int?) {
    self.key(key)
    if let number { value(number) } else { literal("null") }
  }

  /// Writes a key and a parsed value.
  public mutating func member(_ key: String, _ json: JSON) {
    self.key(key)
    value(json)
  }

  private mutating func literal(_ text: String) {
    separate()
    bytes += text.utf8
  }

  private mutating func separate() {
    if needsComma { bytes.append(UInt8(ascii: ",")) }
    needsComma = true
  }

  private mutating func escape(_ unit: UInt16) {
    bytes += "\\u".utf8
    for shift in [12, 8, 4, 0] {
      let digit = UInt8(unit >> UInt16(shift) & 15)
      bytes.append(digit < 10 ? UInt8(ascii: "0") + digit : UInt8(ascii: "a") + digit - 10)
    }
  }
}
