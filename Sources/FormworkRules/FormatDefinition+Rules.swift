public import FormworkMasks

extension FormatDefinition {
  /// The part of a definition that describes a mask.
  ///
  ///     var phone = FormatDefinition.MaskRules("[000]-[0000]")
  ///     phone.alternatives = [.init("([000]) [000]-[0000]")]
  public struct MaskRules: Hashable, Sendable {
    /// The pattern.
    public var pattern: String

    /// How the pattern is written.
    public var syntax: Syntax

    /// Symbols of your own for slots inside square brackets.
    public var notations: [Notation]

    /// Other masks, of which the best fit is shown.
    public var alternatives: [Alternative]

    /// How the fit of a mask is measured.
    public var strategy: MaskSet.Strategy

    /// Whether the mask fills from its right end.
    public var rightToLeft: Bool

    /// The calling code of the national phone numbers that the mask is for, such as 1.
    public var callingCode: Int?

    /// Creates the rules of a mask without alternatives.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - syntax: How the pattern is written.
    ///   - notations: Symbols of your own for slots inside square brackets.
    public init(_ pattern: String, syntax: Syntax = .brackets, notations: [Notation] = []) {
      self.pattern = pattern
      self.syntax = syntax
      self.notations = notations
      alternatives = []
      strategy = .wholeString
      rightToLeft = false
    }
  }

  /// The part of a definition that describes a filter.
  public struct FilterRules: Hashable, Sendable {
    /// The characters that are let in.
    public var characters: Characters

    /// The greatest length of a text, in characters; `nil` for any.
    public var maximumLength: Int?

    /// Creates the rules of a filter.
    public init(_ characters: Characters, maximumLength: Int? = nil) {
      self.characters = characters
      self.maximumLength = maximumLength
    }
  }

  /// The part of a definition that describes a number; `nil` leaves a matter to the locale.
  public struct NumberRules: Hashable, Sendable {
    /// The identifier of the locale, such as `"de_DE"`.
    public var locale: String?

    /// How many digits there are after the decimal separator at least.
    public var minimumFractionDigits: Int?

    /// How many digits there are after the decimal separator at most.
    public var maximumFractionDigits: Int?

    /// What is shown before the number.
    public var prefix: String?

    /// What is shown after the number.
    public var suffix: String?

    /// The code of a currency, such as `"EUR"`.
    public var currency: String?

    /// The entry of the number.
    public var entry = NumberEntry.standard

    /// The notation of negative numbers.
    public var sign = NumberSign.minus

    /// A Boolean value that indicates whether digits are grouped, as in the locale.
    public var groupsDigits = true

    /// The time at which the zeros of ``minimumFractionDigits`` appear.
    public var padding = NumberPadding.onBlur

    /// Whether the number may be negative.
    public var allowsNegative: Bool?

    /// The smallest number, as decimal text.
    public var minimum: String?

    /// The greatest number, as decimal text.
    public var maximum: String?

    /// Creates the rules of a number that leave everything else to the locale.
    ///
    /// - Parameters:
    ///   - locale: The identifier of the locale; `en_US` if there is none.
    ///   - currency: The code of the currency, such as `"EUR"`, if it is an amount.
    public init(locale: String? = nil, currency: String? = nil) {
      self.locale = locale
      self.currency = currency
    }
  }

  /// The part of a definition that describes a date or a time.
  public struct DateRules: Hashable, Sendable {
    /// The order and length of the fields.
    public var layout: Layout

    /// The earliest date or time, such as `"1900-01-01"`, `"2024-12-24 18:30"` or `"18:30"`.
    public var minimum: String?

    /// The latest one, written in the same way.
    public var maximum: String?

    /// The first of the hundred years that two digits can mean, from 1 to 9900; 1950 if there is none.
    public var firstShortYear: Int?

    /// Creates the rules of a date.
    public init(
      _ layout: Layout, minimum: String? = nil, maximum: String? = nil, firstShortYear: Int? = nil
    ) {
      self.layout = layout
      self.minimum = minimum
      self.maximum = maximum
      self.firstShortYear = firstShortYear
    }

    /// Where the order and length of the fields are found.
    public enum Layout: Hashable, Sendable {
      /// In a pattern, such as `"dd/MM/yyyy"`.
      case pattern(String)

      /// In the data of a locale, such as `"de_DE"`, for dates without a time.
      case locale(String)
    }
  }
}

extension FormatDefinition.MaskRules {
  /// How a pattern is written.
  public enum Syntax: Hashable, Sendable {
    /// Slots in square brackets.
    case brackets

    /// `#` is any character.
    case hash

    /// Every digit of the pattern is a slot for a digit.
    case digits

    /// Some characters are slots: each with the name of what it accepts (`digit`, `letter`,
    /// `alphanumeric`, `any`) or a list of characters, such as `"0-9A-F"`.
    case tokens(Tokens)
  }

  /// Characters of a pattern that are slots, in the order of their scalars.
  ///
  ///     let web: FormatDefinition.MaskRules.Tokens = ["9": "digit", "h": "0-9a-f"]
  public struct Tokens: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The tokens, each symbol once.
    public let list: [Token]

    /// Creates tokens.
    ///
    /// - Parameter tokens: In any order; among duplicates the last one counts.
    /// - Complexity: O(*n* log *n*) in the number of tokens.
    public init(_ tokens: [Token]) {
      list = tokens.sortedOnce { $0.key.lexicographicallyPrecedes($1.key) }
    }

    /// Creates tokens from symbols and what their slots accept.
    public init(dictionaryLiteral elements: (Character, String)...) {
      self.init(elements.map { Token($0.0, characters: $0.1) })
    }
  }

  /// A character of a pattern that is a slot.
  public struct Token: Hashable, Sendable {
    /// The character that stands for the slot.
    public var symbol: Character

    /// What the slot accepts: `digit`, `letter`, `alphanumeric`, `any`, or a list such as `"0-9A-F"`.
    public var characters: String

    /// Creates a token.
    public init(_ symbol: Character, characters: String) {
      self.symbol = symbol
      self.characters = characters
    }

    fileprivate var key: Character.UnicodeScalarView { symbol.unicodeScalars }
  }

  /// A symbol for a slot inside square brackets.
  public struct Notation: Hashable, Sendable {
    /// The character that stands for the slot.
    public var symbol: Character

    /// The accepted characters, such as `"0-9A-F"`.
    public var characters: String

    /// Whether the slot may stay empty.
    public var isOptional: Bool

    /// The case that letters in the slot are changed to.
    public var letterCase: LetterCase?

    /// Creates a notation.
    public init(
      _ symbol: Character, characters: String, isOptional: Bool = false,
      letterCase: LetterCase? = nil
    ) {
      self.symbol = symbol
      self.characters = characters
      self.isOptional = isOptional
      self.letterCase = letterCase
    }
  }

  /// Another mask for the same field.
  public struct Alternative: Hashable, Sendable {
    /// The pattern.
    public var pattern: String

    /// How the pattern is written; `nil` if it is written like the primary one.
    public var syntax: Syntax?

    /// Symbols of your own for slots; `nil` if they are those of the primary pattern.
    public var notations: [Notation]?

    /// Creates an alternative.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - syntax: How the pattern is written; like the primary one if you leave it out.
    ///   - notations: Symbols for slots; those of the primary pattern if you leave them out.
    public init(_ pattern: String, syntax: Syntax? = nil, notations: [Notation]? = nil) {
      self.pattern = pattern
      self.syntax = syntax
      self.notations = notations
    }
  }
}

extension FormatDefinition.FilterRules {
  /// The characters that a filter lets in.
  public enum Characters: Hashable, Sendable {
    /// A kind of characters that has a name.
    case named(Name)

    /// A list of characters and ranges, such as `"0-9A-F"`.
    case listed(String)
  }

  /// The name of a kind of characters.
  public enum Name: Hashable, Sendable {
    /// Decimal digits.
    case digits

    /// Decimal digits and one full stop.
    case decimal

    /// Everything but Chinese.
    case nonChinese

    /// Letters.
    case letters

    /// Letters and decimal digits.
    case alphanumerics

    /// Whole emoji.
    case emoji

    /// Every character.
    case any
  }
}
