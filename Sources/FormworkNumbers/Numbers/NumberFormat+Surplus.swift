public import Formwork
import FormworkUnicode

extension NumberFormat {
  /// The letters and digits of a text that found no place, and the signs of other currencies.
  ///
  ///     let euro = try NumberFormat(currency: "€", code: "EUR")
  ///     euro.surplus(of: "5 EUR", in: euro.formatted(text: "5 EUR"))  // ""
  ///     euro.surplus(of: "5 USD", in: euro.formatted(text: "5 USD"))  // "USD"
  ///     euro.surplus(of: "$5", in: euro.formatted(text: "$5"))        // "$"
  ///
  /// The code of the currency itself is none, and no more is what stands before or behind the number, if all
  /// of it is there: of `5 USD` beside `5 EUR` nothing is.
  public func surplus(of input: String, in formatted: FormattedText) -> String {
    let foreign = input.unicodeScalars.filter { CurrencyWord.isForeign($0, to: layout) }
    var rest = input
    if let range = CurrencyWord.range(of: options.code, in: input) { rest.removeSubrange(range) }
    // Without what stands around the number, which counts if all of a side is there.
    let all = formatted.surplus(of: rest, countsLiterals: false)
    let unknown = formatted.surplus(of: rest)
    let isWhole = layout.affixes.contains(all.letters.without(unknown.letters))
    return String(String.UnicodeScalarView(foreign)) + (isWhole ? unknown : all)
  }
}

extension NumberLayout {
  /// The letters that may stand around a number as it is written: none, those before it, behind it, or
  /// both.
  fileprivate var affixes: [[UInt32]] {
    var affixes: [[UInt32]] = [[]]
    for frame in [positive, negative] {
      let before = String(decoding: frame.before, as: UTF8.self).letters
      let after = String(decoding: frame.after, as: UTF8.self).letters
      affixes += [before, after, before + after]
    }
    return affixes
  }
}

extension String {
  /// The scalars of the letters, in lower case.
  fileprivate var letters: [UInt32] {
    filter(CharacterClass.letter.contains).unicodeScalars.map {
      UnicodeData.simpleLowercase($0.value)
    }
  }
}

extension [UInt32] {
  /// These without those of `part`, which are some of them in the same order.
  fileprivate func without(_ part: [UInt32]) -> [UInt32] {
    var rest = part[...]
    return filter { scalar in
      if rest.first != scalar { return true }
      rest.removeFirst()
      return false
    }
  }
}
