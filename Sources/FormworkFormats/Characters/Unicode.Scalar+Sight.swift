extension Unicode.Scalar {
  /// Whether the scalar is a space, a tab, or a line break.
  var isSpace: Bool {
    switch value {
    case 0x09...0x0D, 0x20, 0x85, 0xA0, 0x1680, 0x2000...0x200A, 0x2028, 0x2029, 0x202F, 0x205F,
      0x3000:
      true
    default: false
    }
  }

  /// Whether the scalar has no width, such as a direction mark.
  var isUnseen: Bool {
    switch value {
    case 0xAD, 0x61C, 0x180E, 0x200B...0x200F, 0x202A...0x202E, 0x2060...0x2064, 0x2066...0x206F,
      0xFEFF, 0xFFFC, 0xFE0F:
      true
    default: false
    }
  }

  /// Whether the scalar is the prolonged sound mark of kana, which looks like a hyphen and has its
  /// key on Japanese keyboards.
  var isKanaHyphen: Bool { value == 0x30FC || value == 0xFF70 }
}

extension Character {
  /// Whether the character is the prolonged sound mark of kana.
  var isKanaHyphen: Bool {
    unicodeScalars.first?.isKanaHyphen ?? false && unicodeScalars.dropFirst().isEmpty
  }
}
