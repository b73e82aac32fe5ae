import FormworkMasks

/// The contents of the components of a pattern: the state that determines the whole text.
struct ComponentValues {
  let layout: ComponentLayout

  /// Whether literals appear as soon as the component before them is full.
  let completes: Bool

  var contents: [ComponentDigits]

  /// The literals that the user typed, one bit each. They stay when the text after them is deleted.
  var typed: UInt32 = 0

  /// Whether Backspace has just deleted AM or PM at the end, which is two characters. The next
  /// Backspace, for the other one, deletes nothing.
  var hasLostPeriod = false

  init(_ layout: ComponentLayout, completes: Bool) {
    self.layout = layout
    self.completes = completes
    contents = layout.blank
  }

  /// The index after the last component with content; 0 if there is none.
  var end: Int {
    var end = contents.count
    while end > 0, contents[end - 1].isEmpty { end -= 1 }
    return end
  }

  /// The last component with content; `nil` if there is none.
  var last: Int? {
    let end = end
    return end > 0 ? end - 1 : nil
  }

  var isEmpty: Bool { end == 0 }

  /// Whether the user closed the last component with content by typing a separator.
  var isClosed: Bool {
    get { isTyped(end) }
    set {
      let bit = 1 &<< UInt32(truncatingIfNeeded: end)
      typed = newValue ? typed | bit : typed & (bit &- 1)
    }
  }

  func isTyped(_ literal: Int) -> Bool { typed >> UInt32(truncatingIfNeeded: literal) & 1 != 0 }

  /// Whether the literal after the last component with content is shown.
  var showsTail: Bool {
    guard let last, !layout.literals[last + 1].isEmpty else { return false }
    return isClosed || completes && isOver(last)
  }

  /// The number of shown literals: those before the components, and possibly one after them.
  var shownLiterals: Int { end + (showsTail ? 1 : 0) }

  /// Whether a component contains digits that no other digit can follow, whether valid or not.
  func isOver(_ index: Int) -> Bool {
    let content = contents[index].own
    let slot = layout.slots[index]
    if slot.canGrow(content) { return false }
    return isValue(index) || content.count == slot.maximumWidth
  }

  /// Whether the content of a component can't become a value, or was left incomplete.
  func isWrong(_ index: Int) -> Bool {
    if contents[index].isEmpty || isValue(index) { return false }
    return index + 1 < end || isClosed || !layout.slots[index].canHold(contents[index])
  }

  /// Whether the content of a component can't become a value.
  var isWrong: Bool { contents.indices.contains(where: isWrong) }

  /// Whether a component has a value, padded or not.
  func isValue(_ index: Int) -> Bool { layout.slots[index].accepts(contents[index]) }

  /// Whether a component has a value with all of its digits.
  func isWhole(_ index: Int) -> Bool {
    isValue(index) && contents[index].count >= layout.slots[index].minimumWidth
  }

  var isComplete: Bool {
    for index in contents.indices where !isWhole(index) { return false }
    return true
  }

  /// Whether every component has all of its digits, whether valid or not.
  var isFilled: Bool {
    contents.indices.allSatisfy {
      !contents[$0].isEmpty && contents[$0].count >= layout.slots[$0].minimumWidth
    }
  }

  /// Whether no component has room for another digit.
  var isFull: Bool {
    isComplete
      && contents.indices.allSatisfy {
        contents[$0].count == layout.slots[$0].maximumWidth || isOver($0)
      }
  }

  /// Supplies the zeros that components need, and removes those that they no longer need.
  ///
  /// - Returns: Whether there were any changes.
  @discardableResult
  mutating func settle() -> Bool {
    var isChanged = false
    let end = end
    let isClosed = isClosed
    var index = 0
    while index < end {
      let content = contents[index]
      let slot = layout.slots[index]
      if !content.isEmpty, slot.pads {
        var settled = content.own
        let missing = slot.minimumWidth - settled.count
        if missing > 0, slot.accepts(settled),
          index + 1 < end || isClosed || !slot.canGrow(settled)
        {
          settled.count += missing
          settled.supplied = missing
        }
        if settled != content {
          contents[index] = settled
          isChanged = true
        }
      }
      index += 1
    }
    return isChanged
  }

  /// Turns supplied centuries into the user's digits, because the user is about to change them.
  mutating func adoptCenturies() {
    for index in contents.indices
    where contents[index].supplied > 0 && !layout.slots[index].pads {
      contents[index].supplied = 0
    }
  }
}

/// The digits in a component, stored as a number and its count of digits.
///
///     ComponentDigits(value: 4, count: 2)  // "04"
///
/// A day period is one digit, which ``dayPeriod`` names.
struct ComponentDigits: Hashable, Sendable {
  private var digits: UInt32
  private var length: UInt8
  private var added: UInt8 = 0

  init(value: Int, count: Int) {
    digits = UInt32(truncatingIfNeeded: value)
    length = UInt8(truncatingIfNeeded: count)
  }

  var value: Int {
    get { Int(digits) }
    set { digits = UInt32(truncatingIfNeeded: newValue) }
  }

  var count: Int {
    get { Int(length) }
    set { length = UInt8(truncatingIfNeeded: newValue) }
  }

  /// The number of leading digits that the format supplies: a zero before a 4, or the century of a
  /// year.
  var supplied: Int {
    get { Int(added) }
    set { added = UInt8(truncatingIfNeeded: newValue) }
  }

  init(_ period: DayPeriod) { self.init(value: period.rawValue, count: 1) }

  static let empty = ComponentDigits(value: 0, count: 0)

  /// The half of the day, in a component of that kind; `nil` if it is empty.
  var dayPeriod: DayPeriod? { isEmpty ? nil : DayPeriod(rawValue: value) }

  var isEmpty: Bool { count == 0 }

  /// The number of the user's digits.
  var ownCount: Int { count - supplied }

  /// The user's digits only.
  var own: ComponentDigits {
    if supplied == 0 { return self }
    return ComponentDigits(value: value % Int.powerOfTen(ownCount), count: ownCount)
  }

  /// Returns a value with a minimum number of digits.
  static func whole(_ value: Int, width: Int) -> ComponentDigits {
    var count = 1
    var rest = value / 10
    while rest > 0 {
      rest /= 10
      count += 1
    }
    return ComponentDigits(value: value, count: max(count, width))
  }

  subscript(index: Int) -> Int { value / Int.powerOfTen(count - 1 - index) % 10 }
}

extension ComponentDigits {
  /// Returns the digits before an index, and those after it.
  private func split(at index: Int) -> (head: Int, tail: Int, power: Int) {
    let power = Int.powerOfTen(count - index)
    return (value / power, value % power, power)
  }

  func inserting(_ digit: Int, at index: Int) -> ComponentDigits {
    let (head, tail, power) = split(at: index)
    return ComponentDigits(value: (head * 10 + digit) * power + tail, count: count + 1)
  }

  func replacing(_ index: Int, with digit: Int) -> ComponentDigits {
    let (head, tail, power) = split(at: index)
    return ComponentDigits(
      value: (head * 10 + digit) * (power / 10) + tail % (power / 10), count: count)
  }

  func prefix(_ length: Int) -> ComponentDigits {
    ComponentDigits(value: split(at: length).head, count: length)
  }

  func removing(_ range: Range<Int>) -> ComponentDigits {
    let head = split(at: range.lowerBound).head
    let (_, tail, power) = split(at: range.upperBound)
    return ComponentDigits(value: head * power + tail, count: count - range.count)
  }
}

/// Joins the digits before a separator or a letter to one number, even if they were distributed to
/// components.
extension ComponentValues {
  /// The components since the last separator that the format didn't supply.
  var run: ClosedRange<Int>? {
    guard let last else { return nil }
    var first = last
    while first > 0, isSupplied(first) { first -= 1 }
    return first...last
  }

  /// Whether the digits before and after a separator may be one number, because the format moved on to
  /// the next component: only after a component that has no room for another digit.
  func isSupplied(_ literal: Int) -> Bool { !isTyped(literal) && isOver(literal - 1) }

  /// Whether the digits of a run were distributed to several components, one of which isn't full.
  ///
  /// - Parameters:
  ///   - run: The run.
  ///   - exempt: A component to ignore.
  /// - Returns: Whether the digits could have been distributed differently.
  func isGuessed(_ run: ClosedRange<Int>, but exempt: Int? = nil) -> Bool {
    run.count > 1
      && run.contains {
        $0 != exempt && layout.slots[$0].pads
          && contents[$0].ownCount < layout.slots[$0].maximumWidth
      }
  }

  /// The components as if separators had been typed between them, and after the last one if no digit
  /// can follow.
  var separated: ComponentValues {
    var values = self
    values.markSeparators()
    if layout.slots.last?.kind != .shortYear { values.isClosed = true }
    return values
  }

  /// Records that the separators between the components weren't supplied.
  mutating func markSeparators() {
    let end = end
    if end < 2 { return }
    for literal in 1..<end { typed |= 1 &<< UInt32(truncatingIfNeeded: literal) }
  }

  /// Records that the components are a value, and not digits that were typed one after another. A complete value is
  /// followed by the literal after the last component.
  mutating func close() {
    markSeparators()
    if isComplete { isClosed = true }
    settle()
  }

  /// Records that the digits of a component aren't part of a longer number.
  ///
  /// - Parameters:
  ///   - index: The component.
  ///   - tail: Whether the literal after the last component stays, if it is shown.
  mutating func markSeparators(around index: Int, tail: Bool) {
    let end = tail ? shownLiterals : end
    for literal in [index, index + 1] where literal > 0 && literal < end {
      typed |= 1 &<< UInt32(truncatingIfNeeded: literal)
    }
  }

  /// Whether another digit may follow, even if only after a supplied zero.
  var waits: Bool {
    guard let last else { return false }
    return !isTyped(last + 1) && contents[last].ownCount < layout.slots[last].maximumWidth
  }

  /// Returns the user's digits in some components, joined.
  func digits(_ range: ClosedRange<Int>) -> String {
    var digits = ""
    for index in range { digits += shown(index) }
    return digits
  }

  /// The text, with the digits since the last typed separator as one number.
  var joined: String {
    guard let run else { return "" }
    if isClosed, showsTail { return text(before: run.upperBound + 1) }
    return text(before: run.lowerBound) + digits(run)
  }

  /// Returns the text before a component, including the literal in front of it.
  func text(before component: Int) -> String {
    var text = layout.literals[0].text
    for index in 0..<component {
      // A supplied century may have been wrong.
      let content = layout.slots[index].pads ? contents[index] : contents[index].own
      if layout.slots[index].isPeriod {
        text += shown(index)
      } else {
        for digit in 0..<content.count { text += String(content[digit]) }
      }
      text += layout.literals[index + 1].text
    }
    return text
  }
}
