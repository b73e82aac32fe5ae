import Testing

/// `LAWS_EDITS=… LAWS_SEED=… swift test -c release -Xswiftc -enable-testing --filter Laws`
@Suite struct LawsTests {
  @Test func formattingAFormattedTextChangesNothing() async {
    await LawRunner.run(.idempotence)
  }

  @Test func everyAcceptableValueMakesTheRoundTrip() async {
    await LawRunner.run(.roundTrip)
  }

  @Test func textIsAFunctionOfMaskValueAndReach() async {
    await LawRunner.run(.canonical)
  }

  @Test func noCharacterOutsideTheEditIsLost() async {
    await LawRunner.run(.survivors)
  }

  @Test func backspaceIsTheInverseOfTyping() async {
    await LawRunner.run(.inverse)
  }

  @Test func backspacesEmptyTheField() async {
    await LawRunner.run(.progress)
  }

  @Test func oneByOneIsTheSameAsAtOnce() async {
    await LawRunner.run(.oneByOne)
  }

  @Test func caretIsWhereItIsExpected() async {
    await LawRunner.run(.caret)
  }

  @Test func rejectedEditChangesNothing() async {
    await LawRunner.run(.reject)
  }

  @Test func undoRestoresTheStepBefore() async {
    await LawRunner.run(.undo)
  }

  @Test func rangesOfTextAndValueCoverTheSameCharacters() async {
    await LawRunner.run(.mapping)
  }

  @Test func anythingIsLegalInput() async {
    await LawRunner.run(.totality)
  }

  @Test func anyPatternIsLegalOrAnError() async {
    await LawRunner.run(.patterns)
  }

  @Test func reconcilingIsIdempotent() async {
    await LawRunner.run(.reconciling)
  }

  @Test func compositionNeverWrites() async {
    await LawRunner.run(.composition)
  }

  @Test func eventsAreSentExactlyOnce() async {
    await LawRunner.run(.events)
  }

  @Test func rewriteIsTheSmallest() async {
    await LawRunner.run(.rewriting)
  }

  @Test func foreignTextIsFormattedFirst() async {
    await LawRunner.run(.identity)
  }

  @Test func wholeTextIsAPaste() async {
    await LawRunner.run(.whole)
  }

  @Test func noPartOfAnInputIsCutOrJoined() async {
    await LawRunner.run(.uncut)
  }

  @Test func nothingVanishesUnsaid() async {
    await LawRunner.run(.accounted)
  }

  @Test func surfacesAgree() async {
    await LawRunner.run(.surfaces)
  }

  @Test func simpleMasksAgreeWithTheReference() async {
    await LawRunner.run(.reference)
  }

  @Test func aMaskIsTheSameInASet() async {
    await LawRunner.run(.sets)
  }

  @Test func equalStatesBehaveEqually() async {
    await LawRunner.run(.equality)
  }
}
