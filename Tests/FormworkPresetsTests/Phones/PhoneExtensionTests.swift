import FormworkFormats
import Testing

/// Deletions in an extension.
@Suite struct PhoneExtensionTests {
  /// Each character that isn't deleted is in the text, or reported as removed.
  @Test(arguments: ["2125550100 ext 12", "2125550100x3", "2125550100 #45"])
  func isAccountedFor(text: String) throws {
    let format = try PhoneFormat(region: "US")
    let current = format.typed(text)
    #expect(current.issue == .hasExtension)
    let shown = Array(current.text)
    var asserted = 0
    for lower in shown.indices {
      for upper in lower + 1...shown.count {
        let edit = TextEdit(replacing: UTF16Offset(lower)..<UTF16Offset(upper), with: "")
        let outcome = format.apply(edit, to: current)
        if outcome.isRejected { continue }
        let deleted = shown[lower..<upper].filter { $0.isLetter || $0.isNumber }.count
        let had = current.text.filter { $0.isLetter || $0.isNumber }.count
        let has = outcome.formatted.text.filter { $0.isLetter || $0.isNumber }.count
        asserted += 1
        #expect(
          has + outcome.removed.count >= had - deleted,
          "\(lower)..<\(upper) of \(current.text): \(outcome.formatted.text), \(outcome.removed)")
      }
    }
    #expect(asserted > 50)
  }
}

extension PhoneFormat {
  fileprivate func typed(_ text: String) -> FormattedText {
    var current = FormattedText()
    for key in text {
      current = apply(TextEdit(inserting: String(key), at: current.caret), to: current).formatted
    }
    return current
  }
}
