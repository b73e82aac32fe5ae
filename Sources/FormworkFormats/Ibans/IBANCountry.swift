/// The account numbers of a country.
///
/// A country takes one word of the table: 16 bits for its letters, 8 bits for the length, and 8
/// bits for each run of characters of one kind. The runs begin after the check digits, and the kind
/// is in the upper two bits. `Data/tools/generate-preset-tables.py` writes them.
struct IBANCountry {
  private let word: UInt64

  /// Finds the country of an account number; `nil` if it isn't known, or its letters are missing.
  ///
  /// - Complexity: O(log *n*) in the number of countries.
  init?(beginning characters: DigitBuffer) {
    guard characters.count >= 2 else { return nil }
    let letters = UInt64(characters[0]) << 8 | UInt64(characters[1])
    let words = IBANTables.words
    var (low, high) = (0, words.count)
    while low < high {
      let middle = (low + high) / 2
      if words[middle] & 0xFFFF < letters { low = middle + 1 } else { high = middle }
    }
    guard low < words.count, words[low] & 0xFFFF == letters else { return nil }
    word = words[low]
  }

  /// The number of characters in an account number, including the country.
  var length: Int { Int(truncatingIfNeeded: word >> 16 & 0xFF) }

  /// Returns the accepted characters at a position after the check digits.
  func kind(at place: Int) -> Kind {
    var (runs, place) = (word >> 24, place - 4)
    while runs != 0, place >= Int(truncatingIfNeeded: runs & 63) {
      place -= Int(truncatingIfNeeded: runs & 63)
      runs >>= 8
    }
    return Kind(rawValue: UInt8(truncatingIfNeeded: runs >> 6 & 3)) ?? .either
  }

  /// A kind of accepted characters.
  enum Kind: UInt8 {
    case digit = 1
    case letter, either

    /// Whether an ASCII digit or capital letter is of this kind.
    func contains(_ character: UInt8) -> Bool {
      switch self {
      case .digit: character < 0x40
      case .letter: character > 0x40
      case .either: true
      }
    }
  }
}
