#if canImport(Foundation)
public import Formwork
public import Foundation

extension Notation {
  /// Creates a notation that accepts the members of a `CharacterSet`.
  ///
  ///     Notation(
  ///       character: "H", characterSet: CharacterSet(charactersIn: "0123456789ABCDEF"),
  ///       isOptional: false)
  ///
  /// It is here and not in `FormworkCompatibility`, which does without Foundation.
  ///
  /// A `CharacterSet` is a set of Unicode scalars, so the slot accepts characters that are a
  /// single one of them. For letters with their marks, digits, and whole emoji take a
  /// `CharacterClass`.
  ///
  /// Foundation's own sets, such as `.letters`, are told by equality and read once in a process. Any
  /// other set is read each time: in less than a quarter of a millisecond if it, or its inverse, has
  /// members in the first plane of Unicode only, else in about a millisecond more for each further
  /// plane. So make a notation once and keep it.
  ///
  /// - Parameters:
  ///   - character: The character that stands for the slot in a pattern.
  ///   - characterSet: What the slot accepts.
  ///   - isOptional: Whether the slot may stay empty.
  public init(character: Character, characterSet: CharacterSet, isOptional: Bool) {
    let accepts = characterSet.named ?? CharacterClass(ranges: characterSet.ranges)
    self.init(character, accepts: accepts, isOptional: isOptional)
  }
}

extension CharacterSet {
  /// The class of this set, if it is one of Foundation's.
  ///
  /// Comparing sets takes less than a microsecond. The classes are what Foundation says, whichever
  /// version of Unicode it has.
  fileprivate var named: CharacterClass? {
    switch self {
    case .decimalDigits: Named.decimalDigits
    case .letters: Named.letters
    case .alphanumerics: Named.alphanumerics
    case .uppercaseLetters: Named.uppercaseLetters
    case .lowercaseLetters: Named.lowercaseLetters
    case .capitalizedLetters: Named.capitalizedLetters
    case .whitespaces: Named.whitespaces
    case .whitespacesAndNewlines: Named.whitespacesAndNewlines
    case .newlines: Named.newlines
    case .punctuationCharacters: Named.punctuationCharacters
    case .symbols: Named.symbols
    case .nonBaseCharacters: Named.nonBaseCharacters
    case .controlCharacters: Named.controlCharacters
    case .decomposables: Named.decomposables
    case .illegalCharacters: Named.illegalCharacters
    default: nil
    }
  }

  private enum Named {
    static let decimalDigits = CharacterClass(ranges: CharacterSet.decimalDigits.ranges)
    static let letters = CharacterClass(ranges: CharacterSet.letters.ranges)
    static let alphanumerics = CharacterClass(ranges: CharacterSet.alphanumerics.ranges)
    static let uppercaseLetters = CharacterClass(ranges: CharacterSet.uppercaseLetters.ranges)
    static let lowercaseLetters = CharacterClass(ranges: CharacterSet.lowercaseLetters.ranges)
    static let capitalizedLetters = CharacterClass(ranges: CharacterSet.capitalizedLetters.ranges)
    static let whitespaces = CharacterClass(ranges: CharacterSet.whitespaces.ranges)
    static let whitespacesAndNewlines = CharacterClass(
      ranges: CharacterSet.whitespacesAndNewlines.ranges)
    static let newlines = CharacterClass(ranges: CharacterSet.newlines.ranges)
    static let punctuationCharacters = CharacterClass(
      ranges: CharacterSet.punctuationCharacters.ranges)
    static let symbols = CharacterClass(ranges: CharacterSet.symbols.ranges)
    static let nonBaseCharacters = CharacterClass(ranges: CharacterSet.nonBaseCharacters.ranges)
    static let controlCharacters = CharacterClass(ranges: CharacterSet.controlCharacters.ranges)
    static let decomposables = CharacterClass(ranges: CharacterSet.decomposables.ranges)
    static let illegalCharacters = CharacterClass(ranges: CharacterSet.illegalCharacters.ranges)
  }
}
#endif
