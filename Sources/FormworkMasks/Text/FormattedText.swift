import FormworkTables

/// Text in a format, with its value, the selection, and an issue if there is one.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     let number = phone.formatted(value: "2125550")
///     number.text        // "+1 (212) 555-0"
///     number.value       // "2125550"
///     number.isComplete  // false
///
/// A formatted text is a value that contains the whole state of a field. Keep the last one, and pass it to
/// ``InputFormat/apply(_:to:)`` with the next edit.
public struct FormattedText: Hashable, Sendable {
  /// Everything except the selection.
  package var content: TextContent

  /// The selection, in UTF-16 code units of ``text``. A caret is an empty selection.
  public var selection: Range<UTF16Offset>

  /// Creates a text from its content and a caret.
  package init(_ content: TextContent, caret: UTF16Offset) {
    self.content = content
    selection = caret..<caret
  }

  /// The caret, or the end of the selection if it isn't empty.
  ///
  /// In UTF-16 code units of ``text``.
  public var caret: UTF16Offset {
    get { selection.upperBound }
    set { selection = newValue..<newValue }
  }
}

extension FormattedText {
  /// The text that the user sees.
  ///
  /// - Complexity: O(*n*) in its length, because the text of a mask is created on demand. If you need it
  ///   often, store it.
  public var text: String { content.text }

  /// The value for the app: the user's characters and the fixed literals.
  ///
  /// - Complexity: O(*n*) in the length of the text, as for ``text``.
  public package(set) var value: String {
    get { content.value }
    set { content.value = newValue }
  }

  /// The issue of the text, if it has one.
  public var issue: ValidationIssue? {
    get { content.issue }
    set { content.issue = newValue }
  }

  /// The origin of each piece of ``text``.
  public package(set) var provenance: Provenance {
    get { content.provenance }
    set { content.provenance = newValue }
  }

  /// A Boolean value that indicates whether the value has everything that the format requires.
  ///
  /// An empty value is never complete.
  public var isComplete: Bool {
    get { content[.isComplete] }
    set { content[.isComplete] = newValue }
  }

  /// A Boolean value that indicates whether the value is full.
  ///
  /// If it is full, the format accepts no additional character anywhere.
  ///
  /// A value can be complete long before it is full. A field that moves the focus on waits until it is full.
  public var isFull: Bool {
    get { content[.isFull] }
    set { content[.isFull] = newValue }
  }

  /// Whether the value is full only because it has the maximum length, as a name of 40 characters.
  ///
  /// The user may want to type on, so the focus of a group stays.
  package var isFullByLimit: Bool {
    get { content[.isFullByLimit] }
    set { content[.isFullByLimit] = newValue }
  }

  /// Marks the value as full if it has the maximum length.
  package mutating func limit(isReached: Bool) {
    guard isReached, !isFull else { return }
    isFull = true
    isFullByLimit = true
  }

  /// Whether the text is only the prefix that appeared on focus, without a value.
  package var showsPrefix: Bool {
    get { content[.showsPrefix] }
    set { content[.showsPrefix] = newValue }
  }

  /// Whether the text shows only a part of the ``value``, because the app assigned more than fits. The next
  /// edit ends this.
  package var isPartShown: Bool {
    get { content[.isPartShown] }
    set { content[.isPartShown] = newValue }
  }

  /// The mask that made the text, or the keys of a number. If another mask edits the text, it first
  /// formats the text again.
  package var maker: (any TextMaker)? {
    get { content.maker }
    set { content.maker = newValue }
  }

  /// The index of the mask in a set.
  package var choice: UInt32 {
    get { content.choice }
    set { content.choice = newValue }
  }

  /// Whether the text is empty.
  package var isEmpty: Bool { content.byteCount == 0 }

  /// The end of the text.
  package var end: UTF16Offset { UTF16Offset(content.utf16Length) }
}

extension FormattedText {
  /// Creates a formatted text.
  ///
  /// - Parameters:
  ///   - text: The text that the user sees.
  ///   - value: The value for the app.
  ///   - selection: The selection, in UTF-16 code units of `text`. The default is a caret at the end.
  ///   - isComplete: Whether the value has everything that the format requires.
  ///   - issue: The issue of the text, if there is one.
  ///   - provenance: The origin of each piece of `text`.
  public init(
    text: String = "",
    value: String = "",
    selection: Range<UTF16Offset>? = nil,
    isComplete: Bool = false,
    issue: ValidationIssue? = nil,
    provenance: Provenance = .user
  ) {
    let end = UTF16Offset(selection == nil ? text.utf16Length : 0)
    self.selection = selection ?? end..<end
    if text.isEmpty, value.isEmpty, issue == nil, !isComplete {
      content = .empty
    } else {
      content = TextContent(
        text: text, value: value, issue: issue,
        // An empty text fits every mask, so it has no pieces.
        text.isEmpty ? .user : provenance.storage, maker: nil, isComplete ? .isComplete : [])
    }
  }
}

extension FormattedText {
  /// Returns whether two values are equal in everything, code unit by code unit.
  public static func == (left: Self, right: Self) -> Bool {
    left.selection == right.selection && left.content.isSame(as: right.content)
  }

  /// Adds the text, the value, and the selection to a hash.
  public func hash(into hasher: inout Hasher) {
    text.hashUnits(into: &hasher)
    value.hashUnits(into: &hasher)
    hasher.combine(selection)
  }
}

extension FormattedText {
  /// Returns the letters and digits of `input` that have no place in this text.
  ///
  ///     let phone = try Mask("+1 ([000]) [000]-[0000]")
  ///     phone.formatted(text: "+1 212 555 0100 x9").unused(of: "+1 212 555 0100 x9")  // "x9"
  ///
  /// Call it for a whole text, such as a line of a file, if no character may get lost silently.
  ///
  /// The user's characters in this text come from the input, in order. The literals may come from it, too.
  /// The interpretation with fewer unused characters counts.
  ///
  /// - Parameter input: The text or the value from which this text was formatted.
  /// - Returns: The unused characters, in order, as they were written.
  /// - Complexity: O(*n*) in the lengths of `input` and this text.
  package func unused(of input: String) -> String { unused(of: input, countsLetters: true) }

  /// Returns the unused letters and digits. If `countsLetters` is `false`, letters in the literals of this
  /// text don't come from the input.
  package func unused(of input: String, countsLetters: Bool) -> String {
    // If there is an issue, the value may be longer than the shown text. It is compared first, because a mask makes the
    // text on demand, which is longer.
    if issue == nil, input.hasSameASCIILettersAndDigits(as: value) { return "" }
    if input.isSame(as: text) { return "" }
    if let unused = asciiUnused(of: input, countsLetters) {
      return !unused.isEmpty && hasDigits(ofExported: input) ? "" : unused
    }
    let counted = input.filter(UnicodeSet.alphanumeric.contains)
    let shown = countedCharacters.filter { shown in
      countsLetters || shown.isUser || (0x30...0x39).contains(shown.folded.first)
    }
    return String(Array(counted).unused(over: shown) { $0.folded })
  }

  /// Whether the value ends with the digits of a number that a program exported as `1067.0`. The zeros after
  /// its point aren't part of a code.
  private func hasDigits(ofExported input: String) -> Bool {
    guard case .whole(let digits) = ExportedNumber(input) else { return false }
    return value.utf8.reversed().starts(with: digits.utf8.reversed())
  }

  /// The folded letters and digits of the text, and whether each of them must be in the input.
  private var countedCharacters: [(folded: FoldedCharacter, isUser: Bool)] {
    characters.compactMap { character, kind, _ in
      !kind.contains(.guide) && UnicodeSet.alphanumeric.contains(character)
        ? (character.folded, kind.contains(.user)) : nil
    }
  }

  /// The characters of the text, each with the kind and the element of its first byte.
  package var characters: [(character: Character, kind: Provenance.Kind, element: UInt32)] {
    let pieces = provenance.pieces(of: text)
    var (place, index, end) = (0, 0, pieces.first?.length ?? 0)
    return text.map { character in
      while end <= place {
        index += 1
        end += pieces[index].length
      }
      place += character.utf8.count
      return (character, pieces[index].kind, pieces[index].element)
    }
  }
}

extension Array {
  /// Returns the elements that remain after removing those that are shown.
  ///
  /// Of two interpretations, the one with fewer remaining elements counts: only the user's characters come
  /// from the input, or the literals do, too.
  ///
  /// If neither is possible, the format has changed the user's characters, and none of them has to be in the
  /// input.
  func unused<Folded: Equatable>(
    over shown: [(folded: Folded, isUser: Bool)], folded: (Element) -> Folded
  ) -> [Element] {
    let users = leftOver(by: shown.filter { $0.isUser }, folded)
    if let users, users.isEmpty { return users }
    let readings = [users, leftOver(by: shown, folded)].compactMap { $0 }
    return readings.min { $0.count < $1.count }
      ?? leftOver(by: shown.map { ($0.folded, isUser: false) }, folded) ?? []
  }

  /// Returns the elements that remain after removing `taken` in order, or `nil` if a required one is missing.
  private func leftOver<Folded: Equatable>(
    by taken: [(folded: Folded, isUser: Bool)], _ folded: (Element) -> Folded
  ) -> [Element]? {
    // The search skips at most 64 literals, which keeps the time linear.
    let lookahead = 64
    var rest: [Element] = []
    var next = 0
    for element in self {
      let wanted = folded(element)
      let end = Swift.min(taken.count, next + lookahead)
      var match = next
      while match < end, taken[match].folded != wanted, !taken[match].isUser { match += 1 }
      if match < end, taken[match].folded == wanted {
        next = match + 1
      } else {
        rest.append(element)
      }
    }
    return taken[next...].contains { $0.isUser } ? nil : rest
  }
}

extension String {
  /// Returns whether both strings are ASCII with the same letters and digits in the same order, which is the
  /// common case.
  fileprivate func hasSameASCIILettersAndDigits(as other: String) -> Bool {
    var rest = other.utf8.makeIterator()
    for byte in utf8 {
      if byte >= 0x80 { return false }
      guard byte.isASCIIAlphanumeric else { continue }
      var next = rest.next()
      while let skipped = next, !skipped.isASCIIAlphanumeric, skipped < 0x80 { next = rest.next() }
      if next != byte { return false }
    }
    while let left = rest.next() {
      if left.isASCIIAlphanumeric || left >= 0x80 { return false }
    }
    return true
  }
}

/// A character without the properties that a format may change: the script of a digit, and the case.
private struct FoldedCharacter: Equatable {
  var first: UInt32

  /// The other scalars. Most characters have none, and an empty array needs no allocation.
  var rest: [UInt32] = []
}

extension Character {
  fileprivate var folded: FoldedCharacter {
    var folded = FoldedCharacter(first: 0)
    for (index, scalar) in unicodeScalars.enumerated() {
      let value =
        UnicodeData.decimalDigitValue(scalar.value).map { 0x30 + UInt32($0) }
        ?? UnicodeData.simpleLowercase(UnicodeData.simpleUppercase(scalar.value))
      if index == 0 { folded.first = value } else { folded.rest.append(value) }
    }
    return folded
  }
}

/// An implementation of ``unused(of:)`` for ASCII, byte by byte, which is the common case in files.
extension FormattedText {
  /// Returns the letters and digits of an ASCII input without a place, or `nil` if not everything is ASCII.
  private func asciiUnused(of input: String, _ countsLetters: Bool) -> String? {
    guard let counted = input.asciiLettersAndDigits, var shown = countedBytes else { return nil }
    if !countsLetters { shown.removeAll { !$0.isUser && $0.folded >= 0x61 } }
    return String(decoding: counted.unused(over: shown) { $0.lowercased }, as: UTF8.self)
  }

  /// The lowercase letters and digits of the text, and whether each of them must be in the input.
  ///
  /// It is `nil` if not everything is ASCII.
  private var countedBytes: [(folded: UInt8, isUser: Bool)]? {
    let text = text
    var bytes: [(folded: UInt8, isUser: Bool)] = []
    bytes.reserveCapacity(text.byteCount)
    let pieces = provenance.pieces(of: text)
    var (index, left) = (-1, 0)
    for byte in text.utf8 {
      if byte >= 0x80 { return nil }
      if left == 0 {
        index += 1
        left = pieces[index].length
      }
      left -= 1
      let kind = pieces[index].kind
      if byte.isASCIIAlphanumeric, !kind.contains(.guide) {
        bytes.append((byte.lowercased, kind.contains(.user)))
      }
    }
    return bytes
  }
}

extension String {
  /// The letters and digits of the text, or `nil` if not everything is ASCII.
  fileprivate var asciiLettersAndDigits: [UInt8]? {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(utf8.count)
    for byte in utf8 {
      if byte >= 0x80 { return nil }
      if byte.isASCIIAlphanumeric { bytes.append(byte) }
    }
    return bytes
  }
}

extension UInt8 {
  fileprivate var lowercased: UInt8 {
    (0x41...0x5A).contains(self) ? self | 0x20 : self
  }
}
