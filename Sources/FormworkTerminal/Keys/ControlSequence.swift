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

  var beginsPaste: Bool { final == "~" && numbers == [200] && !isShift }

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
