/// A decoder from the bytes of a terminal to keys: a pure state machine.
///
///     var decoder = KeyDecoder()
///     decoder.feed([0x1B, 0x5B])        // []: "ESC [", and more is to come
///     decoder.feed([0x31, 0x3B, 0x35])  // []: "1;5"
///     decoder.feed([0x44])              // [.named(.left, .control)]: "D"
///
/// It reads one byte after the other, so the size of each read doesn't matter. Unknown sequences
/// are ignored as a whole. Invalid UTF-8 becomes U+FFFD. Only a pause distinguishes Esc alone from
/// the beginning of a sequence: if ``isPending`` is true and no bytes arrive for a while, call
/// ``flush()``.
package struct KeyDecoder: Hashable, Sendable {
  private var state = State.ground
  private var scalars = ScalarDecoder()

  /// The bytes of an unfinished control sequence or paste.
  private var collected = ErasableBytes()

  private enum State: Hashable {
    case ground

    /// After one Esc, or after two.
    case escape(Int)

    /// After `ESC [`.
    case control(isAlt: Bool)

    /// After `ESC [ [`, which begins a function key on the Linux console.
    case consoleKey

    /// After `ESC O`.
    case shift(isAlt: Bool)

    /// In a string that an application has requested, such as a color; it ends with BEL or `ESC \`.
    case string(introducer: Unicode.Scalar)

    /// After Esc in such a string.
    case stringEscape

    /// Between `ESC [ 200 ~` and `ESC [ 201 ~`.
    case paste
  }

  /// The maximum length of the parameters of a control sequence.
  private static let longestSequence = 32

  /// Creates a decoder for the beginning of a stream.
  package init() {}

  /// Whether a key has begun, and more bytes or ``flush()`` will end it.
  package var isPending: Bool { state != .ground }

  /// Whether the end of a paste hasn't arrived yet.
  package var isPasting: Bool { state == .paste }

  /// Reads any number of bytes.
  ///
  /// - Returns: The keys that the bytes complete, in order.
  /// - Complexity: O(*n*) in the number of bytes.
  package mutating func feed(_ bytes: some Sequence<UInt8>) -> [Key] {
    var keys: [Key] = []
    for byte in bytes { feed(byte, &keys) }
    return keys
  }

  /// Ends an incomplete sequence because no more bytes arrive.
  ///
  /// A lone Esc is a key, `ESC [` is Alt with a bracket, an incomplete sequence is removed, and a
  /// paste without an end is returned. An incomplete scalar stays pending.
  package mutating func flush() -> [Key] {
    defer {
      state = .ground
      collected.removeAll()
    }
    switch state {
    case .ground, .consoleKey, .stringEscape: return []
    case .escape(let count): return Array(repeating: .named(.escape), count: count)
    case .control: return collected.bytes.isEmpty ? [.alt("[")] : []
    case .shift: return collected.bytes.isEmpty ? [.alt("O")] : []
    case .string(let introducer): return collected.bytes.isEmpty ? [.alt(introducer)] : []
    case .paste: return [.paste(String(decoding: collected.bytes, as: UTF8.self))]
    }
  }

  private mutating func feed(_ byte: UInt8, _ keys: inout [Key]) {
    switch state {
    case .ground: ground(byte, &keys)
    case .escape(let count): escape(byte, count, &keys)
    case .control(let isAlt): control(byte, isAlt: isAlt, &keys)
    case .consoleKey:
      // No function key ends with a control character, so it is a key by itself.
      if byte < 0x20 { abort(with: byte, &keys) } else { state = .ground }
    case .shift(let isAlt): shift(byte, isAlt: isAlt, &keys)
    case .string(let introducer): string(byte, introducer, &keys)
    case .stringEscape:
      state = .ground
      if byte != UInt8(ascii: "\\") { escape(byte, 1, &keys) }
    case .paste:
      collected.append(byte)
      guard byte == UInt8(ascii: "~"), collected.bytes.hasSuffix(Self.pasteEnd) else { return }
      keys.append(
        .paste(String(decoding: collected.bytes.dropLast(Self.pasteEnd.count), as: UTF8.self)))
      collected.removeAll()
      state = .ground
    }
  }

  private static let pasteEnd = Array("\u{1B}[201~".utf8)

  private mutating func ground(_ byte: UInt8, _ keys: inout [Key]) {
    switch scalars.feed(byte) {
    case .pending: break
    case .invalid: keys.append(.text("\u{FFFD}"))
    case .cutShort:
      keys.append(.text("\u{FFFD}"))
      ground(byte, &keys)
    case .scalar("\u{1B}"): state = .escape(1)
    case .scalar(let scalar): keys.append(Key(typed: scalar))
    }
  }

  private mutating func escape(_ byte: UInt8, _ count: Int, _ keys: inout [Key]) {
    let isAlt = count > 1
    switch byte {
    case 0x1B:
      // If there are more than two, the first ones must be separate keys.
      if isAlt { keys.append(.named(.escape)) }
      state = .escape(2)
    case UInt8(ascii: "["): begin(.control(isAlt: isAlt))
    case UInt8(ascii: "O"): begin(.shift(isAlt: isAlt))
    case _ where !isAlt && Self.stringIntroducers.contains(byte):
      begin(.string(introducer: Unicode.Scalar(byte)))
    case 0x08, 0x0D, 0x20...0x7F:
      if isAlt { keys.append(.named(.escape)) }
      state = .ground
      keys.append(Key(typed: Unicode.Scalar(byte)).withAlt)
    default:
      keys += Array(repeating: .named(.escape), count: count)
      state = .ground
      ground(byte, &keys)
    }
  }

  /// The second bytes of OSC, DCS, SOS, PM, and APC.
  private static let stringIntroducers = Array("]PX^_".utf8)

  private mutating func begin(_ next: State) {
    collected.removeAll()
    state = next
  }

  private mutating func control(_ byte: UInt8, isAlt: Bool, _ keys: inout [Key]) {
    switch byte {
    case 0x20...0x3F: collect(byte)
    case UInt8(ascii: "[") where collected.bytes.isEmpty: state = .consoleKey
    case 0x40...0x7E:
      state = .ground
      let sequence = ControlSequence(parameters: collected.bytes, final: byte)
      collected.removeAll()
      if sequence.beginsPaste {
        state = .paste
      } else if let key = sequence.key {
        keys.append(isAlt ? key.withAlt : key)
      }
    default: abort(with: byte, &keys)
    }
  }

  private mutating func shift(_ byte: UInt8, isAlt: Bool, _ keys: inout [Key]) {
    switch byte {
    case 0x30...0x3B: collect(byte)
    case 0x40...0x7E:
      state = .ground
      let sequence = ControlSequence(shiftParameters: collected.bytes, final: byte)
      collected.removeAll()
      if let key = sequence.key { keys.append(isAlt ? key.withAlt : key) }
    default: abort(with: byte, &keys)
    }
  }

  private mutating func string(
    _ byte: UInt8, _ introducer: Unicode.Scalar, _ keys: inout [Key]
  ) {
    switch byte {
    case 0x07: state = .ground
    case 0x1B: state = .stringEscape
    case 0x00...0x1F: abort(with: byte, &keys)
    default: if collected.bytes.isEmpty { collected.append(byte) }
    }
  }

  /// Stores a byte of a sequence, up to a maximum length that no known one reaches.
  private mutating func collect(_ byte: UInt8) {
    if collected.bytes.count < Self.longestSequence { collected.append(byte) }
  }

  /// Aborts a sequence at an invalid byte, and reads that byte again.
  private mutating func abort(with byte: UInt8, _ keys: inout [Key]) {
    collected.removeAll()
    state = .ground
    // CAN only has this function.
    if byte != 0x18 { ground(byte, &keys) }
  }
}

extension [UInt8] {
  fileprivate func hasSuffix(_ suffix: [UInt8]) -> Bool {
    self.suffix(suffix.count).elementsEqual(suffix)
  }
}
