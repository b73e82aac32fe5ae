import FormworkMasks

/// A JSON value as it was written: numbers keep their digits, objects the order of their members.
@_spi(JSON) public enum JSON: Hashable, Sendable {
  /// `null`.
  case null

  /// `true` or `false`.
  case bool(Bool)

  /// A number, as its digits were written.
  case number(String)

  /// A string.
  case string(String)

  /// An array.
  case array([JSON])

  /// An object; of members with the same key the last one counts.
  case object([Member])

  /// One key of an object with its value.
  public struct Member: Hashable, Sendable {
    /// The key.
    public let key: String

    /// The value.
    public let value: JSON

    /// Creates a member.
    public init(_ key: String, _ value: JSON) {
      self.key = key
      self.value = value
    }
  }
}

extension JSON {
  /// The members of an object by their keys, which are compared by their code units.
  package struct Members {
    /// As they were written, duplicates included.
    package let list: [Member]

    private let nullable: [StaticString]

    /// Takes members, of which `null` leaves out those named by `nullable`.
    package init(_ list: [Member], nullable: [StaticString]) {
      self.list = list
      self.nullable = nullable
    }

    /// The value of a key; among duplicates the last one's, as in JavaScript.
    ///
    /// - Complexity: O(*n*) in the number of members.
    package subscript(key: StaticString) -> JSON? {
      guard let value = list.last(where: { $0.key.isSame(as: key) })?.value else { return nil }
      if case .null = value, nullable.contains(where: { $0 ~= key }) { return nil }
      return value
    }
  }
}

@_spi(JSON) extension JSON {
  /// The number, if it is one without a fraction; beyond 64 bits it is clamped.
  ///
  ///     JSON.number("2").integer     // 2
  ///     JSON.number("1e99").integer  // Int.max
  ///     JSON.number("1.5").integer   // nil
  public var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits) ?? Self.integer(Array(digits.utf8))
  }

  /// The number that has a fraction or an exponent, or is too large, without floating point: that rounds.
  private static func integer(_ text: [UInt8]) -> Int? {
    var digits: [UInt8] = []
    var scale = 0
    var isFraction = false
    var rest = text[...]
    let isNegative = rest.first == UInt8(ascii: "-")
    if isNegative { rest = rest.dropFirst() }
    while let byte = rest.popFirst(), byte | 0x20 != UInt8(ascii: "e") {
      if byte == UInt8(ascii: ".") {
        isFraction = true
      } else {
        digits.append(byte & 0xF)
        if isFraction { scale -= 1 }
      }
    }
    scale += exponent(rest)
    while digits.last == 0 {
      digits.removeLast()
      scale += 1
    }
    if digits.isEmpty { return 0 }
    if scale < 0 { return nil }
    // The negative numbers are one more.
    var value = 0
    for index in 0..<digits.count + min(scale, 20) {
      let digit = index < digits.count ? Int(digits[index]) : 0
      let (tens, isTooLarge) = value.multipliedReportingOverflow(by: 10)
      let (sum, isLarger) = tens.subtractingReportingOverflow(digit)
      if isTooLarge || isLarger { return isNegative ? .min : .max }
      value = sum
    }
    return isNegative ? value : value == .min ? .max : -value
  }

  /// What stands behind the `e`, up to a number that no text makes up for.
  private static func exponent(_ text: ArraySlice<UInt8>) -> Int {
    var value = 0
    for byte in text where byte != UInt8(ascii: "+") && byte != UInt8(ascii: "-") {
      value = min(value * 10 + Int(byte & 0xF), 100_000_000)
    }
    return text.first == UInt8(ascii: "-") ? -value : value
  }
}

@_spi(JSON) extension JSON {
  /// Reads one JSON text.
  ///
  /// - Parameter text: The text, in UTF-8.
  /// - Throws: ``SyntaxError`` for what isn't JSON.
  /// - Complexity: O(*n*) in the length of `text`.
  public init(_ text: [UInt8]) throws(SyntaxError) {
    self = try JSONParser.value(of: text)
  }

  /// What kept a text from being JSON.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// What is wrong, as the beginning of a sentence.
    public let reason: String

    /// The place in the text, in bytes.
    public let offset: Int

    /// The text begins with a byte order mark, of UTF-8 or UTF-16.
    static let byteOrderMark = SyntaxError(
      reason: "the text begins with a byte order mark", offset: 0)

    var isByteOrderMark: Bool { reason.isSame(as: Self.byteOrderMark.reason) }

    /// The place in words, as editors count it: lines from 1, and characters from 1 in the line.
    ///
    /// - Parameter text: The text that was read.
    /// - Returns: Such as `line 2, column 5`.
    /// - Complexity: O(*n*) in ``offset``.
    public func place(in text: [UInt8]) -> String {
      let line = text.prefix(offset).count { $0 == 0x0A } + 1
      return "line \(line), column \(column(in: text))"
    }

    /// The place in its line, in characters from 1.
    ///
    /// - Parameter text: The text that was read.
    /// - Returns: The number of the character, such as 5.
    /// - Complexity: O(*n*) in ``offset``.
    public func column(in text: [UInt8]) -> Int {
      let line = text.prefix(offset).split(separator: 0x0A, omittingEmptySubsequences: false).last
      return String(decoding: line ?? [], as: UTF8.self).count + 1
    }
  }

  /// The value as JSON on one line.
  public var text: String {
    var writer = JSONWriter()
    writer.value(self)
    return String(decoding: writer.bytes, as: UTF8.self)
  }

  var string: String? { if case .string(let value) = self { value } else { nil } }
}
