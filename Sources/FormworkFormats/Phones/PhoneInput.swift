import FormworkMasks
import FormworkPhoneNumbers
import FormworkTables

/// Text to insert in a phone field, split into the numbers that it contains.
///
/// A number begins with a plus sign or a digit. It can contain spaces, hyphens, dots, slashes, and
/// brackets; letters and other characters end it. Digits after `ext.`, `x`, and similar labels are
/// an extension, not a number.
struct PhoneInput {
  /// The original text.
  let text: String

  /// Whether it contains only separators, which are ignored.
  private(set) var isIgnored = true

  /// The numbers in the text, including extensions.
  private var runs: [Run] = []

  /// Whether there are letters outside the numbers, or digits of an unsupported script.
  private var hasLetters = false

  /// One number.
  private struct Run {
    var range: Range<String.Index>

    /// The digits in ASCII, with an optional leading plus sign.
    var dialed: [UInt8]

    /// Whether it is directly joined to something else, as in `1,234` or `A123`.
    var isJoined = false

    var isExtension = false

    /// Whether it is an extension without a label, such as `,12`.
    var isBare = false
  }

  private var plus: String.Index?
  private var isOpen = false
  private var joint = Joint.none

  /// Whether only separators follow a word that begins with a digit, such as `2nd`. The word may be a
  /// misread group of the next number.
  private var isAfterWord = false

  /// The character directly before the next one.
  private enum Joint {
    case none, digit, letter, mark
  }

  /// Reads text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - splitsLines: Whether a line break ends a number; otherwise, it is a space.
  /// - Complexity: O(*n*) in its length.
  init(_ text: String, splitsLines: Bool = false) {
    self.text = text
    for index in text.indices {
      switch InputCharacter(text[index]) {
      case .ascii(let byte): take(byte, at: index, splitsLines)
      case .alphanumeric where joint != .letter && text[index].isKanaHyphen:
        joint = .none
      case .alphanumeric:
        let scalar = text[index].unicodeScalars.first?.value ?? 0
        takeLetter(isOfWord: WholeInput.kind(ofUnplaced: scalar, after: nil) == .foreign)
      case .sign:
        isIgnored = false
        isAfterWord = false
        (isOpen, plus, joint) = (false, nil, .none)
      case .separator where joint == .digit && text[index].isUnit:
        endWord()
        (isOpen, plus, joint) = (false, nil, .none)
      case .separator:
        if !text[index].isPhoneSeparator { (isOpen, plus) = (false, nil) }
        joint = .none
      }
    }
    findExtensions()
  }

  private mutating func take(_ byte: UInt8, at index: String.Index, _ splitsLines: Bool) {
    switch byte {
    case 0x30...0x39:
      takeDigit(byte, at: index)
    case UInt8(ascii: "+"):
      isIgnored = false
      if plus == nil || joint == .digit { plus = index }
      isAfterWord = false
      (isOpen, joint) = (false, .none)
    case 0x0A...0x0D:
      if splitsLines { (isOpen, plus) = (false, nil) }
      joint = .none
    case 0x09, 0x20, 0x28, 0x29, 0x2D...0x2F, 0x5B, 0x5D, 0x7E:
      joint = .none
    default:
      if byte.isASCIIAlphanumeric { return takeLetter(isOfWord: true) }
      let isUnit = byte == UInt8(ascii: "%") || byte == UInt8(ascii: "$")
      if isUnit, joint == .digit { endWord() } else { isAfterWord = false }
      if joint == .digit { joint = .mark } else { joint = .none }
      (isOpen, plus) = (false, nil)
    }
  }

  private mutating func takeDigit(_ byte: UInt8, at index: String.Index) {
    isIgnored = false
    let end = text.index(after: index)
    if isOpen, plus == nil {
      runs[runs.count - 1].dialed.append(byte)
      runs[runs.count - 1].range = runs[runs.count - 1].range.lowerBound..<end
    } else {
      var run = Run(range: (plus ?? index)..<end, dialed: [byte])
      if plus != nil { run.dialed.insert(UInt8(ascii: "+"), at: 0) }
      run.isJoined = joint == .letter || joint == .mark || isAfterWord
      if joint == .mark, !runs.isEmpty { runs[runs.count - 1].isJoined = true }
      runs.append(run)
    }
    (isOpen, plus, joint) = (true, nil, .digit)
  }

  /// Takes a letter. A letter of a script with spaces between words makes a word of the digits that it
  /// touches, as in `24h`; others may follow a number directly.
  private mutating func takeLetter(isOfWord: Bool) {
    isIgnored = false
    hasLetters = true
    if joint == .digit, isOfWord { endWord() } else if joint != .letter { isAfterWord = false }
    (isOpen, plus, joint) = (false, nil, .letter)
  }

  /// Notes that the last digits belong to a word, so that the number isn't whole.
  private mutating func endWord() {
    if !runs.isEmpty { runs[runs.count - 1].isJoined = true }
    isAfterWord = true
  }

  private mutating func findExtensions() {
    guard runs.count > 1, runs.count <= WholeInput.mostParts else { return }
    for index in 1..<runs.count where !runs[index - 1].isExtension {
      let (number, digits) = (runs[index - 1].range, runs[index].range)
      // A comma and a space may also be between two numbers.
      let label = text[number.upperBound..<digits.lowerBound]
      if label.utf8.isListed { continue }
      let isBare = !label.utf8.contains { $0.isASCIIAlphanumeric || $0 >= 0x80 }
      // An extension without a label is one group of digits.
      if isBare, text[digits].contains(where: { !InputCharacter($0).isDigit }) { continue }
      let end = text[digits].firstIndex { !InputCharacter($0).isDigit } ?? digits.upperBound
      guard let read = DialedText(reading: String(text[number.lowerBound..<end])),
        read.extensionDigits.count > 0
      else { continue }
      runs[index].isExtension = true
      runs[index].isBare = isBare
      runs[index - 1].isJoined = false
    }
  }
}

extension PhoneInput {
  /// The digits, with an optional leading plus sign, if the whole text is one number and nothing
  /// else.
  var whole: [UInt8]? {
    if runs.isEmpty { return !hasLetters && plus != nil ? [UInt8(ascii: "+")] : nil }
    return runs.count == 1 && !hasLetters && !runs[0].isJoined && plus == nil ? runs[0].dialed : nil
  }

  /// The numbers in the text.
  var parts: [Substring] {
    runs.compactMap { run in
      run.isExtension || run.isJoined || run.dialed.count < 3 ? nil : text[run.range]
    }
  }

  /// Whether there is exactly one number, so that the meaning is unambiguous.
  var hasOneNumber: Bool { runs.filter { !$0.isExtension }.count == 1 }

  /// The digits of the first number, if there is any.
  var first: [UInt8] { runs.first?.dialed ?? [] }

  /// The digits after a comma or a similar sign, which may also be a second number.
  var bareExtensions: [[UInt8]] { runs.filter { $0.isBare }.map { $0.dialed } }

  /// Whether there is a number with an extension.
  var hasExtension: Bool { runs.contains { $0.isExtension } }

  /// The number of a link such as `tel:+44-20-7946-0018`, and the digits of its extension.
  var link: (dialed: [UInt8], unused: String)? {
    let bytes = text.utf8.drop { $0 <= 0x20 }
    guard bytes.prefix(4).elementsEqual("tel:".utf8, by: { $0 | 0x20 == $1 | 0x20 }),
      let read = DialedText(reading: text)
    else { return nil }
    return (read.dialed, read.extensionDigits.text)
  }

  /// The number if its last digits are written as letters, such as `1-800-FLOWERS`. They may be
  /// repeated in brackets: `1-800-FLOWERS (356-9377)`.
  var lettered: [UInt8]? {
    // In bytes, because one step back over a flag can lead to the start of the text.
    guard let open = text.utf8.lastIndex(of: UInt8(ascii: "(")),
      text.utf8.last(where: { $0 != 0x20 }) == UInt8(ascii: ")"),
      let digits = PhoneInput(String(text[open...])).whole, digits.count > 3
    else { return endingInLetters }
    let number = PhoneInput(String(text[..<open])).endingInLetters
    return number?.suffix(digits.count).elementsEqual(digits) ?? false ? number : nil
  }

  private var endingInLetters: [UInt8]? {
    let counted = text.utf8.drop { !$0.isASCIIAlphanumeric && $0 != UInt8(ascii: "+") }
    let letters = counted.drop { !(0x41...0x5A).contains($0) }
    // libphonenumber reads letters as digits from three on. It would leave out fewer, unreported.
    if letters.count(where: { (0x41...0x5A).contains($0) }) < 3 { return nil }
    // Letters before the number aren't a part of it, and must not vanish.
    let lead = text[..<counted.startIndex]
    guard !runs.isEmpty, !letters.isEmpty, letters.count < counted.count,
      !lead.contains(where: { InputCharacter($0).isAlphanumeric }),
      letters.allSatisfy({ (0x41...0x5A).contains($0) || $0 == 0x20 || $0 == 0x2D }),
      !counted.contains(where: { (0x61...0x7A).contains($0) || $0 >= 0x80 }),
      let read = DialedText(reading: text)
    else { return nil }
    return read.dialed
  }
}

extension DialedText {
  /// Parses text with libphonenumber's rules; `nil` if it isn't a number.
  fileprivate init?(reading text: String) {
    do {
      try self.init(text)
    } catch {
      return nil
    }
  }

  /// The digits in ASCII, with an optional leading plus sign.
  fileprivate var dialed: [UInt8] {
    (hasPlus ? [UInt8(ascii: "+")] : []) + digits.text.utf8
  }
}

extension Substring.UTF8View {
  /// Whether the text is a comma or a semicolon, followed by a space.
  fileprivate var isListed: Bool {
    contains(0x20)
      && allSatisfy { $0 == 0x20 || $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
  }
}

extension InputCharacter {
  fileprivate var isDigit: Bool {
    if case .ascii(0x30...0x39) = self { true } else { false }
  }

  fileprivate var isAlphanumeric: Bool {
    if case .alphanumeric = self { true } else { false }
  }
}

extension Character {
  /// Whether the character can be part of a number: a space, a dash, a middle dot, a bracket of another
  /// script, or an invisible mark.
  fileprivate var isPhoneSeparator: Bool {
    switch unicodeScalars.first?.value ?? 0 {
    case 0x85, 0xA0, 0xAD, 0xB7, 0x1680, 0x2000...0x2015, 0x2022, 0x2028...0x202F, 0x2044, 0x2053,
      0x205F...0x206F,
      0x2212, 0x2215, 0x223C, 0x3000, 0x30FC, 0xFE0E, 0xFE0F, 0xFEFF, 0xFF08, 0xFF09,
      0xFF0D...0xFF0F,
      0xFF3B, 0xFF3D, 0xFF5E, 0xFFFC:
      true
    default: false
    }
  }
}

/// The significant characters of a text, such as digits, with their positions. All other characters
/// are separators of the format.
struct CountedText {
  /// The characters, all in ASCII.
  private(set) var characters = DigitBuffer()

  /// The position of each character, in UTF-16 code units.
  private var places: [Int] = []

  private let length: Int

  /// Reads formatted text. In any other text, unknown characters are skipped.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - counts: Whether an ASCII character is significant, given whether it would be the first
  ///     one.
  @inline(__always)
  init(_ text: String, where counts: (_ character: UInt8, _ isFirst: Bool) -> Bool) {
    places.reserveCapacity(24)
    var place = 0
    for unit in text.utf16 {
      if unit < 0x80, characters.count < 64,
        counts(UInt8(truncatingIfNeeded: unit), characters.isEmpty)
      {
        characters.append(UInt8(truncatingIfNeeded: unit))
        places.append(place)
      }
      place += 1
    }
    length = place
  }

  /// Returns the number of characters before any offset.
  func count(before offset: UTF16Offset) -> Int {
    var count = 0
    while count < places.count, places[count] < offset.value { count += 1 }
    return count
  }

  /// Returns the offset after `count` characters.
  func offset(after count: Int) -> UTF16Offset {
    UTF16Offset(count > 0 && count <= places.count ? places[count - 1] + 1 : 0)
  }

  /// Returns the offset before the character that follows `count` others, or the offset after the
  /// last one.
  func offset(before count: Int) -> UTF16Offset {
    count < places.count ? UTF16Offset(places[count]) : offset(after: places.count)
  }

  /// Returns the range, clamped to the text.
  func clamped(_ range: Range<UTF16Offset>) -> Range<UTF16Offset> {
    let lower = max(0, min(range.lowerBound.value, length))
    return UTF16Offset(lower)..<UTF16Offset(max(lower, min(range.upperBound.value, length)))
  }
}

extension CountedText {
  /// The effect of a deletion.
  struct Deletion {
    /// The indices of the deleted characters. The caret moves to the first of them.
    var characters: Range<Int>

    /// The side of a separator on which the caret is afterwards.
    var side: CaretSide
  }

  /// Returns the effect of a deletion: the characters in a range, or the adjacent one if the range
  /// contains none.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units.
  ///   - direction: The direction of the deletion.
  ///   - first: The number of characters at the start that the format supplies, which can't be
  ///     deleted.
  /// - Returns: The deletion; `nil` if there is nothing to delete.
  func deletion(
    of range: Range<UTF16Offset>, _ direction: TextEdit.Direction, first: Int = 0
  ) -> Deletion? {
    var lower = max(first, count(before: range.lowerBound))
    var upper = max(lower, count(before: range.upperBound))
    if range.isEmpty { return nil }
    if lower == upper {
      switch direction {
      case .insertion: return nil
      case .backward: lower -= 1
      case .forward: upper += 1
      }
    }
    guard lower >= first, upper <= characters.count else { return nil }
    // A caret directly after a character stays there when the next one is deleted forward.
    let isBehind = direction == .forward && range.lowerBound == offset(after: lower)
    return Deletion(characters: lower..<upper, side: isBehind ? .after : .before)
  }
}

extension EditOutcome {
  /// Returns the text with the caret at another position.
  static func moved(_ current: FormattedText, to caret: UTF16Offset) -> EditOutcome {
    var moved = current
    moved.caret = caret
    return EditOutcome(moved)
  }

  /// Handles a typed separator: if the same separator follows the caret, the caret moves over it.
  static func steppedOver(
    _ separator: String, at range: Range<UTF16Offset>, in current: FormattedText
  ) -> EditOutcome {
    guard range.isEmpty, separator.utf8.count == 1, let byte = separator.utf8.first else {
      return EditOutcome(current)
    }
    let index = range.lowerBound.index(in: current.text)
    guard index < current.text.endIndex, current.text.utf8[index] == byte else {
      return EditOutcome(current)
    }
    return moved(current, to: UTF16Offset(range.lowerBound.value + 1))
  }
}

extension CountedText {
  /// Reads the digits of a phone number, with an optional leading plus sign, and without an
  /// extension.
  init(phone text: String) {
    self.init(text.withoutPhoneTail) { byte, isFirst in
      byte &- 0x30 < 10 || (isFirst && byte == UInt8(ascii: "+"))
    }
  }
}
