import FormworkText

/// Where something is put in: the UTF-16 code units beside it, if there are any.
struct GentlePlace {
  var before: UInt32?
  var after: UInt32?
}

extension GentleFormat.Kind {
  /// The characters that there may be.
  var characters: CharacterClass {
    switch self {
    case .personName: .letter.union(CharacterClass(Array(" -.'’‐")))
    case .emailAddress: .visible.intersection(CharacterClass(Array("()<>[],;:\\\"")).inverted)
    case .webAddress: .visible.intersection(CharacterClass(Array("<>\"\\^`{|}")).inverted)
    case .slug: CharacterClass(Array("-")).union(.smallLettersAndDigits)
    case .ipAddress6: CharacterClass(Array("0123456789abcdef:."))
    case .serial: CharacterClass(Array("ABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 -"))
    }
  }

  /// What parts words: never two of it in a row, nor one at an end.
  var joints: [UInt8] {
    switch self {
    case .personName: [0x20]
    case .slug: [0x2D]
    case .serial: [0x20, 0x2D]
    case .emailAddress, .webAddress, .ipAddress6: []
    }
  }

  /// What is put in for an insertion: the same, but for its way of writing.
  func written(_ insertion: String, at place: GentlePlace) -> String {
    let isWhole = place.before == nil && place.after == nil
    var scalars = String.UnicodeScalarView()
    let address = isWhole ? withoutScheme(parts(of: insertion).address) : insertion
    for scalar in address.unicodeScalars {
      let sign = sign(for: scalar)
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

  /// A text without joints at its end.
  func trimmed(_ text: String) -> String {
    var scalars = text.unicodeScalars
    while let last = scalars.last, isJoint(last.value) { scalars.removeLast() }
    return String(scalars)
  }

  private func isJoint(_ unit: UInt32) -> Bool { joints.contains { UInt32($0) == unit } }

  /// How a sign is written here: as keyboards of other scripts have it, too.
  private func sign(for scalar: Unicode.Scalar) -> Unicode.Scalar {
    var value = scalar.value
    switch value {
    case 0x09, 0x0A, 0x0D, 0xA0, 0x2007, 0x202F, 0x3000: value = 0x20
    case 0x3002, 0xFF61: value = 0x2E
    // Full-width signs are those of ASCII.
    case 0xFF01...0xFF5E where self != .personName: value -= 0xFEE0
    default: break
    }
    let isCapital = 0x41...0x5A ~= value
    switch self {
    case .slug where value == 0x20 || value == 0x5F: value = 0x2D
    case .slug where isCapital, .ipAddress6 where isCapital: value |= 0x20
    case .serial where 0x61...0x7A ~= value: value &= 0xDF
    default: break
    }
    return Unicode.Scalar(value) ?? scalar
  }

  /// The name and the address in `Ann <ann@example.org>`; of anything else, nothing and all of it.
  func parts(of text: String) -> (name: String, address: String) {
    let bytes = Array(text.utf8)[...]
    guard self == .emailAddress, let open = bytes.lastIndex(of: UInt8(ascii: "<")),
      let close = bytes[open...].firstIndex(of: UInt8(ascii: ">"))
    else { return ("", text) }
    let others = bytes[..<open] + bytes[(close + 1)...]
    return (
      String(decoding: others, as: UTF8.self),
      String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
    )
  }

  private func withoutScheme(_ text: String) -> String {
    let (bytes, scheme) = (text.utf8, "mailto:".utf8)
    guard self == .emailAddress, bytes.count >= scheme.count,
      zip(bytes, scheme).allSatisfy({ $0 | 0x20 == $1 | 0x20 })
    else { return text }
    let address = bytes.dropFirst(scheme.count).prefix { $0 != UInt8(ascii: "?") }
    return String(decoding: Array(address), as: UTF8.self)
  }

  /// A text with its signs as they are written here.
  func withItsSigns(_ text: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in withoutScheme(text).unicodeScalars { scalars.append(sign(for: scalar)) }
    return String(scalars)
  }
}

extension CharacterClass {
  /// Everything but spaces, controls and marks that aren't seen.
  fileprivate static var visible: CharacterClass {
    CharacterClass(
      ranges: [
        "\u{0}"..."\u{20}", "\u{7F}"..."\u{A0}", "\u{1680}"..."\u{1680}",
        "\u{2000}"..."\u{200F}", "\u{2028}"..."\u{202F}", "\u{205F}"..."\u{206F}",
        "\u{3000}"..."\u{3000}", "\u{FEFF}"..."\u{FEFF}", "\u{FFF9}"..."\u{FFFC}",
      ]
    ).inverted
  }

  fileprivate static var smallLettersAndDigits: CharacterClass {
    CharacterClass(ranges: ["a"..."z", "0"..."9"])
  }
}
