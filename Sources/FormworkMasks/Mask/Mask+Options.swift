extension Mask {
  /// Policies for editing and display, each with the default that most users expect.
  ///
  ///     let price = try Mask("[009].[000].[00]", options: .init(rightToLeft: true))
  public struct Options: Hashable, Sendable {
    /// A Boolean value that indicates whether literals appear after the caret where nothing else
    /// can follow.
    ///
    /// `nil` uses the default of the syntax: `true` for brackets, `false` for tokens.
    package var completion: Bool?

    /// A Boolean value that indicates whether the literals before the first slot appear when the
    /// field gets the focus.
    package var completesOnFocus: Bool

    /// A Boolean value that indicates whether a deletion also removes the literals that it leaves
    /// at the end.
    package var autoskip: Bool

    /// The effect of Backspace and Delete next to a literal.
    package var deletion: Deletion

    /// The treatment of a character that has no room.
    package var overflow: Overflow

    /// The effect of typing on the characters after the caret: it moves them or replaces them.
    package var insertion: InsertionMode

    /// A character that no slot accepts, shown in every empty slot: `+1 (2__) ___-____`.
    package var placeholderCharacter: Character?

    /// The letter case to which letters change.
    package var letterCase: LetterCase?

    /// The digits that the text can contain.
    package var digits: Digits

    /// A Boolean value that indicates whether the mask fills from its right end, as prices and
    /// counters do.
    package var rightToLeft: Bool

    /// The calling code of a mask for phone numbers of one country, such as 1.
    ///
    /// A pasted or autofilled number can then begin with it: `+1 212-555-0100` and `001
    /// 212-555-0100` fill `([000]) [000]-[0000]`. A number with the country's trunk prefix, pasted
    /// or typed, loses it: with 7, `8 999 000-99-91` fills `+7 ([000]) [000]-[00]-[00]`. If you
    /// don't set it, the mask rejects a number with a calling code, as it rejects a number of
    /// another country, and takes a typed trunk prefix for the first digit of the number.
    package var callingCode: Int?

    /// Creates options. Each one that you omit keeps its default.
    public init(
      completion: Bool? = nil, completesOnFocus: Bool = false, autoskip: Bool = false,
      deletion: Deletion = .throughLiterals, overflow: Overflow = .reject,
      insertion: InsertionMode = .insert, placeholderCharacter: Character? = nil,
      letterCase: LetterCase? = nil, digits: Digits = .ascii, rightToLeft: Bool = false,
      callingCode: Int? = nil
    ) {
      self.completion = completion
      self.completesOnFocus = completesOnFocus
      self.autoskip = autoskip
      self.deletion = deletion
      self.overflow = overflow
      self.insertion = insertion
      self.placeholderCharacter = placeholderCharacter
      self.letterCase = letterCase
      self.digits = digits
      self.rightToLeft = rightToLeft
      self.callingCode = callingCode
    }

    /// Returns whether all options are the same. Guides are compared scalar by scalar.
    public static func == (left: Self, right: Self) -> Bool {
      left.completion == right.completion && left.completesOnFocus == right.completesOnFocus
        && left.autoskip == right.autoskip
        && left.deletion == right.deletion && left.overflow == right.overflow
        && left.insertion == right.insertion && left.letterCase == right.letterCase
        && left.digits == right.digits && left.rightToLeft == right.rightToLeft
        && left.callingCode == right.callingCode
        && left.placeholderCharacter.text.isSame(as: right.placeholderCharacter.text)
    }

    /// Adds the options that differ most often to a hash.
    public func hash(into hasher: inout Hasher) {
      placeholderCharacter.text.hashUnits(into: &hasher)
      hasher.combine(completion)
      hasher.combine(rightToLeft)
    }
  }

  /// The effect of Backspace and Delete next to a literal.
  public enum Deletion: Hashable, Sendable {
    /// Skips the literals and removes the user's character beyond them, with one press.
    case throughLiterals

    /// Moves the caret over one literal.
    case stopAtLiterals
  }

  /// The treatment of a character that has no room.
  public enum Overflow: Hashable, Sendable {
    /// Rejects the character. An insertion that doesn't fit is rejected as a whole, unless exactly
    /// one part of it is complete.
    case reject

    /// Replaces the user's next character if the mask is full.
    case overwrite

    /// Removes the user's last character to make room.
    case truncate
  }

  /// The digits that the text can contain.
  public enum Digits: Hashable, Sendable {
    /// Digits of every script become `0` to `9`, unless a slot accepts only the digits of that
    /// script.
    case ascii

    /// Digits stay as the user typed them.
    case asTyped
  }
}

extension Character? {
  /// The character as a string, which can be compared by code units. It is empty for `nil`.
  fileprivate var text: String { map { String($0) } ?? "" }
}
