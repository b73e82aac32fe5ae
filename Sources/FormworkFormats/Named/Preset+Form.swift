import FormworkMasks

extension Preset {
  /// Whether the format is a code of letters and digits.
  package var isCode: Bool { code != nil }

  /// The format of a code; `nil` for any other preset.
  package var code: CodeFormat? { if case .code(let format) = form { format } else { nil } }

  /// The kind of format that a preset creates.
  enum Form: Hashable, Sendable {
    case masks([Mask])
    case code(CodeFormat)
    case card
    case securityCode
    case iban
    case gentle(GentleFormat)
    case date(DatePattern)

    /// A date of expiry, which must not be in the past.
    case expiry(DatePattern)
    case number(NumberFormat)
  }
}

extension Preset.Form {
  /// Reads the name of a form that isn't a list of patterns; `nil` if there is no such form.
  init?(_ field: ArraySlice<UInt8>) {
    let words = field.split(separator: 0x20, maxSplits: 1).map {
      String(decoding: $0, as: UTF8.self)
    }
    switch (Word(words.first ?? ""), words.count == 2 ? words[1] : nil) {
    case ("card", nil): self = .card
    case ("securityCode", nil): self = .securityCode
    case ("iban", nil): self = .iban
    case ("gentle", let name?):
      guard let kind = GentleFormat.Kind(name: name) else { return nil }
      self = .gentle(GentleFormat(kind))
    case ("date", let pattern?):
      guard let pattern = try? DatePattern(pattern) else { return nil }
      self = .date(pattern)
    case ("expiry", let pattern?):
      guard let pattern = try? DatePattern(pattern) else { return nil }
      self = .expiry(pattern)
    case ("percent", nil):
      guard let format = try? NumberFormat(affixes: NumberAffixes(suffix: "%")) else { return nil }
      self = .number(format)
    default: return nil
    }
  }

  /// Reads patterns separated by bars, and the characters that their letters accept.
  init?(
    patterns: ArraySlice<UInt8>, _ field: ArraySlice<UInt8>, limits: CheckDigits?,
    checkDigits: CheckDigits?, labels: [[UInt8]]
  ) {
    let bar = UInt8(ascii: "|")
    var notations: [(name: UInt8, accepted: ASCIISet)] = []
    for field in field.split(separator: bar) {
      guard let name = field.first,
        let accepted = try? UnicodeSet(String(decoding: field.dropFirst(), as: UTF8.self))
      else { return nil }
      notations.append((name, accepted.ascii))
    }
    guard
      let format = CodeFormat(
        patterns: patterns.split(separator: bar), notations: notations, limits: limits,
        checkDigits: checkDigits, labels: labels)
    else { return nil }
    self = .code(format)
  }
}
