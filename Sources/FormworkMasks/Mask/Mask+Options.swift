extension Mask {
  /// How a mask edits and shows: policies, each with the default that most people expect.
  ///
  ///     let price = try Mask("[009].[000].[00]", options: .init(rightToLeft: true))
  public struct Options: Hashable, Sendable {
    /// Whether literals that are certain appear after the caret; `nil` takes the habit of the
    /// syntax: yes for brackets, no for tokens.
    public var completion: Bool?

    /// Whether the literals before the first slot appear when the field gets the focus.
    public var completesOnFocus: Bool

    /// Whether a deletion also removes the literals left at the end.
    public var autoskip: Bool

    /// What Backspace and Delete do beside a literal.
    public var deletion: Deletion

    /// What happens to a character that has no room.
    public var overflow: Overflow

    /// Whether typing moves the following characters or replaces them.
    public var insertion: InsertionMode

    /// A character that no slot accepts, shown in every empty slot: `+1 (2__) ___-____`.
    public var guide: Character?

    /// The case that letters are changed to.
    public var letterCase: LetterCase?

    /// Which digits reach the text.
    public var digits: Digits

    /// Whether the mask fills from its right end, as prices and counters do.
    public var rightToLeft: Bool

    /// The calling code of the numbers that a mask of national phone numbers is for, such as 1.
    ///
    /// A number that is pasted, or filled in, may then begin with it: `+1 212-555-0100` and `001 212-555-0100`
    /// fill `([000]) [000]-[0000]`. Without it such a number is rejected, as one of another country is.
    public var callingCode: Int?

    /// Creates options; leave out what should keep its default.
    public init(
      completion: Bool? = nil, completesOnFocus: Bool = false, autoskip: Bool = false,
      deletion: Deletion = .throughLiterals, overflow: Overflow = .reject,
      insertion: InsertionMode = .insert, guide: Character? = nil,
      letterCase: LetterCase? = nil, digits: Digits = .ascii, rightToLeft: Bool = false,
      callingCode: Int? = nil
    ) {
      self.completion = completion
      self.completesOnFocus = completesOnFocus
      self.autoskip = autoskip
      self.deletion = deletion
      self.overflow = overflow
      self.insertion = insertion
      self.guide = guide
      self.letterCase = letterCase
      self.digits = digits
      self.rightToLeft = rightToLeft
      self.callingCode = callingCode
    }

    /// Whether all options are the same, the guide scalar by scalar.
    public static func == (left: Self, right: Self) -> Bool {
      left.completion == right.completion && left.completesOnFocus == right.completesOnFocus
        && left.autoskip == right.autoskip
        && left.deletion == right.deletion && left.overflow == right.overflow
        && left.insertion == right.insertion && left.letterCase == right.letterCase
        && left.digits == right.digits && left.rightToLeft == right.rightToLeft
        && left.callingCode == right.callingCode
        && left.guide.text.isSame(as: right.guide.text)
    }

    /// Adds what tells most options apart to a hash.
    public func hash(into hasher: inout Hasher) {
      guide.text.hashUnits(into: &hasher)
      hasher.combine(completion)
      hasher.combine(rightToLeft)
    }
  }

  /// What Backspace and Delete do beside a literal.
  public enum Deletion: Hashable, Sendable {
    /// They take the user's character beyond the literals, in one press.
    case throughLiterals

    /// They move the caret over one literal.
    case stopAtLiterals
  }

  /// What happens to a character that has no room.
  public enum Overflow: Hashable, Sendable {
    /// It is rejected. An insertion that doesn't fit whole is rejected, too, unless one part of it is complete.
    case reject

    /// It replaces the user's next character, once the mask is full.
    case overwrite

    /// It pushes the user's last character out.
    case truncate
  }

  /// Which digits reach the text.
  public enum Digits: Hashable, Sendable {
    /// Digits of every script become `0` to `9`, unless a slot accepts only the script's own.
    case ascii

    /// Digits stay as they were typed.
    case asTyped
  }
}

extension Character? {
  /// The character as a text, which can be compared code unit by code unit; empty for none.
  fileprivate var text: String { map { String($0) } ?? "" }
}
