import FormworkText

/// What an edit of a phone's text must come to, told from the digits alone.
struct PhoneModel {
  /// The digits of a text, after a plus sign at its start.
  static func dialed(_ text: String) -> String {
    var dialed = ""
    for scalar in text.unicodeScalars {
      if ("0"..."9").contains(scalar) || (scalar == "+" && dialed.isEmpty) {
        dialed.unicodeScalars.append(scalar)
      }
    }
    return dialed
  }

  /// The digits that stand before an offset in UTF-16 code units.
  static func count(in text: String, before offset: Int) -> Int {
    dialed(String(decoding: Array(text.utf16.prefix(max(0, offset))), as: UTF16.self)).count
  }

  /// The number in what is put in, and all its letters and digits, those of the number as in ASCII.
  static func reading(_ text: String) -> (number: String, all: String, isIgnored: Bool) {
    var (number, all) = ("", "")
    var (hasDigits, isOver, isIgnored) = (false, false, true)
    for character in text {
      let scalars = Array(character.unicodeScalars)
      let isSingle = scalars.count == 1
      let value =
        scalars[0].properties.generalCategory == .decimalNumber && isSingle
        ? scalars[0].properties.numericValue.map { Int($0) } : nil
      if let value {
        all += String(value)
        isIgnored = false
        if !isOver {
          number += String(value)
          hasDigits = true
        }
      } else if isSingle, scalars[0] == "+" || scalars[0] == "\u{FF0B}" {
        isIgnored = false
        if hasDigits { isOver = true } else if number.isEmpty { number = "+" }
      } else if isLetter(scalars) {
        all.append(character)
        isIgnored = false
        if hasDigits { isOver = true }
      } else if ",;#\n\r\r\n".contains(character) {
        if hasDigits { isOver = true }
      } else if !isSingle || scalars[0].properties.isEmoji && !scalars[0].isASCII
        || scalars[0].properties.isMark
      {
        isIgnored = false
      }
    }
    return (number, all, isIgnored)
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
