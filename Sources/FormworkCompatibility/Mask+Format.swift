public import FormworkMasks

/// The same mask under the names of other libraries.
///
/// There is one type `Mask`, that of the engine: what is here is only added to it, so no name
/// stands for two things, whichever modules a file imports.
extension Mask {
  /// Compiles a pattern in brackets.
  ///
  /// - Parameters:
  ///   - format: The pattern.
  ///   - customNotations: Symbols of your own for slots inside square brackets.
  ///   - rightToLeft: Whether the mask fills from its right end.
  /// - Throws: `MaskError` for a pattern that can't be read.
  /// - Complexity: O(*n*) in the length of `format`.
  public init(
    format: String, customNotations: [Notation] = [], rightToLeft: Bool = false
  ) throws(MaskError) {
    try self.init(
      format, notations: customNotations, options: Options(rightToLeft: rightToLeft))
  }

  /// Compiles a pattern in brackets, as ``init(format:customNotations:rightToLeft:)`` does.
  ///
  /// Nothing is cached: compiling takes microseconds, and a mask is a value that you can keep.
  ///
  /// - Throws: `MaskError` for a pattern that can't be read.
  public static func getOrCreate(
    withFormat format: String, customNotations: [Notation] = []
  ) throws(MaskError) -> Mask {
    try Mask(format: format, customNotations: customNotations)
  }

  /// Whether a pattern can be read.
  ///
  /// `MaskError` says what is wrong with one that can't, and where.
  public static func isValid(format: String, customNotations: [Notation] = []) -> Bool {
    (try? Mask(format: format, customNotations: customNotations)) != nil
  }

  /// Reads a whole text in a single pass, without regard to how it came about.
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
