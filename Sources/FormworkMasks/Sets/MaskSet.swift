/// Several masks for one field, of which the best fit is shown.
///
///     let phone = try MaskSet(
///       primary: Mask("[000]-[0000]"), alternatives: [Mask("([000]) [000]-[0000]")])
///     phone.formatted(text: "2125550").text   // "212-5550"
///     phone.formatted(text: "21255501").text  // "(212) 555-01"
///
/// Each mask is read on what the person typed: their characters and the literals they typed
/// through, never those that a mask supplied. A mask that would lose one of their characters loses
/// to every mask that would not; among the rest the ``Strategy`` decides. The characters are
/// carried over when the mask changes, and no key is dead while any mask could take it.
public struct MaskSet: Hashable, Sendable {
  /// The mask that wins ties.
  public var primary: Mask { masks[0] }

  /// The other masks; the first one listed wins ties among them.
  public var alternatives: ArraySlice<Mask> { masks.dropFirst() }

  /// How the fit of a mask is measured.
  public let strategy: Strategy

  let masks: [Mask]

  /// Creates a set.
  ///
  /// - Parameters:
  ///   - primary: The mask that wins ties.
  ///   - alternatives: The other masks.
  ///   - strategy: How the fit of a mask is measured.
  public init(primary: Mask, alternatives: [Mask], strategy: Strategy = .wholeString) {
    masks = [primary] + alternatives
    self.strategy = strategy
  }

  /// How the fit of a mask to a text is measured: its affinity, higher for better.
  public enum Strategy: Hashable, Sendable {
    /// How much of the text the mask takes, less what it leaves out and supplies.
    case wholeString

    /// How many leading characters the text and the masked text share.
    case prefix

    /// How little room the mask leaves, if the text fits.
    case capacity

    /// How little room the mask leaves in its value, if the value fits.
    case extractedValueCapacity
  }

  /// The affinity of a text to each mask, in the order of the set; `nil` where it can't fit.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - caret: The caret in `text`, in UTF-16 code units; its end if you leave it out.
  ///   - direction: On which side of the caret the text was changed.
  /// - Returns: One affinity for each mask, the primary one first.
  /// - Complexity: O(*k* · *n*) for *k* masks.
  public func affinities(
    of text: String, caret: UTF16Offset? = nil, direction: ReadingDirection = .forward()
  ) -> [Int?] {
    masks.map { mask in
      let affinity = mask.affinity(of: text, strategy, caret: caret, direction: direction)
      return affinity == Int.min ? nil : affinity
    }
  }
}

extension Mask {
  /// How many of the user's characters fit; the greatest number for an endless mask.
  var room: Int { program.table.room }

  /// How well `text` fits this mask by `strategy`; `Int.min` if it doesn't.
  func affinity(
    of text: String, _ strategy: MaskSet.Strategy, caret: UTF16Offset? = nil,
    direction: ReadingDirection = .forward()
  ) -> Int {
    if strategy == .capacity { return affinity(ofLength: text.count, capacity: totalTextLength) }
    var pass = ReadingPass(program)
    let reading = pass.read(
      text, caret: caret ?? UTF16Offset(text.utf16Length), direction: direction)
    switch strategy {
    case .wholeString: return reading.affinity ?? 0
    case .prefix: return text.commonPrefixLength(with: reading.text)
    case .capacity, .extractedValueCapacity:
      return affinity(
        ofLength: reading.value.count + pass.measures.unused, capacity: totalValueLength)
    }
  }

  /// How well some characters fit, with the caret at their end.
  func affinity(of text: GlyphText, _ strategy: MaskSet.Strategy) -> Int {
    if strategy == .capacity {
      return affinity(ofLength: text.characters.count, capacity: totalTextLength)
    }
    // What is read from the right begins with the end.
    if program.isRightToLeft {
      return affinity(of: String(text.characters, in: text.glyphs), strategy)
    }
    var pass = ReadingPass(program, isMeasure: true)
    pass.measure(text)
    let measures = pass.measures
    switch strategy {
    case .wholeString: return measures.affinity
    case .prefix: return measures.sharedLength
    case .capacity, .extractedValueCapacity:
      return affinity(ofLength: measures.valueLength + measures.unused, capacity: totalValueLength)
    }
  }

  private func affinity(ofLength length: Int, capacity: Int) -> Int {
    if program.capacity == nil { return min(length - capacity, -1) }
    return length > capacity ? Int.min : length - capacity
  }
}

extension String {
  /// How many leading characters two texts share, scalar by scalar.
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
  /// The keyboard that is enough for every mask of the set.
  public var keyboard: InputKeyboard {
    masks.allSatisfy { $0.keyboard == .digits } ? .digits : .any
  }
}
