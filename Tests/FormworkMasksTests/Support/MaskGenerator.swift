import FormworkTestSupport

/// Random masks, sets and options.
enum MaskGenerator {
  private static let templates = [
    "+1 ([000]) [000]-[0000]", "[000]-[0000]", "([000]) [000]-[0000]",
    "+{7} ([000]) [000]-[00]-[00]",
    "[0000] [0000] [0000] [0000]", "[0000] [000000] [00000]", "[00]/[00]/[0000]",
    "[00]{.}[00]{.}[9900]",
    "[000].[099]", "[099].[099]", "[AA]-[00000099]", "#[HHHHHH]", "#[HHHhhh]", "[…]", "[0…]",
    "[A] [0…]",
    "[0][A][0] [A][0][A]", "{DE}[00] [____] [____]", "[90]:[00]", "([00]) [99999]-[9999]", "19[00]",
    "[00] km", "$[0…]", "+3[00] 3[00]", "[-][0][A]", "1[00]1[00]", "🇺🇸 [000] 👍🏽 [00]",
    "[00]e\u{301}[00]",
    "א[00]ב[00]", "[009].[000].[00]", "[_]-[A]-[0]", "{+}{1}[000]", "[000]--[000]",
    "  [00]  [00]  ",
    "[00]\u{A0}[00]", "[VV]-[00]", "[0P0P0]", "[EE] [E]", "[999] / [999]", "[00]{-}", "[00]{1}[00]",
  ]

  private static let families = [
    ["[000]-[0000]", "([000]) [000]-[0000]", "+1 ([000]) [000]-[0000]"],
    [
      "[0000] [0000] [0000] [0000]", "[0000] [000000] [00000]", "[0000] [0000] [0000] [0000] [000]",
    ],
    ["[00]/[00]", "[00]/[00]/[00]", "[00]/[00]/[0000]"],
    ["+{7} ([000]) [000]-[00]-[00]", "{8} ([000]) [000]-[00]-[00]"],
    ["[AA] [000]", "[AA] [0000]", "[000] [AA]"], ["[00000]", "[00000]-[0000]"],
    ["[0]-[0]", "[00]-[00]", "[000]-[000]"], ["+1 [000]", "+44 [0000]", "+49 [0…]"],
  ]

  private static let expressions = [
    #"[A-Z]{2}-\d{4}"#, #"\d{1,3}(\.\d{1,3}){3}"#, #"(0[1-9]|1[0-2])/\d{2}"#, #"[a-f0-9]{4}"#,
    "a*b",
    #"\+1 \(\d{3}\) \d{3}-\d{4}"#, "(ab|ac)d", #"\d+(,\d{1,2})?"#, "é[0-9]é",
  ]

  private static let valueExpressions = [
    "[0-9]*", "(0[1-9]|1[0-2])[0-9]{2}", "[^7]*", "1.*", #"\d{0,4}[a-zA-Z]*"#,
  ]

  /// A format; the specification of one mask or set only if `masksOnly`.
  static func spec(_ random: inout SeededGenerator, masksOnly: Bool = false) -> FormatSpec {
    var spec = FormatSpec()
    spec.options = options(&random)
    spec.undoSteps = random.chance(30) ? .runs : .edits
    if masksOnly == false, random.chance(14) {
      spec.options = Mask.Options()
      if random.chance(60) {
        spec.filter = FilterSpec(allowed: random.pick(FilterSpec.Allowed.allCases))
        if random.chance(50) { spec.maxLength = random.number(in: 0...6) }
      } else {
        spec.regex = random.pick(expressions)
        if random.chance(30) { spec.options.completion = false }
      }
      return spec
    }
    if masksOnly == false, random.chance(8) {
      if random.chance(50) { spec.maxLength = random.number(in: 1...8) }
      if random.chance(50) { spec.valuePattern = random.pick(valueExpressions) }
    }
    if random.chance(25) {
      spec.masks = set(&random)
      spec.strategy = random.pick([.wholeString, .prefix, .capacity, .extractedValueCapacity])
    } else {
      spec.masks = [mask(&random)]
    }
    return spec
  }

  static func mask(_ random: inout SeededGenerator) -> MaskSpec {
    if random.chance(40) { return MaskSpec(random.pick(templates)) }
    let syntax = random.pick(
      weighted: [
        (70, MaskSpec.Syntax.brackets), (10, .hash), (10, .digits), (10, .tokens),
      ])
    var elements: [MaskSpec.Element] = []
    for _ in 0..<random.number(in: 1...3) {
      elements += literals(&random, syntax)
      elements += group(&random, syntax)
    }
    if random.chance(30) { elements += literals(&random, syntax) }
    return MaskSpec(elements: elements, syntax: syntax)
  }

  private static func literals(
    _ random: inout SeededGenerator, _ syntax: MaskSpec.Syntax
  ) -> [MaskSpec.Element] {
    let isFixed = syntax == .brackets && random.chance(25)
    return (0..<random.pick([0, 1, 1, 1, 2, 3])).map { _ in
      let literal =
        random.pick(
          weighted: [
            (60, Alphabet.separators), (15, Alphabet.digits), (8, Alphabet.letters),
            (17, Alphabet.exotic),
          ])
      return isFixed ? .fixed(random.pick(literal)) : .free(random.pick(literal))
    }
  }

  private static func group(
    _ random: inout SeededGenerator, _ syntax: MaskSpec.Syntax
  ) -> [MaskSpec.Element] {
    var group: [MaskSpec.Element] = []
    let habit = random.chance(70) ? [random.pick(syntax.symbols)] : syntax.symbols
    for _ in 0..<random.number(in: 1...4) {
      if syntax == .brackets, random.chance(10) { group.append(.split) }
      group.append(.slot(syntax == .brackets && random.chance(50) ? "0" : random.pick(habit)))
    }
    if syntax == .brackets, random.chance(4) { group.append(.slot("…")) }
    group.append(.split)
    return group
  }

  private static func set(_ random: inout SeededGenerator) -> [MaskSpec] {
    switch random.below(10) {
    case 0..<6: return random.pick(families).map { MaskSpec($0) }
    case 6..<8:
      // The same mask, longer or shorter, with other literals.
      let base = mask(&random)
      return (0..<random.number(in: 2...4)).map { number in
        if number == 0 { return base }
        var other = base
        if random.chance(70), let last = base.elements.last { other.elements.append(last) }
        if random.chance(40) {
          other.elements.insert(.free(random.pick(Alphabet.separators)), at: 0)
        }
        if random.chance(30), !other.elements.isEmpty { other.elements.removeLast() }
        return other
      }
    default: return (0..<random.number(in: 2...3)).map { _ in mask(&random) }
    }
  }

  static func options(_ random: inout SeededGenerator) -> Mask.Options {
    var options = Mask.Options()
    if random.chance(40) { options.completion = random.chance(50) }
    options.completesOnFocus = random.chance(25)
    options.autoskip = random.chance(12)
    if random.chance(12) { options.deletion = .stopAtLiterals }
    if random.chance(20) { options.overflow = random.chance(50) ? .overwrite : .truncate }
    if random.chance(10) { options.insertion = .replace }
    if random.chance(12) { options.placeholderCharacter = random.pick(["_", "•", " ", "😶"]) }
    if random.chance(10) { options.letterCase = random.chance(50) ? .upper : .lower }
    if random.chance(10) { options.digits = .asTyped }
    options.rightToLeft = random.chance(10)
    return options
  }
}
