import FormworkText
import FormworkUnicode

/// What names a currency beside a number.
enum CurrencyWord {
  /// Whether letters are the code of the currency, in any case.
  static func isCode(_ code: [UInt8], _ letters: some Collection<Unicode.Scalar>) -> Bool {
    !code.isEmpty
      && letters.elementsEqual(code) { letter, byte in
        letter.isASCII && UInt8(letter.value) | 0x20 == byte | 0x20
      }
  }

  /// Whether this is the sign of a currency that doesn't stand around the number.
  static func isForeign(_ scalar: Unicode.Scalar, to layout: NumberLayout) -> Bool {
    guard isSign(scalar.value) else { return false }
    let frame = layout.positive
    return !String(decoding: frame.before + frame.after, as: UTF8.self).unicodeScalars
      .contains(scalar)
  }

  /// Whether this is a sign of Unicode's category Sc.
  private static func isSign(_ scalar: UInt32) -> Bool {
    switch scalar {
    case 0x24, 0xA2...0xA5, 0x58F, 0x60B, 0x7FE, 0x7FF, 0x9F2, 0x9F3, 0x9FB, 0xAF1, 0xBF9, 0xE3F,
      0x17DB, 0x20A0...0x20CF, 0xA838, 0xFDFC, 0xFE69, 0xFF04, 0xFFE0, 0xFFE1, 0xFFE5, 0xFFE6,
      0x11FDD...0x11FE0, 0x1E2FF, 0x1ECB0:
      true
    default: false
    }
  }
}

extension CurrencyWord {
  /// Where a text has the code of the currency, apart from other letters.
  static func range(of code: [UInt8], in text: String) -> Range<String.Index>? {
    text.letterRuns.first { isCode(code, text[$0.range].unicodeScalars) }?.range
  }
}

/// A run of letters in a text.
struct LetterRun {
  /// Its scalars, without their case.
  var letters: [UInt32]
  var range: Range<String.Index>
}

extension String {
  /// The runs of letters, in order.
  var letterRuns: [LetterRun] {
    var runs: [LetterRun] = []
    var start: Index?
    var place = startIndex
    while true {
      let isLetter = place < endIndex && CharacterClass.letter.contains(self[place])
      if let begin = start, !isLetter {
        let letters = self[begin..<place].unicodeScalars.map {
          UnicodeData.simpleLowercase(UnicodeData.simpleUppercase($0.value))
        }
        runs.append(LetterRun(letters: letters, range: begin..<place))
        start = nil
      } else if start == nil, isLetter {
        start = place
      }
      if place == endIndex { return runs }
      place = index(after: place)
    }
  }
}
