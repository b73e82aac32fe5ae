public import FormworkMasks

/// A text with its caret or selection, as tests draw it.
///
///     Drawing("12|3")     // "123", the caret at 2
///     Drawing("1[23]4")   // "1234", "23" selected
///     Drawing("123")      // the caret at the end
///
/// A backslash before `|`, `[`, `]` or `\` means the character itself.
public struct Drawing: Hashable, Sendable {
  /// What is drawn, without the marks.
  public var text: String

  /// Where the marks are.
  public var selection: Range<UTF16Offset>

  /// Reads a drawing.
  public init(_ drawing: String) {
    var scalars = String.UnicodeScalarView()
    var lower: Int?
    var upper: Int?
    var length = 0
    var isEscaped = false
    for scalar in drawing.unicodeScalars {
      if !isEscaped {
        if scalar == "\\" {
          isEscaped = true
          continue
        }
        if scalar == "|" || scalar == "[" { lower = length }
        if scalar == "|" || scalar == "]" { upper = length }
        if scalar == "|" || scalar == "[" || scalar == "]" { continue }
      }
      isEscaped = false
      scalars.append(scalar)
      length += UTF16.width(scalar)
    }
    text = String(scalars)
    let end = upper ?? length
    selection = UTF16Offset(min(lower ?? end, end))..<UTF16Offset(end)
  }

  /// Creates a drawing of a text with a selection.
  public init(text: String, selection: Range<UTF16Offset>) {
    self.text = text
    self.selection = selection
  }

  /// Draws a formatted text.
  public init(_ formatted: FormattedText) {
    self.init(text: formatted.text, selection: formatted.selection)
  }
}

extension Drawing: CustomStringConvertible {
  /// The drawing, such as `"12|3"`; an offset inside a surrogate pair is drawn before the pair.
  public var description: String {
    var drawing = String.UnicodeScalarView()
    var offset = 0
    var drawsLower = true
    var drawsUpper = true
    func drawMarks(before next: Int) {
      if drawsLower, selection.lowerBound.value < next {
        drawing.append(selection.isEmpty ? "|" : "[")
        drawsLower = false
        if selection.isEmpty { drawsUpper = false }
      }
      if drawsUpper, selection.upperBound.value < next {
        drawing.append("]")
        drawsUpper = false
      }
    }
    for scalar in text.unicodeScalars {
      let next = offset + UTF16.width(scalar)
      drawMarks(before: next)
      if scalar == "|" || scalar == "[" || scalar == "]" || scalar == "\\" { drawing.append("\\") }
      drawing.append(scalar)
      offset = next
    }
    drawMarks(before: .max)
    return String(drawing)
  }
}

extension Drawing: ExpressibleByStringLiteral {
  /// Reads a drawing in the source.
  public init(stringLiteral drawing: String) {
    self.init(drawing)
  }
}

extension Drawing {
  /// The drawn text as a format makes it, with the drawn selection.
  public func formatted(by format: some InputFormat) -> FormattedText {
    var formatted = format.formatted(text: text)
    formatted.selection = selection
    return formatted
  }

  /// The range that Backspace removes: the selection, or the character before the caret.
  public var backspaceRange: Range<UTF16Offset> {
    guard selection.isEmpty else { return selection }
    let caret = selection.lowerBound
    let before = UTF16Offset(caret.value - 1).clamped(to: text)
    return min(before, caret)..<caret
  }

  /// The range that forward Delete removes: the selection, or the character after the caret.
  public var deleteRange: Range<UTF16Offset> {
    guard selection.isEmpty else { return selection }
    let caret = selection.lowerBound
    let index = caret.index(in: text)
    guard index < text.endIndex else { return caret..<caret }
    return caret..<UTF16Offset(caret.value + text[index].utf16.count)
  }
}

extension InputFormat {
  /// Inserts `text` into a drawn text of this format.
  public func inserting(_ text: String, into drawing: Drawing) -> EditOutcome {
    apply(TextEdit(replacing: drawing.selection, with: text), to: drawing.formatted(by: self))
  }

  /// Presses Backspace in a drawn text of this format.
  public func backspacing(_ drawing: Drawing) -> EditOutcome {
    apply(TextEdit(deletingBackward: drawing.backspaceRange), to: drawing.formatted(by: self))
  }

  /// Presses forward Delete in a drawn text of this format.
  public func deleting(_ drawing: Drawing) -> EditOutcome {
    apply(TextEdit(deletingForward: drawing.deleteRange), to: drawing.formatted(by: self))
  }
}
