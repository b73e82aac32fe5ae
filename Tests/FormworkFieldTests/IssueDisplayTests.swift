import FormworkCore
import FormworkTestSupport
import Testing

/// Nobody is told "incomplete" while typing.
@Suite struct IssueDisplayTests {
  /// A fourth digit may follow, so a complete text isn't full.
  private let mask = try? Mask("[0009]")

  private func text(_ text: String, issue: ValidationIssue? = nil) throws -> FormattedText {
    var formatted = try #require(mask).formatted(text: text)
    formatted.issue = issue
    return formatted
  }

  @Test func statesOfAText() throws {
    #expect(InputState(try text("")) == .empty)
    #expect(InputState(try text("12")) == .incomplete)
    #expect(InputState(try text("1234")) == .complete(isFull: true))
    let optional = try Mask("[009]")
    #expect(InputState(optional.formatted(text: "12")) == .complete(isFull: false))
    // All of it is optional: there is nothing to confirm, and nothing to complain of.
    #expect(InputState(try Mask("[999]").formatted(text: "")) == .empty)
    #expect(InputState(try Mask("+1 [000]").editingBegan(FormattedText())) == .empty)
    #expect(
      ([.empty, .incomplete, .complete(isFull: false), .complete(isFull: true)] as [InputState])
        .map(\.name)
        == ["empty", "incomplete", "complete", "full"])
  }

  @Test func nothingIsSaidWhileOneTypes() throws {
    var issues = IssueDisplay()
    issues.textDidChange(try text("1"))
    #expect(issues.visible(in: try text("1")) == nil)
    #expect(issues.visible(in: try text("123", issue: issue)) == nil)
  }

  @Test func itIsSaidWhenTheFieldWasLeft() throws {
    var issues = IssueDisplay()
    issues.editingDidEnd(try text("12"))
    #expect(issues.visible(in: try text("12")) == .incomplete)
    // It goes with the key that mends it, and doesn't come back with the next one.
    issues.textDidChange(try text("123"))
    #expect(issues.visible(in: try text("123")) == nil)
    issues.textDidChange(try text("12"))
    #expect(issues.visible(in: try text("12")) == nil)
    issues.editingDidEnd(try text(""))
    #expect(issues.visible(in: try text("")) == nil)
  }

  /// As a security code of three digits after the card became an American Express, which has four.
  @Test func anotherFormatMakesAFieldInvalidThatTheUserLeft() throws {
    var issues = IssueDisplay()
    issues.formatWasSet(try text("12"), after: try text("123"), isEdited: false)
    #expect(issues.visible(in: try text("12")) == nil, "nobody was there yet")
    issues.editingDidEnd(try text("123"))
    issues.formatWasSet(try text("12"), after: try text("123"), isEdited: true)
    #expect(issues.visible(in: try text("12")) == nil, "the user is there and sees it")
    issues.formatWasSet(try text("12"), after: try text("123"), isEdited: false)
    #expect(issues.visible(in: try text("12")) == .incomplete)
    issues.formatWasSet(try text("123"), after: try text("123"), isEdited: false)
    #expect(issues.visible(in: try text("123")) == nil)
    issues.reset()
    issues.formatWasSet(try text("12"), after: try text("123"), isEdited: false)
    #expect(issues.visible(in: try text("12")) == nil, "the app has set another value")
  }

  @Test func otherMomentsSpeakSooner() throws {
    let wrong = try text("123", issue: issue)
    let early = try text("12", issue: issue)
    let atOnce = IssueDisplay(moment: .atOnce)
    #expect(atOnce.visible(in: early) == issue)
    #expect(atOnce.visible(in: try text("12")) == nil)
    let whenComplete = IssueDisplay(moment: .whenComplete)
    #expect(whenComplete.visible(in: early) == nil)
    #expect(whenComplete.visible(in: wrong) == issue)
  }

  @Test func aRejectionIsVisibleUntilTheNextEdit() throws {
    var issues = IssueDisplay()
    issues.editWasRejected(.noRoom)
    #expect(issues.visible(in: try text("123")) == .rejected(.noRoom))
    issues.textDidChange(try text("12"))
    #expect(issues.visible(in: try text("12")) == nil)
    issues.editWasRejected(.notAllowed)
    issues.editingDidEnd(try text("12"))
    #expect(issues.visible(in: try text("12")) == .incomplete)
    issues.editWasRejected(.notAllowed)
    issues.reset()
    #expect(issues.visible(in: try text("123")) == nil)
  }

  @Test func whatTheAppSetsIsNobodysMistake() throws {
    var issues = IssueDisplay()
    issues.editingDidEnd(try text("12"))
    issues.reset()
    #expect(issues.visible(in: try text("12")) == nil)
  }

  /// The visible issue follows from the last events. A rejection is visible until the next edit, the issue
  /// of a field that was left until it is fixed, and another issue at its time.
  @Test(arguments: [ValidationTiming.atOnce, .whenComplete, .afterEditing])
  func theVisibleIssueFollowsFromTheLastEvents(moment: ValidationTiming) throws {
    var random = SeededGenerator(seed: 7)
    let texts = try ["", "12", "123", "1234"].flatMap {
      [try text($0), try text($0, issue: issue)]
    }
    var issues = IssueDisplay(moment: moment)
    var current = texts[0]
    var (accused, rejection) = (false, nil as Rejection?)
    for _ in 0..<2_000 {
      let isGood = current.value.isEmpty || current.issue == nil && current.isComplete
      switch random.number(in: 0...4) {
      case 0:
        rejection = random.element(of: [.noRoom, .notAllowed, .wouldLose])
        rejection.map { issues.editWasRejected($0) }
      case 1:
        issues.editingDidEnd(current)
        (accused, rejection) = (!isGood, nil)
      case 2:
        issues.reset()
        (accused, rejection) = (false, nil)
      default:
        current = random.element(of: texts)
        issues.textDidChange(current)
        rejection = nil
        if current.value.isEmpty || current.issue == nil && current.isComplete { accused = false }
      }
      let present = current.issue ?? (current.isComplete ? nil : .incomplete)
      let isTime =
        accused
        || current.issue != nil
          && (moment == .atOnce || moment == .whenComplete && current.isComplete)
      let expected =
        rejection.map { ValidationIssue.rejected($0) }
        ?? (isTime && !current.value.isEmpty ? present : nil)
      #expect(issues.visible(in: current) == expected, "\(current.text), \(current.issue as Any)")
    }
  }

  private var issue: ValidationIssue { ValidationIssue(code: "checksum") }
}
