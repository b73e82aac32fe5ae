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

  /// The first row that holds counts: empty, invalid, incomplete, valid.
  @Test(arguments: [
    ("", false, true, "empty"), ("", true, false, "empty"), ("12", false, true, "incomplete"),
    ("12", true, true, "invalid"), ("12", false, false, "incomplete"),
    ("123", false, true, "valid"),
    ("1234", false, true, "valid"), ("1234", true, true, "invalid"),
    ("1234", false, false, "invalid"),
  ])
  func statesOfAText(digits: String, hasIssue: Bool, fits: Bool, name: String) throws {
    let formatted = try text(digits, issue: hasIssue ? issue : nil)
    #expect(ValidationState(formatted, fits: fits).name == name)
  }

  /// If all of it is optional, there is nothing to confirm, and nothing to complain of.
  @Test func anEmptyValueIsEmptyWhateverTheTextShows() throws {
    #expect(ValidationState(try Mask("[999]").formatted(text: "")) == .empty)
    let mask = try Mask("+1 [000]", options: Mask.Options(completesOnFocus: true))
    let prefix = mask.editingBegan(FormattedText())
    #expect(!prefix.text.isEmpty && ValidationState(prefix) == .empty)
  }

  /// Only the front end knows whether the app's type can hold a value, so the machine doesn't record it.
  @Test func aValueThatTheTypeCannotHoldIsShownAtItsTime() throws {
    let whole = try text("1234")
    let atOnce = IssueDisplay(moment: .atOnce)
    #expect(atOnce.visible(in: whole, fits: false) == .unrepresentable)
    #expect(atOnce.visible(in: whole) == nil)
    #expect(atOnce.visible(in: try text("12"), fits: false) == nil)
    var issues = IssueDisplay()
    issues.textDidChange(whole)
    #expect(issues.visible(in: whole, fits: false) == nil)
    issues.editingDidEnd(whole)
    #expect(issues.visible(in: whole, fits: false) == .unrepresentable)
    #expect(issues.visible(in: whole) == nil)
    issues.textDidChange(try text("123"))
    #expect(issues.visible(in: try text("123"), fits: false) == nil)
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
