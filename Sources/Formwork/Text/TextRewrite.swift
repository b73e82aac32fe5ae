/// The smallest part of a widget's text that differs from the text it should show.
///
/// It begins and ends on the boundaries of characters of both texts.
public struct TextRewrite: Hashable, Sendable {
  /// The part to replace, in UTF-16 code units of the widget's present text.
  public var range: Range<UTF16Offset>

  /// What to put in its place.
  public var replacement: String

  /// Creates a part to replace and its replacement.
  public init(range: Range<UTF16Offset>, replacement: String) {
    self.range = range
    self.replacement = replacement
  }
}
