import FormworkCore

/// The digits that a format can't tell from each other.
///
/// A mask asks two things of a digit that is put in: whether a slot accepts it, and whether it is a
/// literal. Where no slot accepts some digits only, those that are no literal are alike: one in the
/// place of another changes the text by just that.
struct LikeDigits {
  /// A bit for each of the ten.
  private(set) var digits: UInt16 = 0x3FF

  /// Whether no letter of ASCII has a place in the format, so that all of them are alike, too.
  private(set) var hasLettersAlike = true

  /// - Returns: `nil` if a mask may tell all digits apart, or compares texts with each other.
  init?(_ masks: [Mask], strategy: MaskSet.Strategy) {
    if masks.isEmpty || strategy == .prefix { return nil }
    for mask in masks {
      guard mask.options.placeholderCharacter == nil,
        mask.notations.allSatisfy(\.takesAllDigitsOrNone),
        let literals = mask.literalDigits
      else { return nil }
      digits &= ~literals
      hasLettersAlike = hasLettersAlike && mask.hasNoPlaceForLetters
      // What may be left out as a calling code, or as the zeros before it.
      if let code = mask.options.callingCode {
        for digit in "0\(code)".utf8 { digits &= ~(1 << (UInt16(digit) - 0x30)) }
      }
    }
    if digits == 0 { return nil }
  }

  /// - Returns: `nil` for what is no mask, or has rules beside its patterns.
  init?(_ definition: FormatDefinition) {
    guard case .mask(let mask) = definition.kind, definition.limits.isEmpty,
      let masks = try? definition.makeMasks()
    else { return nil }
    self.init(masks, strategy: mask.strategy)
  }
}

extension Mask {
  /// Whether neither a literal nor a slot is a letter of ASCII.
  fileprivate var hasNoPlaceForLetters: Bool {
    if !notations.isEmpty || ![.brackets, .digits, .hash(.digit)].contains(syntax) { return false }
    var isInSlots = false
    for character in pattern {
      if syntax == .brackets, "[]".contains(character) {
        isInSlots = character == "["
      } else if isInSlots ? !"09…".contains(character) : !character.isASCII || character.isLetter {
        return false
      }
    }
    return true
  }

  /// The digits among the literals, and perhaps more; `nil` if that isn't known.
  fileprivate var literalDigits: UInt16? {
    if ![.brackets, .hash, .hash(.digit), .digits].contains(syntax) { return nil }
    var digits: UInt16 = 0
    var isInSlots = false
    var isEscaped = false
    for character in pattern {
      defer { isEscaped = character == "\\" && !isEscaped }
      if !isEscaped, syntax == .brackets, "[]".contains(character) { isInSlots = character == "[" }
      guard UnicodeSet.digit.contains(character) else { continue }
      // A literal of another script may be typed as a digit of ASCII.
      guard let value = character.asciiValue else { return nil }
      if syntax == .digits ? isEscaped : !isInSlots { digits |= 1 << (UInt16(value) - 0x30) }
    }
    return digits
  }
}

extension Mask.Notation {
  fileprivate var takesAllDigitsOrNone: Bool {
    let count = "0123456789".count { accepts.contains($0) }
    return count == 0 || count == 10
  }
}
