import FormworkMasks
import FormworkPhoneNumbers
import FormworkTables

/// One edit of a phone number.
///
/// The remaining and the new digits are joined, and formatted as if they had just been typed one
/// after the other. So a deletion has the same result as never having typed the deleted digits.
struct PhoneEditor {
  let format: PhoneFormat
  let current: FormattedText
  let text: CountedText

  /// The current digits in ASCII, without a plus sign that the format supplied.
  let dialed: DigitBuffer

  /// The number of plus signs that the format supplied: zero or one.
  let supplied: Int

  /// The extension that was typed after the number.
  let tail: PhoneTail

  init(_ format: PhoneFormat, _ current: FormattedText) {
    self.format = format
    self.current = current
    text = CountedText(phone: current.text)
    tail = PhoneTail(of: current.text)
    supplied =
      format.suppliesPlus(of: current) && text.characters.first == UInt8(ascii: "+") ? 1 : 0
    dialed = supplied == 0 ? text.characters : text.characters.suffix(after: 1)
  }

  /// Applies an edit, or returns `nil` if there is nothing to do.
  func apply(_ edit: TextEdit) -> EditOutcome? {
    if let outcome = applyToTail(edit) { return outcome }
    let range = text.clamped(edit.range)
    let lower = max(0, text.count(before: range.lowerBound) - supplied)
    let upper = max(lower, text.count(before: range.upperBound) - supplied)
    if edit.replacement.isEmpty { return delete(range, edit.direction) }
    return insert(edit.replacement, in: lower..<upper, of: range)
  }

  /// Deletes the digits of a range, or the adjacent one if the range contains none.
  private func delete(
    _ range: Range<UTF16Offset>, _ direction: TextEdit.Direction
  ) -> EditOutcome? {
    guard let deletion = text.deletion(of: range, direction, first: supplied) else {
      let isSelection = direction == .insertion && !range.isEmpty
      return isSelection ? .moved(current, to: range.lowerBound) : nil
    }
    let lower = deletion.characters.lowerBound - supplied
    var rest = dialed
    rest.removeSubrange(lower..<deletion.characters.upperBound - supplied)
    return outcome(DialedDigits(rest, of: format), caret: lower, deletion.side)
  }

  /// Returns the outcome of another number before the extension, which is removed with the last
  /// digit.
  private func outcome(_ digits: DialedDigits, caret: Int, _ side: CaretSide) -> EditOutcome {
    let formatted = format.formatted(digits, caret: caret, side, tail: tail)
    return EditOutcome(formatted, removed: formatted.text.isEmpty ? tail.lettersAndDigits : "")
  }
}

extension PhoneEditor {
  /// Replaces a range with an insertion: all of it, or the one number in it.
  private func insert(
    _ replacement: String, in digits: Range<Int>, of range: Range<UTF16Offset>
  ) -> EditOutcome? {
    // A key needs no search for numbers.
    if let digit = replacement.onlyDigit { return put(CollectionOfOne(digit), in: digits) }
    let input = PhoneInput(replacement)
    if input.isIgnored { return .steppedOver(replacement, at: range, in: current) }
    var rejection = Rejection.notAllowed
    let lines = PhoneInput(replacement, splitsLines: true)
    if let whole = input.whole, !isList(lines, insteadOf: whole) {
      let outcome = put(whole, in: digits)
      guard let found = outcome?.rejection else { return outcome }
      rejection = found
    } else if let link = input.link, var outcome = put(link.dialed, in: digits) {
      if !outcome.isRejected { outcome.unused = link.unused }
      return outcome
    }
    // Two whole numbers, as in `21 234 5358,212359311`, aren't a number and its extension.
    let hasSecond = lines.bareExtensions.contains { digits in
      format.isValid(format.formatted(DigitBuffer(digits), caret: 0, .after))
    }
    if hasSecond { return .rejected(current, because: rejection) }
    // A second number counts even if only its length is right.
    let editor = lenient
    let outcome = EditOutcome.onePart(
      of: WholeInput(replacement), lines.parts, otherwise: rejection, current
    ) { part in
      ExportedNumber.outcome(ofPart: part, in: current, .phone) {
        PhoneInput($0).whole.flatMap { editor.put($0, in: digits) } ?? .rejected(current)
      }
    }
    // Next to other digits, a number that is only valid by its length may be anything.
    let isCertain = lines.hasOneNumber && format.validity == .possible
    if !outcome.isRejected, !isCertain, !format.isValid(outcome.formatted) {
      return .rejected(current)
    }
    guard outcome.isRejected, let lettered = input.lettered, let other = put(lettered, in: digits),
      other.isDone, format.isValid(other.formatted)
    else { return outcome }
    return other
  }

  /// An editor of the same number that only checks lengths.
  private var lenient: PhoneEditor {
    var format = format
    format.validity = .possible
    return PhoneEditor(format, current)
  }

  /// Whether each line is a number, and all lines together aren't one.
  private func isList(_ lines: PhoneInput, insteadOf whole: [UInt8]) -> Bool {
    let parts = lines.parts
    if parts.count < 2 { return false }
    let all = format.formatted(DigitBuffer(whole), caret: 0, .after)
    if format.isValid(all) { return false }
    let format = lenient.format
    return parts.contains { part in
      let dialed = DigitBuffer(PhoneInput(String(part)).first)
      return format.formatted(dialed, caret: 0, .after).isDone
    }
  }

  /// Replaces digits; `nil` if there is nothing to do.
  private func put(_ new: some Collection<UInt8>, in digits: Range<Int>) -> EditOutcome? {
    var all = dialed
    all.removeSubrange(digits)
    if repeats(new, behind: all, at: digits.lowerBound) { all = DigitBuffer() }
    let index = min(digits.lowerBound, all.count)
    guard let target = place(for: new, in: index, of: all) else {
      return new.count == 1 ? nil : .rejected(current, because: .otherPrefix)
    }
    if target.replacesAll { all = DigitBuffer() }
    let taken = new.dropFirst(target.skipsSign ? 1 : 0)
    if all.count + taken.count > PhoneFormat.mostDigits {
      return .rejected(current, because: .noRoom)
    }
    all.insert(contentsOf: taken, at: target.index)
    let read = DialedDigits(all, of: format)
    if let rejection = format.rejection(of: read, insteadOf: dialed.count) {
      return .rejected(current, because: rejection)
    }
    return outcome(read, caret: target.index + taken.count, .after)
  }

  /// Whether new digits behind others are a valid number that the others begin, and both together
  /// aren't: `+49`, then `00493023125042`.
  private func repeats(
    _ new: some Collection<UInt8>, behind rest: DigitBuffer, at index: Int
  ) -> Bool {
    if new.count < 3 || rest.isEmpty || index < rest.count { return false }
    let alone = DialedDigits(DigitBuffer(new), of: format).number
    guard alone.kind != nil, let whole = alone.e164, !format.isValid(current) else { return false }
    let isBegun = whole.starts(with: format.e164(of: rest)) || DigitBuffer(new).starts(with: rest)
    return isBegun && DialedDigits(rest + new, of: format).number.kind == nil
  }

  /// The position of new digits.
  private struct Place {
    var index: Int

    /// Whether they replace all existing digits.
    var replacesAll = false

    /// Whether their plus sign already exists.
    var skipsSign = false
  }

  /// Returns the position of new digits; `nil` if they begin with a plus sign and the existing
  /// digits are another number.
  private func place(
    for new: some Collection<UInt8>, in index: Int, of rest: DigitBuffer
  ) -> Place? {
    let plus = UInt8(ascii: "+")
    let hasSign = rest.first == plus
    guard new.first == plus else { return Place(index: hasSign ? max(1, index) : index) }
    if rest.isEmpty || (index == 0 && !hasSign) { return Place(index: index) }
    if new.count == 1 { return nil }
    if rest.count == 1, hasSign { return Place(index: 1, skipsSign: true) }
    // A whole number replaces its own beginning.
    let whole = format.e164(of: DigitBuffer(new))
    let isBeginning = whole.starts(with: format.e164(of: rest))
    return isBeginning ? Place(index: 0, replacesAll: true) : nil
  }
}

extension String {
  /// The ASCII digit that is the whole text.
  fileprivate var onlyDigit: UInt8? {
    guard byteCount == 1, let byte = utf8.first, 0x30...0x39 ~= byte else { return nil }
    return byte
  }
}

extension PhoneEditor {
  /// Applies an edit of the extension; `nil` if the edit is about the number.
  private func applyToTail(_ edit: TextEdit) -> EditOutcome? {
    let length = tail.characters.count
    // A space separates the two.
    let start =
      length > 0
      ? current.text.utf16.count - length : text.offset(after: text.characters.count).value + 1
    let all = start + length
    let lower = min(max(edit.range.lowerBound.value, 0), all) - start
    let upper = min(max(edit.range.upperBound.value, 0), all) - start
    if length == 0 {
      guard current.isDone, lower >= -1, edit.replacement.utf8.count == 1 else { return nil }
      return beginTail(edit.replacement)
    }
    if lower < 0 {
      return upper <= 0 ? nil : applyToBoth(edit, first: lower + start, upTo: upper)
    }
    let range = lower..<max(lower, upper)
    var characters = tail.characters
    characters.replaceSubrange(range, with: edit.replacement.utf8)
    var next = PhoneTail()
    next.characters = characters
    if next.isPlausible {
      return EditOutcome(shown(next, caret: start + range.lowerBound + edit.replacement.utf8.count))
    }
    if !edit.replacement.isEmpty { return .rejected(current) }
    // Without its label, the rest isn't an extension.
    return EditOutcome(withoutTail.current, removed: next.lettersAndDigits)
  }

  /// Applies an edit of the end of the number and the beginning of the extension, which is removed.
  private func applyToBoth(_ edit: TextEdit, first: Int, upTo end: Int) -> EditOutcome? {
    let number = withoutTail
    let hasDigits = text.count(before: UTF16Offset(first)) < text.characters.count
    var rest = PhoneTail()
    rest.characters = Array(tail.characters.dropFirst(end))
    if edit.replacement.isEmpty, !hasDigits {
      return EditOutcome(number.current, removed: rest.lettersAndDigits)
    }
    guard var outcome = number.apply(edit),
      !outcome.formatted.text.utf8.elementsEqual(number.current.text.utf8)
    else {
      return .rejected(current)
    }
    if let rejection = outcome.rejection { return .rejected(current, because: rejection) }
    outcome.removed += rest.lettersAndDigits
    return outcome
  }

  /// Starts an extension after a number.
  private func beginTail(_ key: String) -> EditOutcome? {
    var next = PhoneTail()
    next.characters = Array(key.utf8)
    guard next.isPlausible else { return nil }
    return EditOutcome(shown(next, caret: nil))
  }

  private func shown(_ tail: PhoneTail, caret: Int?) -> FormattedText {
    var formatted = format.formatted(
      DialedDigits(dialed, of: format), caret: dialed.count, .after, tail: tail)
    formatted.caret = caret.map { UTF16Offset($0) } ?? UTF16Offset(formatted.text.utf8.count)
    return formatted
  }

  /// The same number without an extension.
  private var withoutTail: PhoneEditor {
    PhoneEditor(
      format, format.formatted(DialedDigits(dialed, of: format), caret: dialed.count, .after))
  }
}

extension PhoneTail {
  /// The letters and digits, which count when characters are removed.
  var lettersAndDigits: String {
    String(decoding: characters.filter { $0.isASCIIAlphanumeric }, as: UTF8.self)
  }
}

/// The extension after a number. A field shows it, but it can't be part of the value.
///
/// Otherwise, the key `x` would be rejected, and the digits after it would become part of the
/// number.
struct PhoneTail {
  /// The characters, in ASCII, such as `ext. 12`; none if there is no extension.
  var characters: [UInt8] = []

  /// Creates an empty extension.
  init() {}

  /// Reads the extension after the number in a text of the format.
  init(of text: String) {
    characters = Array(text.utf8.drop { !$0.beginsTail })
    if !characters.isEmpty, !isPlausible { characters = [] }
  }

  /// Whether the characters are an extension, or the beginning of one.
  var isPlausible: Bool {
    let marks = characters.prefix { $0.beginsTail && !$0.isASCIIAlphanumeric }
    let letters = characters.dropFirst(marks.count).prefix {
      $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A
    }
    var rest = characters.dropFirst(marks.count + letters.count)
    if marks.isEmpty, letters.isEmpty { return false }
    let isLabel =
      letters.isEmpty || Self.labels.contains { $0.matches(letters, isWhole: !rest.isEmpty) }
    if !isLabel { return false }
    rest = rest.drop { " .:=,;-".utf8.contains($0) }
    let digits = rest.prefix { 0x30...0x39 ~= $0 }
    rest = rest.dropFirst(digits.count)
    return digits.count <= 20 && (rest.isEmpty || digits.count > 0 && rest.elementsEqual("#".utf8))
  }

  /// Whether digits follow the label.
  var hasDigits: Bool { characters.contains { 0x30...0x39 ~= $0 } }

  private static var labels: [StaticString] {
    ["x", "xt", "ext", "extn", "extension", "int"]
  }
}

extension StaticString {
  /// Whether letters, in any case, equal this text or its beginning.
  fileprivate func matches(_ letters: ArraySlice<UInt8>, isWhole: Bool) -> Bool {
    withUTF8Buffer { label in
      (isWhole ? label.count == letters.count : label.count >= letters.count)
        && zip(label, letters).allSatisfy { $0 == $1 | 0x20 }
    }
  }
}

extension UInt8 {
  /// Whether the character can begin an extension. No format uses it inside a number.
  fileprivate var beginsTail: Bool {
    switch self {
    case UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: ";"): true
    default: isASCIIAlphanumeric && self > 0x39
    }
  }
}

extension String {
  /// The text before the extension, including the space between them.
  var withoutPhoneTail: String {
    utf8.firstIndex(where: { $0.beginsTail }).map { String(self[..<$0]) } ?? self
  }
}
