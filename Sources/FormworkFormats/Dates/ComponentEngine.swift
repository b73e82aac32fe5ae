import FormworkMasks

/// A format that consists of components: dates, date ranges, and durations. An engine edits the components,
/// and the format defines their values and issues.
protocol ComponentFormat: TypedInputFormat {
  var engine: ComponentEngine { get }

  /// The stepper for the component at the caret.
  var stepper: ComponentStepper { get }

  /// Returns the text and the issue of components.
  func formatted(_ values: ComponentValues) -> FormattedText

  /// Whether components are within the limits, as far as they are known.
  func isWithinLimits(_ values: ComponentValues) -> Bool
}

extension ComponentFormat {
  /// Applies a user edit to text of this format.
  ///
  /// A digit goes into the component at the caret, or into the next one if the component is full. A letter
  /// is A or P for AM or PM, or part of a literal. Any separator closes a component that has a value;
  /// otherwise, it is ignored. Backspace and Delete next to a separator delete the digit beyond it.
  /// But if the user has typed the separator last, Backspace deletes it, and the zero that it
  /// added.
  ///
  /// A separator at the end joins the digits since the last typed separator to one number. A key
  /// that makes a component invalid is kept, and the component has an issue.
  ///
  /// A paste that is a complete value fills all components. It is read in the order of the components, as
  /// ISO 8601, or with a month's name. If it contains exactly one date and other text, the date is
  /// used. Otherwise, it is rejected.
  ///
  /// - Complexity: O(*n*) in the lengths of the pattern and the replacement.
  public func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    engine.apply(edit, to: current, formatted)
  }

  /// Returns the formatted text of a value.
  ///
  /// If the format can't show the value unchanged, such as a timestamp in components for a date, the
  /// text has an issue and isn't complete. The value stays as assigned until the next edit.
  public func formatted(value: String) -> FormattedText { engine.assigned(value, formatted) }

  /// Returns the letters of the pattern for the missing components.
  public func remainder(after current: FormattedText) -> String {
    engine.remainder(after: engine.values(of: current))
  }

  /// Returns the text with unambiguous components completed: `1` as `01`, and a two-digit year with its
  /// century.
  public func editingEnded(_ current: FormattedText) -> FormattedText {
    engine.editingEnded(current, formatted)
  }

  /// Steps the component at the caret up or down. The caret stays in the component.
  ///
  /// A component stays within its own range, the days of the month, and the limits. Other components don't
  /// change. If the components before it are filled, an empty component begins with its lowest value, or
  /// with its highest value when stepping down.
  public func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    stepper.step(current, by: steps, formatted, isWithin: isWithinLimits)
  }

  /// Returns the unused letters and digits of a text, even if it was in another order.
  public func unused(of input: String, in formatted: FormattedText) -> String {
    engine.unused(of: input, in: formatted)
  }

  /// The keyboard for digits, or for all keys if AM and PM have to be typed.
  public var keyboard: KeyboardType { engine.keyboard }
}

/// The shared editing engine of dates, date ranges, and durations.
struct ComponentEngine: Hashable, Sendable {
  let layout: ComponentLayout
  var completes = true
  var overwrites = true

  /// The first year for two-digit years.
  var firstShortYear = 1950

  /// Returns the year for two digits.
  func year(ofShort digits: Int) -> Int {
    let rest = firstShortYear % 100
    return firstShortYear - rest + digits + (digits < rest ? 100 : 0)
  }

  /// Whether the two digits at the end may be the first two of a year with four, as in `12/20` for 12/2030.
  private func mayLengthenYear(of values: ComponentValues) -> Bool {
    guard let slot = layout.slots.last, slot.kind == .shortYear, let year = values.contents.last
    else { return false }
    return year.value == firstShortYear / 100 || year.value == (firstShortYear + 99) / 100
  }

  /// Empty components.
  var blank: ComponentValues { ComponentValues(layout, completes: completes) }

  /// Returns the components of a text, if it consists of them.
  func exactValues(of current: FormattedText) -> ComponentValues? {
    ComponentValues(current, layout, completes: completes)
  }

  /// Returns the components of a text, or those into which it can be read.
  func values(of current: FormattedText) -> ComponentValues {
    if let values = exactValues(of: current) { return values }
    var editor = ComponentEditor(self, blank)
    return editor.read(current.text) ? editor.values : blank
  }

  /// Applies an edit. The closure `format` makes the text and the issue of components.
  func apply(
    _ edit: TextEdit, to current: FormattedText, _ format: (ComponentValues) -> FormattedText
  ) -> EditOutcome {
    guard let values = exactValues(of: current) else {
      return applyLoosely(edit, to: current, format)
    }
    var editor = ComponentEditor(self, values)
    if let rejection = editor.apply(edit, length: current.text.utf16.count) {
      guard editor.values.isEmpty else { return .rejected(current, because: rejection) }
      return onePart(of: edit.replacement, otherwise: rejection, current, format)
    }
    return outcome(of: editor, current, format)
  }

  /// Returns the outcome of an edit.
  func outcome(
    of editor: ComponentEditor, _ current: FormattedText,
    _ format: (ComponentValues) -> FormattedText
  ) -> EditOutcome {
    if !editor.isChanged { return EditOutcome(current) }
    if let loose = editor.loose {
      return outcome(ofLoose: loose, UTF16Offset(loose.utf16.count), current, format)
    }
    if editor.values.isWrong, editor.isAtEnd, editor.values.run?.count == 1, !editor.values.waits,
      let other = readAnew(editor.values)
    {
      return EditOutcome(format(other), removed: editor.removed, unused: editor.unused)
    }
    var formatted = format(editor.values)
    formatted.caret = editor.values.offset(of: editor.position)
    return EditOutcome(formatted, removed: editor.removed, unused: editor.unused)
  }

  /// Returns the components of an invalid text in another notation, such as 13:30 for a pattern with AM
  /// and PM.
  func readAnew(_ values: ComponentValues) -> ComponentValues? {
    guard layout.slots.contains(where: { $0.kind == .hour12 }), let run = values.run,
      !values.isGuessed(run)
    else { return nil }
    var other = ComponentEditor(self, blank)
    guard other.readNotation(values.text, isPart: false), other.values.isComplete,
      !other.values.isWrong, !isGuessed(values, other.values)
    else { return nil }
    return other.values
  }

  /// Whether a complete 12-hour time without AM or PM gets it from `other`, which would be a guess.
  func isGuessed(_ values: ComponentValues, _ other: ComponentValues) -> Bool {
    layout.slots.indices.contains { index in
      let slot = layout.slots[index]
      guard slot.isPeriod, values.contents[index].isEmpty, !other.contents[index].isEmpty,
        let hour = layout.slot(.hour12, at: slot.rangeEnd)
      else { return false }
      return values.isValue(hour)
    }
  }

  /// Returns the text of components, without an issue.
  func formatted(_ values: ComponentValues) -> FormattedText {
    let text = values.text
    var formatted = FormattedText(
      text: text, value: text, isComplete: values.isComplete, provenance: values.provenance)
    formatted.isFull = values.isFull && !mayLengthenYear(of: values)
    return formatted
  }

  /// Returns the letters of the pattern for the missing components.
  func remainder(after values: ComponentValues) -> String {
    let end = values.end
    var remainder = ""
    if let last = values.last {
      let slot = layout.slots[last]
      let missing = slot.minimumWidth - values.contents[last].count
      if missing > 0 { remainder = slot.letters(missing) }
    }
    for index in layout.literals.indices where index >= end {
      if index >= values.shownLiterals { remainder += layout.literals[index].text }
      if index < layout.slots.count {
        remainder += layout.slots[index].letters(layout.slots[index].letterCount)
      }
    }
    return remainder
  }
}

extension ComponentSlot {
  fileprivate func letters(_ count: Int) -> String {
    String(repeating: String(Unicode.Scalar(letter)), count: count)
  }
}

extension ComponentEngine {
  /// Returns the components after the user leaves them: unambiguous content is completed.
  func settled(_ values: ComponentValues) -> ComponentValues {
    var settled = values
    if isShortBasic(values) || isYearInDay(values) { return values }
    for index in settled.contents.indices {
      let slot = layout.slots[index]
      let content = settled.contents[index]
      if slot.kind == .year, content.count == 2 {
        settled.contents[index] = .whole(year(ofShort: content.value), width: 4)
      } else if slot.pads, slot.accepts(content), content.count < slot.minimumWidth {
        settled.contents[index] = .whole(content.value, width: slot.minimumWidth)
      }
    }
    if settled.isComplete { settled.isClosed = true }
    settled.settle()
    return settled
  }
}

extension ComponentEngine {
  /// The number of components in one date.
  var width: Int { layout.slots.prefix { $0.rangeEnd == .start }.count }

  /// Returns the number that a component shows for a date; `nil` if the date doesn't have it.
  ///
  /// A year that two digits can't represent is -1, which no component can hold.
  func value(of slot: ComponentSlot, in components: DateTimeComponents) -> Int? {
    switch slot.kind {
    case .year: return components.year
    case .shortYear:
      guard let year = components.year else { return nil }
      let digits = year % 100
      return digits >= 0 && self.year(ofShort: digits) == year ? digits : -1
    case .month: return components.month
    case .day: return components.day
    case .hour: return components.hour
    case .hour12: return components.hour.map { $0 < 0 || $0 > 23 ? -1 : ($0 + 11) % 12 + 1 }
    case .dayPeriod:
      return components.hour.map { $0 < 0 || $0 > 23 ? -1 : DayPeriod(hour: $0).rawValue }
    case .minute: return components.minute
    case .second: return components.second
    case .count: return nil
    }
  }

  /// Returns the content of a component for a value, if the component can hold it.
  func content(of value: Int, in slot: ComponentSlot) -> ComponentDigits? {
    guard value >= slot.lowest, value <= slot.highest else { return nil }
    return .whole(value, width: slot.minimumWidth)
  }

  /// Returns the date of the components that have a value. The hour is only included if AM or PM is
  /// known.
  func components(of values: ComponentValues, at rangeEnd: RangeEnd) -> DateTimeComponents {
    var components = DateTimeComponents()
    var period: DayPeriod?
    for index in layout.slots.indices
    where layout.slots[index].rangeEnd == rangeEnd && values.isValue(index) {
      let value = values.contents[index].value
      switch layout.slots[index].kind {
      case .year: components.year = value
      case .shortYear: components.year = year(ofShort: value)
      case .month: components.month = value
      case .day: components.day = value
      case .hour, .hour12: components.hour = value
      case .dayPeriod: period = values.contents[index].dayPeriod
      case .minute: components.minute = value
      case .second: components.second = value
      case .count: break
      }
    }
    if layout.slot(.hour12, at: rangeEnd) != nil, let hour = components.hour {
      components.hour = period.map { $0.hour(hour) }
    }
    return components
  }

  /// Fills components with a date.
  func fill(
    _ values: inout ComponentValues, at rangeEnd: RangeEnd, with components: DateTimeComponents
  ) {
    for index in layout.slots.indices where layout.slots[index].rangeEnd == rangeEnd {
      let slot = layout.slots[index]
      values.contents[index] =
        value(of: slot, in: components).flatMap { content(of: $0, in: slot) } ?? .empty
    }
    values.close()
  }
}

/// Text that doesn't fit the components, but may become a date: `24 Dec`, or `2024-12` if the day comes
/// first. It stays as typed until it is a date.
extension ComponentEngine {
  private static var longestLoose: Int { 64 }

  /// Returns a text unchanged, as typed.
  func loose(_ text: String, value: String? = nil, issue: ValidationIssue) -> FormattedText {
    FormattedText(text: text, value: value ?? text, issue: issue)
  }

  /// Whether the app has assigned a text that the components can't show unchanged.
  func isAssigned(_ current: FormattedText) -> Bool { !current.value.isSame(as: current.text) }

  /// Applies an edit to a text that doesn't consist of components.
  private func applyLoosely(
    _ edit: TextEdit, to current: FormattedText, _ format: (ComponentValues) -> FormattedText
  ) -> EditOutcome {
    let units = Array(current.text.utf16)
    let lower = max(0, min(edit.range.lowerBound.value, units.count))
    let upper = max(lower, min(edit.range.upperBound.value, units.count))
    if edit.replacement.isEmpty, lower == upper { return EditOutcome(current) }
    let isAll = lower == 0 && upper == units.count
    if edit.replacement.utf16.count > 1 {
      var whole = ComponentEditor(self, blank)
      if isAll || whole.read(edit.replacement) && whole.values.isComplete {
        let insertion = TextEdit(inserting: edit.replacement, at: 0)
        let outcome = apply(insertion, to: FormattedText(), format)
        if let rejection = outcome.rejection { return .rejected(current, because: rejection) }
        return outcome
      }
    }
    if let character = edit.replacement.first, case .other = DateCharacter(character) {
      return .rejected(current, because: .notAllowed)
    }
    let head = String(decoding: units[..<lower], as: UTF16.self)
    let tail = String(decoding: units[upper...], as: UTF16.self)
    if edit.replacement.isEmpty, tail.isEmpty, edit.direction == .backward {
      return EditOutcome(retyped(head, format))
    }
    let caret = UTF16Offset(lower + edit.replacement.utf16.count)
    return outcome(ofLoose: head + edit.replacement.asciiDigits + tail, caret, current, format)
  }

  /// Returns the outcome for a text that doesn't consist of components: a date if it is one, or the
  /// text unchanged.
  func outcome(
    ofLoose text: String, _ caret: UTF16Offset, _ current: FormattedText,
    _ format: (ComponentValues) -> FormattedText
  ) -> EditOutcome {
    if text.isEmpty { return EditOutcome(FormattedText()) }
    if let values = exactValues(of: FormattedText(text: text)), !values.lacksCentury {
      var formatted = format(values)
      formatted.caret = values.offset(of: values.position(at: caret.value))
      return EditOutcome(formatted)
    }
    if text.utf8.count > Self.longestLoose { return .rejected(current, because: .noRoom) }
    var editor = ComponentEditor(self, blank)
    let isAtEnd = caret.value >= text.utf16.count
    if isAtEnd, editor.readNotation(text, isPart: false), editor.unused.isEmpty,
      editor.values.isFinal, isFinal(text),
      !(exactValues(of: current).map { isGuessed($0, editor.values) } ?? false)
    {
      return EditOutcome(format(editor.values.separated))
    }
    var unpadded = ComponentEditor(self, blank)
    if unpadded.readUnpadded(text, caret: caret.value) {
      var formatted = format(unpadded.values)
      formatted.caret = unpadded.values.offset(of: unpadded.position)
      return EditOutcome(formatted)
    }
    var formatted = loose(text, issue: .malformed)
    formatted.caret = caret.clamped(to: text)
    return EditOutcome(formatted)
  }

  /// Whether no character after a date would change its meaning.
  private func isFinal(_ text: String) -> Bool {
    guard let tokens = DateTokens(text, layout)?.tokens, let last = tokens.last else {
      return false
    }
    switch last.kind {
    case .number(let value, let count):
      // After a number with a separator, more text follows.
      if isGrowingYear(tokens) || last.range.upperBound < text.utf8.count { return false }
      if tokens.count == 1 { return count == 8 }
      return count > 1 || value > 5
    case .dayPeriod:
      let end = text.unicodeScalars.last
      return end.map { $0.isSameLetter(as: "m") || $0 == "." } ?? false
    default: return true
    }
  }

  /// Whether the last number is a year next to a month's name, and may get two more digits.
  private func isGrowingYear(_ tokens: [DateToken]) -> Bool {
    guard let count = tokens.last?.number?.count, count < 4, tokens.last?.separator != 0x3A,
      tokens.contains(where: { $0.isMonth }),
      let year = layout.slots.firstIndex(where: { $0.kind == .year || $0.kind == .shortYear })
    else { return false }
    let numbers = tokens.filter { $0.number != nil }
    if numbers.dropLast().contains(where: { $0.number?.count == 4 }) { return false }
    let hasDay = layout.slots.contains { $0.kind == .day }
    let isYear = hasDay ? numbers.count > 1 : numbers.count == 1
    let endsWithIt = layout.slots[year].kind == .shortYear && year == layout.slots.count - 1
    return isYear && !(endsWithIt && count == 2)
  }

  /// Returns the text after typing keys one by one.
  private func retyped(_ keys: String, _ format: (ComponentValues) -> FormattedText)
    -> FormattedText
  {
    var current = FormattedText()
    for key in keys {
      let end = UTF16Offset(current.text.utf16.count)
      current = apply(TextEdit(inserting: String(key), at: end), to: current, format).formatted
    }
    return current
  }
}

extension ComponentEngine {
  /// Returns the text of an assigned value. If the value doesn't fit, it stays, with an issue.
  func assigned(_ value: String, _ format: (ComponentValues) -> FormattedText) -> FormattedText {
    var editor = ComponentEditor(self, blank)
    guard editor.read(value) else {
      let isBlank = value.allSatisfy { DateCharacter($0).isSeparator }
      if isBlank { return FormattedText() }
      return loose(String(value.prefix(Self.longestLoose)), value: value, issue: .malformed)
    }
    var formatted = format(editor.values).withCaretAtEnd()
    guard !editor.unused.isEmpty else { return formatted }
    formatted.issue = .tooLong
    formatted.isComplete = false
    formatted.value = value
    return formatted
  }

  /// Returns the outcome for the only part of a text that is a complete date or time.
  func onePart(
    of text: String, otherwise rejection: Rejection, _ current: FormattedText,
    _ format: (ComponentValues) -> FormattedText
  ) -> EditOutcome {
    let surroundings = DateSurroundings(text, layout)
    let found = DateParts(text, layout)
    for parts in [found.runs, found.segments] {
      let parts = parts.filter { $0.utf8.count < text.utf8.count }
      var isRange = false
      var named = 0
      let outcome = EditOutcome.onePart(of: parts.count, otherwise: rejection, current) { index in
        let part = parts[index]
        var editor = ComponentEditor(self, blank)
        guard editor.readNotation(String(part), isPart: true) else { return .rejected(current) }
        var outcome = EditOutcome(format(editor.values))
        if outcome.isDone {
          isRange = isRange || surroundings.isEndOfRange(part)
          if DateTokens(String(part), layout)?.tokens.contains(where: { $0.isMonth }) ?? false {
            named += 1
          }
        }
        guard surroundings.allow(part, as: editor) else { return .rejected(current) }
        outcome.unused =
          text[..<part.startIndex].lettersAndDigits + editor.unused
          + text[part.endIndex...].lettersAndDigits
        return outcome
      }
      // One end of a range isn't the date, and neither is a part that has the month of one date and
      // the year of another one.
      if isRange { break }
      if !outcome.isRejected {
        if named > 0, named < found.months { break }
        return outcome
      }
    }
    return .rejected(current, because: rejection)
  }
}

extension ComponentValues {
  /// Whether all components have a value.
  var isFinal: Bool { isComplete && !isWrong }

  /// Whether a four-digit year before other components has two digits.
  fileprivate var lacksCentury: Bool {
    let end = end
    return contents.indices.contains {
      $0 + 1 < end && layout.slots[$0].kind == .year && contents[$0].count == 2
    }
  }
}

extension String {
  /// The text with ASCII digits instead of those of other scripts.
  fileprivate var asciiDigits: String {
    var text = ""
    for character in self {
      if case .digit(let digit) = DateCharacter(character) {
        text += String(digit)
      } else {
        text.append(character)
      }
    }
    return text
  }
}
