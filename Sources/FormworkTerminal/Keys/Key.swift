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
