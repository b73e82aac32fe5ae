import FormworkTables

extension Character {
  /// Whether the character only decorates a code: white space, a hyphen, a dot, a slash, a bracket, or an
  /// invisible character.
  package var isDecoration: Bool {
    guard let scalar = onlyScalar else { return isBlank }
    return WholeInput.isDecoration(scalar)
  }

  /// Whether the character after a digit is the sign of a currency or a unit, as in `5€` and `5%`.
  package var isUnit: Bool {
    onlyScalar.map { WholeInput.kind(ofUnplaced: $0, after: .digit) == .foreign } ?? false
  }

  /// Whether the character groups the digits of a number, and isn't decoration of a code.
  package var groupsDigits: Bool {
    switch onlyScalar {
    case 0x27, 0x2C, 0x2019, 0x66C: true
    default: false
    }
  }

  /// Whether the character is an invisible control, joiner, or placeholder.
  package var isInvisible: Bool { onlyScalar.map(UnicodeData.isInvisible) ?? false }

  /// Whether the character is a hyphen, a dash, or a minus sign.
  package var isHyphen: Bool { onlyScalar.map(UnicodeData.isHyphen) ?? false }

  /// Whether the character is the prolonged sound mark of kana, which looks like a hyphen.
  package var isKanaHyphen: Bool { onlyScalar.map(UnicodeData.isKanaHyphen) ?? false }

  /// Whether the character consists of white space, such as a space or the end of a line.
  package var isBlank: Bool {
    unicodeScalars.allSatisfy { UnicodeData.isWhitespace($0.value) }
  }

  /// Whether the character is a letter that has a case.
  package var isCasedLetter: Bool {
    guard let scalar = unicodeScalars.first?.value else { return false }
    return UnicodeData.isUppercase(scalar) || UnicodeData.isLowercase(scalar)
  }

  /// Whether the character begins with a lowercase letter.
  package var isLowercaseLetter: Bool {
    unicodeScalars.first.map { UnicodeData.isLowercase($0.value) } ?? false
  }

  /// The digit's value, if the character is a decimal digit of any script.
  package var digitValue: UInt8? {
    onlyScalar.flatMap { UnicodeData.decimalDigitValue($0) }
  }

  /// The ASCII form of a decimal digit, or the character itself.
  package var withASCIIDigit: Character {
    guard let value = digitValue else { return self }
    return Character(Unicode.Scalar(0x30 + value))
  }

  /// The value of the scalar if there is only one.
  package var onlyScalar: UInt32? {
    let scalars = unicodeScalars
    guard let first = scalars.first, scalars.index(after: scalars.startIndex) == scalars.endIndex
    else { return nil }
    return first.value
  }
}

extension String {
  /// The text with each decimal digit of any script replaced by an ASCII digit.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package var withASCIIDigits: String {
    if isPlainASCII { return self }
    var result = String.UnicodeScalarView()
    for scalar in unicodeScalars {
      let value = scalar.value < 0x80 ? nil : UnicodeData.decimalDigitValue(scalar.value)
      result.append(value.map { Unicode.Scalar(0x30 + $0) } ?? scalar)
    }
    return String(result)
  }
}
