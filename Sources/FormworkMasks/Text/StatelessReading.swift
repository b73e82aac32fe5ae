/// The result of reading a whole text without its history.
///
///     let phone = try Mask("+1 ([000]) [000]-[0000]")
///     let reading = phone.read("2015550123", caret: 10, direction: .forward())
///     reading.text      // "+1 (201) 555-0123"
///     reading.affinity  // 3
public struct StatelessReading: Hashable, Sendable {
  /// The text that the user would see.
  public var text: String

  /// The caret in ``text``, in UTF-16 code units.
  public var caret: UTF16Offset

  /// The value for the app.
  public var value: String

  /// A Boolean value that indicates whether the value has everything that the format requires.
  public var isComplete: Bool

  /// A measure of how well the text fits: higher is better. `nil` if the format has no such measure.
  public var affinity: Int?

  /// The remainder, which is what the user still has to type.
  public var remainder: String

  /// Creates a reading.
  package init(
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

/// The side of the caret on which a text was changed, for reading it without its history.
public enum ReadingDirection: Hashable, Sendable {
  /// Text was inserted. With `completing`, fixed literals are appended.
  case forward(completing: Bool = false)

  /// Text was deleted. With `skipping`, literals before the caret are removed, too.
  case backward(skipping: Bool = false)
}
