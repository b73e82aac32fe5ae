import FormworkMasks
import FormworkPhoneNumbers

/// Numbers with notes next to them: `015112345678 (private)`, `office: 030 123456`.
extension PhoneTextFormat {
  /// Converts a text: all of it, or the one number in it.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - extracts: Whether a number with a note is taken; else the note is the reason for a reject.
  ///   - format: The format itself, wrapped once for all conversions.
  /// - Returns: The conversion.
  func conversion(of text: String, extracts: Bool, by format: AnyInputFormat) -> Conversion {
    let whole = Conversion(of: text, formatted(text: text), by: format) { nil }
    guard let reason = whole.reason else {
      guard text.utf8.contains(where: { UInt8(ascii: "a")...UInt8(ascii: "z") ~= $0 | 0x20 }) else {
        return whole
      }
      // Letters may be digits, as in “1-800-FLOWERS”; but not where the digits alone are a number, as in
      // “030 23125042 home”.
      let found = numbers(in: text)
      let isNote = found.contains { $0.value != whole.formatted.value }
      return isNote ? note(found, in: text, whole, extracts) : whole
    }
    if reason.name == PhoneIssue.hasExtension.rawValue { return whole }
    if !region.isEmpty, !text.utf8.contains(UInt8(ascii: "+")), let unknown = RegionGuess(region) {
      return Conversion(
        whole.formatted, Reason(.unknownRegion), removed: "", detail: unknown.detail)
    }
    return note(numbers(in: text), in: text, whole, extracts)
  }

  private func note(
    _ found: [(range: Range<String.Index>, value: String)], in text: String, _ whole: Conversion,
    _ extracts: Bool
  ) -> Conversion {
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
    for run in PhoneRuns(text[...]).ranges {
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

  private var start: String.Index?

  /// The position after the last digit, or after a bracket that closes there.
  private var end: String.Index
  private var count = 0

  /// Where a bracket was opened that isn't closed yet, and how many digits were before it.
  private var opened: (place: String.Index, count: Int)?

  init(_ text: Substring) {
    end = text.startIndex
    let scalars = text.unicodeScalars
    var index = scalars.startIndex
    while index < scalars.endIndex {
      let scalar = scalars[index]
      let next = scalars.index(after: index)
      switch PhoneCharacter(scalar) {
      case .digit:
        begin(at: index)
        count += 1
        end = next
      case .plus:
        // A plus sign begins a number, even after another number.
        close(in: text)
        begin(at: index)
      case .opening:
        if opened != nil { close(in: text) }
        begin(at: index)
        opened = (index, count)
      case .closing:
        if opened == nil { close(in: text) } else if let opened, count > opened.count { end = next }
        opened = nil
      case .punctuation: break
      case .other:
        if opened == nil, count >= Self.leastDigits,
          let rest = Self.extensionEnd(in: scalars[index...])
        {
          end = rest
          close(in: text)
          index = rest
          continue
        }
        close(in: text)
      }
      index = next
    }
    close(in: text)
  }

  private mutating func begin(at index: String.Index) {
    if start == nil { start = index }
  }

  private mutating func close(in text: Substring) {
    defer { (start, count, opened) = (nil, 0, nil) }
    // A bracket that isn't closed begins a note.
    guard let start, count >= Self.leastDigits, (opened?.count ?? count) >= Self.leastDigits else {
      return
    }
    var end = end
    if let opened, opened.place < end {
      let scalars = text.unicodeScalars[start..<opened.place]
      end =
        scalars.lastIndex { PhoneCharacter($0) == .digit }.map { scalars.index(after: $0) } ?? start
    }
    if start < end { ranges.append(start..<end) }
  }

  /// The numbers of a run between slashes, as if each stood alone.
  static func parts(of text: String, in run: Range<String.Index>) -> [Range<String.Index>] {
    let pieces = text[run].split { $0 == "/" || $0 == "\\" || $0 == "|" }
    return pieces.count < 2 ? [] : pieces.flatMap { PhoneRuns($0).ranges }
  }

  /// Where an extension ends that a text begins with: `ext. 12`, `x12`.
  private static func extensionEnd(in rest: Substring.UnicodeScalarView) -> String.Index? {
    let letters = rest.prefix { $0.properties.isAlphabetic || $0 == "#" }
    guard letters.count <= 9, labels.contains(Substring(letters).lowercased()) else { return nil }
    let between = rest[letters.endIndex...].prefix { ". :\u{A0}".unicodeScalars.contains($0) }
    let digits = rest[between.endIndex...].prefix { PhoneCharacter($0) == .digit }
    if digits.isEmpty || digits.count > 7 { return nil }
    return digits.endIndex
  }

  private static let labels: Set = ["ext", "extn", "extension", "x", "int", "#", "доб"]
}

/// The role of a character in a phone number.
private enum PhoneCharacter {
  case digit, plus, opening, closing, punctuation, other

  init(_ scalar: Unicode.Scalar) {
    switch scalar {
    case "0"..."9": self = .digit
    case "+", "＋": self = .plus
    case "(", "（": self = .opening
    case ")", "）": self = .closing
    case " ", "-", ".", "/", "\\", "|", "~", "\u{A0}", "·", "•", "\u{2009}", "\u{202F}",
      "\u{2010}"..."\u{2015}":
      self = .punctuation
    default:
      let isDigit = !scalar.isASCII && scalar.properties.generalCategory == .decimalNumber
      self = isDigit ? .digit : .other
    }
  }
}
