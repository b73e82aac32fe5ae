/// A validation issue: what is wrong with the text of a field.
///
///     let iban = IBANFormat().formatted(text: "NO93 86O1")
///     iban.issue?.code     // "misplacedCharacter"
///     iban.issue?.message  // "A letter or a digit is in the wrong place."
///     iban.issue?.range    // 7..<8, the letter O
///
/// An issue is a state to show, not a rejected key. The user can continue to type.
public struct ValidationIssue: Hashable, Sendable {
  // The issue is one word, because every formatted text has room for one.
  private let contents: Boxed<Contents>

  private struct Contents: Sendable {
    let code: String
    let range: Range<UTF16Offset>?
    var limit: String?
    var isLimitOfDates = false
  }

  private init(_ contents: Contents) { self.contents = Boxed(contents) }

  /// Creates your own issue.
  ///
  /// - Parameters:
  ///   - code: A stable name.
  ///   - range: The part of the text with the issue, in UTF-16 code units, or `nil` for all of it.
  public init(code: String, range: Range<UTF16Offset>? = nil) {
    contents = Boxed(Contents(code: code, range: range))
  }

  /// The stable name of the issue, such as `"checksum"`.
  public var code: String { contents.value.code }

  /// The part of the text with the issue, in UTF-16 code units.
  ///
  /// It is `nil` if the issue is about the whole text, or if the format doesn't know the part.
  public var range: Range<UTF16Offset>? { contents.value.range }

  /// The limit that the value is beyond, as the field shows it, such as `$1,000` or `12/31/2026`.
  ///
  /// It is `nil` for all issues other than ``belowMinimum`` and ``aboveMaximum``.
  public var limit: String? { contents.value.limit }

  /// Returns this issue for a part of the text, in UTF-16 code units.
  package func located(at range: Range<UTF16Offset>?) -> ValidationIssue {
    let isOfDates = contents.value.isLimitOfDates
    return ValidationIssue(
      Contents(code: code, range: range, limit: limit, isLimitOfDates: isOfDates))
  }

  /// Returns this issue with the limit that the value is beyond: a number, or a date or a time.
  package func limited(to limit: String, ofDates: Bool = false) -> ValidationIssue {
    ValidationIssue(Contents(code: code, range: range, limit: limit, isLimitOfDates: ofDates))
  }

  /// The key of the sentence about the issue: the code, or another key if the sentence names the limit.
  package var sentenceKey: String {
    guard limit != nil else { return self == .unrepresentable ? "parse.unrepresentable" : code }
    let isOfDates = contents.value.isLimitOfDates
    if self == .belowMinimum { return isOfDates ? "belowMinimum.date" : "belowMinimum.number" }
    if self == .aboveMaximum { return isOfDates ? "aboveMaximum.date" : "aboveMaximum.number" }
    return code
  }

  /// Returns whether two issues have the same code.
  ///
  /// The range and the limit are ignored, so `issue == .checksum` is true for each part.
  public static func == (left: Self, right: Self) -> Bool { left.code.isSame(as: right.code) }

  /// Adds the code to a hash.
  public func hash(into hasher: inout Hasher) { code.hashUnits(into: &hasher) }

  /// The check digits don't match.
  public static let checksum = ValidationIssue(code: "checksum")

  /// The date doesn't exist, such as February 31.
  public static let impossibleDate = ValidationIssue(code: "impossibleDate")

  /// The value is less than the minimum.
  public static let belowMinimum = ValidationIssue(code: "belowMinimum")

  /// The value is more than the maximum.
  public static let aboveMaximum = ValidationIssue(code: "aboveMaximum")

  /// A validation of the app fails for the value.
  public static let mismatch = ValidationIssue(code: "mismatch")

  /// The text has more characters than fit, such as too many digits for a phone number.
  public static let tooLong = ValidationIssue(code: "tooLong")

  /// The value is complete, and the type of the app's value can't hold it, such as an `Int` the number 10²⁰.
  public static let unrepresentable = ValidationIssue(code: "unrepresentable")

  /// The text isn't a valid value, and can't become one by typing more.
  public static let malformed = ValidationIssue(code: "malformed")
}

extension ValidationIssue: CustomStringConvertible {
  /// The stable name of the issue.
  public var description: String { code }
}

extension ValidationIssue {
  /// An English sentence for the user that describes the issue.
  ///
  ///     ValidationIssue.impossibleDate.message  // "This date doesn't exist."
  ///
  /// A sentence about a limit names it, such as `At most $1,000.`
  ///
  /// All issues of the formats in this package have a sentence, and so do rejections. The sentence of your
  /// own issue contains its ``code``. For other languages and your own sentences, import
  /// `Formwork`.
  public var message: String {
    EnglishMessages.sentence(sentenceKey)?.filling(limit ?? "")
      ?? EnglishMessages.sentence("other", code)
  }
}

extension EnglishMessages {
  /// Returns the sentence for a key, or `nil` if the key is unknown.
  package static func sentence(_ key: String) -> String? {
    for (known, sentence) in all where known.isSame(as: key) { return sentence }
    return nil
  }

  /// Returns the sentence for a key with `argument` instead of `%@`, or only `argument` if there is no such
  /// key.
  package static func sentence(_ key: String, _ argument: String) -> String {
    sentence(key)?.filling(argument) ?? argument
  }
}

extension String {
  /// Returns this sentence with `argument` instead of `%@`.
  package func filling(_ argument: String) -> String {
    let scalars = unicodeScalars
    var start = scalars.startIndex
    while let percent = scalars[start...].firstIndex(of: "%") {
      start = scalars.index(after: percent)
      guard start < scalars.endIndex, scalars[start] == "@" else { continue }
      return String(scalars[..<percent]) + argument
        + String(scalars[scalars.index(after: start)...])
    }
    return self
  }
}

/// A value in a box of one word.
///
///     private let contents: Boxed<Contents>
///
/// A function that can throw passes errors on, field by field. Errors of one word make a page smaller. With
/// the errors of definitions alone, it is smaller by a fortieth.
package indirect enum Boxed<Value> {
  case value(Value)

  package init(_ value: Value) { self = .value(value) }

  package var value: Value {
    switch self {
    case .value(let value): value
    }
  }
}

extension Boxed: Sendable where Value: Sendable {}
extension Boxed: Equatable where Value: Equatable {}
extension Boxed: Hashable where Value: Hashable {}
