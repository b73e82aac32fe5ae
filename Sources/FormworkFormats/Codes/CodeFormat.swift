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
  let layouts: [CodeLayout]

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
    var layouts: [CodeLayout] = []
    for pattern in patterns {
      guard let layout = CodeLayout(pattern, notations) else { return nil }
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
  private func layout(for characters: DigitBuffer) -> CodeLayout {
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
