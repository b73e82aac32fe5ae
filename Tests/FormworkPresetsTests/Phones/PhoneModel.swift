import FormworkMasks

/// What an edit of a phone's text must come to, told from the digits alone.
struct PhoneModel {
  /// The digits of a text, after a plus sign at its start; those of an extension aren't among them.
  static func dialed(_ text: String) -> String {
    var dialed = ""
    for scalar in text.unicodeScalars.prefix(while: { !beginsTail($0) }) {
      if ("0"..."9").contains(scalar) || (scalar == "+" && dialed.isEmpty) {
        dialed.unicodeScalars.append(scalar)
      }
    }
    return dialed
  }

  /// The extension after a number.
  static func tail(_ text: String) -> String {
    String(String.UnicodeScalarView(text.unicodeScalars.drop { !beginsTail($0) }))
  }

  private static func beginsTail(_ scalar: Unicode.Scalar) -> Bool {
    scalar.isASCII && (scalar.properties.isAlphabetic || "#,;".unicodeScalars.contains(scalar))
  }

  /// The digits that stand before an offset in UTF-16 code units.
  static func count(in text: String, before offset: Int) -> Int {
    dialed(String(decoding: Array(text.utf16.prefix(max(0, offset))), as: UTF16.self)).count
  }

  /// What is put in: its digits as in ASCII, all its letters and digits, whether it begins with a plus sign, and
  /// whether it has nothing but separators.
  static func reading(
    _ text: String
  ) -> (digits: String, all: String, hasPlus: Bool, isIgnored: Bool) {
    var (digits, all) = ("", "")
    var (hasPlus, isIgnored) = (false, true)
    for character in text {
      let scalars = Array(character.unicodeScalars)
      let isSingle = scalars.count == 1
      let value =
        scalars[0].properties.generalCategory == .decimalNumber && isSingle
        ? scalars[0].properties.numericValue.map { Int($0) } : nil
      if let value {
        all += String(value)
        digits += String(value)
        isIgnored = false
      } else if isSingle, scalars[0] == "+" || scalars[0] == "\u{FF0B}" {
        isIgnored = false
        hasPlus = true
      } else if isLetter(scalars) {
        all.append(character)
        isIgnored = false
      } else if !isSingle && scalars != ["\r", "\n"] || scalars[0].properties.isMark
        || scalars[0].properties.isEmoji && !scalars[0].isASCII
      {
        isIgnored = false
      }
    }
    return (digits, all, hasPlus, isIgnored)
  }

  /// Whether a character of some scalars is a letter.
  static func isLetter(_ scalars: [Unicode.Scalar]) -> Bool {
    scalars[0].properties.isLetter
      && scalars.dropFirst().allSatisfy {
        $0 != "\u{FE0F}" && ($0.properties.isMark || $0.properties.isLetter)
      }
  }
}

extension Unicode.Scalar.Properties {
  fileprivate var isLetter: Bool {
    switch generalCategory {
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
    default: false
    }
  }

  var isMark: Bool {
    switch generalCategory {
    case .nonspacingMark, .spacingMark, .enclosingMark: true
    default: false
    }
  }
}
