import FormworkMasks
import Testing

@Suite struct RestoringTests {
  private func session() throws -> EditingSession<Mask> {
    var session = EditingSession(format: try Mask("+1 ([000]) [000]"))
    for digit in ["2", "1", "2", "5"] { session.insert(digit) }
    return session
  }

  @Test func goesBackAsManyStepsAsTheWidget() throws {
    var session = try session()
    let update = session.didUndo(to: "+1 (2")
    #expect(session.current.value == "2")
    #expect(update?.rewrite == nil)
    #expect(update?.change?.cause == .undo)
    #expect(session.undoCount == 1)
    #expect(session.didRedo(to: "+1 (212) 5")?.change?.formatted.value == "2125")
    #expect(!session.canRedo)
  }

  /// The literal 1 of the text looks like a digit of the person's: only the history knows.
  @Test func theValueIsTheOneOfThen() throws {
    let mask = try Mask("[0]1[0]")
    var session = EditingSession(format: mask)
    session.insert("7")
    let before = session.current
    session.insert("8")
    session.didUndo(to: before.text)
    #expect(session.current == before)
  }

  @Test func takesTheSelectionOfTheWidget() throws {
    var session = try session()
    session.didUndo(to: "+1 (21", selection: 5..<5)
    #expect(session.current.selection == 5..<5)
  }

  @Test func reconcilesWhatItDoesNotKnow() throws {
    var session = try session()
    let update = session.didUndo(to: "+1 (9")
    #expect(session.current.value == "9")
    #expect(update?.change?.cause == .reconciliation)
  }

  @Test func theSameTextIsNoNews() throws {
    var session = try session()
    #expect(session.didUndo(to: session.current.text) == nil)
    #expect(session.undoCount == 4)
  }
}
