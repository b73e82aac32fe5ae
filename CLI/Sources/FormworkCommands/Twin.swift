import FormworkMasks

/// A character that looks like a slot but isn't one: the Cyrillic А, the letter O, three dots.
struct Twin {
  let message: String
  let fix: String

  /// The symbols of slots, each with characters that look like it.
  private static let twins: [(symbol: String, others: String)] = [
    ("A", "АΑᎪᗅＡ"), ("a", "аαɑａ"), ("0", "OoОоΟο０٠"), ("9", "９"),
    ("_", "＿‗"), ("-", "‐‑‒–—−﹣－"), ("…", "⋯︙"),
  ]

  /// Explains an unknown symbol; `nil` if it looks like nothing that is known.
  init?(at offset: UTF16Offset, in pattern: String) {
    let rest = pattern[offset.index(in: pattern)...]
    if rest.hasPrefix("...") {
      message = "“...” isn't a valid slot."
      fix = "Write “…”, which is one character: U+2026."
      return
    }
    guard let symbol = rest.first, let scalar = symbol.unicodeScalars.first,
      let twin = Self.twins.first(where: { $0.others.unicodeScalars.contains(scalar) })
    else { return nil }
    let number = String(scalar.value, radix: 16, uppercase: true)
    let padded = String(repeating: "0", count: max(0, 4 - number.count)) + number
    let name = scalar.properties.name.map { " " + $0 } ?? ""
    message = "“\(symbol)” isn't a valid slot: it is U+\(padded)\(name)."
    fix = "Type “\(twin.symbol)”, which looks like it, if that is meant."
  }
}
