import Formwork
import FormworkDisplay

/// Something that is wrong with a pattern or looks wrong, as a person is told of it.
struct Finding {
  private let kind: String
  private let offset: UTF16Offset?
  private let message: String
  private let fix: String

  init(_ error: MaskError) {
    kind = "error"
    offset = error.offset
    message = error.message
    fix = error.fix
  }

  init(_ error: RegexError) {
    kind = "error"
    offset = error.offset
    message = error.message
    fix = error.fix
  }

  init(_ diagnostic: Diagnostic) {
    kind = "warning"
    offset = diagnostic.offset
    message = diagnostic.message
    fix = diagnostic.fix
  }

  /// The pattern, a caret under the place, what is wrong, and the fix.
  ///
  ///     +1 ([000
  ///         ^
  ///     error: The group that “[” opens is never closed.
  ///     fix: Add “]” where the group ends, or write “\[” for the character itself.
  func shown(under pattern: String) -> String {
    var lines = [String(safelyShowing: pattern)]
    if let offset {
      let before = pattern[..<offset.index(in: pattern)]
      let width = String(safelyShowing: before).reduce(0) { $0 + $1.columns }
      lines.append(String(repeating: " ", count: width) + "^")
    }
    lines.append("\(kind): \(String(safelyShowing: message))")
    lines.append("fix: \(String(safelyShowing: fix))")
    return lines.joined(separator: "\n")
  }
}

extension Character {
  /// How many columns of a terminal the character takes.
  ///
  /// East Asian wide and full-width characters and emoji take two (Unicode Standard Annex 11, by
  /// blocks), lone marks and format characters none.
  var columns: Int {
    let first = unicodeScalars[unicodeScalars.startIndex]
    if unicodeScalars.contains("\u{FE0F}") || first.properties.isEmojiPresentation { return 2 }
    switch first.value {
    case 0x1100...0x115F, 0x2E80...0x303E, 0x3041...0x4DBF, 0x4E00...0xA4CF, 0xA960...0xA97C,
      0xAC00...0xD7A3, 0xF900...0xFAFF, 0xFE30...0xFE6F, 0xFF00...0xFF60, 0xFFE0...0xFFE6,
      0x1F300...0x1F64F, 0x1F900...0x1FAFF, 0x20000...0x3FFFD:
      return 2
    default: break
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format: return 0
    default: return 1
    }
  }
}
