import Formwork
import FormworkNumbers

extension Preset {
  /// What makes the format.
  enum Form: Hashable, Sendable {
    case masks([Mask])
    case card
    case securityCode
    case iban
    case gentle(GentleFormat)
    case date(DatePattern)
    case number(NumberFormat)
  }
}

extension Preset.Form {
  /// Reads what the table has of a form: patterns with bars between them, or a name behind an equals sign;
  /// `nil` if there is no such form.
  init?(_ field: ArraySlice<UInt8>, notations: ArraySlice<UInt8>) {
    guard field.first == UInt8(ascii: "=") else {
      self.init(patterns: field, notations)
      return
    }
    let words = field.dropFirst().split(separator: 0x20, maxSplits: 1).map {
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
    case ("percent", nil):
      guard let format = try? NumberFormat(affixes: NumberAffixes(suffix: "%")) else { return nil }
      self = .number(format)
    default: return nil
    }
  }

  private init?(patterns: ArraySlice<UInt8>, _ field: ArraySlice<UInt8>) {
    let bar = UInt8(ascii: "|")
    var notations: [Notation] = []
    for field in field.split(separator: bar) {
      guard let sign = field.first,
        let accepted = try? CharacterClass(String(decoding: field.dropFirst(), as: UTF8.self))
      else { return nil }
      notations.append(
        Notation(Character(Unicode.Scalar(sign)), accepts: accepted, letterCase: .upper))
    }
    var masks: [Mask] = []
    for field in patterns.split(separator: bar) {
      let pattern = String(decoding: field, as: UTF8.self)
      guard
        let mask = try? Mask(
          pattern, notations: notations, options: Mask.Options(letterCase: .upper))
      else { return nil }
      masks.append(mask)
    }
    self = .masks(masks)
  }
}
