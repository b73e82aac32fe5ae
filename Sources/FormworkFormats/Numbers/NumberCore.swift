import FormworkMasks
import FormworkTables

/// A text without what may surround a number: spaces, a sign, and the format's own words.
struct NumberCore {
  /// The remaining scalars: digits and separators, if the text is a number.
  private(set) var scalars: ArraySlice<Unicode.Scalar> = []

  private(set) var isNegative = false

  /// Whether there was a sign or a parenthesis.
  private(set) var hasSign = false

  /// Whether there was one of the format's own words, such as its currency.
  private(set) var hasWords = false

  private var isOpen = false

  /// Removes the text around a number.
  ///
  /// A minus sign may be before or after the number, or before or after the words: `-$12`, `$-12`,
  /// `12-`, `12 €-`. Parentheses are a minus sign, as in accounting: `(12)`. A dash after a decimal
  /// separator means zero cents: `5,-`.
  ///
  /// - Returns: The rest; `nil` for two signs or unpaired parentheses.
  init?(_ text: String, _ format: NumberFormat) {
    let inner = unframed(text, format.layout)
    let own = format.words
    guard let start = skipStart(inner[...], own, format.layout),
      let end = skipEnd(inner[start...], own, format.layout), !isOpen
    else { return nil }
    scalars = inner[start..<max(start, end)]
  }

  /// Returns the scalars without the format's affixes, if the text has exactly these.
  private mutating func unframed(_ text: String, _ layout: NumberLayout) -> [Unicode.Scalar] {
    var scalars: [Unicode.Scalar] = []
    text.withBytes { bytes in
      var range = 0..<bytes.count
      if layout.isNegative(bytes) {
        isNegative = true
        hasSign = true
        range = layout.negative.before.count..<bytes.count - layout.negative.after.count
      } else if bytes.isFramed(by: layout.positive) {
        range = layout.positive.before.count..<bytes.count - layout.positive.after.count
      }
      hasWords = range.count < bytes.count && !layout.positive.isBare
      scalars.reserveCapacity(range.count)
      let inner = UnsafeBufferPointer(rebasing: bytes[range])
      for scalar in String(bytes: inner).unicodeScalars { scalars.append(scalar) }
    }
    return scalars
  }

  /// Returns the start of the number.
  private mutating func skipStart(
    _ scalars: ArraySlice<Unicode.Scalar>, _ own: OwnWords, _ layout: NumberLayout
  ) -> Int? {
    var rest = scalars
    var words = 0
    while let first = rest.first {
      if words < 2, let length = own.length(atStartOf: rest) {
        words += 1
        hasWords = true
        rest.removeFirst(length)
        continue
      }
      switch NumberSign(first.value, in: layout) {
      case .minus, .plus:
        if hasSign { return nil }
        hasSign = true
        isNegative = NumberSign.isMinus(first.value)
      case .open:
        if hasSign { return nil }
        (hasSign, isOpen, isNegative) = (true, true, true)
      default: if !OwnWords.isBlank(first.value) { return rest.startIndex }
      }
      rest.removeFirst()
    }
    return rest.startIndex
  }

  /// Returns the end of the number.
  private mutating func skipEnd(
    _ scalars: ArraySlice<Unicode.Scalar>, _ own: OwnWords, _ layout: NumberLayout
  ) -> Int? {
    var rest = scalars
    var words = 0
    while let last = rest.last {
      if words < 2, let length = own.length(atEndOf: rest) {
        words += 1
        hasWords = true
        rest.removeLast(length)
        continue
      }
      switch NumberSign(last.value, in: layout) {
      case .minus:
        rest.removeLast()
        // A separate dash doesn't belong to the number.
        guard let before = rest.last?.value, !OwnWords.isBlank(before) else { return nil }
        if own.length(atEndOf: rest) == nil, skipsCents(&rest, layout) { continue }
        if hasSign { return nil }
        (hasSign, isNegative) = (true, true)
      case .close:
        if !isOpen { return nil }
        isOpen = false
        rest.removeLast()
      default:
        if !OwnWords.isBlank(last.value) { return rest.endIndex }
        rest.removeLast()
      }
    }
    return rest.endIndex
  }

  /// Returns whether a dash means zero cents, as in `5,-` or `5,--`, and removes a second one.
  private func skipsCents(_ rest: inout ArraySlice<Unicode.Scalar>, _ layout: NumberLayout) -> Bool
  {
    var before = rest
    if let last = before.last, NumberSign.isMinus(last.value) { before.removeLast() }
    guard let last = before.last,
      let sign = NumberMark.Sign(NumberSign(last.value, in: layout)), sign != .group
    else { return false }
    rest = before
    return true
  }
}
