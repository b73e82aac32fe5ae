import FormworkMasks

/// Masks of a small grammar, so that nearly every input is a mask that compiles.
extension Mask {
  init?(_ bytes: inout Bytes) {
    let syntax = Syntax(&bytes)
    let options = Options(&bytes)
    var pattern = ""
    for _ in 0...bytes.number(below: 12) { pattern += Self.part(of: syntax, &bytes) }
    // Long masks are searched by other means than short ones.
    if bytes.next() == 0xFF { pattern = String(repeating: pattern, count: 40) }
    do {
      try self.init(pattern, syntax: syntax, notations: Self.someNotations, options: options)
      describe(
        "Mask(\(pattern.debugDescription), \(syntax.name), \(options))")
    } catch {
      return nil
    }
  }

  private static let literals = [
    " ", "-", ".", "(", ")", "+", "/", "7", "1", "0", "x", "é", "e\u{301}", "ש", "🇺🇸", "\r\n", "_",
  ]

  private static func part(of syntax: Syntax, _ bytes: inout Bytes) -> String {
    let kind = bytes.number(below: 4)
    if syntax != .brackets {
      return kind == 0 ? bytes.pick(literals) : bytes.pick(["#", "9", "a", "*", "é", "##", "999"])
    }
    switch kind {
    case 0: return bytes.pick(literals)
    case 1: return "{" + bytes.pick(literals) + "}"
    case 2: return "[" + bytes.pick(["000", "0000", "09", "99", "AA", "_", "…", "0…"]) + "]"
    default:
      var group = "["
      for _ in 0...bytes.number(below: 4) {
        group += bytes.pick(["0", "9", "A", "a", "_", "-", "H", "h", "x", "X", "é"])
      }
      return group + (bytes.next() & 7 == 7 ? "…]" : "]")
    }
  }

  /// Whether a text of this mask says by itself where its characters stand.
  var hasPlainTexts: Bool {
    options.placeholderCharacter == nil && !diagnostics.contains { $0.code == .ambiguousValue }
  }
}

extension Mask.Syntax {
  fileprivate var name: String {
    switch self {
    case .brackets: ".brackets"
    case .hash: ".hash"
    case .digits: ".digits"
    case .tokens: ".tokens"
    }
  }
}

extension MaskSet {
  init?(_ bytes: inout Bytes) {
    let strategy = bytes.pick([
      Strategy.wholeString, .prefix, .capacity, .extractedValueCapacity,
    ])
    guard let primary = Mask(&bytes) else { return nil }
    var alternatives: [Mask] = []
    for _ in 0...bytes.number(below: 3) {
      if let mask = Mask(&bytes) { alternatives.append(mask) }
    }
    describe("MaskSet, \(strategy)")
    self.init(primary: primary, alternatives: alternatives, strategy: strategy)
  }
}
