import FormworkText
import FormworkUnicode

/// What is put into a phone's text, as typed, pasted or read from a file.
///
/// A number begins with the first plus sign or digit, and ends before the next letter, plus sign, comma,
/// semicolon, number sign or line, as before an extension or a second number. Other characters are
/// separators.
struct PhoneInput {
  /// The digits in ASCII, maybe after a plus sign.
  private(set) var dialed: [UInt8] = []

  /// The letters before the number.
  private(set) var before = ""

  /// The letters and digits behind it.
  private(set) var after = ""

  /// Whether there is nothing but separators, which are ignored.
  private(set) var isIgnored = true

  private var hasDigits = false
  private var isOver = false

  /// Reads an insertion.
  ///
  /// - Complexity: O(*n*) in its length.
  init(_ text: String) {
    if text.isPlainASCII {
      for byte in text.utf8 { take(byte) }
    } else {
      for character in text { take(character) }
    }
  }

  private mutating func take(_ character: Character) {
    switch InputCharacter(character) {
    case .ascii(let byte): take(byte)
    case .alphanumeric: leaveOut(character)
    case .sign: isIgnored = false
    case .separator: break
    }
  }

  private mutating func take(_ byte: UInt8) {
    switch byte {
    case 0x30...0x39:
      isIgnored = false
      if isOver {
        after.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        dialed.append(byte)
        hasDigits = true
      }
    case UInt8(ascii: "+"):
      isIgnored = false
      if hasDigits { isOver = true } else if dialed.isEmpty { dialed.append(byte) }
    case UInt8(ascii: ","), UInt8(ascii: ";"), UInt8(ascii: "#"), 0x0A, 0x0D:
      if hasDigits { isOver = true }
    default:
      if byte.isASCIIAlphanumeric { leaveOut(Character(Unicode.Scalar(byte))) }
    }
  }

  private mutating func leaveOut(_ letter: Character) {
    isIgnored = false
    if hasDigits { isOver = true }
    if isOver { after.append(letter) } else { before.append(letter) }
  }
}

extension PhoneInput {
  /// The letters and digits that find no place if only the first `count` signs of the number do.
  func leftOut(beyond count: Int) -> String {
    if before.isEmpty, after.isEmpty, count >= dialed.count { return "" }
    return before + String(decoding: dialed.dropFirst(count), as: UTF8.self) + after
  }
}
