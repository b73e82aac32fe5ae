import FormworkMasks

extension GroupedFormat {
  package func role(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    groupedRole(of: character, at: index, in: entry)
  }

  /// Returns the role that the alphabet gives a character.
  func groupedRole(of character: Character, at index: Int, in entry: Entry) -> EntryRole {
    switch alphabet.role(of: character) {
    case .decoration: return .separator
    case .other(let isIgnored): return isIgnored ? .ignored : .foreign
    case .counts(let byte):
      let own = EntryRole.significant(Character(Unicode.Scalar(byte)))
      if byte.isASCIIAlphanumeric { return own }
      var all = DigitBuffer(entry, upTo: entry.count)
      all.insert(byte, at: min(index, all.count))
      if accepts(byte, at: index, in: all) { return own }
      // A hyphen without a place is ignored. After a place for a hyphen, it may be a second one.
      let isMeaningless =
        byte == UInt8(ascii: "-") && (index == 0 || !accepts(byte, at: index - 1, in: all))
      return isMeaningless ? .separator : .foreign
    }
  }

  package func write(_ entry: Entry) -> EntryText { write(entry, upTo: entry.count) }

  /// Returns the text of the first characters of an entry.
  func write(_ entry: Entry, upTo end: Int) -> EntryText {
    var text = EntryText(entry)
    let characters = DigitBuffer(entry, upTo: end)
    let all = normalized(characters)
    // The difference is a heading that means nothing, or a prefix that the user needn't type.
    let shift = characters.count - all.count
    let known = suppliedCount(of: all)
    let supplied = all.count > known ? known : 0
    if shift > 0 { for index in 0..<shift { text.absorb(index) } }
    let rules = rules(for: all)
    var walk = GroupWalk(rules, count: all.count)
    while let step = walk.next() {
      switch step {
      case .separator(let byte): text.supply(Unicode.Scalar(byte))
      case .group(let group):
        var next = group.lowerBound
        while next < min(group.upperBound, supplied) {
          text.supply(Unicode.Scalar(all[next]), isValue: true)
          text.absorb(next + shift)
          next += 1
        }
        text.show(next + shift..<group.upperBound + shift)
      }
    }
    // A prefix isn't a value on its own.
    let isValue = all.count > known && !rules.isBarePrefix
    text.value = isValue ? all.text : ""
    text.isComplete = isValue && rules.isComplete
    text.isFull = all.count >= rules.most
    text.issue = rules.issue
    text.wrong = rules.wrong.map { max(0, $0.lowerBound + shift)..<max(0, $0.upperBound + shift) }
    if all.count > room(for: all) || end > 62 { text.rejection = .noRoom }
    return text
  }

  /// Returns the characters of formatted text.
  func characters(of formatted: FormattedText) -> DigitBuffer {
    // Positions are omitted, because only edits need them.
    let alphabet = alphabet
    var characters = DigitBuffer()
    for byte in formatted.text.utf8 where alphabet.counts(byte) { characters.append(byte) }
    return characters
  }

  /// Returns the missing characters in their groups: `0` for a digit, `A` for a letter.
  ///
  /// For complete text, it is empty, even if there is room for more.
  public func remainder(after current: FormattedText) -> String {
    if current.isComplete { return "" }
    // A text that begins with anything else is a label.
    let isLabel = current.text.utf8.first.map { !alphabet.counts($0) } ?? true
    let characters = isLabel ? DigitBuffer() : characters(of: current)
    let missing = missing(after: characters)
    if missing.isEmpty { return "" }
    let rules = rules(for: characters)
    var (groups, separators, remainder) = (rules.groups, rules.separators, DigitBuffer())
    // A separator that is already shown isn't missing.
    let isShown = current.text.utf8.last.map { !alphabet.counts($0) } ?? true
    var end = 0
    for place in 0..<characters.count + missing.count {
      if place == end {
        let size = Int(groups & 15)
        end = size == 0 ? .max : end + size
        groups >>= 4
        if place > 0 {
          let isMissing = place > characters.count || place == characters.count && !isShown
          if isMissing, separators & 0xFF != 0 {
            remainder.append(UInt8(truncatingIfNeeded: separators))
          }
          separators >>= 8
        }
      }
      if place >= characters.count { remainder.append(missing[place - characters.count]) }
    }
    return remainder.text
  }
}

// Whole inputs.
extension GroupedFormat {
  package func parts(of input: WholeInput) -> EntryParts {
    let parts = GroupedParts(input, self)
    return EntryParts(all: parts.all, only: parts.only)
  }

  package func accepted(_ part: EditOutcome, of text: String) -> EditOutcome? {
    guard Self.isChecked else { return part }
    return isOnly(part.formatted.value, in: text) ? part : nil
  }

  /// Whether no words in a row are another complete text, not even words that look like a label.
  func isOnly(_ value: String, in text: String) -> Bool {
    let words = GroupedParts.allWords(of: text, alphabet)
    if words.count > 4 * WholeInput.mostParts { return false }
    for first in words.indices {
      var characters: [UInt8] = []
      for word in words[first...] {
        characters += word
        if characters.count < 15 { continue }
        let all = normalized(DigitBuffer(characters.prefix(63)))
        if characters.count > 62 || all.count > room(for: all) { break }
        let rules = rules(for: all)
        if rules.isComplete, rules.issue == nil, !all.text.isSame(as: value) { return false }
      }
    }
    return true
  }
}

extension DigitBuffer {
  /// Creates a buffer of the first characters of an entry, which are in ASCII.
  fileprivate init(_ entry: Entry, upTo end: Int) {
    self.init()
    for index in 0..<end { append(UInt8(truncatingIfNeeded: entry.units[index])) }
  }
}
