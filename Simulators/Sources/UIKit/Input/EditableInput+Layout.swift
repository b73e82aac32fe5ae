import Foundation

// Where characters stand: in lines that only line breaks end, each character one advance wide.
extension EditableInput {
  /// The lines before `offset`, and the characters of its line before it.
  func place(of offset: Int) -> (line: Int, column: Int) {
    let before = string(in: NSRange(location: 0, length: offset))
    let lines = before.split(separator: "\n", omittingEmptySubsequences: false)
    return (max(lines.count - 1, 0), lines.last?.count ?? 0)
  }

  /// The width of the line that holds `offset`.
  private func width(ofLineAt offset: Int) -> CGFloat {
    let lines = string.split(separator: "\n", omittingEmptySubsequences: false)
    return CGFloat(lines[place(of: offset).line].count) * lineFont.advance
  }

  func caretRect(atOffset offset: Int) -> CGRect {
    let (line, column) = place(of: offset)
    let area = lineArea
    let space = area.width - width(ofLineAt: offset)
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let start: CGFloat =
      switch textAlignment {
      case .center: space / 2
      case .right: space
      case .natural where isRightToLeft: space
      default: 0
      }
    return CGRect(
      x: area.minX + start + CGFloat(column) * lineFont.advance,
      y: area.minY + CGFloat(line) * lineFont.lineHeight, width: 2, height: lineFont.lineHeight)
  }

  func firstRect(of range: UITextRange) -> CGRect {
    guard let offsets = offsets(of: range) else { return .zero }
    let start = caretRect(atOffset: offsets.lowerBound)
    let lineBreak = units[offsets.lowerBound..<offsets.upperBound].firstIndex(of: 0x0A)
    let end = caretRect(atOffset: lineBreak ?? offsets.upperBound)
    return CGRect(x: start.minX, y: start.minY, width: end.minX - start.minX, height: start.height)
  }
}
