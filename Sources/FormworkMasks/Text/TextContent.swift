/// Everything in a formatted text except the selection, in one object that copies share.
///
/// A mask stores its text as cells, with which the next edit starts. The text and the value are created from them on
/// demand. Any other format stores strings.
@usableFromInline
package struct TextContent: @unchecked Sendable {
  // It is changed only if it isn't shared.
  private(set) var storage: Storage

  final class Storage: ManagedBuffer<Header, TextCell> {}

  struct Header {
    var maker: (any TextMaker)?
    var details: Details?
    let count: UInt32
    var choice: UInt32 = 0
    var flags: Flags
  }

  /// The properties that text of a mask rarely has.
  struct Details {
    /// The text without cells, and the value if the cells don't determine it.
    var text: String?
    var value: String?
    var issue: ValidationIssue?

    /// The pieces of a text without cells, or `nil` if all of it is the user's.
    var pieces: [Provenance.Piece]?

    /// The characters of several scalars to which the cells refer.
    var glyphs: Glyphs?
  }

  /// The properties of a text, one bit each.
  @usableFromInline
  package struct Flags: OptionSet, Sendable, BitwiseCopyable {
    @usableFromInline
    package let rawValue: UInt16

    @inlinable
    package init(rawValue: UInt16) {
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

    /// Whether the cells are in reverse order.
    @inlinable
    package static var isReversed: Flags { Flags(rawValue: 16) }

    /// Whether some cell is the user's.
    @inlinable
    package static var hasUser: Flags { Flags(rawValue: 32) }

    /// Whether each cell is one byte, and one character.
    @inlinable
    package static var isPlain: Flags { Flags(rawValue: 64) }
    static var hasCells: Flags { Flags(rawValue: 128) }

    /// Whether an insertion replaces the characters after it.
    @inlinable
    package static var overwrites: Flags { Flags(rawValue: 512) }

    /// Whether only a maximum length makes the value full.
    package static var isFullByLimit: Flags { Flags(rawValue: 1024) }

    /// Whether some cell is a literal that the user typed.
    @inlinable
    package static var hasTyped: Flags { Flags(rawValue: 256) }
  }

  /// The content of an empty text.
  static let empty = TextContent(text: "", value: "", issue: nil, .user, maker: nil, [])

  private init(_ header: Header, _ cells: UnsafePointer<TextCell>?) {
    let storage = Storage.create(minimumCapacity: Int(header.count)) { _ in header }
    self.storage = unsafeDowncast(storage, to: Storage.self)
    if let cells {
      storage.withUnsafeMutablePointerToElements {
        $0.initialize(from: cells, count: Int(header.count))
      }
    }
  }

  /// Creates the content of a text that its cells determine.
  ///
  /// - Parameters:
  ///   - cells: The cells in the order in which the mask is filled.
  ///   - count: The number of cells.
  ///   - glyphs: The characters to which the cells refer, with those that edits have removed.
  ///   - own: The first character of `glyphs` that isn't one of the mask.
  ///   - maker: The mask.
  ///   - room: The number of the user's characters that fit.
  ///   - isEnough: Whether nothing required is missing.
  ///   - flags: The other properties of the text.
  package init(
    _ cells: UnsafePointer<TextCell>, count: Int, _ glyphs: Glyphs, upTo own: Glyph,
    maker: any TextMaker, room: Int, isEnough: Bool, _ flags: Flags
  ) {
    // No branches, so that several cells are read at once.
    var all: Glyph = 0
    var kinds: UInt32 = 0
    var users: UInt32 = 0
    var returns: UInt32 = 0
    var next = cells
    let end = cells + count
    while next != end {
      let cell = next.pointee
      all |= cell.glyph
      kinds |= cell.bits
      users &+= cell.bits & 1
      returns |= ((cell.glyph ^ 0x0D) &- 1) &>> 31
      next += 1
    }
    var flags = flags.union(.hasCells)
    if all < 0x80, returns == 0 { flags.insert(.isPlain) }
    if kinds & UInt32(Provenance.Kind.typed.rawValue) != 0 { flags.insert(.hasTyped) }
    if users > 0 { flags.insert(isEnough ? [.hasUser, .isComplete] : .hasUser) }
    if users >= room { flags.insert(.isFull) }
    self.init(
      Header(
        maker: maker, count: UInt32(truncatingIfNeeded: count), flags: flags), cells)
    if all >= 0x80 { keep(glyphs, upTo: own) }
  }

  /// Keeps only the characters of several scalars that the cells need.
  private mutating func keep(_ glyphs: Glyphs, upTo own: Glyph) {
    var kept = glyphs.beginning(upTo: own)
    storage.withUnsafeMutablePointers { header, cells in
      for index in 0..<Int(header.pointee.count) where cells[index].glyph >= own {
        cells[index].glyph = kept.glyph(of: glyphs.cluster(cells[index].glyph))
      }
      header.pointee.details = Details(glyphs: kept)
    }
  }

  /// Creates the content of any other text.
  package init(
    text: String, value: String, issue: ValidationIssue?, _ provenance: Provenance.Storage,
    maker: (any TextMaker)?, _ flags: Flags
  ) {
    var details = Details(text: text, value: value, issue: issue)
    if case .pieces(let pieces) = provenance { details.pieces = pieces }
    self.init(Header(maker: maker, details: details, count: 0, flags: flags), nil)
  }

  private var header: Header {
    get { storage.withUnsafeMutablePointerToHeader { $0.pointee } }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { self = TextContent(header, cells.baseAddress) }
      defer { withExtendedLifetime(storage) {} }
      yield &storage.withUnsafeMutablePointerToHeader { $0 }.pointee
    }
  }

  /// Reads one property, because a copy of all would retain each of them.
  @inline(__always)
  func detail<Value>(_ read: (borrowing Header) -> Value?) -> Value? {
    storage.withUnsafeMutablePointerToHeader { read($0.pointee) }
  }

  mutating func change(_ change: (inout Details) -> Void) {
    var details = header.details ?? Details()
    change(&details)
    header.details = details
  }
}

extension TextContent {
  package var flags: Flags { storage.withUnsafeMutablePointerToHeader { $0.pointee.flags } }

  package subscript(flag: Flags) -> Bool {
    get { flags.contains(flag) }
    set {
      if newValue != self[flag] { header.flags.formSymmetricDifference(flag) }
    }
  }

  /// Whether a mask made the text.
  package var hasCells: Bool { flags.contains(.hasCells) }

  /// The cells in the order in which the mask is filled. They are valid as long as this content.
  package var cells: UnsafeBufferPointer<TextCell> {
    storage.withUnsafeMutablePointers { header, cells in
      UnsafeBufferPointer(start: cells, count: Int(header.pointee.count))
    }
  }

  /// The content that an edit of a mask starts with, read at once.
  package var start:
    (cells: UnsafeBufferPointer<TextCell>, flags: Flags, byteCount: Int, glyphs: Glyphs?)
  {
    let (cells, flags) = (cells, flags)
    return (cells, flags, flags.contains(.isPlain) ? cells.count : byteCount, glyphs)
  }

  /// The characters of several scalars to which the cells refer, or `nil` if all cells are ASCII.
  package var glyphs: Glyphs? { detail { $0.details?.glyphs } }

  /// Returns a cell at a display position.
  private func displayed(_ index: Int) -> TextCell {
    cells[flags.contains(.isReversed) ? cells.count - 1 - index : index]
  }

  package var provenance: Provenance {
    get {
      if !hasCells { return detail { $0.details?.pieces }.map { Provenance($0) } ?? .user }
      let glyphs = glyphs ?? Glyphs()
      return Provenance(
        cells.indices.map { index in
          let cell = displayed(index)
          return Provenance.Piece(
            length: glyphs.utf8Length(cell.glyph), kind: cell.kind,
            element: UInt32(truncatingIfNeeded: cell.element))
        })
    }
    set {
      let old = self
      self = TextContent(
        text: old.text, value: old.value, issue: old.issue, newValue.storage, maker: old.maker,
        old.flags.intersection([.isComplete, .isFull, .isFullByLimit, .showsPrefix, .isPartShown]))
      choice = old.choice
    }
  }

  package var issue: ValidationIssue? {
    get { detail { $0.details?.issue } }
    set { if newValue != nil || issue != nil { change { $0.issue = newValue } } }
  }

  package var maker: (any TextMaker)? {
    get { storage.withUnsafeMutablePointerToHeader { $0.pointee.maker } }
    set { header.maker = newValue }
  }

  /// Returns whether the maker is this object.
  package func isMade(by maker: AnyObject) -> Bool {
    storage.withUnsafeMutablePointerToHeader { $0.pointee.maker === maker }
  }

  package var choice: UInt32 {
    get { storage.withUnsafeMutablePointerToHeader { $0.pointee.choice } }
    set { if newValue != choice { header.choice = newValue } }
  }

  /// Returns a range clamped to the text and to the boundaries of its characters.
  func clamped(_ range: Range<UTF16Offset>) -> Range<UTF16Offset> {
    if !flags.contains(.isPlain) { return range.clamped(to: text) }
    let end = UTF16Offset(cells.count)
    return max(0, min(range.lowerBound, end))..<max(0, min(range.upperBound, end))
  }
}

/// The object that made a text, so that it recognizes its own text. A mask first parses text of any other
/// maker.
///
/// It is a class because Embedded Swift supports existentials only for classes.
package protocol TextMaker: AnyObject, Sendable {
  /// Returns whether another maker would make the same from any input.
  func isSame(as other: any TextMaker) -> Bool
}

extension (any TextMaker)? {
  /// Returns whether both are `nil` or the same.
  func isSame(as other: (any TextMaker)?) -> Bool {
    guard let self, let other else { return self == nil && other == nil }
    return self.isSame(as: other)
  }
}

/// The text and the value, which are made of the cells on demand.
extension TextContent {
  /// Whether every character is a single ASCII scalar. Text with a carriage return doesn't count, because CR
  /// LF is one character.
  var isPlainASCII: Bool { flags.contains(.isPlain) || !hasCells && text.isPlainASCII }

  /// Calls `body` with the UTF-8 code units of the text.
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if !flags.contains(.isPlain) { return text.withBytes(body) }
    let count = cells.count
    let (cells, last) = (cells, flags.contains(.isReversed) ? count - 1 : 0)
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: count) { bytes in
      for index in 0..<count {
        bytes[index] = UInt8(truncatingIfNeeded: cells[abs(last &- index)].glyph)
      }
      body(UnsafeBufferPointer(bytes))
    }
  }

  /// Writes some cells as UTF-8, and returns the number of code units.
  private func write(
    to buffer: UnsafeMutableBufferPointer<UInt8>, _ isIncluded: (TextCell) -> Bool
  ) -> Int {
    var count = 0
    let (cells, isReversed) = (cells, flags.contains(.isReversed))
    let glyphs = glyphs ?? Glyphs()
    for index in 0..<cells.count {
      let cell = cells[isReversed ? cells.count &- 1 &- index : index]
      if isIncluded(cell) { glyphs.write(cell.glyph, to: buffer, at: &count) }
    }
    return count
  }

  private func string(_ isIncluded: (TextCell) -> Bool) -> String {
    String(capacity: byteCount) { write(to: $0, isIncluded) }
  }

  /// The length of the text in UTF-8 code units.
  package var byteCount: Int {
    if flags.contains(.isPlain) { return cells.count }
    guard hasCells, let glyphs else { return hasCells ? cells.count : text.byteCount }
    return cells.reduce(0) { $0 + glyphs.utf8Length($1.glyph) }
  }

  /// The length of the text in UTF-16 code units.
  package var utf16Length: Int {
    if flags.contains(.isPlain) { return cells.count }
    guard hasCells, let glyphs else { return hasCells ? cells.count : text.utf16Length }
    return cells.reduce(0) { $0 + glyphs.utf16Length($1.glyph) }
  }

  package var text: String { hasCells ? string { _ in true } : detail { $0.details?.text } ?? "" }

  /// The user's characters in a text that has cells.
  package var usersText: String { string { $0.isUser } }

  package var value: String {
    get {
      if let value = detail({ $0.details?.value }) { return value }
      return flags.contains(.hasUser) ? string { $0.isAny(of: .value) } : ""
    }
    set { change { $0.value = newValue } }
  }

  /// Whether the value is empty. It isn't created for this.
  package var isValueEmpty: Bool {
    detail { $0.details?.value?.isEmpty } ?? !flags.contains(.hasUser)
  }
}

extension TextContent {
  /// Returns whether both are the same object, and therefore equal.
  func isIdentical(to other: TextContent) -> Bool { storage === other.storage }

  /// Returns whether the text of both is equal, code unit by code unit.
  package func isSameInText(as other: TextContent) -> Bool {
    if isIdentical(to: other) { return true }
    let different = flags.symmetricDifference(other.flags)
    if flags.contains(.isPlain), different.isDisjoint(with: [.isPlain, .isReversed]) {
      return cells.count == other.cells.count
        && cells.elementsEqual(other.cells) { $0.glyph == $1.glyph }
    }
    return text.isSame(as: other.text)
  }

  /// Returns whether the text is `text`, code unit by code unit.
  func isText(_ text: String) -> Bool {
    var isSame = false
    withBytes { here in text.withBytes { isSame = here.isSame(as: $0) } }
    return isSame
  }

  /// Returns whether the value of both is equal, if the text is.
  func isSameInValue(as other: TextContent) -> Bool {
    isIdentical(to: other) || isSameInCells(as: other) || value.isSame(as: other.value)
  }

  /// Returns whether the cells are equal and determine the value, if the text is equal.
  private func isSameInCells(as other: TextContent) -> Bool {
    hasCells && other.hasCells && detail { $0.details?.value } == nil
      && other.detail { $0.details?.value } == nil
      && cells.elementsEqual(other.cells) { $0.element == $1.element && $0.kind == $1.kind }
  }

  /// Returns whether everything is equal.
  func isSame(as other: TextContent) -> Bool {
    isIdentical(to: other)
      || isSameInText(as: other) && isSameInValue(as: other) && issue == other.issue
        && (isSameInCells(as: other) || provenance == other.provenance)
        && choice == other.choice && flags == other.flags && maker.isSame(as: other.maker)
  }
}

/// The memory of a content, for the limit of an undo history.
extension TextContent {
  /// The memory of the content in bytes.
  ///
  /// The unused capacity of a string is unknown, and isn't included. Neither are the characters of the mask,
  /// which the mask shares.
  var size: Int {
    let pieces = detail {
      $0.details?.pieces.map { $0.capacity * MemoryLayout<Provenance.Piece>.stride + 32 }
    }
    return 32 + MemoryLayout<Header>.stride + cells.count * MemoryLayout<TextCell>.stride
      + (glyphs.map { size(of: $0) } ?? 0)
      + (detail { $0.details?.text?.size } ?? 0) + (detail { $0.details?.value?.size } ?? 0)
      + (issue?.code.size ?? 0)
      + (pieces ?? 0)
  }

  /// The memory of a list of characters, and of the user's in it.
  private func size(of glyphs: Glyphs) -> Int {
    cells.reduce(8 * glyphs.clusters.count) { size, cell in
      cell.isUser && Glyphs.isCluster(cell.glyph)
        ? size + 32 + 4 * glyphs.cluster(cell.glyph).count : size
    }
  }
}

extension String {
  /// The memory of the string in bytes, except the words of the string itself.
  fileprivate var size: Int { isEmpty ? 0 : 32 + byteCount }
}
