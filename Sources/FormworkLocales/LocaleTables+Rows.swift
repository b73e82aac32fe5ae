/// The rows of the tables.
extension LocaleTables {
  struct Number {
    let decimal: Unicode.Scalar
    let group: Unicode.Scalar?
    let primary: Int
    let secondary: Int
    let leading: Int
    let minus: StaticString
    let zero: Unicode.Scalar

    init(
      _ decimal: Unicode.Scalar, _ group: Unicode.Scalar?, _ primary: Int, _ secondary: Int,
      _ leading: Int, _ minus: StaticString, _ zero: Unicode.Scalar
    ) {
      self.decimal = decimal
      self.group = group
      self.primary = primary
      self.secondary = secondary
      self.leading = leading
      self.minus = minus
      self.zero = zero
    }
  }

  struct Currency {
    let prefix: StaticString
    let suffix: StaticString
    let negativePrefix: StaticString
    let gap: StaticString
    let negativeSuffix: StaticString
    let isSignTrailing: Bool
    let decimal: Unicode.Scalar?
    let group: Unicode.Scalar?

    init(
      _ prefix: StaticString, _ suffix: StaticString, _ negativePrefix: StaticString,
      _ gap: StaticString, _ negativeSuffix: StaticString, _ isSignTrailing: Bool,
      _ decimal: Unicode.Scalar?, _ group: Unicode.Scalar?
    ) {
      self.prefix = prefix
      self.suffix = suffix
      self.negativePrefix = negativePrefix
      self.gap = gap
      self.negativeSuffix = negativeSuffix
      self.isSignTrailing = isSignTrailing
      self.decimal = decimal
      self.group = group
    }
  }

  struct Percent {
    let prefix: StaticString
    let suffix: StaticString
    let isSignAtNumber: Bool

    init(_ prefix: StaticString, _ suffix: StaticString, _ isSignAtNumber: Bool) {
      self.prefix = prefix
      self.suffix = suffix
      self.isSignAtNumber = isSignAtNumber
    }
  }

  struct Symbol {
    let name: StaticString
    let sign: StaticString

    init(_ name: StaticString, _ sign: StaticString) {
      self.name = name
      self.sign = sign
    }
  }
}

extension StaticString {
  /// The text.
  var text: String { withUTF8Buffer { String(decoding: $0, as: UTF8.self) } }

  /// Whether this is the same text, code unit by code unit.
  func isSame(as other: ArraySlice<UInt8>) -> Bool {
    withUTF8Buffer { $0.elementsEqual(other) }
  }

  /// What follows a name and a space, up to the next space, in a list of such pairs.
  ///
  /// - Complexity: O(*n*) in the length of the list.
  func value(of name: ArraySlice<UInt8>) -> [UInt8]? {
    withUTF8Buffer { bytes in
      var start = 0
      while start < bytes.count {
        let middle = bytes.end(from: start)
        let end = bytes.end(from: middle + 1)
        if bytes[start..<middle].elementsEqual(name) {
          return Array(bytes[min(middle + 1, end)..<end])
        }
        start = end + 1
      }
      return nil
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// The next space, or the end.
  fileprivate func end(from start: Int) -> Int {
    var end = Swift.min(start, count)
    while end < count, self[end] != 0x20 { end += 1 }
    return end
  }
}
