import FormworkMasks

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

  /// Whether letters of ASCII may have a place in it.
  var takesLetters: Bool { !(likeDigits?.hasLettersAlike ?? false) }
}
