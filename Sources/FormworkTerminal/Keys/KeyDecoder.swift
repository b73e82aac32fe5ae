/// A key press, or another unit that a terminal sends.
package enum Key: Hashable, Sendable {
  /// A Unicode scalar of typed text; a character may take several.
  case text(Unicode.Scalar)

  /// A bracketed paste, unchanged, including control characters.
  case paste(String)

  /// A key with a name.
  case named(Name, Modifiers)

  /// A letter or symbol with Ctrl, in lowercase: `.control("a")`.
  case control(Unicode.Scalar)

  /// A letter or symbol with Alt, or after Esc: `.alt("f")`.
  case alt(Unicode.Scalar)

  /// A named key without modifiers.
  package static func named(_ name: Name) -> Key { .named(name, []) }
}

extension Key {
  /// The names of keys that aren't text.
  package enum Name: Hashable, Sendable {
    case up, down, right, left, home, end
    case insert, delete, pageUp, pageDown
    case backspace, enter, tab, escape
  }

  /// The keys held down with a named key.
  package struct Modifiers: OptionSet, Hashable, Sendable {
    package let rawValue: UInt8

    package init(rawValue: UInt8) {
      self.rawValue = rawValue
    }

    package static let shift = Modifiers(rawValue: 1)
    package static let alt = Modifiers(rawValue: 2)
    package static let control = Modifiers(rawValue: 4)

    /// Creates the modifiers from the parameter of a control sequence: xterm adds one to the sum of
    /// the bits.
    ///
    /// Other modifiers than Shift, Alt, and Ctrl, such as Meta, are ignored.
    init(parameter: Int) {
      self.init(rawValue: UInt8(truncatingIfNeeded: max(0, parameter - 1) & 7))
    }
  }
}

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

/// A control sequence of ECMA-48, `ESC [ parameters final` or `ESC O final`, as a key sends it.
struct ControlSequence: Hashable, Sendable {
  /// The numbers before the final byte, or `nil` if no key has parameters of this form.
  private var numbers: [Int]?
  private var final: Unicode.Scalar
  private var isShift = false

  init(parameters: [UInt8], final: UInt8) {
    numbers = Self.numbers(parameters)
    self.final = Unicode.Scalar(final)
  }

  /// Creates the sequence with `ESC O`. Old versions of xterm put the modifiers before the final
  /// byte.
  init(shiftParameters parameters: [UInt8], final: UInt8) {
    numbers = Self.numbers(parameters).map { $0.last.map { [1, $0] } ?? [] }
    self.final = Unicode.Scalar(final)
    isShift = true
  }

  /// Reads numbers separated by semicolons. A suffix after a colon refines a number and is ignored.
  ///
  /// - Returns: The numbers, or `nil` for parameters that no key has.
  private static func numbers(_ parameters: [UInt8]) -> [Int]? {
    if parameters.isEmpty { return [] }
    var numbers: [Int] = []
    for part in parameters.split(separator: UInt8(ascii: ";"), omittingEmptySubsequences: false) {
      let digits = part.prefix { $0 != UInt8(ascii: ":") }
      guard let number = digits.isEmpty ? 0 : Int(String(decoding: digits, as: UTF8.self)) else {
        return nil
      }
      numbers.append(number)
    }
    return numbers.count <= 2 ? numbers : nil
  }

  fileprivate var beginsPaste: Bool { final == "~" && numbers == [200] && !isShift }

  /// The key that sends the sequence, or `nil` if the editor doesn't use it.
  var key: Key? {
    guard let numbers else { return nil }
    let modifiers = Key.Modifiers(parameter: numbers.count > 1 ? numbers[1] : 1)
    switch final {
    case "~": return Self.numbered(numbers).map { .named($0, modifiers) }
    // rxvt's notation for Ctrl.
    case "^": return Self.numbered(numbers).map { .named($0, modifiers.union(.control)) }
    case "A": return .named(.up, modifiers)
    case "B": return .named(.down, modifiers)
    case "C": return .named(.right, modifiers)
    case "D": return .named(.left, modifiers)
    case "H": return .named(.home, modifiers)
    case "F": return .named(.end, modifiers)
    case "M" where isShift: return .named(.enter, modifiers)
    // In rxvt, lowercase letters mean Ctrl after `ESC O` and Shift after `ESC [`.
    case "a": return .named(.up, isShift ? .control : .shift)
    case "b": return .named(.down, isShift ? .control : .shift)
    case "c": return .named(.right, isShift ? .control : .shift)
    case "d": return .named(.left, isShift ? .control : .shift)
    default: return nil
    }
  }

  /// Returns the key with a VT220 number, or with rxvt's number for Home or End.
  private static func numbered(_ numbers: [Int]) -> Key.Name? {
    switch numbers.first {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    default: nil
    }
  }
}

extension Key {
  /// Creates the key that sends a scalar.
  init(typed scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x08, 0x7F: self = .named(.backspace)
    case 0x09: self = .named(.tab)
    case 0x0A, 0x0D: self = .named(.enter)
    case 0x00: self = .control(" ")
    case 0x01...0x1A: self = .control(Unicode.Scalar(UInt8(scalar.value) + 0x60))
    case 0x1B...0x1F: self = .control(Unicode.Scalar(UInt8(scalar.value) + 0x40))
    default: self = .text(scalar)
    }
  }

  /// The same key with Alt held down.
  var withAlt: Key {
    switch self {
    case .text(let scalar): .alt(scalar)
    case .named(let name, let modifiers): .named(name, modifiers.union(.alt))
    case .paste, .control, .alt: self
    }
  }
}

/// A decoder from UTF-8 to scalars, one byte at a time.
///
/// Invalid bytes are grouped as the Unicode standard recommends (table 3-7 and the substitution of
/// maximal subparts), as in `String(decoding:as:)`.
struct ScalarDecoder: Hashable, Sendable {
  private var value: UInt32 = 0
  private var missing = 0

  /// The valid range of the next byte, which is smaller than all continuation bytes after some
  /// leading ones.
  private var expected: ClosedRange<UInt8> = 0x80...0xBF

  enum Step: Hashable {
    /// The byte completes a scalar.
    case scalar(Unicode.Scalar)

    /// The scalar isn't complete yet.
    case pending

    /// The byte can't be part of text.
    case invalid

    /// The bytes before this one are invalid; the byte itself isn't used yet.
    case cutShort
  }

  mutating func feed(_ byte: UInt8) -> Step {
    if missing == 0 { return begin(with: byte) }
    guard expected.contains(byte) else {
      missing = 0
      return .cutShort
    }
    expected = 0x80...0xBF
    value = value << 6 | UInt32(byte & 0x3F)
    missing -= 1
    return missing > 0 ? .pending : Unicode.Scalar(value).map { .scalar($0) } ?? .invalid
  }

  private mutating func begin(with byte: UInt8) -> Step {
    expected = 0x80...0xBF
    switch byte {
    case 0x00...0x7F: return .scalar(Unicode.Scalar(byte))
    case 0xC2...0xDF: return expect(1, after: byte & 0x1F)
    case 0xE0...0xEF:
      if byte == 0xE0 { expected = 0xA0...0xBF }
      if byte == 0xED { expected = 0x80...0x9F }
      return expect(2, after: byte & 0x0F)
    case 0xF0...0xF4:
      if byte == 0xF0 { expected = 0x90...0xBF }
      if byte == 0xF4 { expected = 0x80...0x8F }
      return expect(3, after: byte & 0x07)
    default: return .invalid
    }
  }

  private mutating func expect(_ count: Int, after bits: UInt8) -> Step {
    value = UInt32(bits)
    missing = count
    return .pending
  }
}
