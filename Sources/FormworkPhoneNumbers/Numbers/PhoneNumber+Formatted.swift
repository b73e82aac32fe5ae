extension PhoneNumber {
  /// The style in which a number is written.
  public enum Style: Hashable, Sendable, CaseIterable {
    /// The form for storing and comparing: `+442079460018`, without the extension.
    case e164

    /// The form for dialing in its country: `020 7946 0018`.
    case national

    /// The form for readers in any country: `+44 20 7946 0018`.
    case international

    /// A link according to RFC 3966: `tel:+44-20-7946-0018`.
    case rfc3966
  }

  /// The number in E.164: `+`, the calling code, and the national number.
  public var e164: String { formatted(.e164) }

  /// Returns the formatted number.
  ///
  ///     let number = try PhoneNumber("2125550100", region: "US")
  ///     number.formatted(.national)       // "(212) 555-0100"
  ///     number.formatted(.international)  // "+1 212-555-0100"
  ///     number.formatted(.rfc3966)           // "tel:+1-212-555-0100"
  ///
  /// If no format is known, the digits aren't grouped.
  ///
  /// - Complexity: O(*n*) in the number of digits.
  public func formatted(_ style: Style) -> String {
    var text: [UInt8] = []
    text.reserveCapacity(40)
    if style == .rfc3966 { text += "tel:".utf8 }
    if style != .national {
      text.append(UInt8(ascii: "+"))
      text.append(PackedDigits(decimal: plan.code))
    }
    if style == .international { text.append(UInt8(ascii: " ")) }
    if style == .rfc3966 { text.append(UInt8(ascii: "-")) }
    if style != .e164, let layout = plan.layout(of: national, atHome: style == .national) {
      layout.write(national, hasHyphensOnly: style == .rfc3966, to: &text)
    } else {
      text.append(national)
    }
    if style != .e164, let number = extensionNumber {
      text += style == .rfc3966 ? ";ext=".utf8 : plan.extensionPrefix.utf8
      text += number.utf8
    }
    return String(decoding: text, as: UTF8.self)
  }
}

extension CallingCodePlan {
  /// The text before an extension.
  fileprivate var extensionPrefix: String {
    let (number, prefixes) = (mainRegion.extensionPrefix, NumberingTables.extensionPrefixes)
    return prefixes.indices.contains(number) ? prefixes[number] : " ext. "
  }
}

extension [UInt8] {
  /// Appends digits in ASCII.
  fileprivate mutating func append(_ digits: PackedDigits) {
    for index in 0..<digits.count { append(digits[index] | 0x30) }
  }
}
