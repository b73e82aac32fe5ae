/// All of a formatted text but its selection: one object, which copies share.
///
/// An ASCII text of a mask of at most 64 elements is kept as what its elements show, with one byte for each
/// that is shown: text and value are made of it when somebody asks. Any other is kept as it was made.
@usableFromInline
package struct Content: @unchecked Sendable {
  // Only `own()` hands it out to be written, when nobody else has it.
  private var buffer: ManagedBuffer<Header, UInt8>

  /// What precedes the bytes.
  private struct Header {
    var maker: (any TextMaker)?
    var issue: ValidationIssue?

    /// The text that has no layout, and the value that no layout tells.
    var text = ""
    var value = ""

    /// The pieces of a text that has no layout; `nil` if all is the user's.
    var pieces: [Provenance.Piece]?
    var layout = Layout()
    var choice: UInt32 = 0
    var byteCount: Int32 = 0
    var flags: Flags = []
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

    package static var isComplete: Flags { Flags(rawValue: 1) }
    package static var isFull: Flags { Flags(rawValue: 2) }
    package static var showsPrefix: Flags { Flags(rawValue: 4) }
    package static var isPartShown: Flags { Flags(rawValue: 8) }
    fileprivate static var isLaidOut: Flags { Flags(rawValue: 16) }
    fileprivate static var hasValue: Flags { Flags(rawValue: 32) }

    package func with(_ flags: Flags, if isWanted: Bool) -> Flags {
      isWanted ? union(flags) : subtracting(flags)
    }
  }

  /// That of an empty text.
  static let empty = Content(text: "", value: "", issue: nil, .user, maker: nil, [])

  /// That of a text whose layout says it all: `bytes` are its characters, as they are displayed.
  package init(
    _ layout: Layout, bytes: UnsafeBufferPointer<UInt8>, maker: any TextMaker, _ flags: Flags
  ) {
    buffer = .create(minimumCapacity: bytes.count) { _ in
      Header(
        maker: maker, layout: layout, byteCount: Int32(truncatingIfNeeded: bytes.count),
        flags: flags.union(.isLaidOut))
    }
    write(bytes)
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
    let header = Header(
      maker: maker, issue: issue, text: text, value: value, pieces: pieces,
      flags: flags.union(.hasValue))
    buffer = .create(minimumCapacity: 0) { _ in header }
  }

  private func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let first = bytes.baseAddress else { return }
    buffer.withUnsafeMutablePointerToElements { $0.initialize(from: first, count: bytes.count) }
  }

  @inline(__always)
  private func look<Result>(_ body: (borrowing Header) -> Result) -> Result {
    buffer.withUnsafeMutablePointerToHeader { body($0.pointee) }
  }

  /// Changes something, for this owner alone.
  private mutating func change(_ body: (inout Header) -> Void) {
    if !isKnownUniquelyReferenced(&buffer) {
      let header = look { copy $0 }
      let old = buffer
      buffer = .create(minimumCapacity: Int(header.byteCount)) { _ in header }
      old.withUnsafeMutablePointerToElements {
        write(UnsafeBufferPointer(start: $0, count: Int(header.byteCount)))
      }
    }
    buffer.withUnsafeMutablePointerToHeader { body(&$0.pointee) }
  }
}

extension Content {
  /// Whether the layout says what is shown.
  @usableFromInline
  package var isLaidOut: Bool { flags.contains(.isLaidOut) }

  /// The layout of a text that has one.
  package var layout: Layout? { look { $0.flags.contains(.isLaidOut) ? $0.layout : nil } }

  /// The bytes of a text that has a layout, none of any other: as long as the content lives.
  package var laidOutBytes: UnsafeBufferPointer<UInt8> {
    withLaidOutBytes { $0 }
  }

  @inline(__always)
  private func withLaidOutBytes<Result>(_ body: (UnsafeBufferPointer<UInt8>) -> Result) -> Result {
    buffer.withUnsafeMutablePointers { header, bytes in
      body(UnsafeBufferPointer(start: bytes, count: Int(header.pointee.byteCount)))
    }
  }

  /// Hands the UTF-8 code units of the text to `body`.
  func withBytes(_ body: (UnsafeBufferPointer<UInt8>) -> Void) {
    if isLaidOut { return withLaidOutBytes(body) }
    look { $0.text.withBytes(body) }
  }

  /// A range within the text, on the boundaries of its characters.
  func clamped(_ range: Range<UTF16Offset>) -> Range<UTF16Offset> {
    if !isLaidOut { return range.clamped(to: text) }
    let end = UTF16Offset(byteCount)
    return max(0, min(range.lowerBound, end))..<max(0, min(range.upperBound, end))
  }

  /// The length of the text in UTF-8 code units.
  package var byteCount: Int {
    look { $0.flags.contains(.isLaidOut) ? Int($0.byteCount) : $0.text.byteCount }
  }

  /// The length of the text in UTF-16 code units.
  package var utf16Length: Int {
    look { $0.flags.contains(.isLaidOut) ? Int($0.byteCount) : $0.text.utf16Length }
  }

  package var text: String {
    if !isLaidOut { return look { $0.text } }
    return withLaidOutBytes { String(bytes: $0) }
  }

  package var value: String {
    get {
      if flags.contains(.hasValue) { return look { $0.value } }
      let layout = look { $0.layout }
      if layout.user == 0 { return "" }
      return withLaidOutBytes { bytes in
        String(capacity: layout.value.nonzeroBitCount) { layout.writeValue(of: bytes, to: $0) }
      }
    }
    set {
      change {
        $0.value = newValue
        $0.flags.insert(.hasValue)
      }
    }
  }

  /// Whether the value is empty, without making it.
  package var isValueEmpty: Bool {
    look { $0.flags.contains(.hasValue) ? $0.value.isEmpty : $0.layout.user == 0 }
  }

  package var provenance: Provenance {
    get {
      look { header in
        if header.flags.contains(.isLaidOut) { return Provenance(storage: .layout(header.layout)) }
        return header.pieces.map { Provenance($0) } ?? .user
      }
    }
    set {
      let (text, value) = (text, value)
      self = look {
        Content(
          text: text, value: value, issue: $0.issue, newValue.storage, maker: $0.maker,
          choice: $0.choice, $0.flags.subtracting(.isLaidOut))
      }
    }
  }

  package var issue: ValidationIssue? {
    get { look { $0.issue } }
    set { change { $0.issue = newValue } }
  }

  package var maker: (any TextMaker)? {
    get { look { $0.maker } }
    set { change { $0.maker = newValue } }
  }

  package var choice: UInt32 {
    get { look { $0.choice } }
    set { if newValue != choice { change { $0.choice = newValue } } }
  }

  package var flags: Flags { look { $0.flags } }

  package subscript(flag: Flags) -> Bool {
    get { flags.contains(flag) }
    set { if newValue != self[flag] { change { $0.flags = $0.flags.with(flag, if: newValue) } } }
  }

  private init(
    text: String, value: String, issue: ValidationIssue?, _ provenance: Provenance.Storage,
    maker: (any TextMaker)?, choice: UInt32, _ flags: Flags
  ) {
    self.init(text: text, value: value, issue: issue, provenance, maker: maker, flags)
    self.choice = choice
  }

  /// How much memory it takes, in bytes.
  ///
  /// What a string has in reserve can't be known.
  var size: Int {
    look { header in
      let pieces = header.pieces.map { $0.capacity * MemoryLayout<Provenance.Piece>.stride + 32 }
      return 16 + MemoryLayout<Header>.stride + Int(header.byteCount) + header.text.size
        + header.value.size + (header.issue?.code.size ?? 0) + (pieces ?? 0)
    }
  }
}

extension Content {
  /// Whether both are one object, which needs no further look.
  func isIdentical(to other: Content) -> Bool { buffer === other.buffer }

  /// Whether both show the same, code unit by code unit.
  package func isSameInText(as other: Content) -> Bool {
    if isIdentical(to: other) { return true }
    guard isLaidOut, other.isLaidOut else { return text.isSame(as: other.text) }
    return withLaidOutBytes { here in other.withLaidOutBytes { here.isSame(as: $0) } }
  }

  /// Whether `text` is the text, code unit by code unit.
  func isText(_ text: String) -> Bool {
    var isSame = false
    withBytes { here in text.withBytes { isSame = here.isSame(as: $0) } }
    return isSame
  }

  /// Whether the values are the same, where the texts are.
  func isSameInValue(as other: Content) -> Bool {
    if isIdentical(to: other) { return true }
    let isTold = !flags.contains(.hasValue) && !other.flags.contains(.hasValue)
    if isTold, let layout, let others = other.layout, layout == others { return true }
    return value.isSame(as: other.value)
  }

  /// Whether both hold the same.
  func isSame(as other: Content) -> Bool {
    isIdentical(to: other)
      || isSameInText(as: other) && isSameInValue(as: other) && issue == other.issue
        && provenance == other.provenance && choice == other.choice
        && flags.subtracting(.hasValue) == other.flags.subtracting(.hasValue)
        && maker.isSame(as: other.maker)
  }
}

extension Layout {
  /// Writes the bytes of a text that belong to the value, and returns how many there are.
  fileprivate func writeValue(
    of bytes: UnsafeBufferPointer<UInt8>, to value: UnsafeMutableBufferPointer<UInt8>
  ) -> Int {
    var count = 0
    var rest = shown
    for byte in bytes {
      let place = isReversed ? 63 &- rest.leadingZeroBitCount : rest.trailingZeroBitCount
      let bit: UInt64 = 1 &<< UInt64(truncatingIfNeeded: place)
      if self.value & bit != 0 {
        value[count] = byte
        count &+= 1
      }
      rest &= ~bit
    }
    return count
  }
}

extension String {
  /// How much memory the text takes beside its own words, in bytes.
  fileprivate var size: Int { isEmpty ? 0 : 32 + byteCount }
}
