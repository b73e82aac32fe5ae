extension Mask {
  /// The whole pattern as a person may be shown it: literals, and a placeholder in each slot.
  ///
  ///     try Mask("+1 ([000]) [000]-[0000]").placeholder  // "+1 (000) 000-0000"
  public var placeholder: String {
    program.placeholder(from: 0)
  }

  /// How long a text is that has only what is mandatory, in characters.
  ///
  /// An endless slot counts as one.
  public var acceptableTextLength: Int {
    program.count { $0 != .optional }
  }

  /// How long a text can get, in characters; an endless slot counts as one.
  public var totalTextLength: Int {
    program.elements.count
  }

  /// How long a value is that has only what is mandatory, in characters.
  ///
  /// An endless slot counts as one.
  public var acceptableValueLength: Int {
    program.count { $0 != .optional && $0 != .free }
  }

  /// How long a value can get, in characters; an endless slot counts as one.
  public var totalValueLength: Int {
    program.count { $0 != .free }
  }

  /// A value that the mask completes, made up from what its slots accept.
  ///
  ///     try Mask("[AA]-[000]").example  // "AB123"
  ///
  /// Every slot is filled, optional and endless ones once.
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
      candidates += program.classes[Int(element.accepts)].someMembers(in: &glyphs)
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
  /// How long a text or a value can be, in characters.
  public struct Lengths: Hashable, Sendable {
    /// The length with only what is mandatory.
    public let least: Int

    /// The greatest length; `nil` where a slot repeats without end.
    public let most: Int?
  }

  /// How long a text of the mask can be, in characters.
  ///
  ///     try Mask("[00]/[0099]").textLengths  // 5 to 7
  ///     try Mask("[0…]").textLengths  // 1 at least, no maximum
  ///
  /// ``acceptableTextLength`` and ``totalTextLength`` count an endless slot as one character.
  public var textLengths: Lengths { program.lengths { _ in true } }

  /// How long a value of the mask can be, in characters.
  ///
  ///     try Mask("+{7} [0…]").valueLengths  // 2 at least, no maximum
  public var valueLengths: Lengths { program.lengths { $0 != .free } }
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
