public import FormworkMasks

/// The API of a mask in the original library.
///
/// There is only one type `Mask`, the engine's. Members are added to it, so the name is never
/// ambiguous, whichever modules a file imports.
extension Mask {
  /// Compiles a pattern in bracket syntax.
  ///
  /// - Parameters:
  ///   - format: The pattern.
  ///   - customNotations: Your own symbols for slots inside square brackets.
  ///   - rightToLeft: Whether the mask fills from its right end.
  /// - Throws: `MaskError` for a pattern that can't be read.
  /// - Complexity: O(*n*) in the length of `format`.
  public init(
    format: String, customNotations: [Notation] = [], rightToLeft: Bool = false
  ) throws(MaskError) {
    try self.init(
      format, notations: customNotations, options: Options(rightToLeft: rightToLeft))
  }

  /// Compiles a pattern in bracket syntax, like ``init(format:customNotations:rightToLeft:)``.
  ///
  /// There is no cache: compiling takes microseconds, and you can keep a mask, which is a value.
  ///
  /// - Throws: `MaskError` for a pattern that can't be read.
  public static func getOrCreate(
    withFormat format: String, customNotations: [Notation] = []
  ) throws(MaskError) -> Mask {
    try Mask(format: format, customNotations: customNotations)
  }

  /// Returns a Boolean value that indicates whether a pattern is valid.
  ///
  /// For an invalid pattern, `MaskError` describes the mistake and its location.
  public static func isValid(format: String, customNotations: [Notation] = []) -> Bool {
    (try? Mask(format: format, customNotations: customNotations)) != nil
  }

  /// Formats a whole text in a single pass, without its history.
  ///
  /// - Complexity: O(*n* + *m*) in the lengths of the text and the pattern.
  public func apply(toText text: CaretString) -> Result {
    let reading = read(text.string, caret: text.caret, direction: text.direction)
    return Result(
      formattedText: CaretString(
        string: reading.text, caret: reading.caret, caretGravity: text.caretGravity),
      extractedValue: reading.value, affinity: reading.affinity ?? 0,
      complete: reading.isComplete, tailPlaceholder: reading.remainder)
  }
}

/// A symbol of your own for a slot inside square brackets, under its old name.
///
///     let hex = Notation(character: "H", characterSet: CharacterSet(charactersIn: "0123456789ABCDEF"), isOptional: false)
public typealias Notation = Mask.Notation

extension Mask {
  /// The length of a text with only its mandatory slots and all literals, in characters.
  ///
  /// An endless slot counts as one character.
  public var acceptableTextLength: Int { leastTextLength }

  /// The length of a text with all slots filled, in characters. An endless slot counts as one.
  public var totalTextLength: Int { fullTextLength }

  /// The length of a value with only its mandatory slots and fixed literals, in characters.
  ///
  /// An endless slot counts as one character.
  public var acceptableValueLength: Int { leastValueLength }

  /// The length of a value with all slots filled, in characters. An endless slot counts as one.
  public var totalValueLength: Int { fullValueLength }
}

extension Mask {
  /// The result of formatting a text with a mask.
  public struct Result: Hashable, Sendable {
    /// The displayed text, with the caret.
    public let formattedText: CaretString

    /// The value.
    public let extractedValue: String

    /// A measure of how well the text fits, higher for better.
    public let affinity: Int

    /// A Boolean value that indicates whether the value has everything that the mask requires.
    public let complete: Bool

    /// The part of the text that the user still has to type.
    public let tailPlaceholder: String

    /// Creates a result.
    public init(
      formattedText: CaretString, extractedValue: String, affinity: Int, complete: Bool,
      tailPlaceholder: String
    ) {
      self.formattedText = formattedText
      self.extractedValue = extractedValue
      self.affinity = affinity
      self.complete = complete
      self.tailPlaceholder = tailPlaceholder
    }

    /// Returns the result with text, value, and remainder in reverse order.
    public func reversed() -> Result {
      Result(
        formattedText: formattedText.reversed(), extractedValue: String(extractedValue.reversed()),
        affinity: affinity, complete: complete, tailPlaceholder: String(tailPlaceholder.reversed()))
    }
  }
}

/// The measure of how well a mask fits.
public typealias AffinityCalculationStrategy = MaskSet.Strategy

extension MaskSet.Strategy {
  /// Returns how well a text fits a mask.
  ///
  /// - Parameters:
  ///   - mask: The mask.
  ///   - text: The text. Its direction determines whether literals are appended.
  ///   - autocomplete: Not used, because appended literals don't affect the affinity.
  /// - Returns: The affinity, higher for better; `Int.min` if the text can't fit.
  /// - Complexity: O(*n* + *m*) in the lengths of the text and the pattern.
  public func calculateAffinity(
    ofMask mask: Mask, forText text: CaretString, autocomplete: Bool
  ) -> Int {
    let set = MaskSet(primary: mask, alternatives: [], strategy: self)
    let affinities = set.affinities(of: text.string, caret: text.caret, direction: text.direction)
    return affinities[0] ?? Int.min
  }
}

/// A text with a caret, and the direction of the last edit.
///
///     let text = CaretString(
///       string: "201", caretPosition: "201".endIndex, caretGravity: .forward(autocomplete: true))
///     try Mask(format: "+1 ([000]) [000]-[0000]").apply(toText: text).formattedText.string
///     // "+1 (201) "
public struct CaretString: Hashable, Sendable {
  /// The text.
  public let string: String

  /// The position of the caret, an index of ``string``.
  public let caretPosition: String.Index

  /// The direction of the last edit.
  public let caretGravity: CaretGravity

  /// Creates a text with a caret.
  public init(string: String, caretPosition: String.Index, caretGravity: CaretGravity) {
    self.string = string
    self.caretPosition = caretPosition
    self.caretGravity = caretGravity
  }

  /// The direction of the last edit, relative to the caret.
  public enum CaretGravity: Hashable, Sendable {
    /// Text was inserted. With `autocomplete`, fixed literals are appended.
    case forward(autocomplete: Bool)

    /// Text was deleted. With `autoskip`, literals at the caret are also removed.
    case backward(autoskip: Bool)

    /// A Boolean value that indicates whether fixed literals are appended.
    public var autocomplete: Bool { self == .forward(autocomplete: true) }

    /// A Boolean value that indicates whether literals at the caret are removed.
    public var autoskip: Bool { self == .backward(autoskip: true) }
  }

  /// Returns the text in reverse order, with the caret between the same characters.
  public func reversed() -> CaretString {
    let reversed = String(string.reversed())
    // In reverse order, characters may combine with other neighbors. So the position is counted in
    // scalars from the other side, not in characters.
    let rest = string.suffix(from: clampedCaret)
    let head = String(rest.reversed())
    let scalars = reversed.unicodeScalars
    let caret =
      scalars.index(
        reversed.startIndex, offsetBy: head.unicodeScalars.count, limitedBy: reversed.endIndex)
      ?? reversed.endIndex
    return CaretString(string: reversed, caretPosition: caret, caretGravity: caretGravity)
  }
}

extension CaretString {
  /// The caret, clamped to the text, because an index of another string may be beyond its end.
  var clampedCaret: String.Index { min(caretPosition, string.endIndex) }

  /// The caret in UTF-16 code units.
  var caret: UTF16Offset {
    UTF16Offset(string.utf16.distance(from: string.startIndex, to: clampedCaret))
  }

  var direction: ReadingDirection {
    switch caretGravity {
    case .forward(let autocomplete): .forward(completing: autocomplete)
    case .backward(let autoskip): .backward(skipping: autoskip)
    }
  }

  /// Creates a text with a caret in UTF-16 code units.
  public init(string: String, caret: UTF16Offset, caretGravity: CaretGravity) {
    self.init(
      string: string, caretPosition: caret.index(in: string), caretGravity: caretGravity)
  }
}

extension CaretString: CustomStringConvertible {
  /// The text with its caret, such as `"20|1"`.
  public var description: String {
    "\(string[..<clampedCaret])|\(string[clampedCaret...])"
  }
}
