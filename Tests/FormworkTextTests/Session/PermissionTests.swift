import FormworkMasks
import Testing

/// Edits that the widget has to make by itself, and formats that change under the caret.
@Suite struct PermissionTests {
  private static func session(_ value: String = "") throws -> EditingSession<Mask> {
    EditingSession(format: try Mask("+1 ([000]) [000]-[0000]"), value: value)
  }

  @Test func thePermittedResultBecomesWhatWouldHaveBeenWritten() throws {
    var written = try Self.session("2125550100")
    written.select(4..<7)
    guard case .write(let update) = written.propose("", in: 4..<7) else {
      Issue.record("a deletion across literals is to be written")
      return
    }
    var permitted = try Self.session("2125550100")
    permitted.select(4..<7)
    let isPermitted = permitted.permit("", in: 4..<7)
    #expect(isPermitted)
    #expect(permitted.current.value == "2125550100", "nothing has happened yet")
    #expect(permitted.expects("+1 () 555-0100"))
    #expect(!permitted.expects("+1 (212) 555-0100"))
    let reported = permitted.didChange(to: "+1 () 555-0100", selection: 4..<4)
    #expect(permitted.current == written.current)
    #expect(reported?.change == update.change)
    permitted.undo()
    #expect(permitted.current.value == "2125550100")
  }

  @Test func aPermittedPasteIsReadAsOne() throws {
    var session = try Self.session()
    let isPermitted = session.permit("+1 212.555.0100", in: 0..<0)
    #expect(isPermitted)
    let update = session.didChange(to: "+1 212.555.0100", selection: 15..<15)
    #expect(session.current.text == "+1 (212) 555-0100")
    #expect(update?.change?.cause == .insertion)
  }

  @Test func whatTheFormatRejectsIsNotPermitted() throws {
    var session = try Self.session("212")
    let before = session.current
    let isPermitted = session.permit("abc", in: 9..<9)
    #expect(!isPermitted)
    #expect(session.current == before)
    #expect(!session.expects("+1 (212) abc"))
  }

  @Test func countsItsSteps() throws {
    var session = try Self.session()
    session.insert("2")
    session.insert("1")
    #expect(session.undoCount == 2)
    #expect(session.redoCount == 0)
    session.undo()
    #expect(session.undoCount == 1)
    #expect(session.redoCount == 1)
  }

  @Test(
    arguments: [
      (7, "(212) 55", 4), (6, "(212) 55", 3), (11, "(212) 55", 8), (0, "(212) 55", 1),
    ] as [(caret: UTF16Offset, text: String, after: UTF16Offset)])
  func anotherFormatKeepsTheCaretBehindItsCharacter(
    caret: UTF16Offset, text: String, after: UTF16Offset
  ) throws {
    var session = try Self.session("21255")
    session.select(caret..<caret)
    let update = session.set(format: try Mask("([000]) [000]-[0000]"))
    #expect(session.current.text == text)
    #expect(update.selection == after..<after)
    #expect(session.current.caret == after)
  }
}
