import FormworkMasks

extension FormattedText {
  /// The text with its selection drawn in, and the value: `"+1 (2|13" 213`.
  var short: String {
    let units = Array(text.utf16)
    let lower = max(0, min(selection.lowerBound.value, units.count))
    let upper = max(lower, min(selection.upperBound.value, units.count))
    let drawn = [units[..<lower], units[lower..<upper], units[upper...]].map {
      String(decoding: $0, as: UTF16.self)
    }
    let marked =
      selection.isEmpty ? drawn[0] + "|" + drawn[2] : drawn[0] + "<" + drawn[1] + ">" + drawn[2]
    return marked.debugDescription + " " + value.debugDescription + (isComplete ? " complete" : "")
  }
}
