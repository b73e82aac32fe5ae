/// All of a formatted text but its selection: one object, which copies share.
///
/// An ASCII text of a mask of at most 64 elements is kept as what its elements show, one byte each: text and
/// value are made of it when somebody asks. Any other is kept as it was made.
@usableFromInline
package struct TextContent: @unchecked Sendable {
  // Written only when nobody else has it.
  private var storage: Storage

  private final class Storage {
    var maker: (any TextMaker)?
    var issue: ValidationIssue?

    /// The text that has no layout, and the value that no layout tells.
    let text: String
    var value: String

    /// The pieces of a text that has no layout; `nil` if all is the user's.
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

  /// What is known of a text, one bit each.
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

  /// That of an empty text.
  static let empty = TextContent(text: "", value: "", issue: nil, .user, maker: nil, [])

  /// That of a text whose layout says it all, of so many characters.
  package init(
    _ layout: Layout, _ bytes: ElementBytes, count: Int, maker: any TextMaker, _ flags: Flags
  ) {
    storage = Storage(
      maker: maker, layout: layout, bytes: StoredBytes(bytes), count: count,
      flags: flags.union(.isLaidOut))
  }

  /// That of any other text.
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

  /// What holds it for this owner alone.
  private var own: Storage {
    mutating get {
      if !isKnownUniquelyReferenced(&storage) { storage = storage.copy() }
      return storage
    }
  }
}

extension TextContent {
  /// Whether the layout says what is shown.
  package var isLaidOut: Bool { storage.flags.contains(.isLaidOut) }

  /// The layout of a text that has one.
  package var layout: Layout? { isLaidOut ? storage.layout : nil }

  /// Copies the characters of a text that has a layout, and says how many there are.
  package func copyBytes(to bytes: ElementBytes) -> Int {
    storage.bytes.copy(to: bytes)
    return storage.count
  }

  /// Whether every character is a single ASCII scalar; a carriage return may be part of more.
  var isPlainASCII: Bool { isLaidOut || storage.text.isPlainASCII }

  /// Hands the UTF-8 code units of the text to `body`.
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

  /// Whether the value is empty, without making it.
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

  /// Whether a maker is the one, as an object.
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

  /// How much memory it takes, in bytes.
  ///
  /// What a string has in reserve can't be known.
  var size: Int {
    let pieces = storage.pieces.map { $0.capacity * MemoryLayout<Provenance.Piece>.stride + 32 }
    return 128 + MemoryLayout<Layout>.stride + MemoryLayout<StoredBytes>.stride
      + storage.text.size + storage.value.size + (issue?.code.size ?? 0) + (pieces ?? 0)
  }

  /// A range within the text, on the boundaries of its characters.
  func clamped(_ range: Range<UTF16Offset>) -> Range<UTF16Offset> {
    if !isLaidOut { return range.clamped(to: storage.text) }
    let end = UTF16Offset(storage.count)
    return max(0, min(range.lowerBound, end))..<max(0, min(range.upperBound, end))
  }
}

extension TextContent {
  /// Whether both are one object, which needs no further look.
  func isIdentical(to other: TextContent) -> Bool { storage === other.storage }

  /// Whether both show the same, code unit by code unit.
  package func isSameInText(as other: TextContent) -> Bool {
    if isIdentical(to: other) { return true }
    if byteCount != other.byteCount { return false }
    var isSame = false
    withBytes { here in other.withBytes { isSame = here.isSame(as: $0) } }
    return isSame
  }

  /// Whether `text` is the text, code unit by code unit.
  func isText(_ text: String) -> Bool {
    var isSame = false
    withBytes { here in text.withBytes { isSame = here.isSame(as: $0) } }
    return isSame
  }

  /// Whether the values are the same, where the texts are.
  func isSameInValue(as other: TextContent) -> Bool {
    if isIdentical(to: other) { return true }
    let isTold = !flags.contains(.hasValue) && !other.flags.contains(.hasValue)
    if isTold, storage.layout == other.storage.layout { return true }
    return value.isSame(as: other.value)
  }

  /// Whether both hold the same.
  func isSame(as other: TextContent) -> Bool {
    isIdentical(to: other)
      || isSameInText(as: other) && isSameInValue(as: other) && issue == other.issue
        && provenance == other.provenance && choice == other.choice
        && flags.subtracting(.hasValue) == other.flags.subtracting(.hasValue)
        && maker.isSame(as: other.maker)
  }
}

extension String {
  /// How much memory the text takes beside its own words, in bytes.
  fileprivate var size: Int { isEmpty ? 0 : 32 + byteCount }
}
