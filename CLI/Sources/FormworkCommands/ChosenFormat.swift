@_spi(JSON) import FormworkCore

/// The format that the arguments choose.
struct ChosenFormat {
  let format: AnyInputFormat

  /// What its definition says of undo.
  var undoSteps: UndoSteps?

  /// What the format says of the numbers that it reads; `nil` if it reads something else.
  var amounts: PartBoundaries.Amounts?

  /// Whether it is a date or a time.
  var isDate = false

  /// The digits that are all the same to it, if there are any.
  var likeDigits: LikeDigits?

  /// Returns the details of a text, such as the brand of a card.
  var details: @Sendable (FormattedText) -> InputDetails = { _ in InputDetails() }

  /// The limits of the text.
  var limits: [LengthLimit] = []

  /// Whether letters of ASCII may have a place in it.
  var takesLetters: Bool { !(likeDigits?.hasLettersAlike ?? false) }
}

extension JSONWriter {
  /// Writes the status of a text, with the keys that a page uses, too.
  mutating func status(_ status: InputStatus, _ details: InputDetails) {
    member("text", status.text)
    member("value", status.value)
    member("state", status.validation.state.name)
    member("issue", status.issue?.code)
    member("isFull", status.isFull)
    member("remainder", status.remainder)
    member("remainingLength", status.remainingLength)
    key("details")
    object { for (name, value) in details.names { $0.member(name, value) } }
  }
}
