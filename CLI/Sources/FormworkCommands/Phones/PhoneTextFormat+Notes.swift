import FormworkMasks
import FormworkPhoneNumbers

/// Numbers with notes next to them: `015112345678 (private)`, `office: 030 123456`.
extension PhoneTextFormat {
  /// What comes of a text: of all of it, or of the one number in it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - extracts: Whether a number with a note is taken; else the note is the reason for a reject.
  func conversion(of text: String, extracts: Bool) -> Conversion {
    let whole = Conversion(of: text, formatted(text: text), by: AnyInputFormat(self)) { nil }
    guard let reason = whole.reason else {
      return hidesNote(text, whole) ? note(in: text, whole, extracts) : whole
    }
    if reason.name == PhoneIssue.hasExtension.rawValue { return whole }
    if let unknown = RegionGuess(region), !region.isEmpty, !text.contains("+") {
      return Conversion(
        whole.formatted, Reason(.unknownRegion), removed: "", detail: unknown.detail)
    }
    return note(in: text, whole, extracts)
  }

  /// Whether the letters of a number are a note, and not digits: of `030 23125042 home` the digits alone are a number,
  /// of `1-800-FLOWERS` they aren't.
  private func hidesNote(_ text: String, _ whole: Conversion) -> Bool {
    guard text.utf8.contains(where: { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }) else {
      return false
    }
    return numbers(in: text).contains { $0.value != whole.formatted.value }
  }

  private func note(in text: String, _ whole: Conversion, _ extracts: Bool) -> Conversion {
    let found = numbers(in: text)
    guard let first = found.first else { return whole }
    if found.contains(where: { $0.value != first.value }) {
      return Conversion(whole.formatted, Reason(.severalNumbers), removed: "")
    }
    if !extracts { return Conversion(whole.formatted, Reason(.hasNote), removed: "") }
    var conversion = Conversion(formatted(text: String(text[first.range])))
    if conversion.formatted.issue != nil {
      return Conversion(of: text, conversion.formatted, by: AnyInputFormat(self)) { nil }
    }
    conversion.extract = Extract(first.range, of: text)
    conversion.removed = [conversion.extract?.before, conversion.extract?.after].compactMap { $0 }
      .joined().filter { $0.isLetter || $0.isNumber }
    return conversion
  }

  /// The parts of a text that are numbers by themselves.
  private func numbers(in text: String) -> [(range: Range<String.Index>, value: String)] {
    if text.utf8.count > 1024 { return [] }
    var found: [(range: Range<String.Index>, value: String)] = []
    for run in PhoneRuns(text).ranges {
      if let value = value(of: text[run]) {
        found.append((run, value))
        continue
      }
      // Two numbers with a slash, or more space, between them.
      for part in PhoneRuns.parts(of: text, in: run) {
        if let value = value(of: text[part]) { found.append((part, value)) }
      }
    }
    return found
  }

  private func value(of part: Substring) -> String? {
    let formatted = formatted(text: String(part))
    let issue = formatted.issue?.code
    return issue == nil || issue == PhoneIssue.hasExtension.rawValue ? formatted.value : nil
  }
}

extension Reason {
  init(_ issue: PhoneIssue) { self.init(name: issue.rawValue) }
}

/// The parts of a text that have nothing but what numbers are written with, an extension included.
struct PhoneRuns {
  private(set) var ranges: [Range<String.Index>] = []

  /// Fewer digits than any number has that isn't an extension, a year or a count.
  private static let leastDigits = 5

  init(_ text: String) {
    var start: String.Index?
    var end = text.startIndex
    var count = 0
    var opened: String.Index?
    var index = text.startIndex
    func close(_ ranges: inout [Range<String.Index>]) {
      guard let first = start else { return }
      // A bracket that isn't closed begins a note.
      let cut = opened.map { min($0, end) } ?? end
      let digits = first < cut ? text[first..<cut].count { $0.isPhoneDigit } : 0
      if digits >= Self.leastDigits {
        let trimmed = text[first..<cut].reversed().drop { !$0.isPhoneDigit && $0 != ")" }.count
        ranges.append(first..<text.index(first, offsetBy: trimmed))
      }
      (start, count, opened) = (nil, 0, nil)
    }
    while index < text.endIndex {
      let character = text[index]
      let next = text.index(after: index)
      if character.isPhoneDigit {
        if start == nil { start = index }
        count += 1
        end = next
      } else if character == "+" || character == "＋" {
        // A plus sign begins a number, even behind another.
        if start != nil { close(&ranges) }
        start = index
      } else if character == "(" || character == "（" {
        if opened != nil { close(&ranges) }
        if start == nil { start = index }
        opened = index
      } else if character == ")" || character == "）" {
        if opened == nil { close(&ranges) } else if end > (opened ?? end) { end = next }
        opened = nil
      } else if !character.isPhonePunctuation {
        if let rest = Self.extensionEnd(in: text, from: index), start != nil, opened == nil,
          count >= Self.leastDigits
        {
          end = rest
          close(&ranges)
          index = rest
          continue
        }
        close(&ranges)
      }
      index = next
    }
    close(&ranges)
  }

  /// The parts of a run between slashes and wide spaces.
  static func parts(of text: String, in run: Range<String.Index>) -> [Range<String.Index>] {
    var parts: [Range<String.Index>] = []
    for piece in text[run].split(whereSeparator: { $0 == "/" || $0 == "\\" || $0 == "|" }) {
      let inner = PhoneRuns(String(piece)).ranges
      guard let only = inner.first, inner.count == 1 else { continue }
      let offset = piece.distance(from: piece.startIndex, to: piece.startIndex)
      let trimmed = String(piece)
      let start = trimmed.distance(from: trimmed.startIndex, to: only.lowerBound) + offset
      let count = trimmed.distance(from: only.lowerBound, to: only.upperBound)
      let first = text.index(piece.startIndex, offsetBy: start)
      parts.append(first..<text.index(first, offsetBy: count))
    }
    return parts
  }

  /// Where an extension ends that begins at a place: `ext. 12`, `x12`.
  private static func extensionEnd(in text: String, from place: String.Index) -> String.Index? {
    let rest = text[place...]
    let letters = rest.prefix { $0.isLetter || $0 == "#" }
    guard ["ext", "extn", "extension", "x", "int", "#", "доб"].contains(letters.lowercased()) else {
      return nil
    }
    let between = rest[letters.endIndex...].prefix { ". :\u{A0}".contains($0) }
    let digits = rest[between.endIndex...].prefix { $0.isPhoneDigit }
    if digits.isEmpty || digits.count > 7 { return nil }
    return digits.endIndex
  }
}

extension Character {
  fileprivate var isPhoneDigit: Bool { isWholeNumber }

  /// Whether it stands between the digits of one number.
  fileprivate var isPhonePunctuation: Bool {
    " \u{A0}\u{202F}\u{2009}-‐‑‒–—−./\\|·•~".contains(self)
  }
}
