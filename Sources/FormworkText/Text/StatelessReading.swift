/// What a format makes of a whole text whose history is unknown.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     let reading = phone.read("2015550123", caret: 10, direction: .forward())
///     reading.text      // "+1 (201) 555-0123"
///     reading.affinity  // 3
public struct StatelessReading: Hashable, Sendable {
  /// What the person would see.
  public var text: String

  /// The caret that goes with ``text``, in UTF-16 code units.
  public var caret: UTF16Offset

  /// What the app would get.
  public var value: String

  /// Whether nothing that the format demands is missing.
  public var isComplete: Bool

  /// How well the text fits, higher for better; `nil` where a format has no such measure.
  public var affinity: Int?

  /// The placeholder for what is missing.
  public var remainder: String

  /// Creates a reading.
  public init(
    text: String, caret: UTF16Offset, value: String, isComplete: Bool, affinity: Int?,
    remainder: String
  ) {
    self.text = text
    self.caret = caret
    self.value = value
    self.isComplete = isComplete
    self.affinity = affinity
    self.remainder = remainder
  }
}

/// On which side of the caret a text was changed, for a stateless reading.
public enum ReadingDirection: Hashable, Sendable {
  /// Something was inserted; with `completing`, literals that are certain are appended.
  case forward(completing: Bool = false)

  /// Something was deleted; with `skipping`, literals left at the caret go too.
  case backward(skipping: Bool = false)
}
