public import FormworkMasks

extension SeededGenerator {
  /// A text with a value, a selection and a provenance that have nothing to do with each other.
  public mutating func wronglyFormatted() -> FormattedText {
    let text = troublesomeText(upTo: 6)
    let bounds = [number(in: -3...12), element(of: [.min, 0, 1, 2, .max])].sorted()
    return FormattedText(
      text: text, value: number(in: 0...2) == 0 ? text : troublesomeText(upTo: 6),
      selection: UTF16Offset(bounds[0])..<UTF16Offset(bounds[1]), provenance: wrongProvenance())
  }

  /// A provenance that is no text's: pieces that are empty, far too long, or end inside a scalar,
  /// too many, too few or none, or those of a mask's text, short or long.
  public mutating func wrongProvenance() -> Provenance {
    if number(in: 0...4) == 0 { return element(of: Self.provenancesOfOthers) }
    return Provenance(
      list(upTo: 8) { random in
        Provenance.Piece(
          length: random.element(of: [0, 1, 1, 2, 3, 4, 5, 30, -1, .min, .max]),
          kind: Provenance.Kind(rawValue: UInt8(random.number(in: 0...15))))
      })
  }

  private static let provenancesOfOthers = [
    "+1 ([000]) [000]-[0000]", "{é🇩🇪}[__]", String(repeating: "[9]-", count: 40), "[0]",
  ].compactMap { pattern in
    try? Mask(pattern, options: .init(rightToLeft: pattern == "[0]")).formatted(value: "12345")
      .provenance
  }
}
