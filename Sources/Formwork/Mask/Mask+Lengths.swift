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
