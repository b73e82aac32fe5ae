extension Mask {
  /// A description of each part of the mask, in plain words.
  ///
  ///     try Mask("+{7} [0099]").explanation
  ///     // ["“+”, shown only", "“7”, part of the value", "“ ”, shown only", "2 to 4 digits"]
  ///
  /// The parts are in the order in which the text displays them.
  public var explanation: [String] {
    let elements = program.isRightToLeft ? program.elements.reversed() : Array(program.elements)
    var parts: [String] = []
    var start = 0
    while start < elements.count {
      var end = start + 1
      while end < elements.count, elements[end].isExplained(with: elements[start]) { end += 1 }
      let part = elements[start..<end]
      parts.append(elements[start].isLiteral ? literal(part) : slots(part))
      start = end
    }
    return parts
  }

  /// A short hint about the characters that the user has to type, without literals.
  ///
  ///     try Mask("+1 ([000]) [000]-[0000]").summary  // "10 digits"
  ///     try Mask("[AA]-[0009]").summary              // "2 letters, 3 to 4 digits"
  ///
  /// It is empty for a mask without slots.
  package var summary: String {
    let elements = program.isRightToLeft ? program.elements.reversed() : Array(program.elements)
    var rest = elements.filter { !$0.isLiteral }[...]
    var parts = ""
    while let first = rest.first {
      let end = rest.firstIndex { !$0.isExplained(with: first) } ?? rest.endIndex
      if !parts.isEmpty { parts += ", " }
      parts += slots(rest[..<end])
      rest = rest[end...]
    }
    return parts
  }

  private func literal(_ part: ArraySlice<Program.Element>) -> String {
    let text = String(part.map { $0.glyph }, in: program.glyphs)
    return "“" + text + "”, " + (part.first?.kind == .fixed ? "part of the value" : "shown only")
  }

  private func slots(_ part: ArraySlice<Program.Element>) -> String {
    guard let first = part.first else { return "" }
    let least = part.reduce(0) { $1.kind == .mandatory ? $0 + 1 : $0 }
    let most = part.reduce(0) { $1.kind == .endless ? $0 : $0 + 1 }
    let isEndless = part.contains { $0.kind == .endless }
    let count: String
    if isEndless {
      count = least == 0 ? "any number of" : Self.number(least) + " or more"
    } else if least == most {
      count = Self.number(most)
    } else {
      let limit = Self.number(most)
      count = least == 0 ? "up to " + limit : Self.number(least) + " to " + limit
    }
    let isOne = most == 1 && !isEndless
    return count + " " + name(of: first, isOne: isOne) + change(of: first)
  }

  private func name(of slot: Program.Element, isOne: Bool) -> String {
    switch program.classes[Int(slot.accepts)].accepts.definition {
    case .digits: return isOne ? "digit" : "digits"
    case .letters: return isOne ? "letter" : "letters"
    case .any: return isOne ? "character of any kind" : "characters of any kind"
    case .union([.letters, .digits]): return isOne ? "letter or digit" : "letters or digits"
    default:
      let symbol = String([slot.glyph], in: program.glyphs)
      return (isOne ? "character" : "characters") + " of “" + symbol + "”"
    }
  }

  private func change(of slot: Program.Element) -> String {
    switch slot.letterCase ?? options.letterCase {
    case .upper: ", in capital letters"
    case .lower: ", in small letters"
    case nil: ""
    }
  }

  /// Returns a number in decimal digits, without the cost of the standard library's conversion.
  private static func number(_ value: Int) -> String {
    var digits: [Glyph] = []
    var rest = value
    repeat {
      digits.append(0x30 + Glyph(rest % 10))
      rest /= 10
    } while rest > 0
    return String(digits.reversed(), in: Glyphs())
  }
}

extension Program.Element {
  /// Whether one phrase can describe both elements.
  fileprivate func isExplained(with other: Program.Element) -> Bool {
    if isLiteral != other.isLiteral { return false }
    return isLiteral ? kind == other.kind : accepts == other.accepts
  }
}
