extension NumberReading {
  /// Finds the point among the signs between digits.
  ///
  /// - Returns: Whether they can be those of one number.
  mutating func findPoint(_ layout: NumberLayout) -> Bool {
    while let last = marks.last, last.sign == .group, last.place == entry.digits.count {
      marks.removeLast()
    }
    var strong = marks.filter { $0.sign != .group }
    let hasGroups = strong.count < marks.count
    var point: Int?
    if let last = strong.last {
      let same = strong.count { $0.sign == last.sign }
      let isOnlyKind = same == strong.count
      let isGroup =
        isOnlyKind && last.sign != .point && !last.sign.isPoint(of: layout) && !hasGroups
        && isGrouping(strong, layout)
      if same == 1, !isGroup || !isOnlyKind {
        point = last.place
        strong.removeLast()
      }
    }
    // What is left must part groups, all with the same sign.
    if let first = strong.first {
      if first.sign == .point || strong.contains(where: { $0.sign != first.sign }) { return false }
      if !isGrouping(strong, layout, upTo: point) { return false }
    }
    entry.integerCount = point ?? entry.digits.count
    entry.hasPoint = point != nil
    applyExponent()
    return true
  }

  /// Whether signs stand where group separators do, in the format's own notation or in a usual one.
  private func isGrouping(_ marks: [Mark], _ layout: NumberLayout, upTo end: Int? = nil) -> Bool {
    if entry.digits[0] == 0 { return false }
    var sizes: [Int] = []
    var start = 0
    for mark in marks {
      sizes.append(mark.place - start)
      start = mark.place
    }
    let last = (end ?? entry.digits.count) - start
    // Groups of other sizes are only looked for behind the format's own sign.
    let own = layout.grouping
    let isOwn = marks.allSatisfy { $0.sign.isGroup(of: layout) }
    let usual = isOwn ? [(3, 3), (3, 2), (own.primary, own.secondary)] : [(3, 3), (3, 2)]
    return usual.contains { primary, secondary in
      let first = sizes.count == 1 && primary == 3 ? primary : secondary
      return last == primary && sizes[0] > 0 && sizes[0] <= first
        && sizes.dropFirst().allSatisfy { $0 == secondary }
    }
  }

  private mutating func applyExponent() {
    if exponent == 0 { return }
    let scale = entry.fractionCount - exponent
    if scale < 0 { entry.digits += [UInt8](repeating: 0, count: -scale) }
    let missing = scale + 1 - entry.digits.count
    if missing > 0 { entry.digits.insert(contentsOf: [UInt8](repeating: 0, count: missing), at: 0) }
    entry.integerCount = entry.digits.count - max(0, scale)
    entry.hasPoint = scale > 0
    var place = 0
    entry.dropLeadingZeros(&place)
  }
}

extension NumberSign {
  /// Whether this is the group separator of a format.
  fileprivate func isGroup(of layout: NumberLayout) -> Bool {
    switch self {
    case .dot: layout.group == "."
    case .comma: layout.group == ","
    default: false
    }
  }

  /// Whether this is the decimal separator of a format.
  fileprivate func isPoint(of layout: NumberLayout) -> Bool {
    switch self {
    case .dot: layout.point == "."
    case .comma: layout.point == ","
    default: false
    }
  }
}
