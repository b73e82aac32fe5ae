/// A warning about a pattern that compiles but probably isn't intended.
///
///     try Mask("+1 (000)").diagnostics.first?.message
///     // "The pattern has no slot, so nothing can be typed into it."
public struct MaskDiagnostic: Hashable, Sendable {
  /// The kind of the warning.
  public let code: Code

  /// The place in the pattern, in UTF-16 code units; `nil` if the warning is about the whole
  /// pattern.
  public let offset: UTF16Offset?

  init(_ code: Code, at offset: Int?) {
    self.code = code
    self.offset = offset.map { UTF16Offset($0) }
  }

  /// The kind of a warning.
  public struct Code: Hashable, Sendable {
    enum Kind: UInt8, Sendable {
      case unreachable, noSlots, emptyGroup, ambiguousValue, greedyOptional, shadowedNotation
    }

    let kind: Kind

    /// Characters after an endless slot, which can never be filled or shown.
    public static let unreachable = Code(kind: .unreachable)

    /// A pattern that has only literals.
    public static let noSlots = Code(kind: .noSlots)

    /// A group without content.
    public static let emptyGroup = Code(kind: .emptyGroup)

    /// An optional or endless slot before a literal that the value doesn't determine. Several
    /// strings can then have the same value.
    public static let ambiguousValue = Code(kind: .ambiguousValue)

    /// An optional slot before a mandatory one that accepts the same characters. The optional slot
    /// fills first, so the text looks incomplete.
    public static let greedyOptional = Code(kind: .greedyOptional)

    /// A notation that is never used because its symbol already has a meaning.
    public static let shadowedNotation = Code(kind: .shadowedNotation)
  }
}

extension Mask {
  /// Warnings about a pattern that compiles but probably isn't intended.
  ///
  /// - Complexity: O(*n*) in the length of the pattern.
  public var diagnostics: [MaskDiagnostic] {
    program.warnings + shadowedNotations
  }

  private var shadowedNotations: [MaskDiagnostic] {
    guard syntax == .brackets else { return [] }
    var seen: [[UInt32]] = []
    var warnings: [MaskDiagnostic] = []
    for notation in notations {
      if notation.isBuiltIn || seen.contains(notation.scalars) {
        warnings.append(MaskDiagnostic(.shadowedNotation, at: nil))
      }
      seen.append(notation.scalars)
    }
    return warnings
  }
}

extension Mask.Notation {
  fileprivate var isBuiltIn: Bool {
    scalars.count == 1 && PatternParser.BuiltIn(scalars[0]) != nil
  }
}

extension Mask {
  /// Whether nothing can be typed into the mask. That is a mistake in the format of a field, and it is fine for a
  /// stateless reading, which compares a text with fixed literals.
  package var hasNoSlots: Bool { !program.elements.contains { $0.isSlot } }
}

extension Program {
  fileprivate var warnings: [MaskDiagnostic] {
    var warnings = emptyGroups.map { MaskDiagnostic(.emptyGroup, at: $0) }
    if let unreachable { warnings.append(MaskDiagnostic(.unreachable, at: unreachable)) }
    if !elements.isEmpty, !elements.contains(where: { $0.isSlot }) {
      warnings.append(MaskDiagnostic(.noSlots, at: nil))
    }
    /// The slots in front of the last literals.
    var run: [Element] = []
    /// The first of these literals, and whether one of them shows in the value where the run ends.
    var (end, isTold) = (Element?.none, false)
    func warnOfEnd() {
      if let end, !isTold, hasFloatingSlot(run) {
        warnings.append(MaskDiagnostic(.ambiguousValue, at: Int(end.offset)))
      }
    }
    for element in elements {
      if element.isLiteral {
        end = end ?? element
        isTold =
          isTold
          || element.kind == .fixed
            && !run.contains {
              classes[Int($0.accepts)].accepts.contains(element.glyph, in: glyphs)
            }
        continue
      }
      if end != nil {
        warnOfEnd()
        (run, end, isTold) = ([], nil, false)
      }
      if let last = run.last, last.kind == .optional, element.kind == .mandatory,
        last.accepts == element.accepts
      {
        warnings.append(MaskDiagnostic(.greedyOptional, at: Int(last.offset)))
      }
      run.append(element)
    }
    warnOfEnd()
    return warnings
  }

  /// Whether a slot of a run can be empty without a trace in the other slots.
  ///
  /// Each mandatory slot after it then has the character of the one before. Two neighbors that share no character
  /// would be such a trace.
  private func hasFloatingSlot(_ run: [Element]) -> Bool {
    var next: ASCIISet?
    var canMove = true
    for element in run.reversed() {
      let accepts = classes[Int(element.accepts)].accepts.ascii
      let isShared = next?.intersects(accepts) ?? true
      if element.kind == .mandatory {
        canMove = canMove && isShared
        next = accepts
      } else if canMove, isShared {
        return true
      }
    }
    return false
  }
}

extension MaskDiagnostic.Code {
  /// The stable name of the code, such as `ambiguousValue`.
  package var name: String {
    switch kind {
    case .unreachable: "unreachable"
    case .noSlots: "noSlots"
    case .emptyGroup: "emptyGroup"
    case .ambiguousValue: "ambiguousValue"
    case .greedyOptional: "greedyOptional"
    case .shadowedNotation: "shadowedNotation"
    }
  }
}

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
