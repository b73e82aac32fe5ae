import Formwork

extension Preset {
  /// All presets of the library: cards, account numbers, postal codes, identity numbers and more.
  ///
  ///     Preset.all.filter { $0.identifier.hasPrefix("postal.") }.count  // 50
  public static let all: [Preset] = named + table

  /// Finds a preset of the library by its identifier; `nil` if there is none of that name.
  ///
  /// - Parameter identifier: An ``identifier``, such as `"postal.NL"`.
  /// - Complexity: O(*n*) in the number of presets.
  public init?(identifier: String) {
    guard
      let preset = Self.all.first(where: { $0.identifier.utf8.elementsEqual(identifier.utf8) })
    else { return nil }
    self = preset
  }

  private static let named = [
    Preset(
      identifier: "card", title: "Number of a payment card", form: .card,
      example: "4242 4242 4242 4242", placeholder: "0000 0000 0000 0000",
      autocomplete: "cc-number", checkDigits: .luhn, source: "ISO/IEC 7812-1"),
    Preset(
      identifier: "card.code", title: "Security code of a payment card", form: .securityCode,
      example: "123", placeholder: "000", autocomplete: "cc-csc", checkDigits: nil,
      source: "the brands of cards"),
    Preset(
      identifier: "iban", title: "International bank account number", form: .iban,
      example: "NO93 8601 1117 947", placeholder: "AA00 0000 0000 0000", autocomplete: nil,
      checkDigits: nil, source: "ISO 13616; check digits by ISO 7064, MOD 97-10"),
  ]

  /// What is in the table, line by line.
  private static var table: [Preset] {
    PresetTables.lines.withUTF8Buffer { bytes in
      Array(bytes).split(separator: 0x0A).compactMap { line in
        Preset(fields: line.split(separator: 0x09, omittingEmptySubsequences: false))
      }
    }
  }

  /// Reads the fields of a line; `nil` if one isn't what it should be, which a test would find.
  private init?(fields: [ArraySlice<UInt8>]) {
    guard fields.count == 9 else { return nil }
    let bar = UInt8(ascii: "|")
    var notations: [Notation] = []
    for field in fields[3].split(separator: bar) {
      guard let sign = field.first,
        let accepted = try? CharacterClass(String(decoding: field.dropFirst(), as: UTF8.self))
      else { return nil }
      notations.append(
        Notation(Character(Unicode.Scalar(sign)), accepts: accepted, letterCase: .upper))
    }
    var masks: [Mask] = []
    for field in fields[2].split(separator: bar) {
      let pattern = String(decoding: field, as: UTF8.self)
      guard
        let mask = try? Mask(
          pattern, notations: notations, options: Mask.Options(letterCase: .upper))
      else { return nil }
      masks.append(mask)
    }
    let texts = fields.map { String(decoding: $0, as: UTF8.self) }
    self.init(
      identifier: texts[0], title: texts[1], form: .masks(masks), example: texts[4],
      placeholder: texts[5], autocomplete: texts[6].isEmpty ? nil : texts[6],
      checkDigits: CheckDigits(rules: fields[7].split(separator: bar)), source: texts[8])
  }
}
