/// What is wrong with a text that is well formed as far as it goes.
///
/// An issue is a state to show, never a dead key: the person can go on typing.
public struct ValidationIssue: Hashable, Sendable {
  // One word, since each formatted text has room for one.
  private let name: Boxed<String>

  /// Creates an issue of your own.
  public init(code: String) {
    name = Boxed(code)
  }

  /// The stable name of the issue, such as `"checksum"`.
  public var code: String { name.value }

  /// Whether two issues have the same code.
  public static func == (left: Self, right: Self) -> Bool { left.code.isSame(as: right.code) }

  /// Adds the code to a hash.
  public func hash(into hasher: inout Hasher) { code.hashUnits(into: &hasher) }

  /// A check digit doesn't agree with the rest.
  public static let checksum = ValidationIssue(code: "checksum")

  /// A date that no calendar has, such as 31 February.
  public static let impossibleDate = ValidationIssue(code: "impossibleDate")

  /// Less than the smallest value that is allowed.
  public static let belowMinimum = ValidationIssue(code: "belowMinimum")

  /// More than the largest value that is allowed.
  public static let aboveMaximum = ValidationIssue(code: "aboveMaximum")

  /// A value that a rule of the app rejects.
  public static let mismatch = ValidationIssue(code: "mismatch")

  /// More characters than the format holds, such as too many digits for a telephone number.
  public static let tooLong = ValidationIssue(code: "tooLong")

  /// Text that can't become a valid value by adding to it.
  public static let malformed = ValidationIssue(code: "malformed")
}

extension ValidationIssue {
  /// What is wrong, in an English sentence for the person who typed.
  ///
  ///     ValidationIssue.impossibleDate.sentence  // "There is no such date."
  ///
  /// It knows the issues of all formats of this package; of one of your own it gives the ``code``, which may
  /// be anything.
  public var sentence: String {
    for (code, sentence) in Self.sentences where self.code.isSame(as: code) { return sentence }
    return "Something is wrong with this: " + code + "."
  }

  private static var sentences: [(code: String, sentence: String)] {
    [
      ("checksum", "The check digits don't match: is there a typing error?"),
      ("impossibleDate", "There is no such date."),
      ("belowMinimum", "This is less than what is allowed."),
      ("aboveMaximum", "This is more than what is allowed."),
      ("mismatch", "This isn't a value that is accepted here."),
      ("malformed", "Something in this can't be right."),
      ("tooLong", "This is longer than it may be."),
      (
        "misplacedCharacter",
        "There is a letter where a digit belongs, or a digit where a letter does."
      ),
      ("brandNotAccepted", "Cards of this brand aren't accepted."),
      ("foreignNumber", "This is a number of another country."),
      ("notValid", "No number of the country looks like this."),
      ("hasExtension", "This number has an extension, which isn't kept."),
      ("unknownCallingCode", "No country has this calling code."),
      ("reversedRange", "The end is before the beginning."),
      ("ambiguousDate", "These digits can be more than one date."),
    ]
  }
}

extension ValidationIssue: CustomStringConvertible {
  /// The stable name of the issue.
  public var description: String { code }
}
