/// The roles of separators between digits: one may be the decimal separator, and the others
/// separate groups.
///
/// The digits around a separator determine its meaning:
///
///     1.234.567   groups             1,234.5   groups, then a decimal separator
///     1.5         a decimal separator, of whatever notation
///     1.500       both would do: the format's own notation decides
///
/// The same rules apply to a whole text and to one that is being typed, in which `1.5` may become
/// `1.500`. The format's own group separator may also continue groups that the format shows.
struct SeparatorRoles: Hashable {
  /// The number of digits before the decimal separator; `nil` if there is none.
  var point: Int?

  /// Whether the separators have the form of a number. If not, the number is incomplete, or has two
  /// meanings that the format's notation doesn't decide.
  var isSettled = true

  private init() {}

  /// Finds the roles of separators.
  ///
  /// - Parameters:
  ///   - marks: The separators, in order.
  ///   - digits: All digits.
  ///   - layout: The format's own separators.
  ///   - limit: The maximum number of fraction digits.
  ///   - start: The digits before the first separator.
  /// - Returns: The roles; `nil` if the digits can't begin a number.
  static func find(
    _ marks: [NumberMark], _ digits: [UInt8], _ layout: NumberLayout, limit: Int,
    after start: GroupStart = .text
  ) -> Self? {
    // A separator between a number and its unit doesn't separate groups.
    let isTrailing = marks.last.map { $0.sign == .group && $0.place == digits.count } ?? false
    let marks = isTrailing ? marks.dropLast() : marks[...]
    guard let last = marks.last else { return Self() }
    if start == .text, limit == 0, last.place == digits.count {
      return wholeNumber(marks, digits, layout)
    }
    let shape = GroupShape(digits, layout, start)
    if marks.contains(where: { $0.sign == .group }) {
      return Self(spaced: marks, digits.count, shape, layout, limit)
    }
    return marks.count == 1
      ? Self(alone: last, digits.count - last.place, shape, layout, limit)
      : Self(marks.dropLast(), last, digits.count, shape, limit)
  }

  /// Finds the roles of the separators of a whole number whose last one, as in `1,234.`, ends a
  /// sentence: no fraction can follow it.
  private static func wholeNumber(
    _ marks: ArraySlice<NumberMark>, _ digits: [UInt8], _ layout: NumberLayout
  ) -> Self? {
    let groups = marks.dropLast()
    guard let group = groups.last else { return Self() }
    if group.sign == marks.last?.sign || group.place == digits.count { return nil }
    return find(Array(groups), digits, layout, limit: 0)
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

  /// Finds the roles of separators that include spaces, apostrophes, or similar ones. These form
  /// groups from the end before the decimal separator, and from the start after it.
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
    // After a separator that isn't the format's own, there may be groups on both sides of it.
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
      // In another notation, it may mean thousands or a decimal separator.
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

/// The digits before the first separator, which may be in groups already.
enum GroupStart {
  /// A part of a text. They are one group.
  case text

  /// Digits that were typed into a field. A space or a similar separator can continue the groups
  /// that the format shows, because it can't be a decimal separator.
  case typed

  /// Digits that a field has shown as a number. The format's group separator continues the groups.
  case shown
}

/// The sizes of groups, in the format's own notation or a common one.
struct GroupShape {
  private let digits: [UInt8]
  private let grouping: DigitGrouping
  private let layout: NumberLayout
  private let start: GroupStart

  init(_ digits: [UInt8], _ layout: NumberLayout, _ start: GroupStart) {
    self.digits = digits
    self.layout = layout
    self.start = start
    grouping = layout.grouping
  }

  /// Whether a separator continues groups that the format shows.
  private func continues(_ first: NumberMark) -> Bool {
    guard first.sign.isGroup(of: layout), layout.showsGroups else { return false }
    let isSpace = first.sign == .group
    return start == .shown && first.place >= grouping.primary + grouping.minimumLeading
      || start != .text && isSpace && first.place > grouping.primary
  }

  /// Whether there are unneeded zeros before the first significant digit.
  func hasIdleZeros(before place: Int) -> Bool { place > 1 && digits.first == 0 }

  /// Whether separators are in the positions of group separators.
  func isWhole(_ marks: ArraySlice<NumberMark>, end: Int) -> Bool {
    fits(marks, end: end) { last, size in last == size }
  }

  /// Whether digits after the last separator could complete the groups.
  func isBeginning(_ marks: ArraySlice<NumberMark>, end: Int) -> Bool {
    fits(marks, end: end) { last, size in last < size }
  }

  private func fits(
    _ marks: ArraySlice<NumberMark>, end: Int, _ isLast: (Int, Int) -> Bool
  ) -> Bool {
    guard let first = marks.first, let last = marks.last, first.place > 0, digits.first != 0 else {
      return false
    }
    let isContinued = continues(first)
    func fits(_ primary: Int, _ secondary: Int) -> Bool {
      // A single separator doesn't determine the size of the other groups.
      let most = marks.count == 1 && primary == 3 ? primary : secondary
      guard first.place <= most || isContinued, isLast(end - last.place, primary) else {
        return false
      }
      var place = first.place
      for mark in marks.dropFirst() {
        if mark.place - place != secondary { return false }
        place = mark.place
      }
      return true
    }
    // Other sizes than the format's need its own separator; groups of two also a comma, as in India, because
    // dots also separate dates and versions, and spaces separate numbers.
    if fits(3, 3) || first.sign == .comma && fits(3, 2) { return true }
    return marks.allSatisfy { $0.sign.isGroup(of: layout) }
      && fits(grouping.primary, grouping.secondary)
  }
}
