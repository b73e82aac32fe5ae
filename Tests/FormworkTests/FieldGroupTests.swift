import FormworkCore
import Testing

/// The order, the focus and the validity of the fields of a form.
@Suite("A group of fields") struct FieldGroupTests {
  enum Field: CaseIterable, Hashable { case name, phone, card }

  private func filled(_ valid: Field...) -> FieldGroup<Field> {
    var form = FieldGroup(Field.allCases)
    for field in valid { form.describe(field, status(.valid)) }
    return form
  }

  private func status(
    _ validation: InputStatus.Validation, showing issue: ValidationIssue? = nil
  ) -> InputStatus {
    var status = InputStatus()
    (status.validation, status.visibleIssue) = (validation, issue)
    return status
  }

  /// The report of a key that has made a text.
  private func typed(_ text: FormattedText) -> InputChange {
    InputChange(
      FieldChange(text, cause: .typing, completes: true, fills: text.isFull),
      InputStatus(text))
  }

  @Test func theFocusGoesBackAndForth() {
    var form = FieldGroup(Field.allCases)
    let answer1 = form.moveToNext()
    #expect(answer1)
    #expect(form.focus == .name)
    let answer2 = form.moveToPrevious()
    #expect(!answer2)
    #expect(form.focus == .name)
    form.moveToNext()
    form.moveToNext()
    #expect(form.focus == .card)
    let answer3 = form.moveToNext()
    #expect(!answer3)
    #expect(form.focus == .card)
    form.focus = nil
    let answer4 = form.moveToPrevious()
    #expect(answer4)
    #expect(form.focus == .card)
  }

  @Test func fieldsThatAreSkippedGetNoFocus() {
    var form = FieldGroup(Field.allCases)
    form.skippedFields = [.phone]
    form.focus = .name
    form.moveToNext()
    #expect(form.focus == .card)
    form.moveToPrevious()
    #expect(form.focus == .name)
    form.skippedFields = [.phone, .card]
    #expect(form.field(after: .name) == nil)
    // Nor do they without a focus, from either end.
    form.focus = nil
    form.moveToPrevious()
    #expect(form.focus == .name)
    (form.skippedFields, form.focus) = ([.name], nil)
    form.moveToNext()
    #expect(form.focus == .phone)
    form.advance = .whenFull
    form.skippedFields = [.card]
    form.fieldDidChange(.phone, fills: true, completes: true)
    #expect(form.focus == .phone, "the next one is skipped, and there is no other")
  }

  @Test(arguments: [
    (FocusAdvance.never, false, false), (.whenFull, true, false), (.whenComplete, true, true),
  ])
  func theFocusMovesOn(advance: FocusAdvance, whenFull: Bool, whenComplete: Bool) {
    for (fills, completes, moves) in [
      (true, true, whenFull), (false, true, whenComplete), (false, false, false),
    ] {
      var form = FieldGroup(Field.allCases)
      form.advance = advance
      form.focus = .name
      let answer5 = form.fieldDidChange(.name, fills: fills, completes: completes)
      #expect(answer5 == moves)
      #expect(form.focus == (moves ? .phone : .name))
    }
  }

  @Test func theFocusStaysUnlessTheAppWantsOtherwise() {
    var form = FieldGroup(Field.allCases)
    form.focus = .name
    let moves = form.fieldDidChange(.name, fills: true, completes: true)
    #expect(!moves)
    #expect(form.focus == .name)
  }

  /// A name of 40 characters may go on, and so may a value that has an issue.
  @Test(arguments: [(3, Field.name), (4, .name)])
  func aMaximumLengthDoesNotFillAField(length: Int, focus: Field) throws {
    for format in [
      AnyInputFormat(AllowedCharacters.letters.limited(to: length)),
      AnyInputFormat(AllowedCharacters.any.limited(to: length)),
    ] {
      var form = FieldGroup(Field.allCases)
      (form.advance, form.focus) = (.whenFull, .name)
      let text = format.formatted(text: String(repeating: "n", count: length))
      #expect(text.isFull)
      form.fieldDidChange(.name, typed(text))
      #expect(form.focus == focus)
    }
    var form = FieldGroup(Field.allCases)
    (form.advance, form.focus) = (.whenFull, .name)
    let text = try Mask("[000]").limited(to: 3).formatted(text: "212")
    form.fieldDidChange(.name, typed(text))
    #expect(form.focus == .phone, "the mask is full by itself")
  }

  /// Sentences of the app don't make groups differ, but limits do: they are shown.
  @Test func groupsDifferInTheirLimits() {
    let issue: (String) -> ValidationIssue = { .aboveMaximum.limited(to: $0) }
    var form = FieldGroup(Field.allCases) { _, _, _ in nil }
    form.describe(.name, status(.invalid(issue("5")), showing: issue("5")))
    let same = form.describe(.name, status(.invalid(issue("5")), showing: issue("5")))
    #expect(!same)
    let other = form.describe(.name, status(.invalid(issue("6")), showing: issue("6")))
    #expect(other)
    #expect(form.status(of: .name).visibleIssue?.limit == "6")
  }

  /// AutoFill may fill in a field that hasn't got the focus, and the last field has no next one.
  @Test func onlyTheFieldWithTheFocusHandsItOn() {
    var form = FieldGroup(Field.allCases)
    form.focus = .phone
    let answer6 = form.fieldDidChange(.name, fills: true, completes: true)
    #expect(!answer6)
    #expect(form.focus == .phone)
    form.focus = .card
    let answer7 = form.fieldDidChange(.card, fills: true, completes: true)
    #expect(!answer7)
    #expect(form.focus == .card)
  }

  @Test func losingTheFocusIsOneFieldsOwn() {
    var form = FieldGroup(Field.allCases)
    form.focusDidChange(of: .name, to: true)
    form.focusDidChange(of: .phone, to: true)
    form.focusDidChange(of: .name, to: false)
    #expect(form.focus == .phone)
    form.focusDidChange(of: .phone, to: false)
    #expect(form.focus == nil)
  }

  @Test func allAreValidOrTheFirstIsNot() {
    var form = filled(.name)
    #expect(!form.isValid)
    #expect(form.firstInvalid == .phone)
    form.optionalFields = [.phone, .card]
    #expect(form.isValid)
    form.describe(.card, status(.incomplete))
    #expect(form.firstInvalid == .card)
    form.describe(.card, status(.invalid(.checksum)))
    #expect(form.firstInvalid == .card)
    #expect(form.status(of: .card).validation == .invalid(.checksum))
  }

  @Test func submittingShowsWhatIsWrongUntilItIsFixed() {
    var form = filled(.name)
    form.describe(.card, status(.invalid(.checksum)))
    #expect(form.status(of: .phone).visibleIssue == nil)
    let answer8 = form.submit()
    #expect(!answer8)
    #expect(form.focus == .phone)
    #expect(form.status(of: .name).visibleIssue == nil)
    #expect(form.status(of: .phone).visibleIssue == .incomplete)
    #expect(form.status(of: .card).visibleIssue == .checksum)
    form.describe(.phone, status(.valid))
    form.describe(.phone, status(.incomplete))
    #expect(
      form.status(of: .phone).visibleIssue == nil, "it was fixed, and the user is at it again")
    form.describe(.phone, status(.valid))
    form.describe(.card, status(.valid))
    let answer9 = form.submit()
    #expect(answer9)
    #expect(form.focus == nil)
  }

  @Test func aFieldsOwnIssueIsShownFirst() {
    var form = filled(.name)
    form.describe(.name, status(.invalid(.tooLong), showing: .tooLong))
    #expect(form.status(of: .name).visibleIssue == .tooLong)
  }

  @Test func errorsFromAServerStayUntilTheFieldChanges() {
    var form = filled(.name, .phone, .card)
    form.setError("Taken", for: .phone)
    #expect(!form.isValid)
    #expect(form.firstInvalid == .phone)
    #expect(form.error(of: .phone) == "Taken")
    // An edit elsewhere, or a change by code, doesn't prove the server wrong.
    form.fieldDidChange(.card, fills: false, completes: false)
    form.describe(.phone, status(.valid))
    form.focusDidChange(of: .phone, to: true)
    #expect(form.error(of: .phone) == "Taken")
    form.fieldDidChange(.phone, fills: false, completes: false)
    #expect(form.error(of: .phone) == nil)
    #expect(form.isValid)
  }

  /// An error from the server isn't an issue of the value, but the form can't be sent with it.
  @Test func anErrorFromAServerIsNoIssueOfTheValue() {
    var form = filled(.name, .phone, .card)
    form.setError("Taken", for: .phone)
    let isSent = form.submit()
    #expect(!isSent && form.focus == .phone)
    #expect(form.status(of: .phone).visibleIssue == nil && !form.isValid(.phone))
    // An optional field with an error isn't valid either.
    form.describe(.phone, status(.empty))
    form.optionalFields = [.phone]
    #expect(!form.isValid)
    form.setError(nil, for: .phone)
    #expect(form.isValid)
  }

  @Test func returnMovesOnAndSubmitsAtTheEnd() {
    var form = filled(.name, .phone)
    form.focus = .phone
    let answer10 = form.fieldDidReturn(.phone)
    #expect(!answer10)
    #expect(form.focus == .card)
    let answer11 = form.fieldDidReturn(.card)
    #expect(!answer11)
    #expect(form.focus == .card, "it is the first that isn't valid")
    form.describe(.card, status(.valid))
    let answer12 = form.fieldDidReturn(.card)
    #expect(answer12)
    #expect(form.focus == nil)
  }

  /// A state of SwiftUI that is written without need updates the view again.
  @Test func nothingIsDifferentThatWasKnown() {
    var form = FieldGroup<Field>()
    let answer13 = form.describe(.phone, status(.empty))
    #expect(answer13)
    let answer14 = form.describe(.phone, status(.empty))
    #expect(!answer14)
    #expect(form.fields == [.phone])
    let answer15 = form.describe(.phone, status(.empty, showing: .incomplete))
    #expect(answer15)
  }
}

/// The order of fields on a screen.
@Suite("Reading order") struct ReadingOrderTests {
  private let places = [
    FieldPlace(x: 200, y: 6, width: 100, height: 40),  // to the right, a little lower
    FieldPlace(x: 0, y: 0, width: 190, height: 40),
    FieldPlace(x: 0, y: 50, width: 300, height: 40),
    FieldPlace(x: 0, y: 80, width: 100, height: 40),  // overlaps the line before by a quarter
  ]

  @Test func linesFromTheTopAndEachFromItsBeginning() {
    #expect(ReadingOrder.indices(of: places, isRightToLeft: false) == [1, 0, 2, 3])
    #expect(ReadingOrder.indices(of: places, isRightToLeft: true) == [0, 1, 2, 3])
    #expect(ReadingOrder.indices(of: [], isRightToLeft: false).isEmpty)
  }

  /// A view that isn't laid out yet has no size: the order stays as it was given.
  @Test func placesWithoutASizeKeepTheirOrder() {
    let nowhere = Array(repeating: FieldPlace(x: 0, y: 0, width: 0, height: 0), count: 3)
    #expect(ReadingOrder.indices(of: nowhere, isRightToLeft: false) == [0, 1, 2])
    #expect(ReadingOrder.indices(of: nowhere, isRightToLeft: true) == [0, 1, 2])
  }

  /// A tall text view beside two fields is read after both.
  @Test func aTallViewBesideFields() {
    let places = [
      FieldPlace(x: 200, y: 0, width: 100, height: 100),
      FieldPlace(x: 0, y: 0, width: 100, height: 40),
      FieldPlace(x: 0, y: 50, width: 100, height: 40),
    ]
    #expect(ReadingOrder.indices(of: places, isRightToLeft: false) == [1, 2, 0])
  }
}
