/// Which of the separators among some digits is the decimal separator; the others are between groups.
///
/// A separator means what the digits around it say:
///
///     1.234.567   groups             1,234.5   groups, then a decimal separator
///     1.5         a decimal separator, of whatever notation
///     1.500       both would do: the format's own notation decides
///
/// The same answer holds for a whole text and, key by key, for one that is being typed: there `1.5` may be
/// on its way to `1.500`.
struct SeparatorRoles: Hashable {
  /// How many digits are before the decimal separator; `nil` if there is none.
  var point: Int?

  /// Whether the number is written as numbers are. If not, it is on its way there, or it has two meanings
  /// between which the format's notation doesn't decide.
  var isSettled = true

  /// Finds the roles of separators, none of which is a space or the like.
  ///
  /// - Parameters:
  ///   - marks: The separators, in order.
  ///   - digits: All digits.
  ///   - limit: How many fraction digits there may be.
  /// - Returns: `nil` if this isn't the beginning of any number.
  init?(_ marks: [NumberMark], _ digits: [UInt8], _ layout: NumberLayout, limit: Int) {
    guard let last = marks.last else { return }
    let groups = marks.dropLast()
    let fraction = digits.count - last.place
    let shape = GroupShape(digits, layout)
    if groups.contains(where: { $0.sign != last.sign }) {
      guard let first = groups.first, first.sign != .point,
        groups.allSatisfy({ $0.sign == first.sign }), fraction <= limit, limit > 0,
        shape.isWhole(groups, end: last.place)
      else { return nil }
      point = last.place
    } else if !groups.isEmpty {
      guard last.sign != .point else { return nil }
      isSettled = shape.isWhole(marks[...], end: digits.count)
      if !isSettled, !shape.isBeginning(marks[...], end: digits.count) { return nil }
    } else if let roles = Self(alone: last, fraction, shape, layout, limit) {
      self = roles
    } else {
      return nil
    }
  }

  /// Finds the role of the only separator.
  private init?(
    alone mark: NumberMark, _ fraction: Int, _ shape: GroupShape, _ layout: NumberLayout, _ limit: Int
  ) {
    let canBePoint = limit > 0 && fraction <= limit
    let isGroup = shape.isWhole([mark], end: mark.place + fraction)
    if canBePoint, mark.sign.isPoint(of: layout) {
      point = mark.place
    } else if isGroup, mark.sign.isGroup(of: layout) {
      return
    } else if isGroup, !(mark.sign.isPoint(of: layout) && limit > 0) {
      // The notation of neither: a thousand, or one and a bit.
      point = canBePoint ? mark.place : nil
      isSettled = false
    } else if canBePoint {
      point = mark.place
      isSettled = !shape.hasIdleZeros(before: mark.place) || fraction != 3
    } else if limit == 0 || !mark.sign.isPoint(of: layout),
      shape.isBeginning([mark], end: mark.place + fraction)
    {
      isSettled = fraction == 0
    } else {
      return nil
    }
  }
}

/// How digits are parted into groups, in the format's own notation or a usual one.
struct GroupShape {
  private let digits: [UInt8]
  private let grouping: DigitGrouping
  private let layout: NumberLayout

  init(_ digits: [UInt8], _ layout: NumberLayout) {
    self.digits = digits
    self.layout = layout
    grouping = layout.grouping
  }

  /// Whether there are zeros before the first digit that says something.
  func hasIdleZeros(before place: Int) -> Bool { place > 1 && digits.first == 0 }

  /// Whether separators are where those of groups are.
  func isWhole(_ marks: ArraySlice<NumberMark>, end: Int) -> Bool {
    fits(marks, end: end) { last, size in last == size }
  }

  /// Whether digits behind the last separator could make groups of them.
  func isBeginning(_ marks: ArraySlice<NumberMark>, end: Int) -> Bool {
    fits(marks, end: end) { last, size in last < size }
  }

  private func fits(
    _ marks: ArraySlice<NumberMark>, end: Int, _ isLast: (Int, Int) -> Bool
  ) -> Bool {
    guard let first = marks.first, let last = marks.last, first.place > 0, digits.first != 0 else {
      return false
    }
    var sizes: [Int] = []
    for (mark, next) in zip(marks, marks.dropFirst()) { sizes.append(next.place - mark.place) }
    return patterns(for: marks).contains { primary, secondary in
      // One separator says nothing of the other groups.
      let most = sizes.isEmpty && primary == 3 ? primary : secondary
      return first.place <= most && sizes.allSatisfy { $0 == secondary }
        && isLast(end - last.place, primary)
    }
  }

  /// Groups of other sizes are only looked for behind the format's own separator, and groups of two only
  /// there or behind a dot or comma: spaces part numbers, too.
  private func patterns(for marks: ArraySlice<NumberMark>) -> [(Int, Int)] {
    let isOwn = marks.allSatisfy { $0.sign.isGroup(of: layout) }
    let isSpace = marks.first?.sign == .group
    return (isSpace ? [(3, 3)] : [(3, 3), (3, 2)])
      + (isOwn ? [(grouping.primary, grouping.secondary)] : [])
  }
}
