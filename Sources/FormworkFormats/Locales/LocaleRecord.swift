import FormworkTables

/// The data of a locale in the tables.
struct LocaleRecord {
  let number: NumberRow
  let currency: CurrencyRow
  let percent: PercentRow
  let accounting: AccountingRow

  /// The local currency with its symbol, if that differs from the English symbol.
  let own: SymbolRow?

  /// The pattern of a short date, for typing.
  let date: StaticString

  /// The digit zero of the numbering system in the identifier.
  let zero: Unicode.Scalar?

  /// Finds a locale or its parent; `nil` if its language isn't known.
  init?(_ identifier: String) {
    guard let name = LocaleName(identifier) else { return nil }
    var bytes = name.bytes[...]
    var rows: [UInt8]?
    while !bytes.isEmpty {
      rows = LocaleTables.locales.value(of: bytes)
      if rows != nil { break }
      bytes = LocaleName.parent(of: bytes)
    }
    guard let rows, rows.count == 12 else { return nil }
    func row(_ place: Int) -> Int { Int(rows[place] - 0x41) * 26 + Int(rows[place + 1] - 0x61) }
    number = LocaleTables.numbers[row(0)]
    currency = LocaleTables.currencies[row(2)]
    percent = LocaleTables.percents[row(4)]
    own = row(6) == 0 ? nil : LocaleTables.ownSymbols[row(6) - 1]
    date = LocaleTables.dates[row(8)]
    accounting = LocaleTables.accounting[row(10)]
    zero = name.zero
  }
}

/// The identifier of a locale, in the notation of the tables.
struct LocaleName {
  private(set) var bytes: [UInt8] = []

  /// The digit zero of the numbering system in the identifier.
  private(set) var zero: Unicode.Scalar?

  /// Reads `de_AT`, `de-at`, `zh-Hant-TW`, `de_AT.UTF-8`, `hi@numbers=deva`, or `hi-u-nu-deva`.
  init?(_ identifier: String) {
    let all = Array(identifier.utf8)
    let end = all.firstIndex { $0 == 0x40 || $0 == 0x2E } ?? all.count
    var parts = all[..<end].split { $0 == 0x5F || $0 == 0x2D }.map { Array($0) }
    if let extensionStart = parts.firstIndex(where: { $0.count == 1 }) {
      zero = Self.zero(after: parts[extensionStart...])
      parts.removeSubrange(extensionStart...)
    }
    if end < all.count { zero = Self.zero(inKeywords: all[end...]) ?? zero }
    guard let language = parts.first, !language.isEmpty else { return nil }
    for (place, part) in parts.enumerated() {
      if place > 0 { bytes.append(0x5F) }
      bytes += place == 0 ? part.map { $0.lowercased } : part.asLocalePart
    }
  }

  /// Returns the parent of a locale, such as `de` for `de_AT`.
  static func parent(of name: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
    if let parent = LocaleTables.parents.value(of: name) { return parent[...] }
    guard let last = name.lastIndex(of: 0x5F) else { return [] }
    return name[..<last]
  }

  /// Returns the digit zero of `u-nu-deva`.
  private static func zero(after parts: ArraySlice<[UInt8]>) -> Unicode.Scalar? {
    guard let key = parts.firstIndex(where: { $0.elementsEqual([0x6E, 0x75]) }) else { return nil }
    return key + 1 < parts.endIndex ? zero(ofSystem: parts[key + 1][...]) : nil
  }

  /// Returns the digit zero of `@numbers=deva`.
  private static func zero(inKeywords keywords: ArraySlice<UInt8>) -> Unicode.Scalar? {
    for keyword in keywords.split(whereSeparator: { $0 == 0x40 || $0 == 0x3B }) {
      let pair = keyword.split(separator: 0x3D, maxSplits: 1)
      if pair.count == 2, pair[0].elementsEqual("numbers".utf8) { return zero(ofSystem: pair[1]) }
    }
    return nil
  }

  private static func zero(ofSystem name: ArraySlice<UInt8>) -> Unicode.Scalar? {
    LocaleTables.digits.first { $0.name.isSame(as: name) }?.sign.text.unicodeScalars.first
  }
}

extension [UInt8] {
  /// A script as `Latn`, and any other part in capital letters.
  fileprivate var asLocalePart: [UInt8] {
    guard count == 4, let first else { return map { $0.uppercased } }
    return [first.uppercased] + dropFirst().map { $0.lowercased }
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 { 0x41...0x5A ~= self ? self | 0x20 : self }
  fileprivate var uppercased: UInt8 { 0x61...0x7A ~= self ? self & ~0x20 : self }
}
