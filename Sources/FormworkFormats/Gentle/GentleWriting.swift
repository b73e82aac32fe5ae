import FormworkMasks
import FormworkTables

/// The position of an insertion: the adjacent UTF-16 code units, if any.
struct GentlePlace {
  var before: UInt32?
  var after: UInt32?

  /// The text before the insertion, in a web address.
  var scan = AddressScan()
}

extension GentleFormat.Kind {
  /// Whether a character separates words: never two of them in a row, and none at the start.
  func isJoint(_ unit: UInt32) -> Bool {
    switch self {
    case .slug: unit == 0x2D
    case .serial: unit == 0x20 || unit == 0x2D
    case .personName, .emailAddress, .webAddress, .ipAddress4, .ipAddress6: unit == 0x20
    }
  }

  /// Whether a text is written as it is: an address of visible ASCII characters.
  func keeps(_ text: String) -> Bool {
    switch self {
    case .emailAddress, .webAddress, .ipAddress4: return text.isVisibleASCII
    case .personName, .slug, .ipAddress6, .serial: return false
    }
  }

  /// Returns the inserted text in the style of the format.
  func written(_ insertion: String, at place: GentlePlace) -> String {
    if keeps(insertion) { return insertion }
    var scalars = String.UnicodeScalarView()
    var scan = place.scan
    for scalar in insertion.unicodeScalars {
      let isPlain = self == .webAddress && scan.isInPath
      if isLost(scalar, inPath: isPlain) { continue }
      let sign = isPlain && !scalar.isSpace ? scalar : sign(for: scalar)
      scan.take(sign)
      if isJoint(sign.value), (scalars.last?.value ?? place.before).map(isJoint) ?? true {
        continue
      }
      scalars.append(sign)
    }
    if let after = place.after, isJoint(after), let last = scalars.last, isJoint(last.value) {
      scalars.removeLast()
    }
    return String(scalars)
  }

  /// Returns a text without separators at its end.
  func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while let last = scalars.last, isJoint(last.value) { scalars.removeLast() }
    return String(scalars)
  }

  /// Whether a scalar is removed: a control character, or a zero-width character that no word
  /// needs.
  private func isLost(_ scalar: Unicode.Scalar, inPath: Bool) -> Bool {
    // Words in some scripts need the joiners, and an emoji its variant.
    if self == .personName || inPath, 0x200C...0x200D ~= scalar.value { return false }
    if inPath, scalar.value == 0xFE0F { return false }
    return scalar.isUnseen || (UnicodeData.isControl(scalar.value) && !scalar.isSpace)
  }

  /// Returns the ASCII form of a symbol that keyboards of other scripts have.
  private func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    var value = scalar.value
    if scalar.isSpace { value = 0x20 }
    if self == .personName {
      // For full-width characters, only letters and spaces are purely visual variants.
      let isWide = 0xFF21...0xFF3A ~= value || 0xFF41...0xFF5A ~= value
      return Unicode.Scalar(isWide ? value - 0xFEE0 : value) ?? scalar
    }
    switch value {
    case 0x3002, 0xFF61: value = 0x2E
    case 0xFF01...0xFF5E: value -= 0xFEE0
    case 0x2010, 0x2011: value = 0x2D
    default:
      if let digit = UnicodeData.decimalDigitValue(value) { value = 0x30 + UInt32(digit) }
    }
    let isCapital = 0x41...0x5A ~= value
    switch self {
    case .slug where isCapital, .ipAddress6 where isCapital: value |= 0x20
    case .slug where value < 0x80 && !isSlug(value): value = 0x2D
    case .slug where 0x2010...0x2027 ~= value: value = 0x2D
    case .serial: value = UnicodeData.simpleUppercase(value)
    default: break
    }
    return Unicode.Scalar(value) ?? scalar
  }

  private func isSlug(_ value: UInt32) -> Bool { 0x61...0x7A ~= value || 0x30...0x39 ~= value }

  /// Returns the letters and digits of an address without those of `mailto:`.
  func withoutMailto(_ letters: String) -> String {
    guard self == .emailAddress else { return letters }
    let (bytes, scheme) = (Array(letters.utf8), Array("mailto".utf8))
    guard bytes.count > scheme.count, zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 }) else {
      return letters
    }
    return String(decoding: bytes.dropFirst(scheme.count), as: UTF8.self)
  }

  /// Returns an address without `mailto:` and the parameters that may follow it.
  func withoutScheme(_ text: String) -> String {
    guard self == .emailAddress else { return text }
    let (bytes, scheme) = (Array(text.utf8).drop { $0 <= 0x20 || $0 == 0x3C }, "mailto:".utf8)
    guard bytes.count >= scheme.count,
      zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    else { return text }
    let address = bytes.dropFirst(scheme.count).prefix { $0 != UInt8(ascii: "?") }
    return String(decoding: Array(address), as: UTF8.self)
  }
}

extension String {
  /// Whether each character is one of ASCII, and neither a space nor a control character.
  fileprivate var isVisibleASCII: Bool {
    var isVisible = false
    withBytes { bytes in isVisible = bytes.allSatisfy { 0x21...0x7E ~= $0 } }
    return isVisible
  }
}

extension UnicodeSet {
  /// All characters except control characters.
  static var printed: UnicodeSet {
    UnicodeSet(ranges: ["\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}"]).inverted
  }
}
