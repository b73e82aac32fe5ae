extension String {
  /// Creates a string that safely shows any text on one line.
  ///
  ///     print("can't open " + String(safelyShowing: name))
  ///     String(safelyShowing: "a\u{1B}]0;x\u{7}\n")  // "a␛]0;x␇␊"
  ///     String(safelyShowing: "12\u{202E}34")        // "12\u{202E}34", spelled out
  ///
  /// A file name, a key, or a pattern could otherwise rename a terminal's window, move the cursor,
  /// or hide or reverse a part of the line. The `formwork` command and the errors of definitions
  /// and scripts use this initializer. Errors of masks, regular expressions, and dates quote the
  /// pattern unchanged: use it to show them.
  ///
  /// - Parameter text: Any text.
  /// - Complexity: O(*n*) in the length of `text`.
  package init(safelyShowing text: some StringProtocol) {
    self = text.reduce(into: "") { $0 += $1.safelyShown }
  }

  /// Creates a string that safely shows text of several lines.
  ///
  /// Use it for text that you compose of several lines, if each part from outside either went
  /// through `init(safelyShowing:)` or is allowed to begin new lines.
  ///
  /// - Parameter text: Any text, with line feeds as line endings.
  /// - Complexity: O(*n*) in the length of `text`.
  package init(safelyShowingLinesOf text: some StringProtocol) {
    self = text.reduce(into: "") { $0 += $1 == "\n" ? "\n" : $1.safelyShown }
  }
}
