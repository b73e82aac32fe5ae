import FormworkMasks

/// A JSON value that preserves the digits of numbers and the order of members.
@_spi(JSON) public enum JSON: Hashable, Sendable {
  /// `null`.
  case null

  /// `true` or `false`.
  case bool(Bool)

  /// A number with its original digits.
  case number(String)

  /// A string.
  case string(String)

  /// An array.
  case array([JSON])

  /// An object. If members have the same key, the last one is used.
  case object([Member])

  /// A key of an object with its value.
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
  /// The members of an object by key. Keys are compared by code units.
  package struct Members {
    /// The members in their original order, including duplicates.
    package let list: [Member]

    private let omitsNull: Bool

    /// Creates members. With `omitsNull`, a member that is `null` counts as missing.
    package init(_ list: [Member], omitsNull: Bool) {
      self.list = list
      self.omitsNull = omitsNull
    }

    /// Returns the value of a key. For duplicates, it is the last one, as in JavaScript.
    ///
    /// - Complexity: O(*n*) in the number of members.
    package subscript(key: StaticString) -> JSON? {
      guard let value = list.last(where: { $0.key.isSame(as: key) })?.value else { return nil }
      if omitsNull, case .null = value { return nil }
      return value
    }
  }
}

@_spi(JSON) extension JSON {
  /// The number as an integer, if it has no fraction. Beyond 64 bits, it is clamped.
  ///
  ///     JSON.number("2").integer     // 2
  ///     JSON.number("1e99").integer  // Int.max
  ///     JSON.number("1.5").integer   // nil
  public var integer: Int? {
    guard case .number(let digits) = self else { return nil }
    return Int(digits) ?? Self.integer(Array(digits.utf8))
  }

  /// Returns the integer of a number that has a fraction or an exponent, or is too large, without
  /// the rounding of floating point.
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
    // There is one more negative number than positive ones.
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

  /// Returns the exponent after `e`, clamped to a magnitude that no number of digits can
  /// compensate.
  private static func exponent(_ text: ArraySlice<UInt8>) -> Int {
    var value = 0
    for byte in text where byte != UInt8(ascii: "+") && byte != UInt8(ascii: "-") {
      value = min(value * 10 + Int(byte & 0xF), 100_000_000)
    }
    return text.first == UInt8(ascii: "-") ? -value : value
  }
}

@_spi(JSON) extension JSON {
  /// Parses JSON text.
  ///
  /// - Parameter text: The text, in UTF-8.
  /// - Throws: ``SyntaxError`` if the text isn't JSON.
  /// - Complexity: O(*n*) in the length of `text`.
  public init(_ text: [UInt8]) throws(SyntaxError) {
    self = try JSONParser.value(of: text)
  }

  /// An error that indicates why text isn't JSON.
  public struct SyntaxError: Error, Hashable, Sendable {
    /// The reason, as the beginning of a sentence.
    public let reason: String

    /// The offset of the error in the text, in bytes.
    public let offset: Int

    /// An error for text that begins with a byte order mark, of UTF-8 or UTF-16.
    static let byteOrderMark = SyntaxError(
      reason: "the text begins with a byte order mark", offset: 0)

    var isByteOrderMark: Bool { reason.isSame(as: Self.byteOrderMark.reason) }

    /// Returns the location of the error with line and column numbers from 1, as in editors.
    ///
    /// - Parameter text: The text that was read.
    /// - Returns: The location, such as `line 2, column 5`.
    /// - Complexity: O(*n*) in ``offset``.
    public func place(in text: [UInt8]) -> String {
      let line = text.prefix(offset).count { $0 == 0x0A } + 1
      return "line \(line), column \(column(in: text))"
    }

    /// Returns the column of the error, in characters from 1.
    ///
    /// - Parameter text: The text that was read.
    /// - Returns: The column, such as 5.
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
