import FormworkMasks

extension Preset {
  /// All presets of the library: cards, account numbers, postal codes, identity numbers, and more.
  ///
  ///     Preset.all.filter { $0.identifier.hasPrefix("postal.") }.count  // 50
  public static let all: [Preset] = table

  /// Creates the preset with an identifier, or returns `nil` if there is none.
  ///
  /// - Parameter identifier: An ``identifier``, such as `"postal.NL"`.
  /// - Complexity: O(*n*) in the number of presets.
  public init?(identifier: String) {
    guard
      let preset = Self.all.first(where: { $0.identifier.utf8.elementsEqual(identifier.utf8) })
    else { return nil }
    self = preset
  }

  /// The presets in the table.
  private static var table: [Preset] {
    PresetTables.lines.withUTF8Buffer { bytes in
      Array(bytes).split(separator: 0x0A).compactMap { line in
        Preset(fields: line.split(separator: 0x09, omittingEmptySubsequences: false))
      }
    }
  }

  /// Reads the fields of a line; `nil` if one isn't valid, which a test would find.
  private init?(fields: [ArraySlice<UInt8>]) {
    guard fields.count == 11 else { return nil }
    let bar = UInt8(ascii: "|")
    let checkDigits = CheckDigits(rules: fields[7].split(separator: bar))
    let isNamed = fields[2].first == UInt8(ascii: "=")
    let form =
      isNamed
      ? Form(fields[2].dropFirst())
      : Form(
        patterns: fields[2], fields[3], limits: CheckDigits(rules: fields[8].split(separator: bar)),
        checkDigits: checkDigits, labels: fields[10].split(separator: bar).map { Array($0) })
    guard let form else { return nil }
    let texts = fields.map { String(decoding: $0, as: UTF8.self) }
    self.init(
      identifier: texts[0], title: texts[1], form: form, example: texts[4],
      placeholder: texts[5], autocomplete: texts[6].isEmpty ? nil : texts[6],
      checkDigits: checkDigits, source: texts[9])
  }
}
