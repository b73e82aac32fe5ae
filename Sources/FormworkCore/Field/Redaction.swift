package import FormworkMasks

/// The part of a value to hide while its field isn't being edited.
///
///     let card = try Mask("[0000] [0000] [0000] [0000]").formatted(value: "4111111111111111")
///     Redaction(allButLast: 4).text(of: card)  // "•••• •••• •••• 1111"
///
/// It only protects against a glance at the screen or a screenshot: the field still contains the
/// value, and shows it during editing. For secrets, use a secure field.
public struct Redaction: Hashable, Sendable {
  /// The number of the user's last characters that stay visible.
  package var visibleCount: Int

  /// The symbol that replaces each hidden character.
  package var sign: Character

  /// Creates a redaction of all but the last characters.
  ///
  /// - Parameters:
  ///   - visibleCount: The number of the user's last characters that stay visible; a negative
  ///     number counts as 0.
  ///   - sign: The symbol that replaces each hidden character.
  public init(allButLast visibleCount: Int = 0, sign: Character = "•") {
    self.visibleCount = max(0, visibleCount)
    self.sign = sign
  }

  /// Returns the redacted text, with its literals unchanged.
  ///
  /// - Complexity: O(*n*) in the length of the text.
  package func text(of formatted: FormattedText) -> String {
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
