extension NumberFormat {
  /// A description of each part of the format in English.
  ///
  ///     try NumberFormat(currency: "$").explanation
  ///     // ["“$”, shown only", "digits in groups of 3, with “,” between them", "“.” and 2 digits",
  ///     //  "“-” for less than zero"]
  package var explanation: [String] {
    var parts: [String] = []
    let frame = options.affixes.positive
    if !frame.before.isEmpty { parts.append(Self.quoted(frame.before) + ", shown only") }
    parts.append(integerPart)
    if let fractionPart { parts.append(fractionPart) }
    if !frame.after.isEmpty { parts.append(Self.quoted(frame.after) + ", shown only") }
    if options.takesMinus { parts.append(signPart) }
    if let minimum = options.minimum { parts.append("at least " + minimum.text) }
    if let maximum = options.maximum { parts.append("at most " + maximum.text) }
    return parts
  }

  private var signPart: String {
    options.affixes.usesParentheses
      ? "parentheses around it for less than zero"
      : "“" + symbols.minusSign + "” for less than zero"
  }

  private var integerPart: String {
    var part = options.maximumIntegerDigits.map { "up to " + String($0) + " digits" } ?? "digits"
    guard let separator = symbols.groupSeparator, layout.showsGroups else { return part }
    let grouping = symbols.grouping
    part += " in groups of " + String(grouping.primary)
    if grouping.secondary != grouping.primary { part += " and " + String(grouping.secondary) }
    part += ", with “" + String(Character(separator)) + "” between them"
    if grouping.minimumLeading > 1 {
      part += " from " + String(grouping.primary + grouping.minimumLeading) + " digits on"
    }
    return part
  }

  /// The description of the fraction; `nil` for integers.
  private var fractionPart: String? {
    let (least, most) = (options.fractionMinimum, options.fractionLimit)
    if most == 0 { return nil }
    let count =
      most == .max
      ? (least == 0 ? "any number of" : String(least) + " or more")
      : least == most
        ? String(most)
        : least == 0
          ? "up to " + String(most)
          : String(least) + " to " + String(most)
    return "“" + String(Character(symbols.decimalSeparator)) + "” and " + count
      + (most == 1 ? " digit" : " digits")
  }

  private static func quoted(_ bytes: [UInt8]) -> String {
    "“" + String(decoding: bytes, as: UTF8.self) + "”"
  }
}
