import FormworkMasks

/// A format for a code with fixed positions of letters and digits, such as a postal code or an
/// identity number.
///
/// Characters keep their positions. If one can't be right, it causes an issue,
/// `ValidationIssue.misplacedCharacter`, instead of being rejected, because otherwise all following
/// characters would be one position too far to the left. The formats differ only in their data:
/// layouts, accepted characters, and rules for the whole.
package struct CodeFormat: Hashable, Sendable {
  /// The layouts. The first one with room for all characters is used.
  let layouts: [SegmentLayout]

  /// The prefixes of the layouts. The first one is supplied if the user doesn't type any.
  private let prefixes: [DigitBuffer]

  package let alphabet: GroupedAlphabet

  /// Rules in addition to check digits, such as for numbers that are never issued.
  private let limits: CheckDigits?

  private let checkDigits: CheckDigits?

  /// The labels that may precede a code, in ASCII.
  let labels: [[UInt8]]

  /// Reads patterns of the table; `nil` if one of them can't be read.
  init?(
    patterns: [ArraySlice<UInt8>], notations: [(name: UInt8, accepted: ASCIISet)],
    limits: CheckDigits?, checkDigits: CheckDigits?, labels: [[UInt8]] = []
  ) {
    var layouts: [SegmentLayout] = []
    for pattern in patterns {
      guard let layout = SegmentLayout(pattern, notations) else { return nil }
      layouts.append(layout)
    }
    // Sorted by length, and otherwise in the given order.
    self.layouts = layouts.indices.sorted {
      (layouts[$0].places.count, $0) < (layouts[$1].places.count, $1)
    }.map { layouts[$0] }
    var prefixes: [DigitBuffer] = []
    for pattern in patterns where pattern.first == UInt8(ascii: "{") {
      let prefix = DigitBuffer(pattern.dropFirst().prefix { $0 != UInt8(ascii: "}") })
      if !prefixes.contains(prefix) { prefixes.append(prefix) }
    }
    self.prefixes = prefixes
    let places = layouts.flatMap { $0.places }
    let separators = Set(
      patterns.joined().filter { !$0.isASCIIAlphanumeric && !Array("[]{}_".utf8).contains($0) })
    let symbols = ASCIISet { byte in
      !byte.isASCIIAlphanumeric && places.contains { $0.contains(byte) }
    }
    alphabet = GroupedAlphabet(
      takesLetters: places.contains { place in
        (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(where: place.contains)
      },
      symbols: symbols,
      decoration: ASCIISet { $0 == UInt8(ascii: "/") || separators.contains($0) })
    (self.limits, self.checkDigits, self.labels) = (limits, checkDigits, labels)
  }

  package static func == (left: Self, right: Self) -> Bool {
    left.layouts == right.layouts && left.limits == right.limits
      && left.checkDigits == right.checkDigits && left.labels == right.labels
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(layouts)
    hasher.combine(checkDigits)
  }
}

extension CodeFormat: GroupedFormat {
  package var isCode: Bool { true }

  package func rules(for characters: DigitBuffer) -> GroupRules {
    let count = characters.count
    let layout = layout(for: characters)
    var rules = GroupRules(
      groups: layout.groups, separators: layout.separators, most: layout.places.count)
    rules.isBarePrefix = prefixes.contains { $0.starts(with: characters) }
    // The layouts are sorted by length.
    guard let longest = layouts.last(where: { $0.fits(characters) }) else {
      rules.showsNextSeparator = layout.separator(after: count) != nil
      rules.issue = .misplacedCharacter
      rules.wrong = layout.misfit(characters).map { $0..<$0 + 1 }
      return rules
    }
    rules.most = longest.places.count
    let next = layout.separator(after: count)
    rules.showsNextSeparator =
      next != nil
      && layouts.allSatisfy { !$0.fits(characters) || $0.separator(after: count) == next }
    guard count == layout.places.count else { return rules }
    let issue = issue(of: characters)
    // A text that may continue isn't wrong yet, and is incomplete.
    rules.isComplete = issue == nil || count >= rules.most
    rules.issue = rules.isComplete ? issue : nil
    return rules
  }

  /// Returns the issue of complete characters.
  private func issue(of characters: DigitBuffer) -> ValidationIssue? {
    let value = characters.text
    if let limits, !limits.agree(with: value) { return .malformed }
    if let checkDigits, !checkDigits.agree(with: value) { return .checksum }
    return nil
  }

  /// Returns the first layout with a place for each character, or the one that fits the most
  /// characters.
  private func layout(for characters: DigitBuffer) -> SegmentLayout {
    var best = layouts[0]
    var most = -1
    for layout in layouts {
      let fitting = layout.fitting(characters)
      if fitting == characters.count { return layout }
      let count = layout.places.count >= characters.count ? fitting + 64 : fitting
      if count > most { (best, most) = (layout, count) }
    }
    return best
  }

  package func room(for characters: DigitBuffer) -> Int { layouts.last?.places.count ?? 0 }

  /// Returns the characters with the prefix, unless they begin with one or a part of it.
  package func normalized(_ characters: DigitBuffer) -> DigitBuffer {
    guard let prefix = prefixes.first, !characters.isEmpty else { return characters }
    let isThere = prefixes.contains { prefix in
      characters.starts(with: prefix) || prefix.starts(with: characters)
    }
    return isThere ? characters : prefix + characters
  }

  /// Returns the length of the first prefix. Another one is the user's, or the first one would take its place.
  package func suppliedCount(of characters: DigitBuffer) -> Int {
    guard let prefix = prefixes.first, characters.starts(with: prefix) else { return 0 }
    return prefix.count
  }

  /// Whether a character is accepted: any letter or digit, and a symbol in its place.
  package func accepts(_ character: UInt8, at place: Int, in characters: DigitBuffer) -> Bool {
    if character.isASCIIAlphanumeric { return true }
    let isInPrefix = prefixes.contains {
      place < $0.count && $0.starts(with: characters.prefix(place + 1))
    }
    let place = place + normalized(characters).count - characters.count
    return isInPrefix
      || layouts.contains { $0.places.count > place && $0.places[place].contains(character) }
  }

  package func hasPlace(for word: [UInt8]) -> Bool { layouts.contains { $0.hasPlace(for: word) } }

  package func missing(after characters: DigitBuffer) -> DigitBuffer {
    let layout = layout(for: characters)
    var missing = DigitBuffer()
    var place = characters.count
    while place < layout.places.count {
      missing.append(layout.standIn(at: place))
      place += 1
    }
    return missing
  }
}

extension CodeFormat {
  package func apply(_ edit: TextEdit, to current: FormattedText) -> EditOutcome {
    applyToLabel(edit, current) ?? EntryEditor.apply(edit, to: current, self)
  }

  /// Returns the text with an issue that may have been premature before, and without a bare prefix.
  package func editingEnded(_ current: FormattedText) -> FormattedText {
    if current.value.isEmpty { return FormattedText() }
    let characters = characters(of: current)
    let isWhole = layouts.contains { $0.places.count == characters.count && $0.fits(characters) }
    guard isWhole, !current.isComplete, current.issue == nil else { return current }
    var left = current
    left.issue = issue(of: characters)
    return left
  }

  package var keyboard: KeyboardType {
    let isOfDigits = layouts.allSatisfy { layout in
      layout.places.dropFirst(prefixes.first?.count ?? 0).allSatisfy { place in
        !(UInt8(0x21)..<0x7F).contains { $0 &- 0x30 >= 10 && place.contains($0) }
      }
    }
    return isOfDigits ? .numberPad : .asciiCapable
  }
}

/// The labels that scanners write before a code: the symbology identifier of ISO/IEC 15424, such as
/// `]E0`, and the application identifier of GS1, such as `(01)`.
///
/// A scanner types them key by key, and their digits must not become part of the code. The text shows a
/// label until the first character of the code follows.
extension CodeFormat {
  /// Returns the input without a label, and rejects groups that are too short for their place.
  package func meaning(of input: String) -> InputMeaning? {
    if let rest = withoutLabel(input) { return .text(rest) }
    return hasShortGroups(input) ? .nothing : nil
  }

  /// Whether an input may have a label, or groups of other lengths than the code has.
  package func mayMeanMore(_ input: String, _ characters: DigitBuffer, last: Int) -> Bool {
    let isGrouped = last < characters.count
    return isGrouped && !layouts.contains { $0.places.count == characters.count }
      || !labels.isEmpty && withoutLabel(input) != nil
  }

  func isLabel(_ text: FormattedText) -> Bool {
    text.value.isEmpty && text.text.utf8.first.map { $0.beginsLabel } ?? false
  }

  /// Applies an edit of a typed label; `nil` for any other edit.
  package func applyToLabel(_ edit: TextEdit, _ current: FormattedText) -> EditOutcome? {
    let isPending = isLabel(current)
    let begins =
      current.isEmpty && edit.replacement.utf8.count == 1
      && edit.replacement.utf8.first.map { $0.beginsLabel } ?? false
    if labels.isEmpty || !isPending && !begins { return nil }
    var text = current.text
    let lower = edit.range.lowerBound.index(in: text)
    let upper = edit.range.upperBound.index(in: text)
    text.replaceSubrange(lower..<max(lower, upper), with: edit.replacement)
    let typed = Array(text.utf8.filter { $0 > 0x20 })
    if typed.isEmpty { return EditOutcome(FormattedText()) }
    if labels.contains(where: { $0.starts(with: typed) }) {
      let shown = String(decoding: typed, as: UTF8.self)
      return EditOutcome(FormattedText(text: shown, value: ""))
    }
    let rest = withoutLabel(text)
    // After the sign of an identifier, other characters are another symbology.
    if rest == nil, typed.first == UInt8(ascii: "]") { return .rejected(current) }
    let whole = TextEdit(inserting: rest ?? text, at: 0)
    let outcome = EntryEditor.apply(whole, to: FormattedText(), self)
    return outcome.rejection.map { .rejected(current, because: $0) } ?? outcome
  }

  /// Returns a text without the longest label that it begins with; `nil` without one.
  private func withoutLabel(_ text: String) -> String? {
    var longest: String.Index?
    for label in labels {
      guard let end = text.index(after: label) else { continue }
      if longest.map({ $0 < end }) ?? true { longest = end }
    }
    guard let longest, longest < text.endIndex else { return nil }
    return String(text[longest...])
  }
}

extension CodeFormat {
  /// Whether an input has as many groups as a layout, but a shorter one before its last one.
  ///
  /// A character is missing there, and the ones after it must not move to its place.
  fileprivate func hasShortGroups(_ input: String) -> Bool {
    let words = GroupedParts.allWords(of: input, alphabet)
    let count = words.reduce(0) { $0 + $1.count }
    if words.count < 2 || words.count > 16 || layouts.contains(where: { $0.places.count == count })
    {
      return false
    }
    return layouts.contains { $0.isShortened(in: words) }
  }
}

extension SegmentLayout {
  /// The numbers of characters in the groups.
  fileprivate var sizes: [Int] {
    var (sizes, rest, sum) = ([] as [Int], groups, 0)
    while case let size = rest.removeFirst(), size > 0 {
      sizes.append(size)
      sum += size
    }
    if sum < places.count { sizes.append(places.count - sum) }
    return sizes
  }

  /// Whether words are the groups, one of those before the last is shorter, and none is longer.
  fileprivate func isShortened(in words: [[UInt8]]) -> Bool {
    let sizes = sizes
    guard words.count == sizes.count else { return false }
    if zip(words, sizes).contains(where: { $0.isEmpty || $0.count > $1 }) { return false }
    // The last group may still be unfinished.
    return (0..<sizes.count - 1).contains { words[$0].count < sizes[$0] }
  }
}

extension String {
  /// Returns the position after a label at the start, with or without spaces; `nil` if it isn't there.
  fileprivate func index(after label: [UInt8]) -> String.Index? {
    var (index, count) = (startIndex, 0)
    while count < label.count {
      guard index < endIndex else { return nil }
      let byte = utf8[index]
      if byte == label[count] { count += 1 } else if byte > 0x20 { return nil }
      index = utf8.index(after: index)
    }
    return index
  }
}

extension UInt8 {
  /// Whether a label can begin with the character.
  fileprivate var beginsLabel: Bool { self == UInt8(ascii: "]") || self == UInt8(ascii: "(") }
}

/// The accepted characters and the grouping of a code, such as an identity number or a postal code.
struct SegmentLayout: Hashable, Sendable {
  /// The accepted characters at each position, including the prefix that the format supplies.
  let places: [ASCIISet]

  /// The number of characters in each group, and the separators between them, in the form of
  /// `GroupRules`.
  let groups: GroupSizes
  let separators: UInt64

  /// Reads a pattern such as `{ES} [_][0000000][_]`; `nil` if it isn't valid.
  ///
  /// - Parameters:
  ///   - pattern: Slots in square brackets, a supplied prefix in braces, and one separator between
  ///     two groups.
  ///   - notations: The characters that a letter of the pattern accepts, in addition to `0`, `A`,
  ///     and `_`.
  init?(_ pattern: ArraySlice<UInt8>, _ notations: [(name: UInt8, accepted: ASCIISet)]) {
    var places: [ASCIISet] = []
    var (groups, separators, group, count) = (GroupSizes.one, 0 as UInt64, 0, 0)
    var inside: UInt8?
    for byte in pattern {
      switch (byte, inside) {
      case (UInt8(ascii: "["), nil), (UInt8(ascii: "{"), nil): inside = byte
      case (UInt8(ascii: "]"), .some), (UInt8(ascii: "}"), .some): inside = nil
      case (_, UInt8(ascii: "{")):
        places.append(ASCIISet { $0 == byte })
        group += 1
      case (_, .some):
        guard let accepted = Self.accepted(byte, notations) else { return nil }
        places.append(accepted)
        group += 1
      case (_, nil):
        guard group > 0, group < 16, count < 8 else { return nil }
        groups.set(group, at: count)
        separators |= UInt64(byte) << (8 * count)
        (group, count) = (0, count + 1)
      }
    }
    // A last group of more than fifteen characters needs no end.
    if group < 16 { groups.set(group, at: count) }
    guard !places.isEmpty, places.count < 60, inside == nil else { return nil }
    (self.places, self.groups, self.separators) = (places, groups, separators)
  }

  private static func accepted(
    _ byte: UInt8, _ notations: [(name: UInt8, accepted: ASCIISet)]
  ) -> ASCIISet? {
    for notation in notations where notation.name == byte { return notation.accepted }
    switch byte {
    case UInt8(ascii: "0"): return ASCIISet { $0 &- 0x30 < 10 }
    case UInt8(ascii: "A"): return ASCIISet { $0 &- UInt8(ascii: "A") < 26 }
    case UInt8(ascii: "_"):
      return ASCIISet { $0 &- 0x30 < 10 || $0 &- UInt8(ascii: "A") < 26 }
    default: return nil
    }
  }
}

extension SegmentLayout {
  /// Returns the number of characters that are accepted at their positions.
  func fitting(_ characters: DigitBuffer) -> Int {
    var count = 0
    for place in 0..<min(characters.count, places.count)
    where places[place].contains(characters[place]) { count += 1 }
    return count
  }

  /// Whether all characters are accepted at their positions.
  func fits(_ characters: DigitBuffer) -> Bool {
    fitting(characters) == characters.count
  }

  /// Returns the index of the first character that isn't accepted at its position.
  func misfit(_ characters: DigitBuffer) -> Int? {
    characters.indices.first { place in
      place >= places.count || !places[place].contains(characters[place])
    }
  }

  /// Returns the separator after `count` characters; `nil` if there is none.
  func separator(after count: Int) -> UInt8? {
    guard count < places.count else { return nil }
    var (groups, separators, end) = (groups, separators, 0)
    while case let size = groups.removeFirst(), size > 0 {
      end += size
      if end == count { return UInt8(truncatingIfNeeded: separators) }
      if end > count { return nil }
      separators >>= 8
    }
    return nil
  }

  /// Whether a word could occur anywhere in the code.
  func hasPlace(for word: [UInt8]) -> Bool {
    guard word.count <= places.count else { return false }
    return (0...places.count - word.count).contains { start in
      word.indices.allSatisfy { places[start + $0].contains(word[$0]) }
    }
  }

  /// Returns a character that represents a missing one at a position.
  fileprivate func standIn(at place: Int) -> UInt8 {
    let accepted = places[place]
    let all = (UInt8(0x21)..<0x7F).filter(accepted.contains)
    if all.count == 1 { return all[0] }
    if all.contains(where: { $0 &- 0x30 < 10 }) { return UInt8(ascii: "0") }
    return all.contains(UInt8(ascii: "A")) || all.allSatisfy({ $0 >= 0x41 })
      ? UInt8(ascii: "A") : all.first ?? UInt8(ascii: "0")
  }
}
