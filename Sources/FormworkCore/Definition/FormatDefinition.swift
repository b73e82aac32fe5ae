package import FormworkMasks

/// A serializable description of a format, which apps, web pages, and servers can share as a file.
///
///     let definition = try FormatDefinition(
///       json: #"{"mask":"[000]-[0000]","alternatives":["([000]) [000]-[0000]"],"autoskip":true}"#)
///     let phone = try definition.makeFormat()
///     phone.formatted(text: "21255501").text  // "(212) 555-01"
///
/// A definition is a plain value. Reading it from JSON checks keys, types, and names.
/// `makeFormat()` checks the contents, such as the pattern of a mask. Mistakes throw a
/// ``DefinitionError`` with the location and the reason.
///
/// The JSON is the `format` object of replay scripts. One key chooses the format (`mask`, `filter`,
/// `regex`, `number`, `date`, `phone`, `card`, `iban`, or `preset`), and the other keys are
/// options. A key `version` at the top level is optional. If it isn't `currentVersion`, the
/// definition is rejected.
public struct FormatDefinition: Hashable, Sendable {
  /// The version of the notation that this library writes and reads.
  package static let currentVersion = 1

  /// The kind of format, with its own settings.
  package var kind: Kind

  /// The options of the format.
  package var options: Options

  /// Creates a definition.
  ///
  ///     let pin = FormatDefinition(.filter(.init(.named(.digits), maximumLength: 4)))
  ///
  /// - Parameters:
  ///   - kind: The kind of format.
  ///   - options: The options of the format.
  package init(_ kind: Kind, options: Options = Options()) {
    self.kind = kind
    self.options = options
  }

  /// Creates the definition of a mask.
  ///
  ///     let phone = FormatDefinition(mask: "+1 ([000]) [000]-[0000]")
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - syntax: The syntax of the pattern, or `nil` for the one in which it is written.
  ///   - options: The options of the mask.
  package init(
    mask pattern: String, syntax: MaskRules.Syntax? = nil, options: Options = Options()
  ) {
    self.init(.mask(MaskRules(pattern, syntax: syntax)), options: options)
  }
}

extension FormatDefinition {
  /// The kind of format that a definition describes.
  package enum Kind: Hashable, Sendable {
    /// A pattern, with optional alternatives.
    indirect case mask(MaskRules)

    /// Text of certain characters.
    case filter(FilterRules)

    /// A regular expression that matches the whole text.
    case regex(String)

    /// A number.
    indirect case number(NumberRules)

    /// A date or a time.
    indirect case date(DateRules)

    /// A phone number.
    indirect case phone(PhoneRules)

    /// A payment card number.
    case card

    /// An international bank account number.
    case iban

    /// A preset with an identifier, such as `"us.ssn"`.
    case preset(String)
  }

  /// The strictness with which a phone number is checked.
  package enum PhoneValidity: Hashable, Sendable {
    /// The number must have a possible length for its country, and mustn't be the beginning of a longer one.
    case possible

    /// The number must be assignable by its length and its first digits.
    case valid
  }

  /// The entry of a number.
  package enum NumberEntry: Hashable, Sendable {
    /// As on paper, with a decimal separator.
    case standard

    /// Digits are entered from the right, as at a cash register.
    case minorUnits
  }

  /// The notation of negative numbers.
  package enum NumberSign: Hashable, Sendable {
    /// With a minus sign.
    case minus

    /// As in accounting in the locale.
    case accounting

    /// In parentheses, in every locale.
    case parentheses
  }

  /// The time at which zeros appear after the decimal separator.
  package enum NumberPadding: Hashable, Sendable {
    /// When the user leaves the field.
    case afterEditing

    /// Always.
    case always
  }

  /// The options of a format, which apply as far as the format supports them.
  package struct Options: Hashable, Sendable {
    /// A Boolean value that indicates whether fixed literals appear automatically; `nil` for
    /// the default of the format.
    package var completion: Bool?

    /// A Boolean value that indicates whether a fixed prefix appears on focus.
    package var completesOnFocus = false

    /// A Boolean value that indicates whether a deletion also removes the literals that are then
    /// at the end.
    package var autoskip = false

    /// The effect of Backspace and Delete next to a literal.
    package var deletion = Mask.Deletion.throughLiterals

    /// The handling of a character without room.
    package var overflow = Mask.Overflow.reject

    /// The effect of typing on the following characters: it shifts or replaces them.
    package var insertion = InsertionMode.insert

    /// A character that no slot accepts, which is shown in every empty slot.
    package var placeholderCharacter: Character?

    /// The case to which letters are changed.
    package var letterCase: LetterCase?

    /// The kind of digits in the text.
    package var digits = Mask.Digits.ascii

    /// A regular expression that the whole value must match.
    package var valuePattern: String?

    /// The maximum length of the value, in characters.
    package var maximumLength: Int?

    /// The edits that one step of undo reverts in an editing session; `nil` for the session's
    /// default.
    package var undoSteps: UndoSteps?

    /// The current date, such as `2026-11-25`, against which a date of expiry is checked; `nil` if it isn't
    /// checked.
    package var now: String?

    /// Creates options with their defaults.
    package init() {}
  }
}
