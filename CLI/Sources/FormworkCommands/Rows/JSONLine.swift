/// One line of a file of JSON Lines: where the values of some members are, so that all other bytes can stay.
struct JSONLine {
  /// Where the value of each wanted member is; `nil` where it is missing.
  private(set) var places: [Range<Int>?]

  private let bytes: UnsafeRawBufferPointer
  private var place = 0

  /// Finds the members with some keys in an object; of several with one key, the last.
  ///
  /// - Returns: `nil` if the line isn't an object.
  init?(_ bytes: UnsafeRawBufferPointer, keys: [[UInt8]]) {
    self.bytes = bytes
    places = Array(repeating: nil, count: keys.count)
    skipSpaces()
    guard take("{") else { return nil }
    skipSpaces()
    if !take("}") {
      repeat {
        skipSpaces()
        guard let key = string(), let name = Self.text(of: bytes, in: key) else { return nil }
        skipSpaces()
        guard take(":") else { return nil }
        skipSpaces()
        guard let value = value() else { return nil }
        for index in keys.indices where keys[index] == name { places[index] = value }
        skipSpaces()
      } while take(",")
      guard take("}") else { return nil }
    }
    skipSpaces()
    if place < bytes.count { return nil }
  }

  /// What a value says.
  enum Content {
    case string([UInt8])
    case number([UInt8])
    case null

    /// True, false, an array or an object.
    case other
  }

  func content(of value: Range<Int>) -> Content {
    switch bytes[value.lowerBound] {
    case UInt8(ascii: "\""): return Self.text(of: bytes, in: value).map { .string($0) } ?? .other
    case UInt8(ascii: "n"): return .null
    case UInt8(ascii: "-"), 0x30...0x39: return .number(Array(bytes[value]))
    default: return .other
    }
  }
}

extension JSONLine {
  /// The byte at the place; `nil` at the end.
  private var next: UInt8? { bytes[place...].first }

  private mutating func skipSpaces() {
    while let next, [0x20, 0x09, 0x0D, 0x0A].contains(next) { place += 1 }
  }

  private mutating func take(_ sign: Unicode.Scalar) -> Bool {
    guard next == UInt8(ascii: sign) else { return false }
    place += 1
    return true
  }

  private mutating func string() -> Range<Int>? {
    let start = place
    guard take("\"") else { return nil }
    while place < bytes.count {
      let byte = bytes[place]
      place += byte == UInt8(ascii: "\\") ? 2 : 1
      if byte == UInt8(ascii: "\"") { return start..<place }
      if byte < 0x20 { return nil }
    }
    return nil
  }

  private mutating func value() -> Range<Int>? {
    let start = place
    switch next {
    case UInt8(ascii: "\""): return string()
    case UInt8(ascii: "{"), UInt8(ascii: "["): return nested()
    default:
      while let next, !",}] \t\r\n:\"".utf8.contains(next) { place += 1 }
      let word = bytes[start..<place]
      let isNumber = word.first.map { $0 == 0x2D || 0x30...0x39 ~= $0 } ?? false
      let isName = ["true", "false", "null"].contains { $0.utf8.elementsEqual(word) }
      return isNumber || isName ? start..<place : nil
    }
  }

  private mutating func nested() -> Range<Int>? {
    let start = place
    var depth = 0
    while let next {
      switch next {
      case UInt8(ascii: "\""):
        if string() == nil { return nil }
        continue
      case UInt8(ascii: "{"), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: "}"), UInt8(ascii: "]"): depth -= 1
      default: break
      }
      place += 1
      if depth == 0 { return start..<place }
    }
    return nil
  }

  /// The characters of a string in quotes; `nil` where an escape means nothing.
  private static func text(of bytes: UnsafeRawBufferPointer, in range: Range<Int>) -> [UInt8]? {
    let inner = UnsafeRawBufferPointer(
      rebasing: bytes[(range.lowerBound + 1)..<(range.upperBound - 1)])
    if firstIndex(of: UInt8(ascii: "\\"), in: inner) == nil { return Array(inner) }
    var units: [UInt16] = []
    var text: [UInt8] = []
    func flush() {
      text += String(decoding: units, as: UTF16.self).utf8
      units = []
    }
    var place = 0
    while place < inner.count {
      guard inner[place] == UInt8(ascii: "\\") else {
        flush()
        text.append(inner[place])
        place += 1
        continue
      }
      guard place + 1 < inner.count else { return nil }
      let letter = inner[place + 1]
      place += 2
      if letter == UInt8(ascii: "u") {
        guard place + 4 <= inner.count,
          let unit = UInt16(String(decoding: inner[place..<(place + 4)], as: UTF8.self), radix: 16)
        else { return nil }
        units.append(unit)
        place += 4
        continue
      }
      guard let sign = escapes[letter] else { return nil }
      flush()
      text.append(sign)
    }
    flush()
    return text
  }

  private static let escapes: [UInt8: UInt8] = [
    0x22: 0x22, 0x5C: 0x5C, 0x2F: 0x2F, 0x62: 0x08, 0x66: 0x0C, 0x6E: 0x0A, 0x72: 0x0D, 0x74: 0x09,
  ]
}

extension JSONLine {
  /// A number without an exponent: `1.5e3` is `1500`.
  ///
  /// - Returns: `nil` if it isn't a number, or has more digits than any that is meant.
  static func plainNumber(_ number: [UInt8]) -> [UInt8]? {
    let isNegative = number.first == UInt8(ascii: "-")
    let parts = number.dropFirst(isNegative ? 1 : 0)
      .split(maxSplits: 1, omittingEmptySubsequences: false) { $0 | 0x20 == UInt8(ascii: "e") }
    let halves = parts[0].split(
      separator: UInt8(ascii: "."), maxSplits: 1, omittingEmptySubsequences: false)
    var digits = Array(halves.joined())
    var exponent = 0
    if parts.count > 1 {
      guard let given = Int(String(decoding: parts[1], as: UTF8.self)) else { return nil }
      exponent = given
    }
    guard -400...400 ~= exponent, !digits.isEmpty, digits.allSatisfy({ 0x30...0x39 ~= $0 }) else {
      return nil
    }
    // Where the decimal point is among the digits.
    var point = halves[0].count + exponent
    if point < 1 {
      digits = Array(repeating: 0x30, count: 1 - point) + digits
      point = 1
    }
    if point > digits.count { digits += Array(repeating: 0x30, count: point - digits.count) }
    while digits.count > point, digits.last == 0x30 { digits.removeLast() }
    let start = digits[..<point].firstIndex { $0 != 0x30 } ?? point - 1
    let fraction = digits[point...]
    return (isNegative ? [UInt8(ascii: "-")] : []) + digits[start..<point]
      + (fraction.isEmpty ? [] : [UInt8(ascii: ".")] + fraction)
  }
}
