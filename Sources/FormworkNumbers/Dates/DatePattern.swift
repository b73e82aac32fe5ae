/// The order, the width and the separators of the fields of a date or a time.
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
/// | `hh`, `h` | hour, from 1 to 12; `a` must be there, too |
/// | `mm`, `m` | minute |
/// | `ss`, `s` | second |
/// | `a` | AM or PM |
///
/// Two letters are two digits, with a zero before a single one; one letter is one digit or two. All
/// other characters stand for themselves; letters do between quotes, as in `d 'de' M`, and `''` is a
/// quote. Between two fields for digits there must be something, and no literal has a digit.
public struct DatePattern: Hashable, Sendable {
  /// How the pattern is written.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  private let bytes: [UInt8]

  let layout: FieldLayout

  /// Reads a pattern.
  ///
  /// - Parameter pattern: The pattern, such as `dd/MM/yyyy` or `HH:mm`.
  /// - Throws: ``DatePatternError`` at the first thing that makes no sense.
  /// - Complexity: O(*n*) in the length of `pattern`.
  public init(_ pattern: String) throws(DatePatternError) {
    var parser = DatePatternParser(pattern, isDuration: false)
    layout = try parser.parse()
    bytes = Array(pattern.utf8)
  }
}

/// The order, the width and the separators of the units of a duration.
///
///     let flight = try DurationPattern("hh:mm")
///     DurationFormat(flight).formatted(text: "2630").text  // "26:30"
///
/// The units are `d`, `h` (or `H`), `m` and `s`, each the next smaller one. The first isn't limited by
/// a larger one, so hours go beyond 24. Its letters are the most digits it can have, up to six; two
/// letters always show two digits, and with three or more none is supplied. The others are as in a
/// ``DatePattern``: below 24 or 60, two letters for two digits.
///
/// | pattern | from | to |
/// |---|---|---|
/// | `hh:mm` | `00:00` | `99:59` |
/// | `h:mm` | `0:00` | `99:59` |
/// | `hhhh:mm:ss` | `0:00:00` | `9999:59:59` |
/// | `mm:ss` | `00:00` | `99:59` |
public struct DurationPattern: Hashable, Sendable {
  /// How the pattern is written.
  public var text: String { String(decoding: bytes, as: UTF8.self) }

  private let bytes: [UInt8]

  let layout: FieldLayout

  /// Reads a pattern.
  ///
  /// - Parameter pattern: The pattern, such as `hh:mm`.
  /// - Throws: ``DatePatternError`` at the first thing that makes no sense.
  /// - Complexity: O(*n*) in the length of `pattern`.
  public init(_ pattern: String) throws(DatePatternError) {
    var parser = DatePatternParser(pattern, isDuration: true)
    layout = try parser.parse()
    bytes = Array(pattern.utf8)
  }
}
