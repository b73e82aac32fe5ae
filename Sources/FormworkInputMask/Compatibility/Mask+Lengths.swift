public import FormworkMasks

extension Mask {
  /// The length of a text with only its mandatory slots and all literals, in characters.
  ///
  /// An endless slot counts as one character.
  public var acceptableTextLength: Int { leastTextLength }

  /// The length of a text with all slots filled, in characters. An endless slot counts as one.
  public var totalTextLength: Int { fullTextLength }

  /// The length of a value with only its mandatory slots and fixed literals, in characters.
  ///
  /// An endless slot counts as one character.
  public var acceptableValueLength: Int { leastValueLength }

  /// The length of a value with all slots filled, in characters. An endless slot counts as one.
  public var totalValueLength: Int { fullValueLength }
}
