import FormworkCore
import Testing

/// The status of a field, as the table of its validation says.
@Suite struct InputStatusTests {
  /// A field whose value has a type, as a front end sees it.
  private func status<Value>(
    _ format: FieldFormat<Value>, _ text: String, issues: IssueDisplay = IssueDisplay()
  ) -> InputStatus {
    let resolved = format.resolved(in: FormatContext(locale: "en_US", region: "US"))
    let formatted = resolved.format.formatted(text: text)
    return InputStatus(
      formatted, in: resolved.format, details: resolved.details(of: formatted), issues: issues,
      limits: resolved.textLimits, fits: format.conversion.read(formatted, resolved) != nil)
  }

  @Test(
    arguments: [
      ("", .empty), ("21", .incomplete), ("212", .valid), ("2125", .valid),
    ] as [(String, InputStatus.Validation)])
  func masks(text: String, validation: InputStatus.Validation) {
    #expect(status(.mask("[0009]"), text).validation == validation)
  }

  @Test(
    arguments: [
      ("378282246310005", .valid), ("37828224631000", .incomplete),
      ("378282246310006", .invalid(.checksum)),
    ] as [(String, InputStatus.Validation)])
  func cards(text: String, validation: InputStatus.Validation) {
    let status = status(.card, text)
    #expect(status.validation == validation)
    #expect(status.isValid == (validation == .valid))
    #expect(status.issue == (validation == .invalid(.checksum) ? .checksum : nil))
    #expect(status.isFull == (text.count == 15), "a wrong check digit fills the field, too")
    #expect(status.details.cardBrand == .amex, "complete or not")
  }

  /// Three digits are complete, and a byte holds no more than 255.
  @Test(
    arguments: [
      ("", .empty), ("25", .incomplete), ("255", .valid), ("256", .invalid(.unrepresentable)),
    ] as [(String, InputStatus.Validation)])
  func aValueThatTheTypeCannotHold(text: String, validation: InputStatus.Validation) throws {
    let mask = try Mask("[000]")
    let byte = FieldFormat<UInt8>(mask, id: "byte", read: { UInt8($0.value) }, write: { "\($0)" })
    #expect(status(byte, text).validation == validation)
    #expect(status(.mask("[000]"), text).issue == nil, "a string holds any value")
    #expect(status(byte, text).visibleIssue == nil, "the user is typing")
    let shown = status(byte, text, issues: IssueDisplay(moment: .atOnce)).visibleIssue
    #expect(shown == (text == "256" ? .unrepresentable : nil))
    #expect(shown.map(\.message) == (text == "256" ? "This value can't be used." : nil))
  }

  /// The field shows `123`, and the app's value is longer.
  @Test func aFieldThatShowsOnlyAPartOfAnAssignedValue() throws {
    let formatted = try Mask("[000]").formatted(value: "12345")
    let status = InputStatus(formatted)
    #expect(status.text == "123" && status.value == "12345")
    #expect(status.validation == .invalid(.tooLong))
  }

  @Test func anEmptyValueIsEmptyWhateverTheTextShows() throws {
    let mask = try Mask("+1 [000]", options: Mask.Options(completesOnFocus: true))
    let prefix = mask.editingBegan(FormattedText())
    let status = InputStatus(prefix)
    #expect(status.text == "+1 " && status.value.isEmpty && status.validation == .empty)
    #expect(InputStatus(try Mask("[999]").formatted(text: "")).validation == .empty)
  }

  @Test func anIssueComesBeforeMissingCharacters() throws {
    var formatted = try Mask("[000]").formatted(text: "12")
    formatted.issue = .checksum
    #expect(InputStatus(formatted).validation == .invalid(.checksum))
    #expect(InputStatus(formatted, fits: false).validation == .invalid(.checksum))
    formatted.issue = nil
    #expect(InputStatus(formatted, fits: false).validation == .incomplete, "it may still fit")
  }

  @Test func aFieldWithoutAFormatIsEmptyOrValid() {
    #expect(InputStatus(plain: "").validation == .empty)
    let status = InputStatus(plain: "anything")
    #expect(status.validation == .valid && status.text == "anything" && status.value == "anything")
    #expect(status.remainder.isEmpty && !status.isFull && status.remainingLength == nil)
    #expect(InputStatus() == InputStatus(plain: ""))
  }

  /// What is shown may be redacted, or composed by an input method.
  @Test func theShownTextMayDiffer() throws {
    let status = InputStatus(try Mask("[0000]").formatted(text: "1234"), showing: "••34")
    #expect(status.text == "••34" && status.value == "1234" && status.isValid)
  }

  @Test(
    arguments: [
      (.mask("+1 ([000]) [000]-[0000]"), "21", "0) 000-0000"), (.mask("[000]"), "123", ""),
      (.number, "12", ""), (.text(), "some", ""),
    ] as [(FieldFormat<String>, String, String)])
  func remainders(format: FieldFormat<String>, text: String, remainder: String) {
    #expect(status(format, text).remainder == remainder)
  }

  @Test(
    arguments: [
      (.text(maximumLength: 10), "four", 6), (.text(), "four", nil),
      (.mask("[000]-[000]").limited(to: 5, of: .text), "123", 1),
      (.text().limited(to: 20, of: .text).limited(to: 6, of: .text), "four", 2),
      (.text(maximumLength: 8).limited(to: 20, of: .text), "four", 4),
      (.text().limited(to: 20, of: .value), "four", nil),
      (.text(maximumLength: 8).limited(to: 2, of: .text), "", 2),
    ] as [(FieldFormat<String>, String, Int?)])
  func remainingLengths(format: FieldFormat<String>, text: String, remaining: Int?) {
    #expect(status(format, text).remainingLength == remaining)
  }

  @Test func theTightestLimitCountsInItsOwnUnit() {
    let limits = [LengthLimit(10), LengthLimit(12, .bytes)]
    let status = { InputStatus(FormattedText(text: $0, value: $0), limits: limits) }
    #expect(status("abc").remainingLength == 7)
    #expect(status("äöü").remainingLength == 6)
    #expect(status("äöüäöüäöü").remainingLength == 0)
  }

  @Test func theFormatsMistakeIsPartOfTheStatus() {
    let error = FormatError(.noKind)
    #expect(InputStatus(plain: "", formatError: error).formatError == error)
    #expect(InputStatus(plain: "").formatError == nil)
  }

  /// An edit is reported with the status, and whether it has completed the value.
  @Test func aChangeHasTheStatusAfterIt() throws {
    let formatted = try Mask("[000]").formatted(text: "123")
    let change = InputChange(
      FieldChange(formatted, removed: "9", unused: "x", cause: .paste, completes: true),
      InputStatus(formatted))
    #expect(change.status.value == "123" && change.status.isValid && change.completes)
    #expect(change.removed == "9" && change.unused == "x" && change.cause == .paste)
  }
}
