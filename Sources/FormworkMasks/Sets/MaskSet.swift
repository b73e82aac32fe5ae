/// Several masks for one field, which shows the best one for its text.
///
///     let phone = try MaskSet(
///       primary: Mask("[000]-[0000]"), alternatives: [Mask("([000]) [000]-[0000]")])
///     phone.formatted(text: "2125550").text   // "212-5550"
///     phone.formatted(text: "21255501").text  // "(212) 555-01"
///
/// Each mask is measured by what the user typed: their characters and the literals that they typed
/// through, but not the literals that a mask supplied. A mask that would lose one of the user's
/// characters ranks below every mask that wouldn't. Among the others, the ``Strategy`` decides. If
/// the mask changes, the characters move to the new one. A key is accepted as long as some mask can
/// take it.
public struct MaskSet: Hashable, Sendable {
  /// The mask that wins ties.
  package var primary: Mask { masks[0] }

  /// The other masks. The first one in the list wins ties among them.
  package var alternatives: ArraySlice<Mask> { masks.dropFirst() }

  /// The measure of how well a mask fits.
  package let strategy: Strategy

  let masks: [Mask]

  /// How many states the searches of one edit may visit in all masks together. A search in each of many long masks
  /// would take seconds; masks that come after that place characters in order.
  static let searchSteps = 1 << 16

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - primary: The mask that wins ties.
  ///   - alternatives: The other masks.
  ///   - strategy: The measure of how well a mask fits.
  public init(primary: Mask, alternatives: [Mask], strategy: Strategy = .wholeString) {
    masks = [primary] + alternatives
    self.strategy = strategy
  }

  /// A measure of how well a mask fits text: its affinity, which is higher for a better fit.
  public enum Strategy: Hashable, Sendable {
    /// The number of characters that the mask takes, less those that it skips or supplies.
    case wholeString

    /// The number of leading characters that the text and the masked text share.
    case prefix

    /// The room that the mask leaves, if the text fits. Less room is better.
    case capacity

    /// The room that the mask leaves in its value, if the value fits. Less room is better.
    case extractedValueCapacity
  }

  /// Returns the affinity of each mask for a text, in the order of the set; `nil` if the text can't
  /// fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - caret: The caret in `text`, in UTF-16 code units. The default is the end of `text`.
  ///   - direction: The side of the caret on which the text changed.
  /// - Returns: One affinity for each mask, the primary one first.
  /// - Complexity: O(*k* · *n*) for *k* masks.
  package func affinities(
    of text: String, caret: UTF16Offset? = nil, direction: ReadingDirection = .forward()
  ) -> [Int?] {
    masks.map { mask in
      let affinity = mask.affinity(of: text, strategy, caret: caret, direction: direction)
      return affinity == Int.min ? nil : affinity
    }
  }
}

extension Mask {
  /// Returns how well `text` fits this mask by `strategy`; `Int.min` if it doesn't fit.
  func affinity(
    of text: String, _ strategy: MaskSet.Strategy, caret: UTF16Offset? = nil,
    direction: ReadingDirection = .forward()
  ) -> Int {
    if strategy == .capacity { return affinity(ofLength: text.count, capacity: fullTextLength) }
    var pass = ReadingPass(program)
    let reading = pass.read(
      text, caret: caret ?? UTF16Offset(text.utf16Length), direction: direction)
    switch strategy {
    case .wholeString: return reading.affinity ?? 0
    case .prefix: return text.commonPrefixLength(with: reading.text)
    case .capacity, .extractedValueCapacity:
      return affinity(
        ofLength: reading.value.count + pass.unused, capacity: fullValueLength)
    }
  }

  /// Returns how well characters fit, with the caret at their end.
  func affinity(of text: GlyphText, _ strategy: MaskSet.Strategy) -> Int {
    if strategy == .capacity {
      return affinity(ofLength: text.characters.count, capacity: fullTextLength)
    }
    // A mask that fills from the right starts to read at the end.
    if program.isRightToLeft {
      return affinity(of: String(text.characters, in: text.glyphs), strategy)
    }
    let measures = Measures(of: text, in: program)
    switch strategy {
    case .wholeString: return measures.affinity
    case .prefix: return measures.sharedLength
    case .capacity, .extractedValueCapacity:
      return affinity(ofLength: measures.valueLength, capacity: fullValueLength)
    }
  }

  /// Returns how well a text fits, measured in each of the three ways; the quick one is `nil` if the mask isn't simple
  /// enough. Once it can't be greater than `least`, its result is any number that isn't greater.
  package func affinities(
    of text: String, _ strategy: MaskSet.Strategy, above least: Int
  ) -> (ofText: Int, ofCharacters: Int, quick: Int?) {
    let characters = GlyphText(text)
    let isPlain = strategy == .wholeString && characters.characters.allSatisfy { $0 < 0x80 }
    return (
      affinity(of: text, strategy), affinity(of: characters, strategy),
      isPlain ? Measures.affinity(of: characters.characters, in: table, above: least) : nil
    )
  }

  private func affinity(ofLength length: Int, capacity: Int) -> Int {
    if program.capacity == nil { return min(length - capacity, -1) }
    return length > capacity ? Int.min : length - capacity
  }
}

extension String {
  /// Returns the number of leading characters that two strings share, compared scalar by scalar.
  fileprivate func commonPrefixLength(with other: String) -> Int {
    var glyphs = Glyphs()
    let left = glyphs.glyphs(of: self)
    let right = glyphs.glyphs(of: other)
    var length = 0
    while length < min(left.count, right.count), glyphs.areEqual(left[length], right[length]) {
      length += 1
    }
    return length
  }
}

extension MaskSet {
  /// A keyboard that is sufficient for every mask of the set.
  public var keyboard: KeyboardType {
    if masks.allSatisfy({ $0.keyboard == .numberPad }) { return .numberPad }
    return masks.allSatisfy { [.numberPad, .asciiCapable].contains($0.keyboard) }
      ? .asciiCapable : .default
  }
}
