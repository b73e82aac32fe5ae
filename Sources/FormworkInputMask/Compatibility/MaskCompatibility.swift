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
