import FormworkTables

extension RegexParser {
  /// The meaning of an escape.
  enum Escape {
    case scalar(UInt32)
    case set(ScalarSet)
    case startAnchor
    case endAnchor
  }

  /// Reads an escape, from its backslash on.
  mutating func parseEscape() throws(RegexError) -> Escape {
    let start = index
    guard let scalar = peek(1) else { throw error(.trailingBackslash, start..<start + 1) }
    index += 2
    switch scalar {
    case "d": return .set(.decimalDigits)
    case "D": return .set(ScalarSet.decimalDigits.complement)
    case "w": return .set(.wordCharacters)
    case "W": return .set(ScalarSet.wordCharacters.complement)
    case "s": return .set(.whitespace)
    case "S": return .set(ScalarSet.whitespace.complement)
    case "p": return .set(try parseProperty(from: start))
    case "P": return .set(try parseProperty(from: start).complement)
    case "A": return .startAnchor
    case "z", "Z": return .endAnchor
    case "t": return .scalar(0x09)
    case "n": return .scalar(0x0A)
    case "f": return .scalar(0x0C)
    case "r": return .scalar(0x0D)
    case "a": return .scalar(0x07)
    case "e": return .scalar(0x1B)
    case "x": return .scalar(try parseHexadecimal(from: start))
    case "u": return .scalar(try parseUTF16(from: start))
    case "U": return .scalar(try parseDigits(8...8, from: start))
    case "1"..."9", "k": throw error(.backReference, start..<index)
    case "b", "B": throw error(.wordBoundary, start..<index)
    case "0", "c", "C", "E", "G", "h", "H", "K", "N", "Q", "R", "v", "V", "X":
      throw error(.otherEscape, start..<index)
    case "a"..."z", "A"..."Z": throw error(.meaninglessEscape, start..<index)
    default: return .scalar(scalar.value)
    }
  }

  /// Reads `{name}` after `\p` or `\P`.
  private mutating func parseProperty(from start: Int) throws(RegexError) -> ScalarSet {
    guard consume("{") else { throw error(.unknownProperty, start..<index + 1) }
    let nameStart = index
    while let scalar = peek(), scalar != "}" { index += 1 }
    let name = scalars[nameStart..<index]
    guard consume("}"), let set = propertySet(name) else {
      throw error(.unknownProperty, start..<index)
    }
    return set
  }

  /// Returns the members of a property and, after `(?i)`, their other cases.
  func propertySet(_ name: ArraySlice<Unicode.Scalar>) -> ScalarSet? {
    let set = ScalarSet(propertyNamed: name)
    return ignoresCase ? set?.closedOverCase : set
  }

  /// Reads the digits after `\x`: one or two, or any number of them in curly brackets.
  private mutating func parseHexadecimal(from start: Int) throws(RegexError) -> UInt32 {
    guard consume("{") else { return try parseDigits(1...2, from: start) }
    guard let value = number(1...8), consume("}") else {
      throw error(.invalidScalar, start..<index + 1)
    }
    return try checked(value, from: start)
  }

  /// Reads the digits after `\u`: four digits, and a second escape if they are half a surrogate
  /// pair.
  private mutating func parseUTF16(from start: Int) throws(RegexError) -> UInt32 {
    guard let unit = number(4...4) else { throw error(.invalidScalar, start..<index + 1) }
    guard 0xD800...0xDBFF ~= unit, consume("\\u"), let trail = number(4...4),
      0xDC00...0xDFFF ~= trail
    else { return try checked(unit, from: start) }
    return 0x1_0000 + (unit - 0xD800) << 10 + (trail - 0xDC00)
  }

  private mutating func parseDigits(_ count: ClosedRange<Int>, from start: Int) throws(RegexError)
    -> UInt32
  {
    guard let value = number(count) else { throw error(.invalidScalar, start..<index + 1) }
    return try checked(value, from: start)
  }

  private func checked(_ value: UInt32, from start: Int) throws(RegexError) -> UInt32 {
    guard Unicode.Scalar(value) != nil else { throw error(.invalidScalar, start..<index) }
    return value
  }

  /// Reads a hexadecimal number of up to eight digits.
  private mutating func number(_ count: ClosedRange<Int>) -> UInt32? {
    let start = index
    var value: UInt32 = 0
    while index - start < count.upperBound, let digit = peek()?.hexadecimalValue {
      value = value << 4 | digit
      index += 1
    }
    return index - start >= count.lowerBound ? value : nil
  }
}

extension Unicode.Scalar {
  fileprivate var hexadecimalValue: UInt32? {
    switch self {
    case "0"..."9": value - 0x30
    case "a"..."f": value - 0x57
    case "A"..."F": value - 0x37
    default: nil
    }
  }
}
