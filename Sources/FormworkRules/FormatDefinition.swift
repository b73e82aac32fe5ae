public import FormworkMasks

/// A format written down, so that an app, a web page and a server can share one file.
///
///     let definition = try FormatDefinition(
///       json: #"{"mask":"[000]-[0000]","alternatives":["([000]) [000]-[0000]"],"autoskip":true}"#)
///     let phone = try definition.makeFormat()
///     phone.formatted(text: "21255501").text  // "(212) 555-01"
///
/// A definition is a plain value. Making one from JSON checks its shape: keys, types and names;
/// `makeFormat()` checks what is written in it, such as the pattern of a mask. Whatever is wrong
/// is a ``DefinitionError`` that tells the place and the reason.
///
/// The JSON is the `format` object of replay scripts: one key chooses the format (`mask`, `filter`,
/// `regex`, `number`, `date`, `phone`, `card`, `iban` or `preset`), others beside it are options. A
/// key `version` at the top is optional; a version other than ``currentVersion`` is rejected.
public struct FormatDefinition: Hashable, Sendable {
  /// The version of the notation that this library writes and reads.
  public static let currentVersion = 1

  /// Which format it is, with what belongs to that format alone.
  public var kind: Kind

  /// How the format edits and shows.
  public var options: Options

  /// Creates a definition.
  ///
  ///     let pin = FormatDefinition(.filter(.init(.named(.digits), maximumLength: 4)))
  ///
  /// - Parameters:
  ///   - kind: Which format it is.
  ///   - options: How the format edits and shows; the defaults if you leave it out.
  public init(_ kind: Kind, options: Options = Options()) {
    self.kind = kind
    self.options = options
  }

  /// Creates the definition of a mask.
  ///
  ///     let phone = FormatDefinition(mask: "+1 ([000]) [000]-[0000]")
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - syntax: How the pattern is written.
  ///   - options: How the mask edits and shows.
  public init(
    mask pattern: String, syntax: MaskRules.Syntax = .brackets, options: Options = Options()
  ) {
    self.init(.mask(MaskRules(pattern, syntax: syntax)), options: options)
  }
}

extension FormatDefinition {
  /// Which format a definition describes.
  public enum Kind: Hashable, Sendable {
    /// A pattern, and maybe alternatives to it.
    indirect case mask(MaskRules)

    /// Only some characters.
    case filter(FilterRules)

    /// A regular expression over the whole text.
    case regex(String)

    /// A number.
    indirect case number(NumberRules)

    /// A date or a time.
    indirect case date(DateRules)

    /// A telephone number of a region, such as `"US"`; `nil` for international numbers.
    case phone(region: String?, validity: PhoneValidity = .possible)

    /// The number of a payment card.
    case card

    /// An international bank account number.
    case iban

    /// A format that is known by its name, such as `"us.ssn"`.
    case preset(String)
  }

  /// What the digits of a telephone number must be like to be accepted without an issue.
  public enum PhoneValidity: Hashable, Sendable {
    /// Its length must be that of a number of the country.
    case possible

    /// It must look like a number that is given to somebody, by its length and its first digits.
    case valid
  }

  /// The entry of a number.
  public enum NumberEntry: Hashable, Sendable {
    /// As on paper, with a decimal separator.
    case standard

    /// As in a cash register: digits come from the right.
    case cents
  }

  /// The notation of negative numbers.
  public enum NumberSign: Hashable, Sendable {
    /// With a minus sign.
    case minus

    /// As accounts are written in the locale.
    case accounting

    /// In parentheses, whatever the locale.
    case parentheses
  }

  /// The time at which zeros appear after the decimal separator.
  public enum NumberPadding: Hashable, Sendable {
    /// When the field is left.
    case onBlur

    /// Always.
    case always
  }

  /// How a format edits and shows, as far as that makes sense for it.
  public struct Options: Hashable, Sendable {
    /// Whether literals that are certain appear; `nil` takes the habit of the format.
    public var completion: Bool?

    /// Whether focus shows a certain prefix.
    public var completesOnFocus = false

    /// Whether a deletion also removes the literals left at the end.
    public var autoskip = false

    /// What Backspace and Delete do beside a literal.
    public var deletion = Mask.Deletion.throughLiterals

    /// What happens to a character that has no room.
    public var overflow = Mask.Overflow.reject

    /// Whether typing moves the following characters or replaces them.
    public var insertion = InsertionMode.insert

    /// A character that no slot accepts, shown in every empty slot.
    public var guide: Character?

    /// The case that letters are changed to.
    public var letterCase: LetterCase?

    /// Which digits reach the text.
    public var digits = Mask.Digits.ascii

    /// A regular expression that the whole value must be able to reach.
    public var valuePattern: String?

    /// The greatest length of the value, in characters.
    public var maximumLength: Int?

    /// What one step of undo takes back, a matter of the editing session; `nil` for its default.
    public var undoSteps: UndoSteps?

    /// Creates options with all defaults.
    public init() {}
  }
}
