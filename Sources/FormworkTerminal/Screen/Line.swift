/// The display of a prompt: a row with the text, and optionally a message under it.
package struct Line: Hashable, Sendable {
  /// The text before the input.
  package var prompt: String

  /// The text of the input.
  package var text: String

  /// The position of the caret, in characters of ``text``.
  package var caret: Int

  /// The part of the text that the user still has to type.
  package var remainder: String

  /// The message under the row; empty for none.
  package var message: String

  package init(
    prompt: String = "", text: String = "", caret: Int? = nil, remainder: String = "",
    message: String = ""
  ) {
    self.prompt = prompt
    self.text = text
    self.caret = caret ?? text.count
    self.remainder = remainder
    self.message = message
  }
}
