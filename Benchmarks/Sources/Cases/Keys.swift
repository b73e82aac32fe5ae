import FormworkMasks

extension Case {
  /// Types `keys` into an empty text, one by one. An operation is a key.
  static func typing(
    _ keys: String, into format: some InputFormat, as name: String,
    isProbed: Bool = false
  ) -> Case {
    let keys = keys.map { String($0) }
    return Case(name, operations: 10 * keys.count, isProbed: isProbed) {
      for _ in 0..<10 {
        var text = FormattedText()
        for key in keys {
          text = format.apply(TextEdit(inserting: key, at: text.caret), to: text).formatted
        }
        keep(text)
      }
    }
  }

  /// Presses Backspace until a text is empty. An operation is a key.
  static func backspacing(
    _ value: String, in format: some InputFormat, as name: String,
    isProbed: Bool = false
  ) -> Case {
    let full = format.formatted(value: value)
    return Case(name, operations: 10 * value.count, isProbed: isProbed) {
      for _ in 0..<10 {
        var text = full
        for _ in 0..<value.count {
          let before = UTF16Offset(text.caret.value - 1)
          text = format.apply(TextEdit(deletingBackward: before..<text.caret), to: text).formatted
        }
        keep(text)
      }
    }
  }

  /// Applies one edit to the same text repeatedly.
  static func applying(
    _ edit: TextEdit, to text: FormattedText, of format: some InputFormat, as name: String,
    count: Int = 100, isProbed: Bool = false
  ) -> Case {
    Case(name, operations: count, isProbed: isProbed) {
      for _ in 0..<count { keep(format.apply(edit, to: text)) }
    }
  }
}

extension [Case] {
  static func maskKeys() throws -> [Case] {
    let phone = try Mask("+1 ([000]) [000]-[0000]")
    let hash = try Mask("+1 (###) ###-####", syntax: .hash)
    let card = try Mask("[0000] [0000] [0000] [0000]")
    let guide = try Mask("+1 ([000]) [000]-[0000]", options: .init(placeholderCharacter: "_"))
    let price = try Mask("[999],[990].[00]", options: .init(rightToLeft: true))
    let nine = phone.formatted(value: "213555012")
    return [
      .typing("2135550123", into: phone, as: "type phone", isProbed: true),
      .backspacing("2135550123", in: phone, as: "Backspace phone", isProbed: true),
      .applying(
        TextEdit(inserting: "7", at: 10), to: nine, of: phone, as: "insert in mid-phone",
        isProbed: true),
      .applying(
        TextEdit(deletingBackward: 10..<11), to: nine, of: phone, as: "Backspace in mid-phone",
        isProbed: true),
      .typing("2135550123", into: hash, as: "type hash phone"),
      .typing("4111111111111111", into: card, as: "type card"),
      .backspacing("4111111111111111", in: card, as: "Backspace card"),
      .typing("2135550123", into: guide, as: "type guide phone", isProbed: true),
      .typing("12345678", into: price, as: "type price, right to left"),
    ]
  }

  static func sets() throws -> [Case] {
    let patterns = [
      "[000]-[0000]", "([000]) [000]-[0000]", "+1 ([000]) [000]-[0000]", "+44 [0000] [000000]",
      "+33 [0] [00] [00] [00] [00]", "+49 [000] [0000000]", "+7 ([000]) [000]-[00]-[00]",
      "+380 ([00]) [000]-[00]-[00]", "+358 [00] [000] [00] [00]", "+86 [000] [0000] [0000]",
    ]
    let masks: [Mask] = try patterns.map { try Mask($0) }
    let strategies: [(name: String, strategy: MaskSet.Strategy)] = [
      ("wholeString", .wholeString), ("prefix", .prefix), ("capacity", .capacity),
      ("extractedValueCapacity", .extractedValueCapacity),
    ]
    return strategies.map { name, strategy in
      .typing(
        "2135550123",
        into: MaskSet(
          primary: masks[0], alternatives: [Mask](masks.dropFirst()), strategy: strategy),
        as: "type, " + name, isProbed: strategy == .wholeString)
    }
      + .anywhere(
        "set", in: MaskSet(primary: masks[0], alternatives: [Mask](masks.dropFirst())),
        text: "(213) 555-012")
  }
}
