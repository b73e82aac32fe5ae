import FormworkText
import FormworkUnicode

/// A text read as a number, whatever the notation: the whole of it, or nothing.
///
///     1.234.567,89     (1,234.50)     −12 345,6 EUR     1.5e3     ١٬٢٣٤٫٥
struct NumberReading {
  var entry = NumberEntry()

  /// The digits as they were written.
  private var digits: [Unicode.Scalar] = []

  /// The letters that aren't part of the number: words, codes.
  private(set) var leftOut = String.UnicodeScalarView()

  /// Whether there are digits alone, perhaps in groups.
  var isPlain: Bool { !entry.isNegative && !entry.hasPoint && !hasSign }

  private var hasSign = false
  private var isOpen = false
  private var isNumberOver = false
  private var isRefused = false
  private(set) var exponent = 0
  var marks: [Mark] = []

  /// A sign between digits, and how many of them are before it.
  struct Mark {
    var sign: NumberSign
    var place: Int
  }

  /// The last digits as they were written, to be reported.
  func written(last count: Int) -> String {
    var text = String.UnicodeScalarView()
    if exponent == 0 {
      text.append(contentsOf: digits.suffix(count))
    } else {
      for digit in entry.digits.suffix(count) {
        text.append(Unicode.Scalar(UInt8(0x30) + digit))
      }
    }
    return String(text)
  }

  /// The first digits as they were written, of a number without exponent.
  func written(first count: Int) -> String {
    var text = String.UnicodeScalarView()
    text.append(contentsOf: digits.prefix(count))
    return String(text)
  }

  /// What a text is, as far as numbers go.
  enum Result {
    case number(NumberReading)

    /// Separators, spaces and signs that say nothing.
    case nothing

    /// No number, or more than one.
    case refused
  }

  /// Reads a text.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  static func read(_ text: String, for format: NumberFormat) -> Result {
    var reading = NumberReading()
    let scalars = reading.strip(text, format.layout)
    var index = 0
    while index < scalars.count, !reading.isRefused {
      index = reading.take(scalars, at: index, format.layout)
    }
    if CurrencyWord.isCode(format.options.code, reading.leftOut) { reading.leftOut = .init() }
    if reading.isRefused { return .refused }
    if reading.entry.digits.isEmpty {
      if reading.entry.isNegative, reading.leftOut.isEmpty { return .number(reading) }
      return reading.leftOut.isEmpty && !reading.hasSign ? .nothing : .refused
    }
    return reading.findPoint(format.layout) ? .number(reading) : .refused
  }

  /// The scalars without the affixes of the format, where the text has them.
  private mutating func strip(_ text: String, _ layout: NumberLayout) -> [Unicode.Scalar] {
    var text = text
    let inner = text.withUTF8 { bytes in
      var range = 0..<bytes.count
      if layout.isNegative(bytes) {
        entry.isNegative = true
        hasSign = true
        range = layout.negative.before.count..<bytes.count - layout.negative.after.count
      } else if bytes.isFramed(by: layout.positive) {
        range = layout.positive.before.count..<bytes.count - layout.positive.after.count
      }
      return String(decoding: UnsafeBufferPointer(rebasing: bytes[range]), as: UTF8.self)
    }
    return Array(inner.unicodeScalars)
  }

  /// Takes one sign, and says where the next one is.
  private mutating func take(
    _ scalars: [Unicode.Scalar], at index: Int, _ layout: NumberLayout
  ) -> Int {
    let scalar = scalars[index].value
    let next = index + 1 < scalars.count ? scalars[index + 1].value : 0
    let isJoined = NumberSign.joinsBefore(next)
    let hasBegun = !entry.digits.isEmpty || !marks.isEmpty
    switch isJoined ? .letter : NumberSign(scalar, in: layout) {
    case .digit(let digit):
      if isNumberOver { isRefused = true }
      entry.digits.append(digit)
      digits.append(scalars[index])
    case .dot: mark(.dot, before: next, layout)
    case .comma: mark(.comma, before: next, layout)
    case .point: mark(.point, before: next, layout)
    case .group:
      if hasBegun, !isNumberOver { marks.append(Mark(sign: .group, place: entry.digits.count)) }
    case .minus:
      takeMinus(hasBegun, isBehindDigit: index > 0 && layout.digit(scalars[index - 1].value) != nil)
    case .plus: if hasBegun { isNumberOver = true }
    case .open:
      isOpen = true
      if hasBegun { isNumberOver = true }
    case .close:
      if isOpen, hasBegun { negate() }
      isNumberOver = hasBegun
    case .letter:
      if hasBegun, !isNumberOver, scalar | 0x20 == 0x65,
        let end = takeExponent(scalars, at: index + 1, layout)
      {
        return end
      }
      if UnicodeData.isLetter(scalar) || layout.digit(scalar) != nil {
        leftOut.append(scalars[index])
      }
      hasSign = hasSign || !UnicodeData.isLetter(scalar)
      isNumberOver = hasBegun
    case .other:
      if hasBegun, !UnicodeData.isBidiControl(scalar) { isNumberOver = true }
      if CurrencyWord.isForeign(scalars[index], to: layout) { leftOut.append(scalars[index]) }
    }
    return index + 1
  }

  /// Takes a point, or what may be one: before all digits only if one follows at once.
  private mutating func mark(_ sign: NumberSign, before next: UInt32, _ layout: NumberLayout) {
    if isNumberOver { return }
    if entry.digits.isEmpty, layout.digit(next) == nil { return }
    marks.append(Mark(sign: sign, place: entry.digits.count))
  }

  /// A minus before the number, or right behind its last digit: in `5,-` it stands for no cents, and in
  /// `5 - paid` for nothing.
  private mutating func takeMinus(_ hasBegun: Bool, isBehindDigit: Bool) {
    let isSign = hasBegun ? isBehindDigit && !isNumberOver : true
    isNumberOver = hasBegun
    if isSign { negate() }
  }

  private mutating func negate() {
    if entry.isNegative { isRefused = true }
    entry.isNegative = true
    hasSign = true
  }

  /// Takes the exponent that begins at `index`, and says where it ends; `nil` if there is none.
  private mutating func takeExponent(
    _ scalars: [Unicode.Scalar], at index: Int, _ layout: NumberLayout
  ) -> Int? {
    var index = index
    var isNegative = false
    if index < scalars.count {
      let sign = NumberSign(scalars[index].value, in: layout)
      isNegative = sign == .minus
      if isNegative || sign == .plus { index += 1 }
    }
    let start = index
    while index < scalars.count,
      case .digit(let digit) = NumberSign(scalars[index].value, in: layout)
    {
      exponent = min(exponent * 10 + Int(digit), DecimalNumber.greatestExponent + 1)
      index += 1
    }
    if index == start { return nil }
    if exponent > DecimalNumber.greatestExponent { isRefused = true }
    if isNegative { exponent = -exponent }
    isNumberOver = true
    return index
  }
}
