/// A unit in which a text's places are counted: ``UTF16Units``, ``ScalarUnits`` or
/// ``CharacterUnits``.
public protocol TextUnit: Sendable {
  /// The number of units before `index`.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  static func distance(to index: String.Index, in text: String) -> Int

  /// The index after `offset` units, or `nil` beyond the end of `text`.
  ///
  /// - Complexity: O(*n*) in the length of `text`.
  static func index(at offset: Int, in text: String) -> String.Index?
}

/// UTF-16 code units: `"🇺🇸"` is four.
public enum UTF16Units: TextUnit {
  /// The number of units before `index`.
  public static func distance(to index: String.Index, in text: String) -> Int {
    text.utf16.distance(from: text.startIndex, to: index)
  }

  /// The index after `offset` units, or `nil` beyond the end of `text`.
  public static func index(at offset: Int, in text: String) -> String.Index? {
    text.utf16.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
  }
}

/// Unicode scalars: `"🇺🇸"` is two.
public enum ScalarUnits: TextUnit {
  /// The number of units before `index`.
  public static func distance(to index: String.Index, in text: String) -> Int {
    text.unicodeScalars.distance(from: text.startIndex, to: index)
  }

  /// The index after `offset` units, or `nil` beyond the end of `text`.
  public static func index(at offset: Int, in text: String) -> String.Index? {
    text.unicodeScalars.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
  }
}

/// Characters (extended grapheme clusters): `"🇺🇸"` is one.
public enum CharacterUnits: TextUnit {
  /// The number of units before `index`.
  public static func distance(to index: String.Index, in text: String) -> Int {
    text.distance(from: text.startIndex, to: index)
  }

  /// The index after `offset` units, or `nil` beyond the end of `text`.
  public static func index(at offset: Int, in text: String) -> String.Index? {
    text.index(text.startIndex, offsetBy: offset, limitedBy: text.endIndex)
  }
}

extension String {
  /// The start of the character that contains `index`.
  func startOfCharacter(at index: Index) -> Index {
    if index >= endIndex { return endIndex }
    // `index(after:)` starts from the character that contains a scalar or a code unit.
    return self.index(before: self.index(after: index))
  }
}
