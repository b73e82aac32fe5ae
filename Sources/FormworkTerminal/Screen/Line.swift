/// What a prompt shows: a row with the text, and perhaps a message under it.
package struct Line: Hashable, Sendable {
  /// What stands before the text.
  package var prompt: String

  /// The text that the person edits.
  package var text: String

  /// The place of the caret, in characters of ``text``.
  package var caret: Int

  /// The placeholder for what is still missing.
  package var remainder: String

  /// What is told under the row; empty for nothing.
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
