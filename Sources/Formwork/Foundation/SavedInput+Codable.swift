public import FormworkCore

/// The encoding of a saved input: an object with `text`, `value`, and `selection`, whose two bounds
/// are in UTF-16 code units of the text.
extension SavedInput: Codable {
  private enum CodingKeys: String, CodingKey {
    case text, value, selection
  }

  /// Decodes a saved input. If the selection is missing or invalid, it becomes the end of the text.
  ///
  /// - Parameter decoder: The decoder.
  /// - Throws: The decoder's own errors.
  public init(from decoder: any Decoder) throws {
    let container = try decoder.container(keyedBy: CodingKeys.self)
    let text = try container.decode(String.self, forKey: .text)
    let ends = try container.decodeIfPresent([Int].self, forKey: .selection) ?? []
    let end = text.utf16.count
    let isSelection = ends.count == 2 && ends[0] >= 0 && ends[0] <= ends[1] && ends[1] <= end
    let lower = UTF16Offset(isSelection ? ends[0] : end)
    let upper = UTF16Offset(isSelection ? ends[1] : end)
    self.init(
      text: text, value: try container.decode(String.self, forKey: .value),
      selection: lower..<upper)
  }

  /// Encodes the saved input.
  ///
  /// - Parameter encoder: The encoder.
  /// - Throws: The encoder's own errors.
  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(text, forKey: .text)
    try container.encode(value, forKey: .value)
    try container.encode(
      [selection.lowerBound.value, selection.upperBound.value], forKey: .selection)
  }
}
