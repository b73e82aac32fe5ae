/// Everything in a formatted text except the selection, in one object that copies share.
///
/// An ASCII text of a mask with at most 64 elements is stored as one byte per element. Text and value are
/// created from the bytes on demand. Any other text is stored as a string.
@usableFromInline
package struct TextContent: @unchecked Sendable {
  // It is changed only if it isn't shared.
  private var storage: Storage

  private final class Storage {
    var maker: (any TextMaker)?
    var issue: ValidationIssue?

    /// The text if there is no layout, and the value if the layout doesn't determine it.
    let text: String
    var value: String

    /// The pieces of a text without a layout, or `nil` if all of it is the user's.
    let pieces: [Provenance.Piece]?
    let layout: Layout
    let bytes: StoredBytes
    let count: Int
    var choice: UInt32 = 0
    var flags: Flags

    init(
      maker: (any TextMaker)?, issue: ValidationIssue? = nil, text: String = "",
      value: String = "", pieces: [Provenance.Piece]? = nil, layout: Layout = Layout(),
      bytes: StoredBytes = StoredBytes(), count: Int = 0, flags: Flags
    ) {
      self.maker = maker
      self.issue = issue
      self.text = text
      self.value = value
      self.pieces = pieces
      self.layout = layout
      self.bytes = bytes
      self.count = count
      self.flags = flags
    }

    func copy() -> Storage {
      let copy = Storage(
        maker: maker, issue: issue, text: text, value: value, pieces: pieces, layout: layout,
        bytes: bytes, count: count, flags: flags)
      copy.choice = choice
      return copy
    }
  }

  /// The properties of a text, one bit each.
  @usableFromInline
  package struct Flags: OptionSet, Sendable, BitwiseCopyable {
    @usableFromInline
    package let rawValue: UInt8

    @inlinable
    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    @inlinable
    package static var isComplete: Flags { Flags(rawValue: 1) }
    @inlinable
    package static var isFull: Flags { Flags(rawValue: 2) }
    @inlinable
    package static var showsPrefix: Flags { Flags(rawValue: 4) }
    @inlinable
    package static var isPartShown: Flags { Flags(rawValue: 8) }
    fileprivate static var isLaidOut: Flags { Flags(rawValue: 16) }
    fileprivate static var hasValue: Flags { Flags(rawValue: 32) }
  }

  /// The content of an empty text.
  static let empty = TextContent(text: "", value: "", issue: nil, .user, maker: nil, [])

  /// Creates the content of a text with `count` characters that its layout determines.
  package init(
    _ layout: Layout, _ bytes: ElementBytes, count: Int, maker: any TextMaker, _ flags: Flags
  ) {
    storage = Storage(
      maker: maker, layout: layout, bytes: StoredBytes(bytes), count: count,
      flags: flags.union(.isLaidOut))
  }

  /// Creates the content of any other text.
  package init(
    text: String, value: String, issue: ValidationIssue?, _ provenance: Provenance.Storage,
    maker: (any TextMaker)?, _ flags: Flags
  ) {
    var pieces: [Provenance.Piece]?
    switch provenance {
    case .user: break
    case .layout: pieces = Provenance(storage: provenance).pieces(of: text)
    case .pieces(let list): pieces = list
    }
    storage = Storage(
      maker: maker, issue: issue, text: text, value: value, pieces: pieces,
      flags: flags.union(.hasValue))
  }

  /// The storage for this owner alone. It is copied if it is shared.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
      return storage
    }
  }
}

extension TextContent {
  /// Whether a layout determines the text.
  package var isLaidOut: Bool { storage.flags.contains(.isLaidOut) }

  /// The layout, if the text has one.
  package var layout: Layout? { isLaidOut ? storage.layout : nil }

  /// Copies the characters of a text with a layout, and returns their number.
  package func copyBytes(to bytes: ElementBytes) -> Int {
    storage.bytes.copy(to: bytes)
    return storage.count
  }

  /// Whether every character is a single ASCII scalar. Text with a carriage return doesn't count, because CR
  /// LF is one character.
  var isPlainASCII: Bool { isLaidOut || storage.text.isPlainASCII }

  /// Calls `body` with the UTF-8 code units of the text.
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if !isLaidOut { return storage.text.withBytes(body) }
    let layout = storage.layout
    storage.bytes.withBytes(of: layout.shown, isReversed: layout.isReversed, body)
  }

  /// The length of the text in UTF-8 code units.
  package var byteCount: Int { isLaidOut ? storage.count : storage.text.byteCount }

  /// The length of the text in UTF-16 code units.
  package var utf16Length: Int { isLaidOut ? storage.count : storage.text.utf16Length }

  package var text: String {
    if !isLaidOut { return storage.text }
    let layout = storage.layout
    return storage.bytes.withBytes(of: layout.shown, isReversed: layout.isReversed) {
      String(bytes: $0)
    }
  }

  package var value: String {
    get {
      if storage.flags.contains(.hasValue) { return storage.value }
      let layout = storage.layout
      if layout.user == 0 { return "" }
      return storage.bytes.withBytes(of: layout.value, isReversed: layout.isReversed) {
        String(bytes: $0)
      }
    }
    set {
      let own = own
      own.value = newValue
      own.flags.insert(.hasValue)
    }
  }

  /// Whether the value is empty. It isn't created for this.
  package var isValueEmpty: Bool {
    storage.flags.contains(.hasValue) ? storage.value.isEmpty : storage.layout.user == 0
  }

  package var provenance: Provenance {
    get {
      if isLaidOut { return Provenance(storage: .layout(storage.layout)) }
      return storage.pieces.map { Provenance($0) } ?? .user
    }
    set {
      let old = self
      self = TextContent(
        text: old.text, value: old.value, issue: old.issue, newValue.storage, maker: old.maker,
        old.flags.subtracting(.isLaidOut))
      choice = old.choice
    }
  }

  package var issue: ValidationIssue? {
    get { storage.issue }
    set { own.issue = newValue }
  }

  package var maker: (any TextMaker)? {
    get { storage.maker }
    set { own.maker = newValue }
  }

  /// Returns whether the maker is this object.
  package func isMade(by maker: AnyObject) -> Bool { storage.maker === maker }

  package var choice: UInt32 {
    get { storage.choice }
    set { if newValue != choice { own.choice = newValue } }
  }

  package var flags: Flags { storage.flags }

  package subscript(flag: Flags) -> Bool {
    get { storage.flags.contains(flag) }
    set {
      if newValue == self[flag] { return }
      let own = own
      own.flags.formSymmetricDifference(flag)
    }
  }

  /// The memory of the content in bytes.
  ///
  /// The unused capacity of a string is unknown, and isn't included.
  var size: Int {
    let pieces = storage.pieces.map { $0.capacity * MemoryLayout<Provenance.Piece>.stride + 32 }
    return 128 + MemoryLayout<Layout>.stride + MemoryLayout<StoredBytes>.stride
      + storage.text.size + storage.value.size + (issue?.code.size ?? 0) + (pieces ?? 0)
  }

  /// Returns a range clamped to the text and to the boundaries of its characters.
  func clamped(_ range: Range<UTF16Offset>) -> Range<UTF16Offset> {
    if !isLaidOut { return range.clamped(to: storage.text) }
    let end = UTF16Offset(storage.count)
    return max(0, min(range.lowerBound, end))..<max(0, min(range.upperBound, end))
  }
}

extension TextContent {
  /// Returns whether both are the same object, and therefore equal.
  func isIdentical(to other: TextContent) -> Bool { storage === other.storage }

  /// Returns whether the text of both is equal, code unit by code unit.
  package func isSameInText(as other: TextContent) -> Bool {
    if isIdentical(to: other) { return true }
    if byteCount != other.byteCount { return false }
    var isSame = false
    withBytes { here in other.withBytes { isSame = here.isSame(as: $0) } }
    return isSame
  }

  /// Returns whether the text is `text`, code unit by code unit.
  func isText(_ text: String) -> Bool {
    var isSame = false
    withBytes { here in text.withBytes { isSame = here.isSame(as: $0) } }
    return isSame
  }

  /// Returns whether the value of both is equal, if the text is.
  func isSameInValue(as other: TextContent) -> Bool {
    if isIdentical(to: other) { return true }
    let isImplied = !flags.contains(.hasValue) && !other.flags.contains(.hasValue)
    if isImplied, storage.layout == other.storage.layout { return true }
    return value.isSame(as: other.value)
  }

  /// Returns whether everything is equal.
  func isSame(as other: TextContent) -> Bool {
    isIdentical(to: other)
      || isSameInText(as: other) && isSameInValue(as: other) && issue == other.issue
        && provenance == other.provenance && choice == other.choice
        && flags.subtracting(.hasValue) == other.flags.subtracting(.hasValue)
        && maker.isSame(as: other.maker)
  }
}

extension String {
  /// The memory of the string in bytes, except the words of the string itself.
  fileprivate var size: Int { isEmpty ? 0 : 32 + byteCount }
}
