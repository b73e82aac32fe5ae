public import FormworkMasks

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
