import FormworkMasks

/// A formatted text as the laws look at it: the user's characters with their places.
struct TextView {
  /// The user's characters, in the order in which they are shown.
  private(set) var users: [String] = []

  /// Where each of them begins, in UTF-16 code units.
  private(set) var offsets: [Int] = []

  /// Where each of them ends.
  private(set) var ends: [Int] = []

  /// The offsets of the ends of the literals that the person typed.
  private(set) var typed: [Int] = []

  /// The offsets of a guide's placeholders.
  private(set) var holes: [Int] = []

  /// The offsets of all literals.
  private(set) var literals: [Int] = []

  /// What isn't the user's and no placeholder: the literals, supplied or typed.
  private(set) var others: [String] = []

  /// What the kinds say that the value is.
  private(set) var value = ""

  /// Whether every piece of the text, and of the value, is made of whole characters.
  private(set) var isApart = true

  /// Whether the pieces cover the text.
  private(set) var isWhole = true

  init(_ formatted: FormattedText) {
    let utf8 = formatted.text.utf8
    var index = utf8.startIndex
    var offset = 0
    var characters: [Character] = []
    var valued: [Character] = []
    for piece in formatted.provenance.pieces(of: formatted.text) {
      guard
        let end = utf8.index(index, offsetBy: piece.length, limitedBy: utf8.endIndex),
        let text = String(formatted.text[index..<end].utf8)
      else {
        isWhole = false
        return
      }
      if piece.kind.contains(.value) {
        value += text
        valued += Array(text)
      }
      characters += Array(text)
      if piece.kind.contains(.user) {
        for character in text {
          users.append(String(character))
          offsets.append(offset)
          offset += character.utf16.count
          ends.append(offset)
        }
      } else {
        let isHole = piece.kind.contains(.guide)
        if isHole { holes.append(offset) } else { literals.append(offset) }
        if !isHole { others.append(text) }
        for character in text {
          offset += character.utf16.count
          if piece.kind.contains(.typed) { typed.append(offset) }
        }
      }
      index = end
    }
    isWhole = index == utf8.endIndex
    isApart =
      isWhole && formatted.text.elementsEqual(characters) && value.elementsEqual(valued)
  }

  /// How many of the user's characters end at or before `offset`.
  func usersBefore(_ offset: UTF16Offset) -> Int {
    ends.reduce(0) { $1 <= offset.value ? $0 + 1 : $0 }
  }

  /// The user's characters before and after a range, and how many it touches.
  func split(_ range: Range<UTF16Offset>) -> (head: [String], tail: [String], inside: Int) {
    let head = usersBefore(range.lowerBound)
    let first = offsets.firstIndex { $0 >= range.upperBound.value } ?? users.count
    return (Array(users[..<head]), Array(users[max(head, first)...]), max(0, first - head))
  }

  /// How many holes of a guide are before the user's last character in the direction of filling.
  func innerHoles(isReversed: Bool) -> Int {
    guard let first = offsets.first, let last = offsets.last else { return 0 }
    return holes.reduce(0) { (isReversed ? $1 > first : $1 < last) ? $0 + 1 : $0 }
  }
}

extension FormattedText {
  var view: TextView { TextView(self) }

  /// Whether the selection has letters or digits, but none of the user's.
  var selectsLiteralWord: Bool {
    let units = Array(text.utf16)
    let lower = max(0, min(units.count, selection.lowerBound.value))
    let upper = max(lower, min(units.count, selection.upperBound.value))
    let selected = String(decoding: units[lower..<upper], as: UTF16.self)
    return selected.contains { $0.isLetter || $0.isNumber } && view.split(selection).inside == 0
  }

  /// What the person typed of the text: their characters, and literals.
  var typedText: String { text(of: [.user, .typed]) }

  /// The literals that the person typed.
  var typedLiterals: [String] { text(of: .typed).map { String($0) } }

  private func text(of kinds: Provenance.Kind) -> String {
    var part = ""
    var index = text.utf8.startIndex
    for piece in provenance.pieces(of: text) {
      let end =
        text.utf8.index(index, offsetBy: piece.length, limitedBy: text.endIndex) ?? text.endIndex
      if !piece.kind.isDisjoint(with: kinds) { part += String(text[index..<end]) }
      index = end
    }
    return part
  }

  /// The text with its selection, as `+1 (2▏13)` or `+1 (2▏13▏)`.
  var drawing: String {
    let units = Array(text.utf16)
    let lower = max(0, min(units.count, selection.lowerBound.value))
    let upper = max(lower, min(units.count, selection.upperBound.value))
    func part(_ range: Range<Int>) -> String { String(decoding: units[range], as: UTF16.self) }
    let marked = selection.isEmpty ? "" : part(lower..<upper) + "▏"
    return part(0..<lower) + "▏" + marked + part(upper..<units.count)
  }

  /// The drawing and the value, as failures show them.
  var picture: String { "\(ReplayLine.quoted(drawing)) value \(ReplayLine.quoted(value))" }
}

extension String {
  /// Whether an offset in UTF-16 code units is on the boundary of a character.
  func isBoundary(_ offset: UTF16Offset) -> Bool {
    (0...utf16.count).contains(offset.value) && offset.clamped(to: self) == offset
  }

  /// Whether two texts are equal scalar by scalar.
  func isSame(as other: String) -> Bool {
    utf8.elementsEqual(other.utf8)
  }

  /// This text after a widget has replaced a part of it.
  func replacing(_ range: Range<UTF16Offset>, with replacement: String) -> String {
    let units = Array(utf16)
    let lower = max(0, min(units.count, range.lowerBound.value))
    let upper = max(lower, min(units.count, range.upperBound.value))
    return String(decoding: units[..<lower], as: UTF16.self) + replacement
      + String(decoding: units[upper...], as: UTF16.self)
  }
}
