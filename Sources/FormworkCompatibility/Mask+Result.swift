public import FormworkMasks

extension Mask {
  /// What a mask makes of a text.
  public struct Result: Hashable, Sendable {
    /// What the person sees, with the caret in its place.
    public let formattedText: CaretString

    /// What the app wants.
    public let extractedValue: String

    /// How well the text fits, higher for better.
    public let affinity: Int

    /// Whether nothing that the mask demands is missing.
    public let complete: Bool

    /// The placeholder for what is missing.
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

    /// The same with text, value and placeholder from end to start.
    public func reversed() -> Result {
      Result(
        formattedText: formattedText.reversed(), extractedValue: String(extractedValue.reversed()),
        affinity: affinity, complete: complete, tailPlaceholder: String(tailPlaceholder.reversed()))
    }
  }
}
