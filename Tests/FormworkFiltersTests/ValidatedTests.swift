import FormworkTestSupport
import Testing

@Suite struct ValidatedTests {
  private static let rejecting = AllowedCharacters.digits
    .validated(.aboveMaximum, onFailure: .reject) { (Int($0.value) ?? .max) <= 100 }
  private static let marking = AllowedCharacters.digits
    .validated(.aboveMaximum) { (Int($0.value) ?? .max) <= 100 }

  @Test(
    arguments: [
      ("10|", "0", "100|"), ("|", "a: 7", "7|"), ("[100]", "99", "99|"),
    ] as [(before: Drawing, insertion: String, after: Drawing)])
  func letsThrough(before: Drawing, insertion: String, after: Drawing) {
    for outcome in [
      Self.rejecting.inserting(insertion, into: before),
      Self.marking.inserting(insertion, into: before),
    ] {
      #expect(Drawing(outcome.formatted) == after)
      #expect(outcome.formatted.issue == nil)
      #expect(!outcome.isRejected)
    }
  }

  @Test(
    arguments: [
      ("10|", "1", "101|"), ("|50", "1", "1|50"), ("[9]9", "123", "123|9"),
    ] as [(before: Drawing, insertion: String, after: Drawing)])
  func rejectsOrMarks(before: Drawing, insertion: String, after: Drawing) {
    let rejected = Self.rejecting.inserting(insertion, into: before)
    #expect(rejected == .rejected(before.formatted(by: Self.rejecting)))
    let marked = Self.marking.inserting(insertion, into: before)
    #expect(Drawing(marked.formatted) == after)
    #expect(marked.formatted.issue == .aboveMaximum)
    #expect(!marked.isRejected)
  }

  @Test func aMarkGoesWithItsCause() {
    let marked = Self.marking.formatted(value: "101")
    #expect(marked.issue == .aboveMaximum)
    let deleted = Self.marking.apply(TextEdit(deletingBackward: 2..<3), to: marked)
    #expect(deleted.formatted.issue == nil)
    let rejected = Self.marking.apply(TextEdit(inserting: "x", at: 3), to: marked)
    #expect(rejected == .rejected(marked))
    #expect(
      Self.marking.apply(TextEdit(deletingBackward: 0..<0), to: marked) == EditOutcome(marked))
    #expect(Self.marking.editingBegan(marked) == marked)
    #expect(Self.marking.editingEnded(marked) == marked)
  }

  /// A step is an edit like any other: it is rejected, or its text is marked.
  @Test func stepsAreJudgedToo() {
    let marked = Counter().validated(.aboveMaximum) { $0.value.utf8.count < 2 }
    let ten = marked.stepped(marked.formatted(value: "9"), by: 1)
    #expect(ten?.formatted.text == "10" && ten?.formatted.issue == .aboveMaximum)
    #expect(marked.stepped(marked.formatted(value: "10"), by: -1)?.formatted.issue == nil)
    let rejecting = Counter().validated(onFailure: .reject) { $0.value.utf8.count < 2 }
    let nine = rejecting.formatted(value: "9")
    #expect(rejecting.stepped(nine, by: 1) == .rejected(nine))
    #expect(rejecting.stepped(nine, by: -1)?.formatted.text == "8")
    #expect(rejecting.stepped(rejecting.formatted(value: "20"), by: 1)?.formatted.text == "21")
  }

  @Test func anEmptyValueIsNoIssue() {
    let never = AllowedCharacters.digits.validated(onFailure: .reject) { _ in false }
    #expect(never.formatted(value: "").issue == nil)
    #expect(never.apply(TextEdit(inserting: "1", at: 0), to: FormattedText()).isRejected)
    let set = never.formatted(value: "12")
    #expect(set.issue == .mismatch)
    #expect(Drawing(never.apply(TextEdit(replacing: 0..<2, with: ""), to: set).formatted) == "|")
  }

  @Test func whatTheAppSetsCanBeEditedUntilItSatisfies() {
    let set = Self.rejecting.formatted(value: "1234")
    #expect(set.issue == .aboveMaximum)
    let shorter = Self.rejecting.apply(TextEdit(deletingBackward: 3..<4), to: set)
    #expect(Drawing(shorter.formatted) == "123|")
    #expect(shorter.formatted.issue == .aboveMaximum)
    let fine = Self.rejecting.apply(TextEdit(deletingBackward: 2..<3), to: shorter.formatted)
    #expect(fine.formatted.issue == nil)
    #expect(Self.rejecting.apply(TextEdit(inserting: "3", at: 2), to: fine.formatted).isRejected)
  }

  @Test func aIssueOfTheBaseGoesFirst() {
    let format = Self.marking.validated(.checksum) { $0.value.utf8.count < 3 }
    #expect(format.formatted(value: "12").issue == nil)
    #expect(format.formatted(value: "100").issue == .checksum)
    #expect(format.formatted(value: "101").issue == .aboveMaximum)
    let twice = Self.marking.validated(.aboveMaximum) { $0.value.utf8.count < 4 }
    let set = twice.formatted(value: "101")
    #expect(set.issue == .aboveMaximum)
    #expect(twice.apply(TextEdit(deletingBackward: 0..<0), to: set) == EditOutcome(set))
  }

  @Test func keepsTheReasonOfTheBase() {
    let pin = AllowedCharacters(.digits, maximumLength: 2).validated(onFailure: .reject) {
      $0.value != "13"
    }
    let full = pin.formatted(value: "12")
    #expect(full.isFull)
    #expect(pin.apply(TextEdit(inserting: "3", at: 2), to: full).rejection == .noRoom)
    #expect(pin.apply(TextEdit(inserting: "x", at: 2), to: full).rejection == .notAllowed)
    let one = pin.formatted(value: "1")
    #expect(pin.apply(TextEdit(inserting: "3", at: 1), to: one).rejection == .notAllowed)
    let other = pin.formatted(value: "12")
    #expect(pin.apply(TextEdit(replacing: 0..<2, with: "a: 14"), to: other).unused == "a")
  }
}
