import FormworkFormats

/// A format that a law is checked on: one mask, or a set of masks that share their options.
struct FormatSpec: Hashable, Sendable {
  var masks: [MaskSpec]
  var strategy = MaskSet.Strategy.wholeString
  var options = Mask.Options()
  var undoSteps = UndoSteps.edits

  /// A filter in place of masks.
  var filter: FilterSpec?

  /// A regular expression in place of masks.
  var regex: String?

  /// The greatest length of the value.
  var maxLength: Int?

  /// A regular expression that the value must be able to reach.
  var valuePattern: String?

  init(_ masks: MaskSpec..., options: Mask.Options = .init()) {
    self.masks = masks
    self.options = options
  }

  init(_ pattern: String, options: Mask.Options = .init()) {
    self.init(MaskSpec(pattern), options: options)
  }

  /// The masks of patterns that may be written in any way, escapes included.
  init(
    patterns: [String], syntax: MaskSpec.Syntax = .brackets, options: Mask.Options = .init()
  ) {
    masks = patterns.map { pattern in
      var mask = MaskSpec(elements: [], syntax: syntax)
      mask.raw = pattern
      return mask
    }
    self.options = options
  }

  /// The format, or `nil` if the pattern or the options can't be.
  func build() -> AnyFormat? {
    guard let base = buildBase() else { return nil }
    var format = base
    if let maxLength, filter == nil { format = format.wrapped(in: format.limited(to: maxLength)) }
    if let valuePattern {
      guard let matching = try? format.matching(valuePattern) else { return nil }
      format = format.wrapped(in: matching)
    }
    return format
  }

  private func buildBase() -> AnyFormat? {
    if let filter { return AnyFormat(filter.build(maxLength: maxLength)) }
    if let regex {
      return (try? RegexFormat(regex, completion: options.completion ?? true))
        .map { AnyFormat($0) }
    }
    var built: [Mask] = []
    for mask in masks {
      guard
        let mask = try? Mask(
          mask.pattern, syntax: mask.syntax.mask,
          notations: mask.syntax == .brackets ? CustomNotation.notations : [], options: options)
      else { return nil }
      built.append(mask)
    }
    guard let primary = built.first else { return nil }
    if built.count == 1 { return AnyFormat(primary, masks: built) }
    return AnyFormat(
      MaskSet(primary: primary, alternatives: Array(built.dropFirst()), strategy: strategy),
      masks: built)
  }

  /// Whether it is a mask or a set of masks, without wrappers.
  var isPlainMask: Bool { !masks.isEmpty && maxLength == nil && valuePattern == nil }

  var literals: [Character] { masks.flatMap(\.literals) }

  /// The holes of a guide among the characters of a text.
  func innerHoles(_ view: TextView) -> Int {
    hasGuide ? view.innerHoles(isReversed: options.rightToLeft) : 0
  }

  var isSet: Bool { masks.count > 1 }
  var hasGuide: Bool { options.placeholderCharacter != nil }

  /// Whether deletions and insertions follow the default policies.
  var keepsEveryCharacter: Bool {
    options.overflow == .reject && options.insertion == .insert
  }

  /// Whether no literal of any mask could be taken for something that the person typed.
  ///
  /// From the right the first character of a mixed mask has no place before the later ones, and
  /// in a mixed set the first one alone may choose another mask than all together.
  var hasPlainLiterals: Bool {
    masks.allSatisfy(\.hasPlainLiterals) && (isUniform || !isSet && !options.rightToLeft)
  }

  /// Whether a text stands for one value: in a set of `[000]` and `9[00]`, the text `91` is the
  /// text of two.
  var isReadable: Bool {
    !isSet || !literals.contains { takes($0) }
  }

  /// Whether a slot may stay empty, so that the literals after it aren't certain.
  var hasOptionalSlots: Bool {
    masks.contains(where: \.hasOptionalSlots)
  }

  /// Whether all slots of all masks accept the same.
  var isUniform: Bool {
    masks.allSatisfy(\.isUniform) && Set(masks.flatMap(\.classes)).count <= 1
  }

  /// Whether any slot takes a character.
  func accepts(_ character: Character) -> Bool {
    masks.contains { mask in mask.classes.contains { $0.contains(character) } }
  }

  /// Whether any slot takes a character, or another form of it.
  func takes(_ character: Character) -> Bool {
    masks.contains { mask in
      mask.places(isReversed: false).contains { $0.takes(character, freely: true) }
    }
  }

  /// Whether literals that are certain appear: on for brackets unless the mask says otherwise.
  func completes(_ mask: MaskSpec) -> Bool {
    !options.rightToLeft && (options.completion ?? (mask.syntax == .brackets))
  }
}
