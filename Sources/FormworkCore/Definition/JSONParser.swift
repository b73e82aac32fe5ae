/// A strict parser for JSON text (RFC 8259).
///
/// A lone surrogate, which a string can't contain, becomes U+FFFD.
struct JSONParser {
  private let bytes: [UInt8]
  private var index = 0
  private var depth = 0

  /// The maximum depth of nested arrays and objects, so that no input can overflow the stack.
  private static let greatestDepth = 128

  /// The byte order marks of UTF-8 and UTF-16, in both byte orders.
  private static let byteOrderMarks: [[UInt8]] = [
    [0xEF, 0xBB, 0xBF], [0xFE, 0xFF], [0xFF, 0xFE],
  ]

  private init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns the value that `bytes` represent.
  static func value(of bytes: [UInt8]) throws(JSON.SyntaxError) -> JSON {
    // Editors insert it invisibly, so “a value is expected” wouldn't help.
    for mark in byteOrderMarks where bytes.starts(with: mark) { throw .byteOrderMark }
    guard String(decoding: bytes, as: UTF8.self).utf8.elementsEqual(bytes) else {
      throw JSON.SyntaxError(reason: "the text isn't UTF-8", offset: 0)
    }
    var parser = JSONParser(bytes)
    let value = try parser.value()
    guard parser.next() == nil else { throw parser.expected("the end of the text") }
    return value
  }

  private mutating func value() throws(JSON.SyntaxError) -> JSON {
    guard let first = next() else { throw expected("a value") }
    switch first {
    case UInt8(ascii: "{"), UInt8(ascii: "["): return try nested(opening: first)
    case UInt8(ascii: "\""): return .string(try string())
    case UInt8(ascii: "-"), UInt8(ascii: "0")...UInt8(ascii: "9"): return .number(try number())
    default: break
    }
    if skip("true") { return .bool(true) }
    if skip("false") { return .bool(false) }
    if skip("null") { return .null }
    throw expected("a value")
  }

  private mutating func nested(opening: UInt8) throws(JSON.SyntaxError) -> JSON {
    guard depth < Self.greatestDepth else {
      throw JSON.SyntaxError(reason: "it nests too deeply", offset: index)
    }
    depth += 1
    defer { depth -= 1 }
    index += 1
    return opening == UInt8(ascii: "{") ? try object() : try array()
  }

  private mutating func object() throws(JSON.SyntaxError) -> JSON {
    var members: [JSON.Member] = []
    if next() == UInt8(ascii: "}") {
      index += 1
      return .object([])
    }
    while true {
      guard next() == UInt8(ascii: "\"") else { throw expected("a key") }
      let key = try string()
      guard next() == UInt8(ascii: ":") else { throw expected("“:”") }
      index += 1
      members.append(JSON.Member(key, try value()))
      if try ends(with: "}") { return .object(members) }
    }
  }

  private mutating func array() throws(JSON.SyntaxError) -> JSON {
    var elements: [JSON] = []
    if next() == UInt8(ascii: "]") {
      index += 1
      return .array([])
    }
    while true {
      elements.append(try value())
      if try ends(with: "]") { return .array(elements) }
    }
  }

  /// Reads a comma, or the end of an array or object.
  private mutating func ends(with closing: Unicode.Scalar) throws(JSON.SyntaxError) -> Bool {
    let byte = next()
    guard byte == UInt8(ascii: closing) || byte == UInt8(ascii: ",") else {
      throw expected("“,” or “\(closing)”")
    }
    index += 1
    return byte == UInt8(ascii: closing)
  }

  private mutating func number() throws(JSON.SyntaxError) -> String {
    let start = index
    if peek() == UInt8(ascii: "-") { index += 1 }
    if peek() == UInt8(ascii: "0") { index += 1 } else { try digits() }
    if peek() == UInt8(ascii: ".") {
      index += 1
      try digits()
    }
    if peek() == UInt8(ascii: "e") || peek() == UInt8(ascii: "E") {
      index += 1
      if peek() == UInt8(ascii: "+") || peek() == UInt8(ascii: "-") { index += 1 }
      try digits()
    }
    return String(decoding: bytes[start..<index], as: UTF8.self)
  }

  private mutating func digits() throws(JSON.SyntaxError) {
    let start = index
    while let byte = peek(), (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte) { index += 1 }
    if index == start { throw expected("a digit") }
  }
}

extension JSONParser {
  /// Returns the next byte that isn't white space.
  private mutating func next() -> UInt8? {
    while let byte = peek(), [0x20, 0x09, 0x0A, 0x0D].contains(byte) { index += 1 }
    return peek()
  }

  private func peek() -> UInt8? {
    index < bytes.count ? bytes[index] : nil
  }

  private mutating func skip(_ word: StaticString) -> Bool {
    let matches = word.withUTF8Buffer { bytes[index...].starts(with: $0) }
    if matches { index += word.utf8CodeUnitCount }
    return matches
  }

  private func expected(_ what: String) -> JSON.SyntaxError {
    JSON.SyntaxError(reason: "\(what) is expected", offset: index)
  }

  private mutating func string() throws(JSON.SyntaxError) -> String {
    index += 1
    var text: [UInt8] = []
    while let byte = peek() {
      index += 1
      switch byte {
      case UInt8(ascii: "\""): return String(decoding: text, as: UTF8.self)
      case UInt8(ascii: "\\"): try escape(into: &text)
      case ..<0x20:
        throw JSON.SyntaxError(reason: "a control character isn't escaped", offset: index - 1)
      default: text.append(byte)
      }
    }
    throw expected("the end of the string")
  }

  private mutating func escape(into text: inout [UInt8]) throws(JSON.SyntaxError) {
    let known: UInt8? =
      switch peek() {
      case UInt8(ascii: "\""), UInt8(ascii: "\\"), UInt8(ascii: "/"): peek()
      case UInt8(ascii: "b"): 0x08
      case UInt8(ascii: "f"): 0x0C
      case UInt8(ascii: "n"): 0x0A
      case UInt8(ascii: "r"): 0x0D
      case UInt8(ascii: "t"): 0x09
      default: nil
      }
    if let known {
      index += 1
      text.append(known)
      return
    }
    guard peek() == UInt8(ascii: "u") else { throw expected("an escape") }
    index += 1
    var value = try hexadecimal()
    if (0xD800..<0xDC00).contains(value), bytes[index...].starts(with: [0x5C, 0x75]) {
      let here = index
      index += 2
      let low = try hexadecimal()
      if (0xDC00..<0xE000).contains(low) {
        value = 0x1_0000 + (value - 0xD800) << 10 + (low - 0xDC00)
      } else {
        index = here
      }
    }
    text += String(Unicode.Scalar(value) ?? "\u{FFFD}").utf8
  }

  private mutating func hexadecimal() throws(JSON.SyntaxError) -> UInt32 {
    var value: UInt32 = 0
    for _ in 0..<4 {
      let byte = peek() ?? 0
      switch byte {
      case UInt8(ascii: "0")...UInt8(ascii: "9"): value = value << 4 + UInt32(byte & 0xF)
      case UInt8(ascii: "A")...UInt8(ascii: "F"), UInt8(ascii: "a")...UInt8(ascii: "f"):
        value = value << 4 + UInt32(byte & 0xF) + 9
      default: throw expected("a hexadecimal digit")
      }
      index += 1
    }
    return value
  }
}
