package import FormworkMasks

extension FormatDefinition {
  /// The part of a definition that describes a mask.
  ///
  ///     var phone = FormatDefinition.MaskRules("[000]-[0000]")
  ///     phone.alternatives = [.init("([000]) [000]-[0000]")]
  package struct MaskRules: Hashable, Sendable {
    /// The pattern.
    package var pattern: String

    /// The syntax of the pattern, or `nil` for the one in which it is written.
    package var syntax: Syntax?

    /// Your own symbols for slots inside square brackets.
    package var notations: [Notation]

    /// Other masks. The mask that fits the text best is used.
    package var alternatives: [Alternative]

    /// The measure of how well a mask fits.
    package var strategy: MaskSet.Strategy

    /// A Boolean value that indicates whether the mask fills from its right end.
    package var rightToLeft: Bool

    /// The calling code, such as 1, if the mask is for national phone numbers.
    package var callingCode: Int?

    /// Creates the rules of a mask without alternatives.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - syntax: The syntax of the pattern, or `nil` for the one in which it is written.
    ///   - notations: Your own symbols for slots inside square brackets.
    package init(_ pattern: String, syntax: Syntax? = nil, notations: [Notation] = []) {
      self.pattern = pattern
      self.syntax = syntax
      self.notations = notations
      alternatives = []
      strategy = .wholeString
      rightToLeft = false
    }
  }

  /// The part of a definition that describes a filter.
  package struct FilterRules: Hashable, Sendable {
    /// The allowed characters.
    package var characters: Characters

    /// The maximum length of the text, in characters; `nil` for no limit.
    package var maximumLength: Int?

    /// Creates the rules of a filter.
    package init(_ characters: Characters, maximumLength: Int? = nil) {
      self.characters = characters
      self.maximumLength = maximumLength
    }
  }

  /// The part of a definition that describes a number. The locale decides properties that are
  /// `nil`.
  package struct NumberRules: Hashable, Sendable {
    /// The identifier of the locale, such as `"de_DE"`.
    package var locale: String?

    /// The minimum number of fraction digits.
    package var minimumFractionDigits: Int?

    /// The maximum number of fraction digits.
    package var maximumFractionDigits: Int?

    /// The text before the number.
    package var prefix: String?

    /// The text after the number.
    package var suffix: String?

    /// The code of a currency, such as `"EUR"`.
    package var currency: String?

    /// The entry of the number.
    package var entry = NumberEntry.standard

    /// The notation of negative numbers.
    package var sign = NumberSign.minus

    /// A Boolean value that indicates whether digits are grouped, as in the locale.
    package var groupsDigits = true

    /// The time at which the zeros of ``minimumFractionDigits`` appear.
    package var padding = NumberPadding.afterEditing

    /// A Boolean value that indicates whether the number may be negative.
    package var allowsNegative: Bool?

    /// The minimum, as decimal text.
    package var minimum: String?

    /// The maximum, as decimal text.
    package var maximum: String?

    /// Creates the rules of a number with the locale's defaults.
    ///
    /// - Parameters:
    ///   - locale: The identifier of the locale. If it is `nil`, the locale is `en_US`.
    ///   - currency: The code of the currency, such as `"EUR"`, for an amount of money.
    package init(locale: String? = nil, currency: String? = nil) {
      self.locale = locale
      self.currency = currency
    }
  }

  /// The part of a definition that describes a date or a time.
  package struct DateRules: Hashable, Sendable {
    /// The order and length of the fields.
    package var layout: Layout

    /// The earliest date or time, such as `"1900-01-01"`, `"2024-12-24 18:30"` or `"18:30"`.
    package var minimum: String?

    /// The latest date or time, in the same notation.
    package var maximum: String?

    /// The first year of the hundred years for two-digit years, from 1 to 9900. If it is `nil`, the
    /// year is 1950.
    package var firstShortYear: Int?

    /// Creates the rules of a date.
    package init(
      _ layout: Layout, minimum: String? = nil, maximum: String? = nil, firstShortYear: Int? = nil
    ) {
      self.layout = layout
      self.minimum = minimum
      self.maximum = maximum
      self.firstShortYear = firstShortYear
    }

    /// The source of the order and length of the fields.
    package enum Layout: Hashable, Sendable {
      /// A pattern, such as `"dd/MM/yyyy"`.
      case pattern(String)

      /// The conventions of a locale, such as `"de_DE"`, for dates without a time.
      case locale(String)
    }
  }
}

extension FormatDefinition.MaskRules {
  /// The syntax of a pattern.
  package enum Syntax: Hashable, Sendable {
    /// Slots in square brackets.
    case brackets

    /// Slots for any character, written as `#`.
    case hash

    /// Slots for digits, written as any digit.
    case digits

    /// Your own slot symbols. Each has the name of its characters (`digit`, `letter`,
    /// `alphanumeric`, or `any`) or a list of them, such as `"0-9A-F"`.
    case tokens(Tokens)
  }

  /// The symbols of slots in a pattern, sorted by their scalars.
  ///
  ///     let web: FormatDefinition.MaskRules.Tokens = ["9": "digit", "h": "0-9a-f"]
  package struct Tokens: Hashable, Sendable, ExpressibleByDictionaryLiteral {
    /// The tokens, each symbol once.
    package let list: [Token]

    /// Creates tokens.
    ///
    /// - Parameter tokens: The tokens, in any order. If symbols are equal, the last one is used.
    /// - Complexity: O(*n* log *n*) in the number of tokens.
    package init(_ tokens: [Token]) {
      list = tokens.sortedOnce { $0.key.lexicographicallyPrecedes($1.key) }
    }

    /// Creates tokens from symbols and the characters that their slots accept.
    package init(dictionaryLiteral elements: (Character, String)...) {
      self.init(elements.map { Token($0.0, characters: $0.1) })
    }
  }

  /// A symbol for a slot in a pattern.
  package struct Token: Hashable, Sendable {
    /// The character that represents the slot.
    package var symbol: Character

    /// The accepted characters: `digit`, `letter`, `alphanumeric`, `any`, or a list such as
    /// `"0-9A-F"`.
    package var characters: String

    /// Creates a token.
    package init(_ symbol: Character, characters: String) {
      self.symbol = symbol
      self.characters = characters
    }

    fileprivate var key: Character.UnicodeScalarView { symbol.unicodeScalars }
  }

  /// A symbol for a slot inside square brackets.
  package struct Notation: Hashable, Sendable {
    /// The character that represents the slot.
    package var symbol: Character

    /// The accepted characters, such as `"0-9A-F"`.
    package var characters: String

    /// A Boolean value that indicates whether the slot may stay empty.
    package var isOptional: Bool

    /// The case to which letters in the slot are changed.
    package var letterCase: LetterCase?

    /// Creates a notation.
    package init(
      _ symbol: Character, characters: String, isOptional: Bool = false,
      letterCase: LetterCase? = nil
    ) {
      self.symbol = symbol
      self.characters = characters
      self.isOptional = isOptional
      self.letterCase = letterCase
    }
  }

  /// An alternative mask for the same field.
  package struct Alternative: Hashable, Sendable {
    /// The pattern.
    package var pattern: String

    /// The syntax of the pattern; `nil` for the syntax of the primary one.
    package var syntax: Syntax?

    /// Your own symbols for slots; `nil` for those of the primary pattern.
    package var notations: [Notation]?

    /// Creates an alternative.
    ///
    /// - Parameters:
    ///   - pattern: The pattern.
    ///   - syntax: The syntax of the pattern. The default is the syntax of the primary one.
    ///   - notations: Your own symbols for slots. The default is the notations of the primary
    ///     pattern.
    package init(_ pattern: String, syntax: Syntax? = nil, notations: [Notation]? = nil) {
      self.pattern = pattern
      self.syntax = syntax
      self.notations = notations
    }
  }
}

extension FormatDefinition.FilterRules {
  /// The characters that a filter allows.
  package enum Characters: Hashable, Sendable {
    /// A named set of characters.
    case named(Name)

    /// A list of characters and ranges, such as `"0-9A-F"`.
    case listed(String)
  }

  /// The name of a set of characters.
  package enum Name: Hashable, Sendable {
    /// Decimal digits.
    case digits

    /// Decimal digits and a single full stop.
    case decimal

    /// All characters except Chinese ones.
    case nonChinese

    /// Letters.
    case letters

    /// Letters and decimal digits.
    case alphanumerics

    /// Complete emoji.
    case emoji

    /// All characters.
    case any
  }
}
