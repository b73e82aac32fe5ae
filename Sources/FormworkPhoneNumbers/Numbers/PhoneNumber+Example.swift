extension PhoneNumber {
  /// Returns an example of a region's numbers, for a placeholder; `nil` if no such number is known.
  ///
  ///     PhoneNumber.example(ofRegion: "DE", kind: .mobile)?.formatted(.national)  // "01512 3456789"
  ///
  /// - Parameters:
  ///   - region: The two letters of ISO 3166, such as `DE`, in either case.
  ///   - kind: `.mobile` or `.fixedLine`.
  /// - Returns: The number. It may be in use, so don't call it.
  /// - Complexity: O(*n*) in the size of the table, some 5 KB.
  package static func example(ofRegion region: String, kind: NumberType) -> PhoneNumber? {
    guard let region = NumberingRegion(region), let code = region.code else { return nil }
    let national = ExampleNumberTable.numbers.withUTF8Buffer { bytes in
      number(of: Array(code.utf8), kind == .fixedLine, in: bytes)
    }
    guard let national, !national.isEmpty else { return nil }
    let text =
      "+" + PackedDigits(decimal: region.callingCode).text
      + String(decoding: national, as: UTF8.self)
    return try? PhoneNumber(text)
  }

  private static func number(
    of code: [UInt8], _ isFixedLine: Bool, in bytes: UnsafeBufferPointer<UInt8>
  ) -> [UInt8]? {
    for row in bytes.split(separator: 0x20) where row.prefix(2).elementsEqual(code) {
      let numbers = row.dropFirst(2).split(
        separator: UInt8(ascii: "/"), maxSplits: 1, omittingEmptySubsequences: false)
      return (isFixedLine ? numbers.last : numbers.first).map { Array($0) }
    }
    return nil
  }
}
