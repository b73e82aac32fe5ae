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

  private init() {}

  /// Finds the roles of separators.
  ///
  /// - Parameters:
  ///   - marks: The separators, in order.
  ///   - digits: All digits.
  ///   - layout: The format's own separators.
  ///   - limit: How many fraction digits there may be.
  /// - Returns: `nil` if this isn't the beginning of any number.
  static func find(
    _ marks: [NumberMark], _ digits: [UInt8], _ layout: NumberLayout, limit: Int
  ) -> Self? {
    // What parts a number from its unit is between no groups.
    let isTrailing = marks.last.map { $0.sign == .group && $0.place == digits.count } ?? false
    let marks = isTrailing ? marks.dropLast() : marks[...]
    guard let last = marks.last else { return Self() }
    let shape = GroupShape(digits, layout)
    if marks.contains(where: { $0.sign == .group }) {
      return Self(spaced: marks, digits.count, shape, layout, limit)
    }
    return marks.count == 1
      ? Self(alone: last, digits.count - last.place, shape, layout, limit)
      : Self(marks.dropLast(), last, digits.count, shape, limit)
  }

  /// Finds the roles of several separators.
  private init?(
    _ groups: ArraySlice<NumberMark>, _ last: NumberMark, _ count: Int, _ shape: GroupShape,
    _ limit: Int
  ) {
    guard let first = groups.first, first.sign != .point,
      groups.allSatisfy({ $0.sign == first.sign })
    else { return nil }
    if first.sign == last.sign {
      isSettled = shape.isWhole(groups + [last], end: count)
      if !isSettled, !shape.isBeginning(groups + [last], end: count) { return nil }
    } else {
      guard count - last.place <= limit, limit > 0, shape.isWhole(groups, end: last.place) else {
        return nil
      }
      point = last.place
    }
  }

  /// Finds the roles of separators with spaces, apostrophes and the like among them, which part groups from
  /// the end before the point, and from the start behind it.
  private init?(
    spaced marks: ArraySlice<NumberMark>, _ count: Int, _ shape: GroupShape, _ layout: NumberLayout,
    _ limit: Int
  ) {
    let others = marks.filter { $0.sign != .group }
    let spaces = marks.filter { $0.sign == .group }
    point = others.first?.place
    let end = point ?? count
    let before = spaces.prefix { $0.place < end }
    let after = spaces.dropFirst(before.count)
    if others.count > 1 || point != nil && (limit == 0 || count - end > limit) { return nil }
    isSettled = before.isEmpty || shape.isWhole(before, end: end)
    guard let other = others.first, let last = after.last else { return }
    // Groups behind a separator that isn't the format's own may be groups on both sides of it.
    let isPoint = !before.isEmpty || other.sign.isPoint(of: layout)
    isSettled =
      isSettled && isPoint && 1...3 ~= count - last.place
      && after.enumerated().allSatisfy { $1.place == end + 3 * ($0 + 1) }
  }

  /// Finds the role of the only separator.
  private init?(
    alone mark: NumberMark, _ fraction: Int, _ shape: GroupShape, _ layout: NumberLayout,
    _ limit: Int
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
  /// there or behind a comma, which India writes: dots part dates and versions, spaces numbers.
  private func patterns(for marks: ArraySlice<NumberMark>) -> [(Int, Int)] {
    let isOwn = marks.allSatisfy { $0.sign.isGroup(of: layout) }
    return (marks.first?.sign == .comma ? [(3, 3), (3, 2)] : [(3, 3)])
      + (isOwn ? [(grouping.primary, grouping.secondary)] : [])
  }
}
