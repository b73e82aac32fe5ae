import FormworkMasks

/// The extension after a number. A field shows it, but it can't be part of the value.
///
/// Otherwise, the key `x` would be rejected, and the digits after it would become part of the
/// number.
struct PhoneTail {
  /// The characters, in ASCII, such as `ext. 12`; none if there is no extension.
  var characters: [UInt8] = []

  /// Creates an empty extension.
  init() {}

  /// Reads the extension after the number in a text of the format.
  init(of text: String) {
    characters = Array(text.utf8.drop { !$0.beginsTail })
    if !characters.isEmpty, !isPlausible { characters = [] }
  }

  /// Whether the characters are an extension, or the beginning of one.
  var isPlausible: Bool {
    let marks = characters.prefix { $0.beginsTail && !$0.isASCIIAlphanumeric }
    let letters = characters.dropFirst(marks.count).prefix {
      $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A
    }
    var rest = characters.dropFirst(marks.count + letters.count)
    if marks.isEmpty, letters.isEmpty { return false }
    let isLabel =
      letters.isEmpty || Self.labels.contains { $0.matches(letters, isWhole: !rest.isEmpty) }
    if !isLabel { return false }
    rest = rest.drop { " .:=,;-".utf8.contains($0) }
    let digits = rest.prefix { 0x30...0x39 ~= $0 }
    rest = rest.dropFirst(digits.count)
    return digits.count <= 20 && (rest.isEmpty || digits.count > 0 && rest.elementsEqual("#".utf8))
  }

  /// Whether digits follow the label.
  var hasDigits: Bool { characters.contains { 0x30...0x39 ~= $0 } }

  private static var labels: [StaticString] {
    ["x", "xt", "ext", "extn", "extension", "int"]
  }
}

extension StaticString {
  /// Whether letters, in any case, equal this text or its beginning.
  fileprivate func matches(_ letters: ArraySlice<UInt8>, isWhole: Bool) -> Bool {
    withUTF8Buffer { label in
      (isWhole ? label.count == letters.count : label.count >= letters.count)
        && zip(label, letters).allSatisfy { $0 == $1 | 0x20 }
    }
  }
}

extension UInt8 {
  /// Whether the character can begin an extension. No format uses it inside a number.
  fileprivate var beginsTail: Bool {
    switch self {
    case UInt8(ascii: "#"), UInt8(ascii: ","), UInt8(ascii: ";"): true
    default: isASCIIAlphanumeric && self > 0x39
    }
  }
}

extension String {
  /// The text before the extension, including the space between them.
  var withoutPhoneTail: String {
    utf8.firstIndex(where: { $0.beginsTail }).map { String(self[..<$0]) } ?? self
  }
}
