/// The order, the width, and the separators of the fields in a date or a time.
///
///     let german = try DatePattern("dd.MM.yyyy")
///     DateFormat(german).formatted(text: "2024-12-24").text  // "24.12.2024"
///
/// | letters | field |
/// |---|---|
/// | `yyyy`, `y` | year with four digits |
/// | `yy` | year with two digits, within a window of a hundred years |
/// | `MM`, `M` | month |
/// | `dd`, `d` | day |
/// | `HH`, `H` | hour, from 0 to 23 |
/// | `hh`, `h` | hour, from 1 to 12; requires `a` |
/// | `mm`, `m` | minute |
/// | `ss`, `s` | second |
/// | `a` | AM or PM |
///
/// Two letters are two digits, with a leading zero if needed. One letter is one digit or two. All
/// other characters are literals. Put literal letters in quotes, as in `d 'de' M`; `''` is a quote.
/// Numeric fields need a literal between them, and literals can't contain digits.
package struct DatePattern: Hashable, Sendable {
  /// The text of the pattern.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  /// The names of months in pasted text, besides the English ones.
  package var months: MonthNames? {
    get { layout.months }
    set { layout.months = newValue }
  }

  private let bytes: [UInt8]

  private(set) var layout: FieldLayout

  /// Creates a pattern from text.
  ///
  /// - Parameter pattern: The pattern, such as `dd/MM/yyyy` or `HH:mm`.
  /// - Throws: ``DatePatternError`` at the first mistake in the pattern.
  /// - Complexity: O(*n*) in the length of `pattern`.
  package init(_ pattern: String) throws(DatePatternError) {
    var parser = DatePatternParser(pattern, isDuration: false)
    layout = try parser.parse()
    bytes = Array(pattern.utf8)
  }
}

/// The order, the width, and the separators of the units in a duration.
///
///     let flight = try DurationPattern("hh:mm")
///     DurationFormat(flight).formatted(text: "2630").text  // "26:30"
///
/// The units are `d`, `h` (or `H`), `m`, and `s`, in descending order. The first unit can exceed
/// its usual limit, such as 24 hours; the number of its letters, from two to six, is its maximum
/// number of digits. One letter also allows two digits. With two letters, it always has at least
/// two digits, with a leading zero if needed. The other units are like those of a ``DatePattern``:
/// two digits below 24 or 60.
///
/// | pattern | from | to |
/// |---|---|---|
/// | `hh:mm` | `00:00` | `99:59` |
/// | `h:mm` | `0:00` | `99:59` |
/// | `hhhh:mm:ss` | `0:00:00` | `9999:59:59` |
/// | `mm:ss` | `00:00` | `99:59` |
package struct DurationPattern: Hashable, Sendable {
  /// The text of the pattern.
  package var text: String { String(decoding: bytes, as: UTF8.self) }

  private let bytes: [UInt8]

  let layout: FieldLayout

  /// Creates a pattern from text.
  ///
  /// - Parameter pattern: The pattern, such as `hh:mm`.
  /// - Throws: ``DatePatternError`` at the first mistake in the pattern.
  /// - Complexity: O(*n*) in the length of `pattern`.
  package init(_ pattern: String) throws(DatePatternError) {
    var parser = DatePatternParser(pattern, isDuration: true)
    layout = try parser.parse()
    bytes = Array(pattern.utf8)
  }
}
