/// The effect of typing on the following characters: they move, or are replaced.
///
///     let time = try Mask("[00]:[00]", options: Mask.Options(insertion: .replace))
///     let text = time.formatted(value: "1230")
///     time.apply(TextEdit(inserting: "4", at: 1), to: text).formatted.text  // "14:30"
public enum InsertionMode: Hashable, Sendable {
  /// The following characters move.
  case insert

  /// The following characters are replaced one by one.
  case replace
}
