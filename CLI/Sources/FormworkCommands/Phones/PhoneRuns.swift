import FormworkMasks

/// The parts of a text that have nothing but what numbers are written with, an extension included.
struct PhoneRuns {
  private(set) var ranges: [Range<String.Index>] = []

  /// Fewer digits than any number has that isn't an extension, a year or a count.
  private static let leastDigits = 5

  private var start: String.Index?

  /// The position after the last digit, or after a bracket that closes there.
  private var end: String.Index
  private var count = 0

  /// Whether a colon or an underscore parts the run from digits, as in `030:23125042`. Nobody knows whether
  /// these digits are a number of their own.
  private var isPart = false

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
        let isFirst = index == scalars.startIndex || !scalars[scalars.index(before: index)].isDigit
        if isFirst, let rest = PhoneStamp.end(in: scalars, from: index) {
          close(in: text)
          index = rest
          continue
        }
        begin(at: index)
        count += 1
        end = next
      case .plus where scalars[next...].first == "/":
        // A tolerance: `+/-`.
        close(in: text)
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
        if scalar == ":" || scalar == "_", end == index, scalars[next...].first?.isDigit ?? false {
          isPart = true
          close(in: text)
          isPart = true
          break
        }
        let gap = end <= index ? scalars[end..<index] : scalars[index..<index]
        if let start, start < end, gap.isEmpty || scalar != "x" && gap.allSatisfy({ $0 == " " }),
          let shorter = PhoneStamp.start(ofUnit: scalars[index...], in: scalars[start..<end])
        {
          count -= scalars[shorter..<end].count { $0.isDigit }
          end = shorter
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
    let isPart = isPart
    if start == nil { return }
    defer { (start, count, opened, self.isPart) = (nil, 0, nil, false) }
    if isPart { return }
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

/// Digits next to phone numbers that don't belong to them: dates, times, rounded numbers, and hours.
enum PhoneStamp {
  /// Returns where a date, a time, or a rounded number ends that begins at a digit; `nil` if none does.
  static func end(in text: Substring.UnicodeScalarView, from start: String.Index) -> String.Index? {
    // A longer text doesn't begin with one of them.
    let end = text.index(start, offsetBy: 24, limitedBy: text.endIndex) ?? text.endIndex
    let bytes = text[start..<end].prefix { $0.isASCII }.map { UInt8($0.value) }
    let before = start == text.startIndex ? nil : text[text.index(before: start)]
    // `06.12.34` isn't a date in `01.06.12.34`.
    if let before, "./-:_".unicodeScalars.contains(before),
      text[..<text.index(before: start)].last?.isDigit ?? false
    {
      return nil
    }
    let isNamed = before == "="
    let found =
      timeLength(bytes) ?? dateLength(bytes) ?? roundedLength(bytes) ?? fractionLength(bytes)
    guard let length = found ?? (isNamed ? shortLength(bytes) : nil) else { return nil }
    return text.index(start, offsetBy: length)
  }

  /// Whether a text has no digits but those of a date.
  static func isAll(of text: String) -> Bool {
    let scalars = text[...].unicodeScalars
    guard let first = scalars.firstIndex(where: { $0.isDigit }),
      let end = end(in: scalars, from: first)
    else { return false }
    return !scalars[end...].contains { $0.isDigit }
  }

  private static func digits(_ bytes: [UInt8], from start: Int) -> Int {
    bytes[min(start, bytes.count)...].prefix { $0.isDigit }.count
  }

  private static func value(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.reduce(0) { $0 * 10 + Int($1 - 0x30) }
  }

  /// `10:30`, `9:05:59`
  private static func timeLength(_ bytes: [UInt8]) -> Int? {
    let hours = digits(bytes, from: 0)
    guard 1...2 ~= hours, value(bytes[..<hours]) < 25 else { return nil }
    var length = hours
    var parts = 0
    while parts < 2, length < bytes.count, bytes[length] == UInt8(ascii: ":") {
      guard digits(bytes, from: length + 1) == 2, value(bytes[(length + 1)..<(length + 3)]) < 60
      else {
        return nil
      }
      length += 3
      parts += 1
    }
    return parts > 0 && !goesOn(bytes, length) ? length : nil
  }

  /// `2024-05-12`, `12.05.2024`, `12/05/24`
  private static func dateLength(_ bytes: [UInt8]) -> Int? {
    var parts: [Int] = []
    var lengths: [Int] = []
    var (length, separator) = (0, nil as UInt8?)
    while parts.count < 3 {
      let count = digits(bytes, from: length)
      guard 1...4 ~= count else { return nil }
      parts.append(value(bytes[length..<(length + count)]))
      lengths.append(count)
      length += count
      if parts.count == 3 { break }
      guard length < bytes.count, [UInt8]("-./".utf8).contains(bytes[length]),
        separator.map({ $0 == bytes[length] }) ?? true
      else { return nil }
      separator = bytes[length]
      length += 1
    }
    if goesOn(bytes, length) { return nil }
    let isYearFirst = lengths[0] == 4 && lengths[1] < 3 && lengths[2] < 3
    let isYearLast = lengths[2] == 4 && lengths[0] < 3 && lengths[1] < 3
    guard isYearFirst || isYearLast else { return nil }
    let year = parts[isYearFirst ? 0 : 2]
    let (first, second) = isYearFirst ? (parts[1], parts[2]) : (parts[0], parts[1])
    let isDay = 1...12 ~= min(first, second) && 1...31 ~= max(first, second)
    return 1900...2099 ~= year && isDay ? length : nil
  }

  /// `1/2`
  private static func fractionLength(_ bytes: [UInt8]) -> Int? {
    let isFraction =
      digits(bytes, from: 0) == 1 && bytes.count > 2 && bytes[1] == UInt8(ascii: "/")
      && digits(bytes, from: 2) == 1
    return isFraction && !goesOn(bytes, 3) ? 3 : nil
  }

  /// The digits of `id=7`, if they are too few for a number.
  private static func shortLength(_ bytes: [UInt8]) -> Int? {
    let length = digits(bytes, from: 0)
    return length < 5 ? length : nil
  }

  /// `4.91511E+11`
  private static func roundedLength(_ bytes: [UInt8]) -> Int? {
    let length = bytes.prefix { $0.isDigit || [UInt8](".,eE+-".utf8).contains($0) }.count
    let text = String(decoding: bytes[..<length], as: UTF8.self)
    return ExportedNumber(text) == .rounded ? length : nil
  }

  /// Whether a number goes on after a place.
  private static func goesOn(_ bytes: [UInt8], _ place: Int) -> Bool {
    guard place < bytes.count else { return false }
    if bytes[place].isDigit { return true }
    let isSeparator = [UInt8](".-/:".utf8).contains(bytes[place])
    return isSeparator && place + 1 < bytes.count && bytes[place + 1].isDigit
  }

  /// Returns where a run ends before a number of hours or another small number with a unit, as in
  /// `1300 123 456 24h`; `nil` for any other text.
  static func start(
    ofUnit rest: Substring.UnicodeScalarView, in run: Substring.UnicodeScalarView
  ) -> String.Index? {
    let word = rest.prefix { $0.properties.isAlphabetic }
    let isUnit = rest.first == "%" || word.count < 6 && units.contains(Substring(word).lowercased())
    if !isUnit { return nil }
    let digits = run.reversed().prefix { $0.isDigit }.count
    guard 1...2 ~= digits else { return nil }
    let head = run.dropLast(digits)
    guard head.last == " " || head.last == "\u{A0}" || head.last == "/" else { return nil }
    return head.lastIndex { $0.isDigit }.map { head.index(after: $0) }
  }

  private static let units: Set = [
    "h", "x", "hr", "hrs", "hours", "std", "uhr", "am", "pm", "heures", "horas", "ore", "uur",
  ]
}

extension Unicode.Scalar {
  fileprivate var isDigit: Bool { "0"..."9" ~= self }
}

extension UInt8 {
  fileprivate var isDigit: Bool { self &- 0x30 < 10 }
}
