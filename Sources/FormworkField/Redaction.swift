public import FormworkText

/// How much of a value is hidden once its field is left.
///
///     let card = try Mask("[0000] [0000] [0000] [0000]").formatted(value: "4111111111111111")
///     Redaction(allButLast: 4).text(of: card)  // "•••• •••• •••• 1111"
///
/// It hides from a glance over the shoulder and from a screenshot, no more: the field still holds the
/// value, and shows it while it is edited. For secrets there are secure fields.
public struct Redaction: Hashable, Sendable {
  /// How many of the person's characters are still shown, counted from the end.
  public var visibleCount: Int

  /// What each other one is shown as.
  public var sign: Character

  /// Hides all but the last characters.
  ///
  /// - Parameters:
  ///   - visibleCount: How many of the person's characters are still shown; a negative number counts
  ///     as 0.
  ///   - sign: What each other one is shown as.
  public init(allButLast visibleCount: Int = 0, sign: Character = "•") {
    self.visibleCount = max(0, visibleCount)
    self.sign = sign
  }

  /// What is shown of a text; its literals stay.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  public func text(of formatted: FormattedText) -> String {
    var parts: [(text: Substring, isUsers: Bool)] = []
    var start = formatted.text.startIndex
    var count = 0
    for piece in formatted.provenance.pieces(of: formatted.text) {
      let end = formatted.text.utf8.index(start, offsetBy: piece.length)
      let part = (text: formatted.text[start..<end], isUsers: piece.kind.contains(.user))
      if part.isUsers { count += part.text.count }
      parts.append(part)
      start = end
    }
    var hidden = max(0, count - visibleCount)
    var shown = ""
    for part in parts {
      let signs = part.isUsers ? min(hidden, part.text.count) : 0
      hidden -= signs
      shown += String(repeating: sign, count: signs) + part.text.dropFirst(signs)
    }
    return shown
  }
}
