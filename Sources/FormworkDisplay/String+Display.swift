extension String {
  /// Creates the text that shows `text` on one line, whatever is in it.
  ///
  ///     print("can't open " + String(safelyShowing: name))
  ///     String(safelyShowing: "a\u{1B}]0;x\u{7}\n")  // "a␛]0;x␇␊"
  ///     String(safelyShowing: "12\u{202E}34")        // "12\u{202E}34", spelled out
  ///
  /// Everything that the command prints, and that an error of a definition or a script says, goes through
  /// here. A file's name, a key of a definition or a pattern can otherwise retitle a window, move the cursor,
  /// hide a part of the line, or turn it around. Errors of masks, expressions and dates themselves quote the
  /// pattern as it is: show them by this.
  ///
  /// - Parameter text: Any text.
  /// - Complexity: O(*n*) in the length of `text`.
  public init(safelyShowing text: some StringProtocol) {
    self = text.reduce(into: "") { $0 += $1.safelyShown }
  }

  /// Creates the text that shows `text` on as many lines as it has.
  ///
  /// Use it for sentences that are made of several lines, where all that comes from outside has
  /// been through `init(safelyShowing:)` before, or else may begin lines.
  ///
  /// - Parameter text: Any text; lines end with a line feed, and nothing else ends one.
  /// - Complexity: O(*n*) in the length of `text`.
  public init(safelyShowingLinesOf text: some StringProtocol) {
    self = text.reduce(into: "") { $0 += $1 == "\n" ? "\n" : $1.safelyShown }
  }
}
