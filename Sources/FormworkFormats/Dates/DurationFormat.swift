package import FormworkMasks
import FormworkTables

/// A format for durations in days, hours, minutes, and seconds, which can exceed 24 hours.
///
///     let flight = try DurationFormat("hh:mm")
///     let long = flight.formatted(text: "26:30")
///     long.text           // "26:30"
///     flight.typed(long)  // 95400 seconds
///     flight.formatted(text: "8:5").text  // "08:5"
///     flight.formatted(text: "90").text   // "01:30"
///     flight.formatted(text: "1.5").text  // "01:30"
///
/// The parts are edited like those of a ``DateFormat``. The ``DurationPattern`` determines the
/// maximum. The value is the text; the typed value is a number of seconds.
///
/// A whole text may also have units, as in `1h30`. A number alone is one of the first unit; but 24 hours or more are
/// minutes if the pattern shows them. A number with decimal places is one of the first unit.
package struct DurationFormat: Hashable, Sendable {
  /// The order, the width, and the separators of the units.
  package let pattern: DurationPattern

  /// The options of the format.
  package let options: Options

  let engine: ComponentEngine

  /// Creates a format.
  package init(_ pattern: DurationPattern, options: Options = Options()) {
    self.pattern = pattern
    self.options = options
    engine = ComponentEngine(
      layout: pattern.layout, completes: options.completion,
      overwrites: options.insertion == .replace)
  }

  /// Creates a format from the text of a pattern.
  ///
  /// - Throws: ``DatePatternError`` at the first mistake in the pattern.
  package init(_ pattern: String, options: Options = Options()) throws(DatePatternError) {
    self.init(try DurationPattern(pattern), options: options)
  }

  /// The options of a duration format: its limits, and how it handles edits.
  package struct Options: Hashable, Sendable {
    /// The shortest valid duration, in seconds.
    package var minimum: Int64?

    /// The longest valid duration, in seconds.
    package var maximum: Int64?

    /// A Boolean value that indicates whether a separator appears as soon as the component before it is
    /// full.
    package var completion = true

    /// The effect of a digit on the one after the caret: it replaces it or shifts it within the component.
    package var insertion = InsertionMode.replace

    /// The decimal separator of a number such as `1.5` hours. The other one, before two digits, is the separator of the
    /// next unit: in German, `1,30` is 1.3 hours, and `1.30` is an hour and a half.
    package var decimalSeparator: Unicode.Scalar = "."

    /// Creates options with their defaults.
    package init() {}
  }
}

extension DurationFormat: ComponentFormat {
  var stepper: ComponentStepper { ComponentStepper(engine) }

  func isWithinLimits(_ values: ComponentValues) -> Bool {
    seconds(of: values).map { issue($0) == nil } ?? true
  }

  /// Applies a user edit, as to a date. In addition, a decimal number and units are read.
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    if let outcome = applyToDecimal(edit, current) { return outcome }
    if let outcome = applyToUnit(edit, current) { return outcome }
    let outcome = engine.apply(edit, to: current, { formatted($0) })
    if edit.replacement.isOneCharacter || edit.replacement.isEmpty { return outcome }
    // The text that this format shows while somebody types keeps its meaning.
    let isOwn = outcome.formatted.text.isSame(as: edit.replacement)
    let isAll = edit.range.lowerBound.value <= 0 && edit.range.upperBound >= current.end
    guard isAll, !isOwn,
      !outcome.isDone || isDecimal(edit.replacement) || hasUnits(edit.replacement),
      let values = values(ofWhole: edit.replacement)
    else { return outcome }
    return EditOutcome(formatted(values).withCaretAtEnd())
  }

  /// Returns the text with a number alone as the duration that it means, with the other parts completed. A text that
  /// doesn't fit into the pattern is read as a whole.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    if isDecimal(current) {
      // An assigned value that doesn't fit stays.
      return current.isPartShown ? current : formatted(value: current.value)
    }
    let left = engine.editingEnded(current, { formatted($0) })
    if left.issue == .malformed, let values = values(ofWhole: left.text) {
      return formatted(values).withCaretAtEnd()
    }
    guard var values = engine.exactValues(of: left), !values.isEmpty, !values.isWrong,
      values.end < values.contents.count
    else { return left }
    if !values.isClosed {
      guard values.last == 0, values.isValue(0) else { return left }
      let seconds = seconds(ofPlain: Int64(values.contents[0].value))
      return self.values(of: seconds).map { formatted($0).withCaretAtEnd() } ?? left
    }
    // Behind a separator that the user typed, as in `2:` or `2h`, there is nothing more.
    for index in values.end..<values.contents.count {
      values.contents[index] = engine.content(of: 0, in: engine.layout.slots[index]) ?? .empty
    }
    values.close()
    return formatted(values).withCaretAtEnd()
  }

  package func unused(of input: String, in formatted: FormattedText) -> String {
    let isWhole = values(ofWhole: input).map { $0.text.isSame(as: formatted.text) } ?? false
    return isWhole ? "" : engine.unused(of: input, in: formatted)
  }

  package func remainder(after current: FormattedText) -> String {
    isDecimal(current) ? "" : engine.remainder(after: engine.values(of: current))
  }

  package func stepped(_ current: FormattedText, by steps: Int) -> EditOutcome? {
    stepper.step(
      isDecimal(current) ? editingEnded(current) : current, by: steps, { formatted($0) },
      isWithin: isWithinLimits)
  }
}

// Durations that aren't written in the parts of the pattern.
extension DurationFormat {
  /// Whether a point or a comma is a decimal separator, because the pattern doesn't have it between its parts.
  private func isDecimalMark(_ mark: Unicode.Scalar) -> Bool {
    engine.layout.slots.count > 1
      && !engine.layout.literals.contains { $0.text.unicodeScalars.contains(mark) }
  }

  /// Whether the text is a decimal number, and not kept as it was typed because it fits nowhere.
  private func isDecimal(_ current: FormattedText) -> Bool {
    isDecimal(current.text) && !current.value.isSame(as: current.text)
  }

  /// Whether a text is a decimal number.
  private func isDecimal(_ text: String) -> Bool {
    var marks = 0
    for scalar in text.unicodeScalars {
      if 0x30...0x39 ~= scalar.value { continue }
      guard Character(scalar).decimalMark == scalar, isDecimalMark(scalar) else { return false }
      marks += 1
    }
    return marks == 1 && text.utf8.first.map { $0 >= 0x30 } ?? false
  }

  /// Whether a text has numbers with units.
  private func hasUnits(_ text: String) -> Bool {
    if case .units = DurationReading(text) { true } else { false }
  }

  /// Applies an edit of a decimal number, or a key that begins one; `nil` for any other edit.
  private func applyToDecimal(_ edit: TextEdit, _ current: FormattedText) -> EditOutcome? {
    let decimal = DecimalDuration(format: self)
    if isDecimal(current) {
      let isAll = edit.range.lowerBound.value <= 0 && edit.range.upperBound >= current.end
      if isAll { return apply(edit, to: FormattedText()) }
      let outcome = decimal.apply(edit, to: current)
      if outcome.isRejected || isDecimal(outcome.formatted) { return outcome }
      // Without its separator, it is the first part.
      return engine.apply(
        TextEdit(inserting: outcome.formatted.text, at: 0), to: FormattedText(), { formatted($0) })
    }
    // A separator behind the digits of the first part.
    guard edit.replacement.isOneCharacter, edit.range == current.end..<current.end,
      let mark = edit.replacement.first?.decimalMark, isDecimalMark(mark),
      let values = engine.exactValues(of: current), values.last == 0, !values.isClosed
    else { return nil }
    let number = decimal.text(of: Entry(String(values.contents[0].own.value))).formatted()
    let outcome = decimal.apply(TextEdit(inserting: edit.replacement, at: number.end), to: number)
    return outcome.isRejected ? .rejected(current, because: .notAllowed) : outcome
  }

  /// Applies a letter of a unit, as in `1h30` or `90 min`; `nil` for any other edit.
  private func applyToUnit(_ edit: TextEdit, _ current: FormattedText) -> EditOutcome? {
    let hasLetters = engine.layout.literals.contains { literal in
      literal.bytes.contains { $0.isASCIIAlphanumeric }
    }
    guard !hasLetters, let byte = edit.replacement.utf8.first, edit.replacement.utf8.count == 1,
      byte | 0x20 > 0x60, byte | 0x20 < 0x7B, edit.range == current.end..<current.end,
      let values = engine.exactValues(of: current), let last = values.last
    else { return nil }
    let slots = engine.layout.slots
    // The other letters of words such as `min` and `hours` change nothing.
    guard let unit = ComponentSlot.unit(of: byte | 0x20) else {
      return Self.wordLetters.contains(byte | 0x20) ? EditOutcome(current) : .rejected(current)
    }
    if slots[last].unit == unit {
      // One number that reached into the second part, as `106` in `10:6`.
      if last == 1, !values.isTyped(1), case .plain(let number)? = DurationReading(values.joined),
        let whole = self.values(of: number &* slots[1].seconds)
      {
        return EditOutcome(formatted(whole).withCaretAtEnd())
      }
      if values.isClosed || last == slots.count - 1 { return EditOutcome(current) }
      return engine.apply(edit.replacing(with: ":"), to: current, { formatted($0) })
    }
    // A number of a smaller unit fills the larger ones.
    guard last == 0, let slot = slots.first(where: { $0.unit == unit }),
      let whole = self.values(of: Int64(values.contents[0].value) &* slot.seconds)
    else { return EditOutcome(current) }
    return EditOutcome(formatted(whole).withCaretAtEnd())
  }

  private static let wordLetters = Set("ayorinutecds".utf8)

  /// Returns the parts of a whole text that is a number or has units.
  private func values(ofWhole text: String) -> ComponentValues? {
    let seconds: Int64? =
      switch DurationReading(text) {
      case .plain(let number):
        number > Int64(engine.layout.slots[0].highest) ? nil : seconds(ofPlain: number)
      case .decimal(let number, let places, let mark):
        isDecimalMark(mark) ? seconds(ofDecimal: number, places: places, mark) : nil
      case .units(let seconds): seconds
      case nil: nil
      }
    return seconds.flatMap { values(of: $0) }
  }

  /// Returns the seconds that a number alone means.
  private func seconds(ofPlain number: Int64) -> Int64 {
    let slots = engine.layout.slots
    let isMinutes = slots.count > 1 && slots[0].seconds == 3600 && number >= 24
    return number &* (isMinutes ? 60 : slots[0].seconds)
  }

  /// Returns the seconds of a decimal number of the first unit, rounded to the last unit; `nil` if there are too many.
  func seconds(ofDecimal number: Int64, places: Int, _ mark: Unicode.Scalar) -> Int64? {
    guard let first = engine.layout.slots.first, let last = engine.layout.slots.last else {
      return nil
    }
    var seconds =
      DurationReading.seconds(number, places: places, of: first.seconds / last.seconds)
      &* last.seconds
    if mark != options.decimalSeparator, places == 2, number % 100 < 60, first.seconds <= 3600 {
      seconds = number / 100 &* first.seconds &+ number % 100 &* (first.seconds / 60)
    }
    return values(of: seconds) == nil ? nil : seconds
  }
}

extension DurationFormat: TypedInputFormat {
  /// Returns the duration of a text in seconds; `nil` if a unit is missing.
  package func typed(_ formatted: FormattedText) -> Int64? {
    // The text of a decimal number isn't written in parts, and its value is.
    isDecimal(formatted)
      ? formatted.isComplete ? typed(self.formatted(value: formatted.value)) : nil
      : seconds(of: engine.values(of: formatted))
  }

  /// Returns the formatted text of a duration in seconds; empty if it is negative or too long.
  ///
  /// Fractions of the smallest unit are omitted.
  package func formatted(typed: Int64) -> FormattedText {
    values(of: typed).map(formatted) ?? FormattedText()
  }

  /// Returns the components of a duration in seconds, or `nil` if it is negative or too long.
  private func values(of typed: Int64) -> ComponentValues? {
    guard typed >= 0 else { return nil }
    var values = engine.blank
    var rest = typed
    for index in engine.layout.slots.indices {
      let slot = engine.layout.slots[index]
      let value = rest / slot.seconds
      guard value <= Int64(slot.highest),
        let content = engine.content(of: Int(value), in: slot)
      else { return nil }
      values.contents[index] = content
      rest %= slot.seconds
    }
    values.close()
    return values
  }

  private func seconds(of values: ComponentValues) -> Int64? {
    guard values.isComplete else { return nil }
    // Six digits of days can't overflow, and a checked 64-bit product needs a function that a web
    // page doesn't have.
    return values.contents.indices.reduce(Int64(0)) { sum, index in
      sum &+ Int64(values.contents[index].value) &* engine.layout.slots[index].seconds
    }
  }

  func formatted(_ values: ComponentValues) -> FormattedText {
    var formatted = engine.formatted(values)
    formatted.issue = values.isWrong ? .malformed : seconds(of: values).flatMap(issue)
    return formatted
  }

  private func issue(_ seconds: Int64) -> ValidationIssue? {
    if let minimum = options.minimum, seconds < minimum {
      return .belowMinimum.limited(to: values(of: minimum)?.text ?? "")
    }
    if let maximum = options.maximum, seconds > maximum {
      return .aboveMaximum.limited(to: values(of: maximum)?.text ?? "")
    }
    return nil
  }
}

extension ComponentSlot {
  /// The number of seconds in one unit of a duration.
  fileprivate var seconds: Int64 {
    switch unit {
    case 0: 86_400
    case 1: 3600
    case 2: 60
    default: 1
    }
  }
}

/// A length of time as people write it: `90`, `1.5`, `1h30`, `2 h 15 min`.
///
///     DurationReading("1h30")  // .units, 5400 seconds
///     DurationReading("1.5")   // .decimal, 1.5 of the first unit of a pattern
enum DurationReading: Equatable {
  /// A number without a unit.
  case plain(Int64)

  /// A number with decimal places, without a unit: the digits, how many of them are places, and the separator.
  case decimal(Int64, places: Int, Unicode.Scalar)

  /// Numbers with units, in seconds.
  case units(seconds: Int64)

  /// Reads a whole text; `nil` if it is anything else.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  init?(_ text: String) {
    var parts: [Part] = []
    for scalar in text.unicodeScalars {
      if parts.count > 8 { return nil }
      if let digit = UnicodeData.decimalDigitValue(scalar.value) {
        if parts.last?.isOpen != true { parts.append(Part()) }
        guard parts[parts.count - 1].append(digit) else { return nil }
      } else if let mark = Character(scalar).decimalMark {
        guard let last = parts.last, last.isOpen, last.mark == nil else { return nil }
        parts[parts.count - 1].mark = mark
      } else if scalar.isDurationSpace {
        parts.last.map { parts[parts.count - 1].isOpen = $0.isOpen && $0.digits == 0 }
      } else {
        let letter = LetterCase.lower.changing(scalar.value)
        guard !parts.isEmpty, letter < 0x80, parts[parts.count - 1].append(letter: UInt8(letter))
        else { return nil }
      }
    }
    guard let first = parts.first, parts.allSatisfy({ $0.mark == nil || $0.places > 0 }) else {
      return nil
    }
    if parts.count == 1, first.unit.isEmpty {
      if let mark = first.mark {
        self = .decimal(first.number, places: first.places, mark)
      } else {
        self = .plain(first.number)
      }
      return
    }
    var (sum, smallest) = (0 as Int64, Int64.max)
    for (index, part) in parts.enumerated() {
      // The last number may have no unit, as in `1h30`.
      let isNext = part.unit.isEmpty && index > 0 && index == parts.count - 1
      guard let unit = isNext ? Self.next(after: smallest) : Self.seconds(of: part.unit),
        unit < smallest, part.mark == nil || index == parts.count - 1 && !isNext
      else { return nil }
      sum = sum &+ Self.seconds(part.number, places: part.places, of: unit)
      smallest = unit
    }
    self = .units(seconds: sum)
  }

  /// Returns a number of units in seconds, rounded to a whole number.
  static func seconds(_ number: Int64, places: Int, of unit: Int64) -> Int64 {
    var scale: Int64 = 1
    for _ in 0..<places { scale = scale &* 10 }
    // Ten digits of days can't overflow, and a checked product needs a function that a web page doesn't have.
    return (number &* unit &+ scale / 2) / scale
  }

  private static func next(after unit: Int64) -> Int64? {
    switch unit {
    case 86_400: 3600
    case 3600: 60
    case 60: 1
    default: nil
    }
  }

  /// The units of the International System, and their English words.
  private static func seconds(of word: String) -> Int64? {
    switch Word(word) {
    case "d", "day", "days": 86_400
    case "h", "hr", "hrs", "hour", "hours", "std": 3600
    case "m", "min", "mins", "minute", "minutes": 60
    case "s", "sec", "secs", "second", "seconds": 1
    default: nil
    }
  }

  /// A number, and the word after it.
  private struct Part {
    var number: Int64 = 0
    var digits = 0
    var places = 0
    var mark: Unicode.Scalar?
    var unit = ""

    /// Whether another digit may follow.
    var isOpen = true

    /// Appends a digit, or returns `false` if there are too many to be a length of time.
    mutating func append(_ digit: UInt8) -> Bool {
      guard digits < 6 || mark != nil && places < 4 else { return false }
      number = number &* 10 &+ Int64(digit)
      digits += 1
      if mark != nil { places += 1 }
      return true
    }

    mutating func append(letter: UInt8) -> Bool {
      guard letter &- UInt8(ascii: "a") < 26, unit.utf8.count < 8 else { return false }
      isOpen = false
      unit.unicodeScalars.append(Unicode.Scalar(letter))
      return true
    }
  }
}

extension Unicode.Scalar {
  fileprivate var isDurationSpace: Bool { value == 0x20 || value == 0xA0 || value == 0x202F }
}

/// The entry of a duration as a decimal number of its first unit, while it is typed: `1.5` for an hour and a half.
///
/// When the user leaves the field, the text becomes that of the pattern, `01:30`. The value is that text from the
/// start.
struct DecimalDuration: EntryFormat {
  let format: DurationFormat

  func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    if let mark = character.decimalMark {
      return index == 0 || entry.mark != nil ? .ignored : .significant(Character(mark))
    }
    guard case .digit(let digit) = DateCharacter(character) else { return .foreign }
    return .significant(Character(Unicode.Scalar(UInt8(0x30 + digit))))
  }

  func write(_ entry: Entry) -> EntryText {
    var text = EntryText(entry)
    text.show(0..<entry.count)
    let places = entry.mark.map { entry.count - $0 - 1 } ?? 0
    let mark = entry.mark.flatMap { Unicode.Scalar(entry.units[$0]) } ?? "."
    var number: Int64 = 0
    for unit in entry.units.prefix(11) where unit >= 0x30 {
      number = number &* 10 &+ Int64(unit & 15)
    }
    let seconds = format.seconds(ofDecimal: number, places: places, mark)
    let shown = seconds.map { format.formatted(typed: $0) } ?? FormattedText()
    text.value = shown.value
    text.issue = shown.issue
    text.isComplete = places > 0
    if places > 4 || entry.count > 11 || shown.value.isEmpty { text.rejection = .noRoom }
    return text
  }
}

extension Entry {
  /// The index of the decimal separator.
  fileprivate var mark: Int? { units.firstIndex { $0 < 0x30 } }
}

extension Character {
  /// The point or comma of a decimal number; `nil` for any other character.
  var decimalMark: Unicode.Scalar? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.count == 1 else { return nil }
    // The Arabic one is a comma.
    return first == "." || first == "," ? first : first == "\u{66B}" ? "," : nil
  }
}
