import FormworkFormats

/// What a field must show: the tests' own idea of a number, as digits and a point in a row.
///
/// It knows nothing of how the engine works: it reads the text by its characters, and edits the row.
struct NumberModel: Hashable {
  /// ASCII digits and at most one `.`.
  var row: [Character] = []
  var isNegative = false

  /// How much of the row is before the caret.
  var caret = 0

  /// Whether the zero before the point was supplied.
  var hasSuppliedZero = false

  /// Whether separators were typed that may be others' than the format's point: their meaning is that of a
  /// paste, which has laws of its own.
  var hasTypedSeparators = false

  /// Whether the minus was typed behind the digits, so that no digit follows.
  var endsWithSign = false

  /// Reads a text; `nil` if it isn't one that the format could show.
  init?(_ formatted: FormattedText, _ spec: NumberSpec) {
    let text = formatted.text
    if text.isEmpty { return }
    let negative = spec.affixes(isNegative: true)
    let positive = spec.affixes(isNegative: false)
    func isFramed(_ affixes: (before: String, after: String)) -> Bool {
      text.utf16.count >= affixes.before.utf16.count + affixes.after.utf16.count
        && text.unicodeScalars.starts(with: affixes.before.unicodeScalars)
        && text.unicodeScalars.reversed().starts(with: affixes.after.unicodeScalars.reversed())
    }
    isNegative = isFramed(negative)
    guard isNegative || isFramed(positive) else { return nil }
    let affixes = isNegative ? negative : positive
    let start = affixes.before.utf16.count
    let end = text.utf16.count - affixes.after.utf16.count
    let isSeparated = formatted.provenance.pieces(of: text).contains { $0.kind == .typed }
    var offset = 0
    for character in text {
      let length = character.utf16.count
      defer { offset += length }
      if offset < start || offset >= end { continue }
      if character == spec.point {
        row.append(".")
      } else if let digit = character.wholeNumberValue {
        row.append(Character(String(digit)))
      } else if character == spec.group || isSeparated && ".,".contains(character) {
        continue
      } else {
        return nil
      }
      if offset + length <= formatted.caret.value { caret += 1 }
    }
    let marks = formatted.provenance.pieces(of: text).map(\.element)
      .filter { $0 > 0 && $0 != 6 }
    endsWithSign = marks.contains(5)
    let own: UInt32 = spec.point == "." ? 1 : spec.point == "," ? 2 : 3
    hasTypedSeparators =
      marks.contains { $0 != 5 && !($0 == own && hasPoint) } || marks.count { $0 != 5 } > 1
    hasSuppliedZero =
      integer == ["0"] && hasPoint
      && formatted.provenance.pieces(of: text).contains { $0.kind == .value }
  }

  var hasPoint: Bool { row.contains(".") }
  var pointPlace: Int { row.firstIndex(of: ".") ?? row.count }
  var integer: [Character] { Array(row[..<pointPlace]) }
  var fraction: [Character] { Array(row[min(pointPlace + 1, row.count)...]) }
  /// Whether the caret is behind all but supplied zeros.
  func isAtEnd(_ spec: NumberSpec) -> Bool {
    if caret >= row.count { return true }
    let rest = row[caret...].filter { $0 != "." }
    return spec.options.padding == .always && rest.allSatisfy { $0 == "0" }
      && fraction.count <= spec.least && rest.count <= fraction.count
  }
  var isEmpty: Bool { row.isEmpty && !isNegative }

  /// The whole text, grouped from the point to the left.
  func text(_ spec: NumberSpec) -> String {
    if isEmpty { return "" }
    let affixes = spec.affixes(isNegative: isNegative)
    return affixes.before + number(spec).text + affixes.after
  }

  /// Where the caret is in the text: behind what is before it, whatever separator follows.
  func offset(_ spec: NumberSpec) -> Int {
    if isEmpty { return 0 }
    return spec.affixes(isNegative: isNegative).before.utf16.count + number(spec).caret
  }

  private func number(_ spec: NumberSpec) -> (text: String, caret: Int) {
    let digits = integer
    var isGrouped = digits.count >= spec.sizes.primary + spec.sizes.leading
    if spec.group == nil || digits.first == "0" { isGrouped = false }
    if spec.options.grouping == .never { isGrouped = false }
    var text = ""
    var offset = 0
    for (place, sign) in row.enumerated() {
      let left = digits.count - place
      if isGrouped, place > 0, left > 0, left >= spec.sizes.primary,
        (left - spec.sizes.primary) % spec.sizes.secondary == 0, let group = spec.group
      {
        text.append(group)
      }
      text.append(sign == "." ? spec.point : spec.shown(sign))
      if place == caret - 1 { offset = text.utf16.count }
    }
    return (text, offset)
  }

  /// Plain decimal text: no leading zeros, no zeros that would be supplied, no minus before zero.
  func value(_ spec: NumberSpec) -> String {
    if row.isEmpty { return "" }
    var head = integer[...]
    while head.count > 1, head.first == "0" { head.removeFirst() }
    var tail = fraction
    if tail.count <= spec.least { while tail.last == "0" { tail.removeLast() } }
    let isZero = (head + tail).allSatisfy { $0 == "0" }
    return (isNegative && !isZero ? "-" : "") + String(head)
      + (tail.isEmpty ? "" : "." + String(tail))
  }

  /// The number, computed by the tests' own means.
  func isGreater(than limit: DecimalNumber) -> Bool {
    guard let own = DecimalNumber((isNegative ? "-0" : "0") + String(row)) else { return false }
    return own > limit
  }
}
