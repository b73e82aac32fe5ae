extension Mask {
  /// The whole pattern as your app can show it to a user: literals, and a placeholder in each slot.
  ///
  ///     try Mask("+1 ([000]) [000]-[0000]").placeholder  // "+1 (000) 000-0000"
  public var placeholder: String {
    program.placeholder(from: 0)
  }

  /// The length of a text with only its mandatory slots and all literals, in characters.
  ///
  /// An endless slot counts as one character.
  package var leastTextLength: Int {
    program.count { $0 != .optional }
  }

  /// The length of a text with all slots filled, in characters. An endless slot counts as one.
  package var fullTextLength: Int {
    program.elements.count
  }

  /// The length of a value with only its mandatory slots and fixed literals, in characters.
  ///
  /// An endless slot counts as one character.
  package var leastValueLength: Int {
    program.count { $0 != .optional && $0 != .free }
  }

  /// The length of a value with all slots filled, in characters. An endless slot counts as one.
  package var fullValueLength: Int {
    program.count { $0 != .free }
  }

  /// A complete value, with characters that the slots accept.
  ///
  ///     try Mask("[AA]-[000]").example  // "AB123"
  ///
  ///
  /// It fills every slot. Optional and endless slots get one character each.
  public var example: String {
    var glyphs = program.glyphs
    var value: [Glyph] = []
    var digits = 0
    var letters = 0
    for element in program.elements where element.kind != .free {
      if element.isLiteral {
        value.append(element.glyph)
        continue
      }
      var candidates: [Glyph] = []
      for step in 0..<10 { candidates.append(0x30 + Glyph((digits + step + 1) % 10)) }
      for step in 0..<26 { candidates.append(0x41 + Glyph((letters + step) % 26)) }
      for step in 0..<26 { candidates.append(0x61 + Glyph((letters + step) % 26)) }
      candidates += program.classes[Int(element.accepts)].accepts.someMembers(in: &glyphs)
      for candidate in candidates {
        guard
          let accepted = program.accepted(
            candidate, by: element, digits: options.digits, letterCase: options.letterCase,
            in: &glyphs)
        else { continue }
        value.append(accepted)
        if (0x30...0x39).contains(candidate) { digits += 1 } else { letters += 1 }
        break
      }
    }
    return String(program.isRightToLeft ? value.reversed() : value, in: glyphs)
  }
}

extension Program {
  fileprivate func count(_ isCounted: (Kind) -> Bool) -> Int {
    elements.reduce(0) { isCounted($1.kind) ? $0 + 1 : $0 }
  }
}

extension Mask {
  /// The minimum and maximum length of a text or a value, in characters.
  package struct Lengths: Hashable, Sendable {
    /// The minimum length: only the mandatory slots are filled.
    package let least: Int

    /// The maximum length; `nil` if a slot is endless.
    package let most: Int?
  }

  /// The minimum and maximum length of a text of the mask, in characters.
  ///
  ///     try Mask("[00]/[0099]").textLengths  // 5 to 7
  ///     try Mask("[0…]").textLengths  // 1 at least, no maximum
  ///
  /// ``leastTextLength`` and ``fullTextLength`` count an endless slot as one character.
  package var textLengths: Lengths { program.lengths { _ in true } }

  /// The minimum and maximum length of a value of the mask, in characters.
  ///
  ///     try Mask("+{7} [0…]").valueLengths  // 2 at least, no maximum
  package var valueLengths: Lengths { program.lengths { $0 != .free } }
}

extension Program {
  fileprivate func lengths(counting isCounted: (Kind) -> Bool) -> Mask.Lengths {
    var (least, most, isEndless) = (0, 0, false)
    for element in elements where isCounted(element.kind) {
      switch element.kind {
      case .endless: isEndless = true
      case .optional: most += 1
      case .free, .fixed, .mandatory: (least, most) = (least + 1, most + 1)
      }
    }
    return Mask.Lengths(least: least, most: isEndless ? nil : most)
  }
}
