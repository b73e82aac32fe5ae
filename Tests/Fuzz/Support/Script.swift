import FormworkMasks

/// A field that is edited by the bytes of an input, and checked after every step.
struct Script<Format: InputFormat> {
  var session: EditingSession<Format>
  let laws: Laws

  /// Whether a text came of focus, which is no step: undo and redo lead past it.
  var hasHadFocus = false

  /// Where undo must lead, the last step first to go; `nil` where that isn't known.
  var undoable: [FormattedText]?

  /// The most steps of a script: fewer than the history keeps.
  private static var longest: Int { 64 }

  init(_ format: Format, _ laws: Laws, _ bytes: inout Bytes) {
    let kind = bytes.next()
    let limit = [100, 100, 0, 1, 3, .max][Int(kind >> 1) % 6]
    session = EditingSession(
      format: format, undoSteps: kind & 1 == 0 ? .edits : .runs, undoLimit: limit)
    self.laws = laws
    undoable = kind & 1 == 0 && limit >= Self.longest ? [] : nil
  }

  mutating func run(_ bytes: inout Bytes) {
    var count = 0
    while !bytes.isEmpty, count < Self.longest {
      count += 1
      step(&bytes)
      checkState()
    }
  }

  private mutating func step(_ bytes: inout Bytes) {
    switch bytes.number(below: 25) {
    case 0...6: insert(bytes.pick(pieces))
    case 7: insert(text(&bytes))
    case 8, 9: press("deleteBackward", bytes.pick(Self.units)) { $0.deleteBackward($1) }
    case 10: press("deleteForward", bytes.pick(Self.units)) { $0.deleteForward($1) }
    case 11, 12: select(range(&bytes))
    case 13: propose(&bytes)
    case 14: perform(&bytes)
    case 15: reconcile(text(&bytes), bytes.next() & 1 == 0 ? nil : range(&bytes))
    case 16: compose(&bytes)
    case 17, 18: undo()
    case 19: redo()
    case 20: attend(focuses: bytes.next() & 1 == 0)
    case 21: set(text(&bytes), isValue: bytes.next() & 1 == 0)
    case 22: setFormat()
    case 23: step(by: bytes.pick([1, -1, 1, -1, 10, .min, .max]))
    default: checkFormatting(of: text(&bytes))
    }
  }

  private static var units: [DeletionUnit] {
    [.character, .character, .character, .word, .line]
  }

  /// A text beyond which none is made of the one that is shown, in UTF-16 code units: inserting it
  /// doubles it, and after twenty steps nothing would be tried but its length.
  private static var longestText: Int { 2_000 }

  /// The text as it is with something replaced, or a few pieces.
  func text(_ bytes: inout Bytes) -> String {
    let kind = bytes.next()
    if kind & 7 == 0 { return String(repeating: bytes.pick(pieces), count: 200) }
    var text = ""
    for _ in 0..<kind % 5 { text += bytes.pick(pieces) }
    guard kind & 0x80 != 0, session.displayedText.utf16.count <= Self.longestText else {
      return text
    }
    let range = range(&bytes)
    return session.displayedText.replacing(
      range.lowerBound.value..<range.upperBound.value, with: text)
  }

  func range(_ bytes: inout Bytes) -> Range<UTF16Offset> {
    let first = offset(&bytes)
    let second = bytes.next() & 1 == 0 ? first : offset(&bytes)
    return UTF16Offset(min(first, second))..<UTF16Offset(max(first, second))
  }

  private func offset(_ bytes: inout Bytes) -> Int {
    let byte = Int(bytes.next())
    if byte < 250 { return byte % (session.displayedText.utf16.count + 3) - 1 }
    return [Int.min, -1000, 1 << 32, .max - 1, .max, 1 << 20][byte - 250]
  }
}

/// What holds of some formats, and not of others.
struct Laws: OptionSet {
  let rawValue: Int

  /// A text says by itself where its characters stand.
  static let plainTexts = Laws(rawValue: 1)

  /// A whole text is what its insertion into an empty field gives.
  static let insertion = Laws(rawValue: 2)
}
