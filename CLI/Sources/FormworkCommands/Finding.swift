import FormworkCore

/// Something that is wrong with a pattern or looks wrong, as a person is told of it.
struct Finding: Error {
  var kind: String

  /// A stable name.
  let code: String

  let offset: UTF16Offset?
  var message: String
  var fix: String

  /// What else may be meant.
  var hint: String?

  init(kind: String, code: String, offset: UTF16Offset?, message: String, fix: String) {
    self.kind = kind
    self.code = code
    self.offset = offset
    self.message = message
    self.fix = fix
  }

  init(_ error: MaskError) {
    self.init(
      kind: "error", code: error.code.name, offset: error.offset, message: error.message,
      fix: error.fix)
  }

  init(_ error: RegexError) {
    self.init(
      kind: "error", code: error.code.name, offset: error.offset, message: error.message,
      fix: error.fix)
  }

  init(_ error: FormatError) {
    self.init(
      kind: "error", code: error.code.name, offset: error.offset, message: error.sentence,
      fix: error.fix)
  }

  init(_ diagnostic: MaskDiagnostic) {
    self.init(
      kind: "warning", code: diagnostic.code.name, offset: diagnostic.offset,
      message: diagnostic.message, fix: diagnostic.fix)
  }

  /// A pattern with nothing in it, which the engine takes as it is.
  static let emptyPattern = Finding(
    kind: "error", code: "noSlots", offset: nil, message: "The pattern is empty.",
    fix: "Put slots between square brackets, as in “[000]”.")

  /// A pattern whose groups are all empty, which the engine takes as it is, too.
  static let emptyGroups = Finding(
    kind: "error", code: "noSlots", offset: nil,
    message: "The pattern has no slot, so nothing can be typed into it.",
    fix: emptyPattern.fix)

  /// The pattern, a caret under the place, what is wrong, and the fix.
  ///
  ///     +1 ([000
  ///         ^
  ///     error: The group that “[” opens is never closed.
  ///     fix: Add “]” where the group ends, or write “\[” for the character itself.
  func shown(under pattern: String) -> String {
    let (text, before) = excerpt(of: pattern)
    var lines = [text]
    if offset != nil {
      lines.append(String(repeating: " ", count: before.reduce(0) { $0 + $1.columns }) + "^")
    }
    lines.append("\(kind): \(String(safelyShowing: message))")
    if !fix.repeats(message) { lines.append("fix: \(String(safelyShowing: fix))") }
    if let hint { lines.append("hint: \(String(safelyShowing: hint))") }
    return lines.joined(separator: "\n")
  }

  /// The pattern as it is safe to show, or the part of a long one next to the place, and its part before the place.
  private func excerpt(of pattern: String) -> (text: String, before: String) {
    let place = offset?.index(in: pattern) ?? pattern.startIndex
    if pattern.utf8.count <= Self.longestPattern {
      return (String(safelyShowing: pattern), String(safelyShowing: pattern[..<place]))
    }
    var start = place
    for _ in 0..<Self.excerptLength where start > pattern.startIndex {
      pattern.unicodeScalars.formIndex(before: &start)
    }
    let before =
      (start > pattern.startIndex ? "…" : "") + String(safelyShowing: pattern[start..<place])
    let after = String(showingBeginningOf: pattern[place...], characters: Self.excerptLength)
    return (before + after, before)
  }

  /// The longest pattern that is shown as a whole, in bytes.
  private static var longestPattern: Int { 1024 }
  private static var excerptLength: Int { 100 }
}

extension String {
  /// Whether a fix says what the error has said: “Write a number.” after “This should be a number.”
  func repeats(_ message: String) -> Bool {
    let words = split(separator: " ").dropFirst()
    return !words.isEmpty && message.hasSuffix(words.joined(separator: " "))
  }

  /// The line of a fix below an error, unless the error has said it.
  func fix(after message: String) -> String { repeats(message) ? "" : "\nfix: \(self)" }
}
