import FormworkFormats
import Testing

/// A widget that replaces its whole last insertion, as autocorrection does.
@Suite struct RevisionTests {
  private func session(_ format: some InputFormat) -> EditingSession<AnyInputFormat> {
    EditingSession(format: AnyInputFormat(format))
  }

  /// The new text is inserted in the text before it, and one step of undo removes it.
  @Test(arguments: ["7", "89", "789"])
  func theLastInsertionIsReplaced(text: String) throws {
    for format in [
      AnyInputFormat(try Mask("[00]-[0000]")), AnyInputFormat(AllowedCharacters.digits),
    ] {
      var session = session(format)
      session.insert("12")
      let before = session.current
      session.insert("3")
      let edit = TextEdit(inserting: text, at: before.caret)
      _ = session.revise(edit, of: before, over: before.text + text)
      #expect(session.current.value == "12" + text)
      session.undo()
      #expect(session.current == before)
    }
  }

  /// A revision is reported as complete or full if the text before it wasn't.
  @Test func aRevisionCompletesAnIncompleteText() throws {
    let texts = ["1", "12", "123", "1234", "1235", "12345"]
    var asserted = 0
    for pattern in ["[00]-[09]", "[00]-[99]"] {
      for first in texts {
        for second in texts {
          var session = session(try Mask(pattern, options: .init(overflow: .truncate)))
          let before = session.current
          session.insert(first)
          let last = session.current
          let update = session.revise(
            TextEdit(inserting: second, at: 0), of: before, over: second)
          guard let change = update.change else { continue }
          let current = session.current
          #expect(change.completesValue == (current.isDone && !last.isDone), "\(first), \(second)")
          let (isFull, wasFull) = (current.isFullAndDone, last.isFullAndDone)
          #expect(change.fillsValue == (isFull && !wasFull), "\(first), \(second)")
          if last.isDone { asserted += 1 }
        }
      }
    }
    #expect(asserted > 10)
  }

  /// If it is rejected, the last insertion stays, and the widget shows it again.
  @Test(arguments: ["x", "é", "字", "45678901"])
  func aRejectedRevisionChangesNothing(text: String) throws {
    for format in [
      AnyInputFormat(try Mask("[00]-[0000]")),
      AnyInputFormat(AllowedCharacters(.digits, maximumLength: 6)),
    ] {
      var session = session(format)
      session.insert("12")
      let before = session.current
      session.insert("3")
      let last = session.current
      let shown = before.text + text
      let update = session.revise(
        TextEdit(inserting: text, at: before.caret), of: before, over: shown)
      #expect(update.isRejected && update.change == nil)
      #expect(session.current == last)
      #expect(update.rewrite != nil)
      session.undo()
      #expect(session.current.value != last.value)
    }
  }
}
