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
