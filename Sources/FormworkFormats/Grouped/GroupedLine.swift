import FormworkMasks

/// The groups of characters and the separators between them, in order.
struct GroupWalk {
  private var groups: UInt64
  private var separators: UInt64
  private let showsNextSeparator: Bool
  private let count: Int
  private var place = 0

  /// Whether a separator is next, after a group that is full.
  private var isAtSeparator = false

  enum Step {
    case group(Range<Int>)
    case separator(UInt8)
  }

  init(_ rules: GroupRules, count: Int) {
    (groups, separators, self.count) = (rules.groups, rules.separators, count)
    showsNextSeparator = rules.showsNextSeparator
  }

  /// Returns the next group or separator; `nil` at the end.
  mutating func next() -> Step? {
    if isAtSeparator {
      isAtSeparator = false
      let byte = UInt8(truncatingIfNeeded: separators)
      separators >>= 8
      // Behind the last group, where too many characters are, there is none.
      if byte > 0 { return .separator(byte) }
    }
    if place == count { return nil }
    let size = Int(groups & 15)
    let start = place
    place = size == 0 ? count : min(count, start + size)
    groups >>= 4
    isAtSeparator = place < count || showsNextSeparator && size != 0 && place - start == size
    return .group(start..<place)
  }
}

// Lines of a file.
extension GroupedFormat {
  /// Reads a line of ASCII characters that all have a place and are complete together; `nil` for any other line.
  ///
  /// The rules and the groups are those of a field. No entry is made: nobody asks where a character is in the text, or
  /// changes it.
  func readWhole(_ line: String) -> LineReading? {
    let alphabet = alphabet
    var (characters, last, isInside, isWhole) = (DigitBuffer(), 0, false, false)
    line.withBytes { bytes in
      // One character is a key.
      guard 2...62 ~= bytes.count else { return }
      for byte in bytes {
        switch alphabet.role(ofASCII: byte) {
        // The place of a symbol depends on those before it.
        case .counts(let own) where own.isASCIIAlphanumeric:
          characters.append(own)
          last = isInside ? last + 1 : 1
          isInside = true
        case .decoration: isInside = false
        case .counts, .other: return
        }
      }
      isWhole = true
    }
    guard isWhole, !characters.isEmpty, ExportedNumber(line) == nil,
      !mayMeanMore(line, characters, last: last)
    else { return nil }
    let all = normalized(characters)
    // A heading means nothing, and is left out. A buffer has room for 64 characters with their separators.
    guard all.count >= characters.count, all.count < 55, all.count <= room(for: all),
      all.count > suppliedCount(of: all)
    else { return nil }
    let rules = rules(for: all)
    guard rules.isComplete, rules.issue == nil, !rules.isBarePrefix else { return nil }
    return LineReading(text: all.text(in: rules), value: all.text, isComplete: true)
  }
}

extension DigitBuffer {
  /// Returns the characters in groups.
  fileprivate func text(in rules: GroupRules) -> String {
    var text = DigitBuffer()
    var walk = GroupWalk(rules, count: count)
    while let step = walk.next() {
      switch step {
      case .separator(let byte): text.append(byte)
      case .group(let group): for place in group { text.append(self[place]) }
      }
    }
    return text.text
  }
}
